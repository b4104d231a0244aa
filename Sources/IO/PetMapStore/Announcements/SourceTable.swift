import PetMapSQLite
import PetMapAnnouncements

/// Where imported records come from, as far as the caller knows.
public struct ImportSource: Sendable, Hashable {
  /// The name that the source was given; nil when it was not.
  public var name: String?
  /// The name of the file, without its directory; nil for standard input and where there is none.
  public var file: String?

  /// A source by its name and its file's.
  public init(name: String? = nil, file: String? = nil) {
    self.name = name
    self.file = file
  }
}

/// A source that a store knows.
struct StoredSource {
  let number: Int
  /// Nil for the unnamed source.
  let name: String?
  /// What it was last imported from; empty for standard input, nil where the store is too old to
  /// know.
  let file: String?
}

/// The statements on a store's sources. All run within the caller's transaction.
struct SourceTable {
  private let connection: SQLiteConnection

  init(_ connection: SQLiteConnection) { self.connection = connection }

  /// The sources in the order in which they were first imported.
  func all() throws(SQLiteError) -> [StoredSource] {
    try connection.prepare("SELECT number, name, file FROM source ORDER BY number").rows {
      StoredSource(number: $0.integer(0), name: $0.optionalText(1), file: $0.optionalText(2))
    }
  }

  /// The unnamed source, which is made when there is none.
  func unnamed() throws(SQLiteError) -> StoredSource {
    let existing = try all().first { $0.name == nil }
    return if let existing { existing } else { try insert(ImportSource()) }
  }

  /// Finds out which source records are of, and makes it when it is new.
  ///
  /// A name decides; else the file's name does. The first source of a store needs neither. A source
  /// that was imported without a name gets one when the same file is imported with it. Where the file
  /// is not known, the same source is one whose records are recognizable among those that are there.
  ///
  /// - Parameter likeness: how the records compare with those of a source.
  /// - Returns: nil when the source has to be named first.
  func resolve(
    _ given: ImportSource, likeness: (StoredSource) throws(SQLiteError) -> Likeness
  ) throws(SQLiteError) -> StoredSource? {
    let known = try all()
    if let name = given.name {
      let named = known.first { $0.name?.utf8.elementsEqual(name.utf8) == true }
      if let named { return try update(named, given) }
      if let unnamed = known.first(where: { $0.name == nil }),
        try isSame(unnamed, given, likeness)
      {
        return try update(unnamed, given)
      }
      return try insert(given)
    }
    if known.isEmpty { return try insert(given) }
    if let file = given.file {
      let same = known.filter { $0.file?.utf8.elementsEqual(file.utf8) == true }
      if same.count == 1 { return same[0] }
    }
    guard known.count == 1, known[0].name == nil, try isSame(known[0], given, likeness) else {
      return nil
    }
    return try update(known[0], given)
  }

  /// Whether records without a name are of the unnamed source.
  private func isSame(
    _ unnamed: StoredSource, _ given: ImportSource,
    _ likeness: (StoredSource) throws(SQLiteError) -> Likeness
  ) throws(SQLiteError) -> Bool {
    let file = unnamed.file ?? ""
    if !file.isEmpty, let other = given.file { return file.utf8.elementsEqual(other.utf8) }
    let likeness = try likeness(unnamed)
    // Of what came twice through standard input, nothing says that it is of two sources.
    if likeness.matches == 0 { return unnamed.file == "" && given.file == nil }
    return likeness.recognizable * 2 > likeness.matches
  }

  private func insert(_ source: ImportSource) throws(SQLiteError) -> StoredSource {
    let next = try connection.prepare("SELECT ifnull(max(number), 0) + 1 FROM source")
      .first { $0.integer(0) }
    let number = next ?? 1
    try connection.prepare(RowDigest.insertion(into: "source", ["number", "name", "file"]))
      .run(.integer(number), .text(source.name), .text(source.file ?? ""))
    return StoredSource(number: number, name: source.name, file: source.file ?? "")
  }

  /// Notes a name that is new, and the file's name.
  private func update(
    _ source: StoredSource, _ given: ImportSource
  ) throws(SQLiteError) -> StoredSource {
    let name = source.name ?? given.name
    let file = given.file ?? source.file ?? ""
    try connection.prepare(
      RowDigest.update("source", [("name", "?1"), ("file", "?2")], where: "number = ?3")
    ).run(.text(name), .text(file), .integer(source.number))
    return StoredSource(number: source.number, name: name, file: file)
  }
}

/// How records compare with those of a source that they may be of.
struct Likeness {
  /// How many have the id of a record there.
  var matches = 0
  /// How many of these are recognizable as that record.
  var recognizable = 0
}
