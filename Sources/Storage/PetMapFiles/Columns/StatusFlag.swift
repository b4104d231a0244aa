public import PetMapAnnouncements
import PetMapSynonyms

/// A Boolean column that contains the status, such as `is_lost`, `isFound`, or `Still missing?`.
public struct StatusFlag: Sendable, Hashable {
  /// The column's index.
  let index: Int
  /// The column's name in the file.
  public let column: String
  /// The meaning of the column's values.
  let meaning: Meaning
  /// The status of the records for which the column is true: missing or found.
  public var status: AnnouncementStatus { meaning.status }
  /// The status of the records for which the column is false.
  public var opposite: AnnouncementStatus { meaning.opposite }

  /// The statuses that a column of flags denotes.
  struct Meaning: Sendable, Hashable {
    let status: AnnouncementStatus
    let opposite: AnnouncementStatus
  }

  /// Returns the only column of flags that may contain the status, or `nil` if no column does or
  /// several do.
  static func find(
    _ columns: [RawColumn], _ profiles: [ColumnProfile], _ mapping: SourceMapping
  ) -> StatusFlag? {
    let flags = columns.indices.filter { profiles[$0].areStatusFlags }
    guard flags.count == 1, case let (index, name) = (flags[0], columns[flags[0]].name),
      let meaning = profiles[index].flags?.meaning, [nil, name].contains(mapping.columns[.status])
    else { return nil }
    return StatusFlag(index: index, column: name, meaning: meaning)
  }

  /// Returns the status that a value denotes, or `nil` if it is neither true nor false.
  func status(of value: String) -> AnnouncementStatus? {
    Self.isTrue(value).map { $0 ? status : opposite }
  }

  /// Returns whether a value means true, or `nil` if it means neither true nor false.
  static func isTrue(_ value: String) -> Bool? {
    let folded = value.folded
    return trueWords.contains(folded) ? true : falseWords.contains(folded) ? false : nil
  }

  private static let trueWords = Set(
    "true yes y t 1 tak ja sí si oui sim sì はい 是 예 네 да evet ano áno".spacedWords.map(\.folded))
  private static let falseWords = Set(
    "false no n f 0 nie nein non não いいえ 否 아니오 아니요 нет hayır ne".spacedWords.map(\.folded))
}

/// A column that may say that an animal is a stray, apart from the status.
struct StrayColumn {
  /// The column's index.
  let index: Int
  /// Whether any value says so, as in `Found location` and `stray`.
  private let isNamed: Bool
  /// The folded values that say so otherwise.
  private let words: Set<String>

  /// Returns `nil` if neither the name nor any value of the column says so.
  init?(_ index: Int, _ name: String, _ profile: ColumnProfile) {
    self.index = index
    isNamed = StatusWord.isFinding(name)
    let values = (profile.words ?? [:]).keys.map { String(decoding: $0, as: UTF8.self) }
    words = Set(values.filter { StatusWord($0)?.status == .found }.map(\.folded))
    if !isNamed, words.isEmpty { return nil }
  }

  /// Returns whether a value says that an animal is a stray.
  func isStray(_ value: String) -> Bool {
    isNamed ? StatusFlag.isTrue(value) != false : words.contains(value.folded)
  }
}

extension ColumnName {
  /// Returns what a column of flags with this name denotes, or `nil` if it denotes no status.
  ///
  /// An animal that is not still missing is back. Whether `found` is said of an animal that is missing
  /// is unknown.
  static func flags(named name: String) -> StatusFlag.Meaning? {
    if name.folded == "isfound" { return StatusFlag.Meaning(status: .found, opposite: .missing) }
    let words = name.foldedWords
    guard words.contains(where: missing.contains),
      words.allSatisfy({
        missing.contains($0) || questions.contains($0) || SpeciesWord.isAnimal($0)
      })
    else { return nil }
    return StatusFlag.Meaning(
      status: .missing, opposite: words.contains(where: still.contains) ? .closed : .found)
  }

  private static let missing = Set(
    """
    lost missing zaginiony zaginiona zaginione zaginął zaginęła zaginęło vermisst entlaufen perdido
    perdida extraviado extraviada desaparecido desaparecida perdu perdue disparu disparue smarrito
    smarrita scomparso scomparsa
    """.spacedWords.map(\.folded))

  private static let still = Set(
    "still nadal wciąż noch todavía aún sigue toujours encore ancora ainda".spacedWords.map(
      \.folded))

  static let questions = still.union(
    """
    is was the your this has been it a czy twoje to jest ist das dein immer está el la su tu est il
    elle votre o seu a è l il suo
    """.spacedWords.map(\.folded))
}
