extension ColumnName {
  /// Names used in Russian, Ukrainian, Turkish, Greek, Hebrew, Arabic, Japanese, Korean, Chinese,
  /// Thai, Italian, Dutch, Danish, Swedish, Norwegian, Finnish, Czech, Slovak, Hungarian, Romanian,
  /// Croatian, Bulgarian, Indonesian, Vietnamese, and Portuguese tables; the words of a name are
  /// joined.
  static let foreign: KeyValuePairs<RecordField, String> = [
    .id: """
    номер код ідентифікатор идентификатор kayıtno sıra κωδικός αριθμός מספר מזהה رقم 管理番号 番号
    受付番号 届出番号 整理番号 整理No 編號 编号 收容編號 流水號 관리번호 번호 접수번호 案件編號 유기번호 공고번호 연번
    codice dossiernummer kenmerk nºexpediente nºdossier
    numara nummer azonosító รหัส sırano 序号 序號 αα الرقم løbenummer sagsnummer sagsnr číslo evidenčníčíslo desertionno identifier
    """,
    .petName: """
    кличка имя імя прізвисько adı hayvanadı isim όνομα שם اسم 名前 愛称 呼び名 名字 寵物名 寵物名稱 宠物名
    이름 동물명 동물이름 nomeanimale nome naam diernaam navn jméno jménozvířete ชื่อ namn név nume ime nimi meno nama namahewan име
    """,
    .species: """
    вид видживотного животное тварина видтварини tür hayvantürü είδος ζώο סוג סוגחיה نوع 種類 動物種類
    動物の種類 動物種別 種別 動物種 畜種 寵物別 寵物種類 宠物类型 宠物种类 النوع 動物別 种类 动物种类 축종 동물종류 종류 축종명 specie tipoanimale diersoort
    soort dyreart druh kindcd upkindnm kindfullnm druhzvířete djurart djurslag faj állatfaj vrsta ชนิด ชนิดสัตว์ ประเภท laji jenis jenishewan loài
    """,
    .breed: """
    порода ırk cins ράτσα φυλή גזע سلالة 品種 犬種 猫種 品种 품종 품종명 razza ras plemeno fajta pasmina rotu giống lookslike
    looks primarybreeds breedlookslike kindnm
    """,
    .sex: """
    пол стать cinsiyet cinsiyeti φύλο מין جنس 性別 雌雄 性别 성별 sexcd sesso geslacht køn pohlaví neme เพศ kön kjønn ivar spol sukupuoli pohlavie jeniskelamin giớitính
    """,
    .age:
      "возраст вік yaş yaşı ηλικία גיל عمر 年齢 推定年齢 年齡 年龄 나이 età leeftijd alder věk ålder vârstă életkor възраст ikä vek umur usia tuổi",
    .description: """
    описание опис примечание açıklama περιγραφή תיאור وصف 特徴 備考 特徵 描述 特征 특징 특이사항 descrizione
    beschrijving opmerkingen beskrivelse popis beskrivning descriere leírás kuvaus deskripsi keterangan môtả message
    """,
    .microchipNumber: """
    чип номерчипа mikroçip çipno שבב マイクロチップ マイクロチップ番号 晶片號碼 晶片 芯片号 동물등록번호 chipnummer
    čísločipu numerodichip
    """,
    .lastSeenDate: """
    дата датаивремя датапропажи датанаходки датазникнення tarih kayıptarihi bulunmatarihi ημερομηνία תאריך تاريخ
    日付 受付日 届出日 発見日 行方不明日 保護年月日 保護日 収容日 収容年月日 遺失日期 走失日期 遺失時間 日期 拾獲日期 拾獲時間 發現日期 접수일 접수일자 발견일 발견일자 분실일 분실일자
    실종일 실종일시 분실일시 발견일시 접수일시 발생일시 走失时间 走失時間 丢失时间 发现时间 تاریخ datasmarrimento dataritrovamento datum dato datumztráty datumnálezu datoforsvundet fundetdato datumvondst
    vermissingsdatum datumvermist 失踪日 วันที่ วันที่หาย dátum päivämäärä tanggal tanggalhilang ngày happendt
    """,
    .email: "почта эпошта eposta メール 電子郵件 이메일 indirizzoemail sähköposti",
    .phone: """
    телефон τηλέφωνο טלפון هاتف 電話 電話番号 連絡先 電話號碼 电话 전화번호 연락처 보호소전화번호 telefoon
    telefonnummer kontakttelefon 飼主電話 puhelin telepon sốđiệnthoại เบอร์โทร
    """,
    .photoUrl:
      "фото fotoğraf φωτογραφία תמונה صورة 写真 照片 圖片 图片 사진 이미지 popfile popfile1 poză pozaurl imagine fénykép slika снимка kuva fotka hìnhảnh",
    .status: """
    статус статусобъявления состояние стан durum durumu κατάσταση סטטוס חالة حالة 状態 状況 狀態 状态 상태 진행상태 stato
    stav lostpetstatus stare állapot tila สถานะ trạngthái processstate
    """,
    .latitude: """
    широта геогрширота географическаяширота географічнаширота 北緯 y坐标 y座標 y좌표 ycoördinaat širina geografskaširina zemepisnášírka enlem γεωγραφικόπλάτος γεωγρπλάτος πλάτος קורוחב רוחב خطالعرض 緯度 纬度 위도 latitudine breedtegraad
    breddegrad bredde zeměpisnášířka zemšířka šířka latitud szélesség szélességifok leveysaste
    ละติจูด vĩđộ lintang szerwgs84
    """,
    .longitude: """
    долгота геогрдолгота географическаядолгота географічнадовгота довгота 東経 x坐标 x座標 x좌표 xcoördinaat dolžina dužina geografskadolžina zemepisnádĺžka boylam γεωγραφικόμήκος γεωγρμήκος μήκος קואורך אורך خطالطول 経度 經度 经度 경도 longitudine
    lengtegraad længdegrad længde zeměpisnádélka zemdélka délka longitud lengdegrad hosszúság
    hosszúságifok pituusaste ลองจิจูด kinhđộ bujur dłwgs84
    """,
    .location: """
    координаты координати koordinat koordinatlar koordinater συντεταγμένες נצ קואורדינטות إحداثيات
    座標 位置情報 緯度経度 坐标 經緯度 经纬度 좌표 위경도 coordinate coordinaten coördinaten souřadnice gpssouřadnice
    geohash mgrs usng mgrscoordinates mgrscoordinate mgrscoord mgrscoords mgrsreference mgrsref
    usngcoordinates usngcoordinate usngcoord usnationalgrid militarygrid gridreference gridref maplink mapurl googlemaps googlemap googlemapslink geouri mapslink plattegrond place
    latitudelongitud lonlat lnglat longlat longitudelatitude center centroid gpslocation geocodedlocation geocode
    """,
  ]
}
