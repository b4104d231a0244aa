import PetMapSynonyms

/// The order of the parts of numeric dates, used for dates that are ambiguous by themselves.
public enum DateOrder: String, Sendable, Hashable, CaseIterable {
  case yearFirst = "YYYY-MM-DD"
  case monthFirst = "MM/DD/YYYY"
  case dayFirst = "DD/MM/YYYY"

  /// Creates the order from a date format such as `DD.MM.YYYY`, `m/d/y`, `%d.%m.%Y`, or `dmy`, or
  /// returns `nil` if a part is missing.
  public init?(format: String) {
    var letters: [Character] = []
    let date = format.lowercased().prefix { $0 != "h" && $0 != "t" }
    for letter in date where letter == "d" || letter == "m" || letter == "y" {
      if !letters.contains(letter) { letters.append(letter) }
    }
    switch String(letters) {
    case "ymd": self = .yearFirst
    case "mdy": self = .monthFirst
    case "dmy": self = .dayFirst
    default: return nil
    }
  }
}

/// Names of dates with their format: `Date lost (DD/MM/YYYY)`.
extension ColumnName {
  /// Returns the order of day, month, and year in a name, or `nil` if the name does not specify it.
  static func dateOrder(of name: String) -> DateOrder? {
    let words = name.foldedWords
    for (index, word) in words.enumerated() {
      if word.utf8.count >= 6, let order = order(ofLetters: word) { return order }
      let parts = words[index...].prefix(3)
      guard parts.count == 3, parts.allSatisfy({ Set($0).count == 1 && $0.utf8.count <= 4 }) else {
        continue
      }
      if let order = order(ofLetters: parts.joined()) { return order }
    }
    return nil
  }

  /// Returns the order of the letters for day, month, and year, in English, German, French,
  /// Spanish, Portuguese, Italian, or Polish.
  private static func order(ofLetters letters: String) -> DateOrder? {
    var order: [Character] = []
    for letter in letters where order.last != letter { order.append(letter) }
    switch String(order) {
    case "ymd", "jmt", "rmd", "amd": return .yearFirst
    case "dmy", "tmj", "jma", "dma", "gma", "dmr": return .dayFirst
    case "mdy", "mtj", "mda": return .monthFirst
    default: return nil
    }
  }
}

/// The dates of a column whose three numbers have at most two digits each, such as `24/05/01`, which
/// may begin or end with the year.
struct ShortDates {
  /// Whether the column also has dates with longer years.
  var hasLongYears = false
  private var count = 0
  /// The smallest and largest first and last numbers.
  private var firsts = (min: Int.max, max: Int.min)
  private var lasts = (min: Int.max, max: Int.min)
  /// Whether any date cannot begin with the year, and whether any cannot end with it.
  private var hasYearLast = false
  private var hasYearFirst = false

  mutating func add(_ first: Int, _ second: Int, _ last: Int) {
    count += 1
    firsts = (min(firsts.min, first), max(firsts.max, first))
    lasts = (min(lasts.min, last), max(lasts.max, last))
    if !Self.isDay(last, month: second) { hasYearLast = true }
    if !Self.isDay(first, month: second), !Self.isDay(second, month: first) { hasYearFirst = true }
  }

  private static func isDay(_ day: Int, month: Int) -> Bool {
    (1...31).contains(day) && (1...12).contains(month)
  }

  /// Whether the year comes first: because no other order is possible, or because the first numbers
  /// vary much less than the last ones, as years do in comparison to days.
  var areYearFirst: Bool {
    guard count > 0, !hasLongYears, !hasYearLast else { return false }
    if hasYearFirst || isFirstConstant { return true }
    // A few days of the month may vary as much as years.
    let range = lasts.max - lasts.min
    return count >= 20 && range >= 12 && 2 * (firsts.max - firsts.min) < range
  }

  /// Whether the first numbers are all the same and cannot be months, while the last numbers vary.
  private var isFirstConstant: Bool {
    firsts.min == firsts.max && firsts.min > 12 && lasts.min < lasts.max
  }

  /// Whether the year may be first or last.
  var areAmbiguous: Bool {
    count > 0 && !hasLongYears && !hasYearLast && !hasYearFirst
      && (!areYearFirst || isFirstConstant && count < 20)
      && 2 * (lasts.max - lasts.min) >= firsts.max - firsts.min
  }
}
