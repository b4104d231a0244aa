import PetMapGeo

/// Reads ages in years: `5`, `5.0`, `2 years`, `7 months`, `2 yrs 3 mos`.
enum AgeReader {
  /// Whole years from 0 to 150; nil for everything else.
  static func years(_ text: UnsafeBufferPointer<UInt8>) -> Int? {
    guard text.count > 0, text.count <= 40,
      let (number, end) = DecimalNumber.scan(unsafe Span(_unsafeElements: text)),
      number >= 0, number <= 10_000
    else { return nil }
    if end == text.count {
      return number <= 150 && number == number.rounded(.down) ? Int(number) : nil
    }
    let rest = unsafe String(decoding: text[end...], as: UTF8.self)
    // `2 yrs 3 mos`: the larger unit counts.
    if let second = rest.firstIndex(where: { $0.isASCII && $0.isNumber }) {
      let parts = rest[second...].drop { $0.isNumber }
      guard units[String(rest[..<second]).folded] == 1, units[String(parts).folded] != nil,
        number <= 150
      else { return nil }
      return Int(number)
    }
    let unit = rest.folded
    guard let perYear = units[unit], perYear > 1 || number <= 150 else { return nil }
    return Int(number / perYear)
  }

  /// How many of a unit a year has, in English, Polish, German, Spanish and French.
  private static let units: [String: Double] = {
    var units: [String: Double] = [:]
    for (perYear, words) in [
      (1.0, "year years yr yrs y yo yearold yearsold rok lat lata jahr jahre ano anos an ans"),
      (12, "m month months mo mos mth mths monthold monthsold miesiac miesiace miesiecy"),
      (12, "monat monate mes meses mois"),
      (52, "week weeks wk wks w tydzien tygodnie tygodni woche wochen semana semanas"),
      (52, "semaine semaines"), (365, "day days d dzien dni tag tage dia dias jour jours"),
    ] {
      for word in words.split(separator: " ") { units[String(word)] = perYear }
    }
    return units
  }()
}
