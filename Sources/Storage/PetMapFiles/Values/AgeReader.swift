import PetMapGeo
import PetMapSynonyms

/// Parses ages in years: `5`, `5.0`, `2 years`, `7 months`, `2 yrs 3 mos`.
enum AgeReader {
  /// An age in years that dogs and cats hardly ever exceed.
  static let highestYears = 30.0

  /// Returns an age in whole years from 0 to 150, or `nil` if the text is not a valid age.
  ///
  /// - Parameter perYear: The number of units per year to assume for a number without a unit.
  static func years(_ age: String, perYear: Double = 1) -> Int? {
    let text = Array(age.utf8)
    guard text.count > 0, text.count <= 40,
      let (number, end) = DecimalNumber.scan(text.span),
      number >= 0, number <= 10_000
    else { return nil }
    if end == text.count, perYear > 1 { return wholeYears(number / perYear) }
    if end == text.count {
      return number <= 150 && number == number.rounded(.down) ? Int(number) : nil
    }
    let rest = String(decoding: text[end...], as: UTF8.self)
    // `2 yrs 3 mos`: only the larger unit counts.
    if let second = rest.firstIndex(where: { $0.isASCII && $0.isNumber }) {
      let parts = rest[second...].drop { $0.isNumber }
      guard isYears(String(rest[..<second])), unitsPerYear(String(parts)) != nil else {
        return nil
      }
      return wholeYears(number)
    }
    return unitsPerYear(rest).flatMap { wholeYears(number / $0) }
  }

  private static func wholeYears(_ years: Double) -> Int? { years <= 150 ? Int(years) : nil }

  /// Returns the number of units per year that a word denotes, or `nil` if it is not a unit.
  static func unitsPerYear(_ word: String) -> Double? { AgeUnits.perYear[word.folded] }

  /// Returns whether words denote years, optionally followed by "and".
  private static func isYears(_ words: String) -> Bool {
    let folded = words.folded
    if AgeUnits.perYear[folded] == 1 { return true }
    return ["and", "und", "et", "y", "i", "e", "en", "og", "и", "та"].contains { word in
      folded.hasSuffix(word) && AgeUnits.perYear[String(folded.dropLast(word.count))] == 1
    }
  }
}

/// Names of columns with ages: `Age (months)`, `age_in_weeks`, `Age Unit`.
extension ColumnName {
  /// Returns the number of units per year in the name of an age: 12 for `Age (months)`; `nil` if
  /// the name does not specify a unit.
  static func ageUnitsPerYear(of name: String) -> Double? {
    guard let words = agePhrase(name) else { return nil }
    // A single letter may be a preposition: `Wiek w mies.`.
    let long = words.filter { $0.utf8.count > 1 && !connectors.contains($0) }
    return (long.isEmpty ? words : long).lazy.compactMap { AgeReader.unitsPerYear($0) }.first
  }

  /// Returns whether a name may denote the unit of the age in another column, depending on its
  /// values: `Age Unit`, `ageType`.
  static func mayBeAgeUnit(_ name: String) -> Bool {
    guard let words = agePhrase(name) else { return false }
    return !words.isEmpty && words.allSatisfy { unitWords.contains($0) }
  }

  /// Returns whether a name consists of an age and its unit.
  static func isAge(_ name: String) -> Bool {
    guard let words = agePhrase(name) else { return false }
    return words.allSatisfy { AgeReader.unitsPerYear($0) != nil || connectors.contains($0) }
  }

  /// Returns the words of a name other than the one that denotes the age, or `nil` if no
  /// word does.
  private static func agePhrase(_ name: String) -> [String]? {
    var words = name.foldedWords
    guard words.count <= 6, let age = words.firstIndex(where: { exact($0)?.field == .age }) else {
      return nil
    }
    words.remove(at: age)
    return words
  }

  private static let connectors: Set<String> = [
    "in", "w", "en", "em", "approx", "est", "animal", "pet",
  ]
  private static let unitWords: Set<String> = [
    "unit", "units", "uom", "of", "type", "einheit", "jednostka", "unidad", "unidade", "unite",
  ]
}
