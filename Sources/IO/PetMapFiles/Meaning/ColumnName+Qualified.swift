/// Names that consist of a common name and words that do not change its meaning: `Owner Phone`,
/// `Photo 1`, `N° de puce`, `Data do desaparecimento`, `Pet's name`.
extension ColumnName {
  /// Returns the field that a name denotes without its qualifiers.
  static func qualified(_ name: String) -> (field: AnnouncementField, rank: Int)? {
    let words = words(of: name)
    guard (2...6).contains(words.count) else { return nil }
    for (field, qualifiers) in qualifiers {
      func isQualifier(_ word: String) -> Bool {
        articles.contains(word) || qualifiers.contains(word)
      }
      let cores = words.filter { exact($0)?.field == field }
      // A `Mail Address` is a postal address.
      if cores == ["mail"], words.contains("address") { continue }
      if cores.count == 1, words.allSatisfy({ $0 == cores[0] || isQualifier($0) }) {
        return (field, 1000 + words.count)
      }
    }
    let rest = words.filter { !articles.contains($0) }
    guard rest.count < words.count, let match = exact(rest.joined()),
      !AnnouncementField.coordinateFields.contains(match.field), !isWeak(name)
    else { return nil }
    return (match.field, 1000 + match.rank)
  }

  /// Returns whether a name denotes its field only if no other column does or, for an ID, if the
  /// values are unique: a number may be a house number, and a time the time of an export.
  static func isWeak(_ name: String) -> Bool { weak.contains(name.folded) }

  /// Returns whether the name of a date may denote a place.
  static func mayBePlace(_ name: String) -> Bool { places.contains(name.folded) }

  private static let places: Set<String> = [
    "foundat", "lostat", "seenat", "lastseenat", "sightedat",
  ]

  private static let articles: Set<String> = [
    "de", "del", "da", "do", "di", "du", "des", "la", "le", "l", "d", "the", "of", "s",
  ]

  private static let qualifiers: KeyValuePairs<AnnouncementField, Set<String>> = [
    .phone: contact, .email: contact,
    .photoUrl: Set(
      ["url", "uri", "link", "href", "src", "file", "path", "main", "primary", "first", "1"]),
    .microchipNumber: Set(
      ["nr", "no", "n", "nº", "num", "number", "numer", "numero", "id", "code"].map(\.folded)),
  ]

  private static let contact = Set(
    """
    owner owners contact contacts info information details user tutor dueño propietario propriétaire
    proprietário besitzer halter właściciel właściciela cell cellular mobile primary main home work daytime reporter
    finder caller kontaktowy kontakt contacto contato контактный контактний nr no num number numer
    numero 1 address
    """.spacedWords.map(\.folded))

  private static let weak = places.union(
    """
    nr no n num number numer numero nummer numara key номер 番号 번호 编号 編號 αριθμός číslo מספר رقم الرقم sıra sırano 序号 序號 αα time timestamp
    """.spacedWords.map(\.folded))
}
