public import PetMapAnnouncements

/// A Boolean column that contains the status, such as `is_lost` or `isFound`.
public struct StatusFlag: Sendable, Hashable {
  /// The column's index.
  let index: Int
  /// The column's name in the file.
  public let column: String
  /// The status of the records for which the column is true: missing or found.
  public let status: AnnouncementStatus
  /// The status of the records for which the column is false.
  public var opposite: AnnouncementStatus { status == .missing ? .found : .missing }

  /// Returns the only column of flags that may contain the status, or `nil` if no column does or
  /// several do.
  static func find(
    _ columns: [RawColumn], _ profiles: [ColumnProfile], _ mapping: SourceMapping
  ) -> StatusFlag? {
    let flags = columns.indices.filter { profiles[$0].areStatusFlags }
    guard flags.count == 1, case let (index, name) = (flags[0], columns[flags[0]].name),
      let status = profiles[index].flaggedStatus, [nil, name].contains(mapping.columns[.status])
    else { return nil }
    return StatusFlag(index: index, column: name, status: status)
  }

  /// Returns the status that a value denotes, or `nil` if it is neither true nor false.
  func status(of value: String) -> AnnouncementStatus? {
    Self.isTrue(value).map { $0 ? status : opposite }
  }

  /// Returns whether a value means true, or `nil` if it means neither true nor false.
  static func isTrue(_ value: String) -> Bool? {
    switch value.folded {
    case "true", "yes", "y", "t", "1": true
    case "false", "no", "n", "f", "0": false
    default: nil
    }
  }
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
    let values = (profile.words ?? []).map { String(decoding: $0, as: UTF8.self) }
    words = Set(values.filter { StatusWord($0)?.status == .found }.map(\.folded))
    if !isNamed, words.isEmpty { return nil }
  }

  /// Returns whether a value says that an animal is a stray.
  func isStray(_ value: String) -> Bool {
    isNamed ? StatusFlag.isTrue(value) != false : words.contains(value.folded)
  }
}

extension ColumnName {
  /// Returns the status that a column of flags with this name denotes, or `nil` if it denotes none.
  static func flaggedStatus(of name: String) -> AnnouncementStatus? {
    switch name.folded {
    case "islost", "ismissing": .missing
    case "isfound": .found
    default: nil
    }
  }
}
