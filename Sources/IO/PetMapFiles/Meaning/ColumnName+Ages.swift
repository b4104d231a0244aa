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
    var words = words(of: name)
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
