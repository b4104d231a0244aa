/// What a column says about an animal beyond the fields of an announcement. Matches compare it.
package enum TraitColumn: Sendable, Hashable, CaseIterable {
  /// The coat, whose words may be colors.
  case coat
  case weight, birthDate, age

  /// Recognizes a column by its name, with or without the prefix of a kept column.
  package init?(_ name: String) {
    let name = name.hasPrefix("source_") ? String(name.dropFirst("source_".count)) : name
    guard name.utf8.count <= 64 else { return nil }
    let words = name.foldedWords
    let joined = words.joined()
    if let match = Self.names.first(where: { $0.names.contains(joined) }) {
      self = match.column
      return
    }
    guard words.count <= 6, !words.contains(where: { Self.others.contains($0) }),
      let match = Self.names.first(where: { words.contains(where: $0.words.contains) })
    else { return nil }
    self = match.column
  }

  /// The names of a column: complete ones, and words that decide it wherever they are. The first
  /// column with a match counts.
  private static let names: [(column: Self, words: Set<String>, names: Set<String>)] =
    table.map { column, words, names in
      (column, Set(words.spacedWords), Set(names.spacedWords))
    }

  private static let table: [(Self, String, String)] = [
    (
      .birthDate,
      """
      dob birthdate birthday geburtsdatum geboren
      """,
      """
      dateofbirth dataurodzenia fechanacimiento fechadenacimiento datenaissance datedenaissance
      datanascimento datadenascimento datanascita geburtstag urodzony born
      """
    ),
    (
      .age,
      """
      age wiek alter edad idade eta
      """,
      """
      ageyears ageuponintake agemonths
      """
    ),
    (
      .coat,
      """
      coat fur hair siersc siersci pelaje robe pelage pelagem fell
      """,
      ""
    ),
    (
      .weight,
      """
      weight waga masa gewicht peso poids
      """,
      """
      weightkg weightlb weightlbs
      """
    ),
  ]

  /// Words of names that denote something else.
  private static let others = Set(
    "eye eyes oczu augen ojos yeux olhos occhi type id code url photo status stage group"
      .spacedWords)
}
