import PetMapGeo

/// Reads ages in years: `5`, `5.0`, `2 years`, `7 months`.
enum AgeReader {
  /// Whole years from 0 to 150; nil for everything else.
  static func years(_ text: UnsafeBufferPointer<UInt8>) -> Int? {
    guard text.count > 0, text.count <= 40,
      let (number, end) = DecimalNumber.scan(unsafe Span(_unsafeElements: text)),
      number >= 0, number <= 10_000
    else { return nil }
    if end == text.count { return whole(number) }
    let unit = ColumnName.folded(unsafe String(decoding: text[end...], as: UTF8.self))
    if years.contains(unit) { return number <= 150 ? Int(number) : nil }
    if months.contains(unit) { return Int(number / 12) }
    if weeks.contains(unit) { return Int(number / 52) }
    if days.contains(unit) { return Int(number / 365) }
    return nil
  }

  private static func whole(_ number: Double) -> Int? {
    number <= 150 && number == number.rounded(.down) ? Int(number) : nil
  }

  private static let years: Set<String> = [
    "year", "years", "yr", "yrs", "y", "yo", "yearold", "yearsold", "rok", "lat", "lata", "jahr",
    "jahre", "ano", "anos", "an", "ans",
  ]
  private static let months: Set<String> = [
    "month", "months", "mo", "mos", "mth", "mths", "monthold", "monthsold", "miesiac", "miesiace",
    "miesiecy", "monat", "monate", "mes", "meses", "mois",
  ]
  private static let weeks: Set<String> = [
    "week", "weeks", "wk", "wks", "w", "tydzien", "tygodnie", "tygodni", "woche", "wochen",
    "semana", "semanas", "semaine", "semaines",
  ]
  private static let days: Set<String> = [
    "day", "days", "d", "dzien", "dni", "tag", "tage", "dia", "dias", "jour", "jours",
  ]
}
