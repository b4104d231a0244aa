import PetMapSynonyms

/// The countries that a file may be about, by their names in EPSG's registry.
enum CountryHints {
  /// Returns the countries that a file mentions.
  ///
  /// - Parameter words: The folded names and values of the file's columns.
  static func named(in words: Set<String>) -> [String] {
    countries.filter { country in
      country.names.spacedWords.contains(where: words.contains)
    }.map(\.area)
  }

  /// Returns the countries of the language from which most of the words in a file are, at least two,
  /// or else those that use its script.
  ///
  /// - Parameter words: The folded names and values of the file's columns.
  static func speaking(in words: Set<String>) -> [String] {
    let ranked = languages.map { language in
      (language: language, count: language.words.spacedWords.count(where: words.contains))
    }
    let most = ranked.map(\.count).max() ?? 0
    let byWords = most < 2 ? [] : ranked.filter { $0.count == most }.flatMap(\.language.areas)
    let byScripts = scripts.filter { script in
      words.contains { $0.unicodeScalars.contains { script.range.contains($0.value) } }
    }
    return byWords.isEmpty ? byScripts.flatMap(\.areas) : byWords
  }

  /// The names of countries in English and in their own languages, folded.
  private static let countries: [(area: String, names: String)] = [
    ("Poland", "poland polska"), ("Germany", "germany deutschland"),
    ("Austria", "austria österreich osterreich"),
    ("Switzerland", "switzerland schweiz suisse svizzera"),
    ("France", "france"), ("Belgium", "belgium belgië belgie belgique"),
    ("Netherlands", "netherlands nederland holland"), ("Luxembourg", "luxembourg"),
    ("Spain", "spain españa espana"), ("Portugal", "portugal"), ("Italy", "italy italia"),
    ("United Kingdom (UK)", "uk unitedkingdom greatbritain england scotland wales"),
    ("Ireland", "ireland éire"), ("Denmark", "denmark danmark"), ("Norway", "norway norge noreg"),
    ("Sweden", "sweden sverige"), ("Finland", "finland suomi"),
    ("Iceland", "iceland ísland island"),
    ("Estonia", "estonia eesti"), ("Latvia", "latvia latvija"), ("Lithuania", "lithuania lietuva"),
    ("Czechia", "czechia czechrepublic česko cesko českárepublika"),
    ("Slovakia", "slovakia slovensko"),
    ("Hungary", "hungary magyarország"), ("Romania", "romania românia"),
    ("Bulgaria", "bulgaria българия"), ("Croatia", "croatia hrvatska"),
    ("Slovenia", "slovenia slovenija"), ("Serbia", "serbia srbija србија"),
    ("Greece", "greece ελλάδα hellas"), ("Türkiye", "turkey türkiye turkiye"),
    ("Ukraine", "ukraine україна"), ("Israel", "israel ישראל"), ("Japan", "japan 日本"),
    ("Republic of Korea", "korea southkorea 한국 대한민국"), ("Taiwan", "taiwan 台灣 臺灣"),
    ("Hong Kong", "hongkong 香港"), ("Australia", "australia"),
    ("New Zealand", "newzealand aotearoa"),
    ("Canada", "canada alberta ontario quebec québec manitoba saskatchewan"),
    ("Mexico", "mexico méxico"), ("Brazil", "brazil brasil"),
    ("Argentina", "argentina"), ("Chile", "chile"), ("Colombia", "colombia"), ("Peru", "peru perú"),
    ("Uruguay", "uruguay"), ("Ecuador", "ecuador"), ("South Africa", "southafrica"),
    ("Malaysia", "malaysia"), ("Singapore", "singapore"), ("Indonesia", "indonesia"),
    ("Philippines", "philippines pilipinas"), ("Thailand", "thailand ประเทศไทย"),
    ("Vietnam", "vietnam việtnam"), ("India", "india"),
  ]

  /// Words of tables about animals and places, folded, and the countries in which they are used.
  private static let languages: [(areas: [String], words: String)] = [
    (
      ["Poland"],
      """
      gatunek rasa płeć plec imię imie zwierzę zwierze umaszczenie województwo wojewodztwo powiat gmina
      miejscowość miejscowosc ulica zaginięcia zaginiecia znalezienia szerokość szerokosc długość dlugosc
      współrzędne wspolrzedne opis
      """
    ),
    (
      ["Germany", "Austria", "Switzerland"],
      """
      tierart rasse geschlecht fundort funddatum gemeinde landkreis bundesland straße strasse ort plz
      hochwert rechtswert beschreibung
      """
    ),
    (
      ["France", "Belgium", "Switzerland"],
      "espèce espece race sexe commune département adresse ville perdu trouvé lieu couleur"
    ),
    (
      ["Spain", "Mexico", "Argentina", "Chile", "Colombia", "Peru", "Uruguay", "Ecuador"],
      "especie raza sexo municipio provincia fecha calle localidad barrio comuna colonia mascota"
    ),
    (
      ["Portugal", "Brazil"],
      "espécie raça sexo município concelho freguesia distrito bairro rua cor perdido encontrado"
    ),
    (["Italy"], "specie razza sesso comune provincia indirizzo via smarrito ritrovato colore"),
    (["Netherlands", "Belgium"], "diersoort ras geslacht gemeente plaats straat postcode vermist"),
    (["Sweden"], "djurslag djurart ras kön kommun län ort upphittad"),
    (["Norway"], "dyreart rase kjønn kommune fylke sted"),
    (["Denmark"], "dyreart race køn kommune by sted vej"),
    (["Finland"], "laji rotu sukupuoli kunta paikka koira kissa"),
    (["Estonia"], "liik tõug sugu vald koht koer kass"),
    (["Latvia"], "suga šķirne dzimums novads pagasts dzīvnieks vieta"),
    (["Lithuania"], "rūšis veislė lytis savivaldybė vieta gyvūnas"),
    (["Czechia"], "druh plemeno pohlaví obec okres kraj zvíře"),
    (["Slovakia"], "druh plemeno pohlavie obec okres kraj zviera"),
    (["Hungary"], "faj fajta neme ivar település megye állat"),
    (["Romania"], "specie rasă județ judet localitate comună strada"),
    (["Croatia"], "vrsta pasmina spol općina županija mjesto životinja"),
    (["Slovenia"], "vrsta pasma spol občina kraj žival"),
    (["Bulgaria"], "вид порода пол община област животно"),
    (["Ukraine"], "вид порода стать громада область тварина"),
    (["Türkiye"], "tür cins cinsiyet ilçe mahalle il hayvan"),
    (["Iceland"], "tegund kyn sveitarfélag dýr staður"),
    (["Indonesia"], "jenis ras kelamin kecamatan kelurahan hewan"),
    (["Vietnam"], "loài giống quận huyện phường"),
  ]

  /// Scripts that are used in one country, or a few.
  private static let scripts: [(areas: [String], range: ClosedRange<UInt32>)] = [
    (["Greece"], 0x0370...0x03FF), (["Israel"], 0x0590...0x05FF), (["Thailand"], 0x0E00...0x0E7F),
    (["Japan"], 0x3040...0x30FF), (["Republic of Korea"], 0xAC00...0xD7AF),
  ]
}
