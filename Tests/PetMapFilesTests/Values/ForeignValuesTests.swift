import Foundation
import PetMapAnnouncements
import PetMapFiles
import PetMapGeo
import Testing

/// Tests values in the notations of many countries and programs.
struct ForeignValuesTests {
  private static let dates = [
    "2567-05-01", "2567-05-01T10:00:00", "1 พฤษภาคม 2567", "1 พ.ค. 2567", "113/05/01", "113-05-01",
    "113年5月1日", "民國113年5月1日", "2024年5月1日", "2024年05月01日 10時30分", "2024年5月1日(水)", "令和6年5月1日",
    "R6.5.1", "2024년 5월 1일", "2024년5월1일 10:30", "2024. 5. 1.", "2024/05/01 下午 3:20",
    "2024-05-01 오전 10:30", "1 мая 2024", "1 мая 2024 г.", "1 травня 2024 р.", "1 Mayıs 2024",
    "1 maggio 2024", "1 mei 2024", "1. maj 2024", "1. května 2024", "1 maja 2024 r.",
    "Mittwoch, 1. Mai 2024", "mercredi 1er mai 2024", "1 de mayo de 2024", "1 de maio de 2024",
    "1 Μαΐου 2024", "1 במאי 2024", "1 مايو 2024", "2024. május 1.", "1 toukokuuta 2024",
    "Wed, 01 May 2024 10:00:00 GMT", "May 1st, 2024", "24年5月1日",
  ]

  @Test(arguments: dates)
  func `dates are read in the notations of many countries`(date: String) throws {
    let result = try readAll(text: "id,lat,lon,date\na,1,2,\"\(date)\"\n")
    #expect(result.announcements.first?.lastSeenDate?.isoText == "2024-05-01")
    #expect(result.report.problems == [])
  }

  @Test(arguments: [
    "mardi 7 mai 2024", "7 märz 2024", "31 prosince 2023", "3 listopadu 2023", "R6 2024", "5月1日",
    "mañana", "2024年", "May", "3 Januar", "昭和", "2024年13月1日",
  ])
  func `a date is parsed or rejected`(date: String) throws {
    let expected = [
      "mardi 7 mai 2024": "2024-05-07", "7 märz 2024": "2024-03-07",
      "31 prosince 2023": "2023-12-31", "3 listopadu 2023": "2023-11-03",
    ]
    let result = try readAll(text: "id,lat,lon,date\na,1,2,\"\(date)\"\n")
    #expect(result.announcements.first?.lastSeenDate?.isoText == expected[date])
    #expect(result.report.problems.isEmpty == (expected[date] != nil))
  }

