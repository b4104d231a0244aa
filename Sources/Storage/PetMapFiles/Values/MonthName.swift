import PetMapSynonyms

/// Month names and other words in dates, in the languages in which column names are recognized.
enum MonthName {
  /// Returns the number of the month denoted by a possibly abbreviated or inflected word, or `nil`
  /// for any other word.
  static func number(of word: String) -> Int? {
    let plain = word.filter { $0 != "." }
    if let thai = thai[plain] { return thai }
    let folded = plain.folded
    guard folded.unicodeScalars.count >= 3, !isWeekday(folded) else { return nil }
    if let found = prefixes.first(where: { folded.hasPrefix($0.prefix) }) {
      return found.month
    }
    // Hebrew prefixes the name with "in".
    guard folded.hasPrefix("ב") else { return nil }
    return prefixes.first { folded.dropFirst().hasPrefix($0.prefix) }?.month
  }

  /// Returns whether a word is a day of the week, an ordinal suffix, or a connecting word.
  static func isFiller(_ word: String) -> Bool {
    if fillers.contains(word.lowercased()) { return true }
    return isWeekday(word.filter { $0 != "." }.folded)
  }

  private static func isWeekday(_ folded: String) -> Bool {
    folded.unicodeScalars.count >= 2
      && (weekdays.contains(folded) || englishDays.contains { folded.hasPrefix($0) })
  }

  /// Prefixes of month names, without case and accents; longer prefixes come first.
  private static let prefixes: [(prefix: String, month: Int)] = {
    let months = [
      "jan ene sty gen oca led tam янв січ ιαν ינו يناير ocak",
      "feb fev lut uno sub hel фев лют φεβ פבר فبراير",
      "marz mar maer maa mrt bre мар бер μαρ מרץ מרס مارس",
      "apr abr avr kwi nis dub huh апр кві απρ אפר أبريل ابريل",
      "mai maj may mei mag kve tou мая май тра μαι μαϊ מאי مايو",
      "juin jun cze haz giu cervn cerven kes июн чер ιουν יוני يونيو",
      "juil jul lip tem lug cervenec cervence hei июл лип ιουλ יולי يوليو",
      "aug ago aou sie agu srp elo авг сер αυγ אוג أغسطس اغسطس",
      "sep wrz eyl set zar sze syy сен вер σεπ ספט سبتمبر",
      "oct okt paz eki ott out rij lok окт жов οκτ אוק أكتوبر اكتوبر",
      "nov lis kas marras ноя лис νοε נוב نوفمبر",
      "dec dez dic gru ara des pro jou дек гру δεκ דצמ ديسمبر",
    ]
    var prefixes: [(prefix: String, month: Int)] = []
    for (index, words) in months.enumerated() {
      for word in words.spacedWords { prefixes.append((word.folded, index + 1)) }
    }
    return prefixes.sorted { $0.prefix.utf8.count > $1.prefix.utf8.count }
  }()

  /// The Thai names, which are not folded: without their marks, they would be indistinguishable.
  private static let thai: [String: Int] = {
    let names = [
      "มกราคม มค", "กุมภาพันธ์ กพ", "มีนาคม มีค", "เมษายน เมย", "พฤษภาคม พค", "มิถุนายน มิย",
      "กรกฎาคม กค", "สิงหาคม สค", "กันยายน กย", "ตุลาคม ตค", "พฤศจิกายน พย", "ธันวาคม ธค",
    ]
    var thai: [String: Int] = [:]
    for (index, words) in names.enumerated() {
      for word in words.spacedWords { thai[word] = index + 1 }
    }
    return thai
  }()

  private static let englishDays = ["mon", "tue", "wed", "thu", "fri", "sat", "sun"]

  private static let weekdays: Set<String> = Set(
    """
    montag mo dienstag di mittwoch mi donnerstag do freitag fr samstag sonnabend sa sonntag so
    lundi lun mardi mercredi mer jeudi jeu vendredi ven samedi sam dimanche dim
    lunes martes miercoles mie jueves jue viernes vie sabado sab domingo dom
    lunedi martedi mercoledi giovedi gio venerdi sabato domenica
    poniedzialek pon wtorek wt sroda sr czwartek czw piatek pt sobota niedziela ndz
    maandag dinsdag woensdag donderdag vrijdag zaterdag zondag
    mandag tirsdag onsdag torsdag fredag lordag sondag
    pondeli utery streda ctvrtek patek nedele
    понедельник вторник среда четверг пятница суббота воскресенье
    понеділок вівторок середа четвер пятниця субота неділя
    """.spacedWords.map(\.folded))

  private static let fillers: Set<String> = [
    "st", "nd", "rd", "th", "er", "ter", "de", "del", "of", "r", "r.", "at", "the", "den", "kl",
    "г", "г.", "года", "р", "р.", "року", "в", "о", "วันที่", "พ.ศ", "พ.ศ.",
  ]
}
