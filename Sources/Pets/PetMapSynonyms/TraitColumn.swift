/// What a column says about an animal beyond the fields of an announcement. Matches compare it.
package enum TraitColumn: Sendable, Hashable, CaseIterable {
  case colors, size, weight, collar, markings, birthDate, age

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
  /// column with a match counts, so that a `collar_color` is a collar.
  private static let names: [(column: Self, words: Set<String>, names: Set<String>)] =
    table.map { column, words, names in
      (column, Set(words.spacedWords), Set(names.spacedWords))
    }

  private static let table: [(Self, String, String)] = [
    (
      .collar,
      """
      collar harness obroza obrozy szelki halsband geschirr collier coleira collare arnes
      """,
      """
      collars wearing accessories akcesoria
      """
    ),
    (
      .markings,
      """
      markings marking marks mark features znaki cechy kennzeichen merkmale abzeichen senas
      marcas distintivos signes sinais particularites segni rasgos
      """,
      """
      znakiszczegolne besonderemerkmale senasparticulares distinctivemarks signesparticuliers
      """
    ),
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
      .colors,
      """
      color colors colour colours kolor kolory koloru umaszczenie masc siersc siersci farbe
      farben fellfarbe colores pelaje couleur couleurs robe pelage cor cores pelagem colore
      colori mantello coat fur hair fell
      """,
      """
      primarycolor secondarycolor tertiarycolor colorprimario colorsecundario hauptfarbe
      coatpattern
      """
    ),
    (
      .size,
      """
      size wielkosc rozmiar grosse groesse tamano talla taille porte tamanho taglia
      """,
      """
      sizegroup sizecategory animalsize petsize
      """
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