  @Test func `month names are recognized in many languages`() throws {
    let months = [
      "january february march april may june july august september october november december",
      "stycznia lutego marca kwietnia maja czerwca lipca sierpnia września października listopada "
        + "grudnia",
      "januar februar märz april mai juni juli august september oktober november dezember",
      "enero febrero marzo abril mayo junio julio agosto septiembre octubre noviembre diciembre",
      "janvier février mars avril mai juin juillet août septembre octobre novembre décembre",
      "января февраля марта апреля мая июня июля августа сентября октября ноября декабря",
      "січня лютого березня квітня травня червня липня серпня вересня жовтня листопада грудня",
      "ocak şubat mart nisan mayıs haziran temmuz ağustos eylül ekim kasım aralık",
      "gennaio febbraio marzo aprile maggio giugno luglio agosto settembre ottobre novembre dicembre",
      "januari februari maart april mei juni juli augustus september oktober november december",
      "ledna února března dubna května června července srpna září října listopadu prosince",
      "janeiro fevereiro março abril maio junho julho agosto setembro outubro novembro dezembro",
      "tammikuuta helmikuuta maaliskuuta huhtikuuta toukokuuta kesäkuuta heinäkuuta elokuuta "
        + "syyskuuta lokakuuta marraskuuta joulukuuta",
      "มกราคม กุมภาพันธ์ มีนาคม เมษายน พฤษภาคม มิถุนายน กรกฎาคม สิงหาคม กันยายน ตุลาคม พฤศจิกายน ธันวาคม",
      "ม.ค. ก.พ. มี.ค. เม.ย. พ.ค. มิ.ย. ก.ค. ส.ค. ก.ย. ต.ค. พ.ย. ธ.ค.",
      "ינואר פברואר מרץ אפריל מאי יוני יולי אוגוסט ספטמבר אוקטובר נובמבר דצמבר",
      "يناير فبراير مارس أبريل مايو يونيو يوليو أغسطس سبتمبر أكتوبر نوفمبر ديسمبر",
      "ιανουαρίου φεβρουαρίου μαρτίου απριλίου μαΐου ιουνίου ιουλίου αυγούστου σεπτεμβρίου "
        + "οκτωβρίου νοεμβρίου δεκεμβρίου",
    ]
    for names in months {
      let names = names.split(separator: " ")
      let rows = names.enumerated().map { "\($0.offset + 1),1,2,14 \($0.element) 2024\n" }.joined()
      let result = try readAll(text: "id,lat,lon,date\n" + rows)
      #expect(
        result.announcements.map { $0.lastSeenDate?.month } == (1...12).map { $0 }, "\(names)")
    }
  }

  @Test func `dates with periods begin with the day`() throws {
    let result = try readAll(text: "id,lat,lon,date\na,1,2,05.01.2024\nb,1,2,06.02.2024\n")
    #expect(result.announcements.map { $0.lastSeenDate?.isoText } == ["2024-01-05", "2024-02-06"])
  }

  @Test(arguments: [
    (["24/05/01", "24/05/17", "24/06/03"], "2024-05-01", [DateOrder.dayFirst]),
    (["01/05/24", "17/05/24", "03/06/24"], "2024-05-01", []),
    (["05/01/24", "05/17/24"], "2024-05-01", []), (["98-05-01"], "1998-05-01", []),
    (["01/03/21", "01/07/22", "01/11/23"], "2021-01-03", [.dayFirst, .yearFirst]),
    (["24/05/17"], "2017-05-24", [DateOrder.yearFirst]),
    (["01/05/24"], "2024-01-05", [.dayFirst, .yearFirst]),
    (["24/05/17", "23/05/2024"], "2017-05-24", []),
  ])
  func `a year of two digits comes first if the first numbers vary less than the last`(
    dates: [String], first: String, others: [DateOrder]
  ) throws {
    let rows = dates.enumerated().map { "\($0.offset),1,2,\($0.element)\n" }.joined()
    let file = TemporaryFile("id,lat,lon,date\n" + rows)
    let result = try readAll(file.path)
    #expect(result.announcements.first?.lastSeenDate?.isoText == first)
    #expect(result.report.problems == [])
    let facts = try AnnouncementReader(path: file.path).facts
    #expect(facts.otherDateOrders == others && facts.isDateOrderGuessed == !others.isEmpty)
  }

  @Test(arguments: [
    (["99/05/01", "100/12/31"], ["2010-05-01", "2011-12-31"]),
    (["113.5.1", "98.12.31"], ["2024-05-01", "2009-12-31"]),
    (["099/05/01", "0990502"], ["2010-05-01", "2010-05-02"]),
    (["01/05/67", "31/12/66"], ["2024-05-01", "2023-12-31"]),
    (["31/12/98", "01/05/24"], ["1998-12-31", "2024-05-01"]),
  ])
  func `short years are in the calendar of their column`(
    dates: [String], expected: [String]
  ) throws {
    let rows = dates.enumerated().map { "\($0.offset),1,2,\($0.element)\n" }.joined()
    let result = try readAll(text: "id,lat,lon,date\n" + rows)
    #expect(result.announcements.map { $0.lastSeenDate?.isoText } == expected)
  }

  @Test(arguments: ["012/05/24", "123-45-6789", "112/05/24"])
  func `a typo with three digits does not change the calendar of its column`(typo: String) throws {
    let years = (1...200).map { 1981 + $0 % 19 }
    let dates = years.enumerated().map { index, year in
      "\(index % 12 + 1)/\(index % 28 + 1)/\(year - 1900)"
    }
    let rows = (dates + [typo]).enumerated().map { index, date in "\(index),1,2,\(date)\n" }
    let result = try readAll(text: "id,lat,lon,date\n" + rows.joined())
    #expect(result.announcements.prefix(200).map { $0.lastSeenDate?.year } == years)
  }

  @Test(arguments: ["012/05/24", "123-45-6789"])
  func `a typo with three digits is not in the calendar of the Republic of China`(
    typo: String
  ) throws {
    let result = try readAll(text: "id,lat,lon,date\na,1,2,05/01/24\nb,1,2,\(typo)\n")
    #expect(result.announcements.map { $0.lastSeenDate?.isoText } == ["2024-05-01", nil])
  }

  @Test(arguments: [
    ("2 yrs 3 mos", 2), ("2 Jahre und 3 Monate", 2), ("2 лет", 2), ("3歳", 3), ("2살", 2), ("2岁", 2),
    ("5개월", 0), ("2 ปี", 2), ("30 เดือน", 2), ("2 anni", 2), ("2 jaar", 2), ("3 let", 3), ("2 år", 2),
    ("1 año y 3 meses", 1),
  ])
  func `ages are read in many languages`(age: (String, Int)) throws {
    let result = try readAll(text: "id,lat,lon,age\na,1,2,\(age.0)\n")
    #expect(result.announcements.first?.age == age.1)
  }

  @Test(arguments: [("1800 months", 150), ("1812 months", nil), ("10000 weeks", nil), ("151", nil)])
  func `ages above 150 years are invalid`(age: (String, Int?)) throws {
    let result = try readAll(text: "id,lat,lon,age\na,1,2,\(age.0)\n")
    #expect(result.announcements.first?.age == age.1)
  }

  @Test(arguments: [
    ("Wiek (w latach)", 5, 5), ("Wiek w mies.", 24, 2), ("Alter in Jahren", 5, 5),
    ("Wiek w miesiącach", 24, 2), ("Age (m)", 24, 2),
  ])
  func `a preposition in the name of an age is not its unit`(
    name: String, value: Int, age: Int
  ) throws {
    let result = try readAll(text: "id,lat,lon,\(name)\na,1,2,\(value)\n")
    #expect(result.announcements.first?.age == age)
  }

  @Test(arguments: [
    ("Lost Pet", "MISSING"), ("Missing (active)", "MISSING"), ("Пропала собака", "MISSING"),
    ("Найдена собака", "FOUND"), ("保護中", "FOUND"), ("失踪", "MISSING"), ("丢失", "MISSING"),
    ("종료(반환)", "CLOSED"), ("Ztraceno", "MISSING"), ("Nalezeno", "FOUND"), ("Forsvundet", "MISSING"),
    ("Return to Home", "CLOSED"),
  ])
  func `statuses are read in many languages`(status: (String, String)) throws {
    let result = try readAll(text: "id,lat,lon,status\na,1,2,\(status.0)\n")
    #expect(result.announcements.first?.status.word == status.1)
    #expect(result.report.problems == [])
  }

  @Test(arguments: [
    ("♂", "MALE"), ("♀️", "FEMALE"), ("кобель", "MALE"), ("сука", "FEMALE"), ("미상", "UNKNOWN"),
    ("Q", "UNKNOWN"), ("NM", "MALE"), ("FS", "FEMALE"), ("fena", "FEMALE"),
    ("Vrouwelijk", "FEMALE"), ("Feminino", "FEMALE"), ("maschile", "MALE"), ("Weibchen", "FEMALE"),
    ("мальчик", "MALE"), ("女の子", "FEMALE"), ("公犬", "MALE"), ("samiczka", "FEMALE"),
    ("X", "UNKNOWN"), ("Unaltered", "UNKNOWN"), ("M (castrated)", "MALE"),
    ("수컷(중성화)", "MALE"), ("Hündin (kastriert)", "FEMALE"), ("mâle stérilisé", "MALE"),
    ("Male/Female", "Male/Female"), ("Male and pregnant", "Male and pregnant"),
  ])
  func `words for sexes are recognized in several languages`(sex: (String, String)) throws {
    let result = try readAll(text: "id,lat,lon,sex\na,1,2,\(sex.0)\n")
    #expect(result.announcements.first?.sex == sex.1)
  }

  @Test(arguments: [
    "широта,долгота", "Геогр. широта,Геогр. долгота", "широта,довгота", "Enlem,Boylam", "緯度,経度",
    "北緯,東経", "위도,경도", "纬度,经度", "Y坐标,X坐标", "Latitudine,Longitudine",
    "Y-coördinaat,X-coördinaat", "Y좌표,X좌표", "Γεωγρ. πλάτος,Γεωγρ. μήκος",
    "Breedtegraad,Lengtegraad", "Breddegrad,Længdegrad", "Zeměpisná šířka,Zeměpisná délka",
    "Zemepisná šírka,Zemepisná dĺžka", "last_seen_lat,last_seen_long", "pickup_lat,pickup_lng",
    "location.lat,location.lon", "lat_wgs84,lng_wgs84", "lat_dd,long_dd", "Latitude_1,Longitude_1",
  ])
  func `coordinate columns are recognized by their names`(names: String) throws {
    let result = try readAll(text: "id,\(names)\na,\u{2212}50.1,19.9\n")
    #expect(result.announcements.map(\.coordinate.latitude) == [-50.1])
    #expect(result.announcements.map(\.coordinate.longitude) == [19.9])
  }

  @Test(arguments: [
    "geo:50.1,19.9;u=35", "https://www.google.com/maps?q=50.1,19.9",
    "https://waze.com/ul?ll=50.1,19.9", "lat: 50.1, lng: 19.9", "Longitude=19.9 Latitude=50.1",
    "50.1 / 19.9", "50,1; 19,9", "N50.1 E19.9", "50°06'00\"N 19°54'00\"E",
  ])
  func `a coordinate in a single value is read`(location: String) throws {
    let quoted = location.replacingOccurrences(of: "\"", with: "\"\"")
    let result = try readAll(text: "id,location\na,\"\(quoted)\"\n")
    let coordinate = try #require(result.announcements.first?.coordinate)
    #expect(abs(coordinate.latitude - 50.1) < 1e-9 && abs(coordinate.longitude - 19.9) < 1e-9)
  }

  @Test(arguments: [
    ("nume,specie,rasa,varsta,sex,stare", "câine,metis,2 ani,mascul,găsit"),
    ("név,faj,fajta,életkor,ivar,állapot", "kutya,metis,2 év,kan,talált"),
    ("ime,vrsta,pasmina,age,spol,status", "pas,metis,2,mužjak,pronađen"),
    ("име,вид,порода,възраст,пол,статус", "куче,metis,2,мъжки,намерен"),
    ("nimi,laji,rotu,ikä,sukupuoli,tila", "koira,metis,2,uros,löytynyt"),
    ("nama,jenis,ras,umur,jenis kelamin,status", "anjing,metis,2 tahun,jantan,ditemukan"),
    ("ชื่อ,ชนิดสัตว์,breed,age,เพศ,สถานะ", "สุนัข,metis,2 ปี,ผู้,พบ"),
    ("jméno zvířete,druh zvířete,plemeno,věk,pohlaví,stav", "pes,metis,2 roky,samec,nalezený"),
  ])
  func `names and values are read in further languages`(header: String, row: String) throws {
    let result = try readAll(text: "id,lat,lon,\(header)\na,1,2,Rex,\(row)\n")
    let pet = try #require(result.announcements.first)
    #expect(pet.petName == "Rex" && pet.species == "DOG" && pet.breed == "metis")
    #expect(pet.age == 2 && pet.sex == "MALE" && pet.status == .found)
    #expect(result.report.problems == [])
  }

  @Test(arguments: [
    ("numara", "kayıp tarihi"), ("nummer", "datum vermist"), ("nummer", "dato forsvundet"),
    ("azonosító", "dátum"), ("番号", "失踪日"), ("รหัส", "วันที่หาย"), ("guid", "pubDate"),
    ("Sıra No", "kayıp tarihi"), ("序号", "走失时间"), ("Α/Α", "Ημερομηνία"), ("الرقم", "تاریخ"),
    ("Sagsnr", "Fundet dato"), ("연번", "실종일시"), ("Номер", "Дата и время"),
  ])
  func `IDs and dates are recognized by their names`(id: String, date: String) throws {
    let result = try readAll(text: "\(id),lat,lon,\(date)\nA7,1,2,2024-05-01\n")
    #expect(result.ids == ["A7"])
    #expect(result.announcements.first?.lastSeenDate?.isoText == "2024-05-01")
  }

  @Test func `a coordinate before an address is read in the order of its column`() throws {
    let text = """
      animalid,latlong
      a,"50.12345,19.98765,12MainStSpringfield"
      b,"50.22345,19.98765,"
      c,"0,0,"
      d,"50.1,19.9,12MainStSpringfield"
      e,"12 Main St,50.12345,19.98765"
      """
    let result = try readAll(text: text)
    #expect(result.ids == ["a", "b"])
    #expect(result.announcements.map(\.coordinate.latitude) == [50.12345, 50.22345])
    #expect(result.reasons == [.notALocation, .notALocation, .notALocation])
    let reversed = try readAll(
      text: "id,place\na,\"-119.98765,50.12345,12MainSt\"\nb,\"19.98765,50.22345,9 Elm St\"\n")
    #expect(reversed.announcements.map(\.coordinate.latitude) == [50.12345, 50.22345])
  }

  @Test func `a second array of records is rejected anywhere in the file`() throws {
    func records(_ count: Int, _ prefix: String) -> String {
      let records = (0..<count).map { index in
        #"{"id":"\#(prefix)\#(index)","lat":50.1,"lng":19.9,"name":"\#(String(repeating: "x", count: 50))"}"#
      }
      return "[\(records.joined(separator: ","))]"
    }
    for text in [
      #"{"pets":\#(records(1500, "p")),"dogs":\#(records(3, "d"))}"#,
      #"{"a":{"pets":\#(records(1500, "p"))},"b":{"items":\#(records(3, "d"))}}"#,
      #"{"data":\#(records(1500, "p")),"other":\#(records(3, "d"))}"#,
    ] {
      #expect(throws: FileError.self) { try readAll(text: text, name: "pets.json") }
    }
    var options = ReadingOptions()
    options.recordPath = ["pets"]
    let text = #"{"pets":\#(records(1500, "p")),"dogs":\#(records(3, "d")),"n":[1,2]}"#
    #expect(try readAll(text: text, name: "pets.json", options: options).ids.count == 1500)
  }

  @Test(arguments: [
    String.Encoding.utf16, .utf16LittleEndian, .utf32, .utf32BigEndian, .utf32LittleEndian,
  ])
  func `UTF-16 and UTF-32 are recognized by the byte order mark or by zero bytes`(
    encoding: String.Encoding
  )
    throws
  {
    let text = #"[{"id":"ż","lat":50.1,"lng":19.9,"petName":"Łatka"}]"#
    let data = try #require(text.data(using: encoding))
    let result = try readAll(TemporaryFile(data, name: "pets.json").path)
    #expect(result.announcements.map(\.petName) == ["Łatka"])
  }

  @Test(arguments: [
    ("/Date(1713348000000)/", "2024-04-17"), (#"\/Date(1713348000000)\/"#, "2024-04-17"),
    ("/Date(1713391200000+0200)/", "2024-04-18"), ("/Date(1713312000000-0500)/", "2024-04-16"),
    ("/Date(-1)/", "1969-12-31"), ("Date(2024,3,17)", "2024-04-17"),
    ("Date(2024,11,31,23,59,59)", "2024-12-31"), ("new Date(1713348000000)", "2024-04-17"),
    ("Date(2024,12,1)", nil), ("/Date()/", nil), ("/Date(1,2)/", nil), ("/Date(soon)/", nil),
  ])
  func `dates in the notation of scripts are read`(date: (text: String, iso: String?)) throws {
    let result = try readAll(text: #"[{"id":"a","lat":1,"lng":2,"date":"\#(date.text)"}]"#)
    #expect(result.announcements.first?.lastSeenDate?.isoText == date.iso)
    #expect(result.reasons == (date.iso == nil ? [.notADate] : []))
  }
}
