import PetMapAnnouncements
import PetMapSQL

/// The source of imported records, if known to the caller.
public struct ImportSource: Sendable, Hashable {
  /// The name of the source, if specified.
  public var name: String?
  /// The name of the file without its directory; `nil` for standard input or if there is no file.
  public var file: String?

  /// Creates a source from its name and its file's name.
  public init(name: String? = nil, file: String? = nil) {
    self.name = name
    self.file = file
  }
}

/// A source recorded in a store.
struct StoredSource: Hashable {
  let number: Int
  /// The name; `nil` for the unnamed source.
  let name: String?
  /// The file of the last import; empty for standard input.
  let file: String?
}

/// The sources of a store.
extension Transaction {
  /// Returns the sources in order of their first import.
  func sources() throws(StoreFailure) -> [StoredSource] {
    try values("SELECT number, name, file FROM source ORDER BY number").map {
      StoredSource(number: Int($0[0].integer ?? 0), name: $0[1].text, file: $0[2].text)
    }
  }

  /// Returns the chosen source, creating or updating it if necessary.
  func resolve(
    _ choice: SourceChoice, _ given: ImportSource
  ) throws(StoreFailure) -> StoredSource {
    switch choice {
    case .use(let source): source
    case .update(let source): try update(source, given)
    case .insert: try insert(given)
    }
  }

  private func insert(_ source: ImportSource) throws(StoreFailure) -> StoredSource {
    let last = try value("SELECT max(number) FROM source").integer ?? 0
    let file = source.file ?? ""
    try change(
      Tables.source.insertion(["number", "name", "file"]), .integer(last + 1), .text(source.name),
      .text(file))
    return StoredSource(number: Int(last + 1), name: source.name, file: file)
  }

  /// Records the name if it is new, and the file's name.
  private func update(
    _ source: StoredSource, _ given: ImportSource
  ) throws(StoreFailure) -> StoredSource {
    let name = source.name ?? given.name
    let file = given.file ?? source.file ?? ""
    try change(
      Tables.source.update(["name", "file"], where: "number = ?3"), .text(name), .text(file),
      .integer(source.number))
    return StoredSource(number: source.number, name: name, file: file)
  }
}

/// The source to use for imported records.
enum SourceChoice {
  /// Use an existing source unchanged.
  case use(StoredSource)
  /// Use an existing source, and record its name and file.
  case update(StoredSource)
  /// Insert a new source.
  case insert

  /// Chooses the source to use for imported records.
  ///
  /// A source is identified by its name or, if it has none, by its file's name; the first source of
  /// a store needs neither. A source imported without a name gets one when the same file, or a newer
  /// version of it, is imported with a name. A file with another name is a newer version if most of
  /// its records are in the source with the same name, species, date and coordinate.
  ///
  /// - Parameters:
  ///   - known: The store's sources.
  ///   - likeness: Compares the records with a source's records.
  /// - Returns: The choice, or `nil` if the source must be named first.
  static func make<Failure>(
    _ given: ImportSource, among known: [StoredSource],
    likeness: (StoredSource) throws(Failure) -> Likeness
  ) throws(Failure) -> Self? {
    if let name = given.name {
      let named = known.first { areEqual($0.name, name) }
      if let named { return .update(named) }
      if let unnamed = known.first(where: { $0.name == nil }),
        try isSame(unnamed, given, likeness)
      {
        return .update(unnamed)
      }
      return .insert
    }
    if known.isEmpty { return .insert }
    if let file = given.file {
      let same = known.filter { areEqual($0.file, file) }
      if same.count == 1 { return .use(same[0]) }
    }
    guard known.count == 1, known[0].name == nil, try isSame(known[0], given, likeness) else {
      return nil
    }
    return .update(known[0])
  }

  /// Returns whether two names are equal byte by byte, as in a database.
  private static func areEqual(_ a: String?, _ b: String?) -> Bool {
    guard let a, let b else { return false }
    return a.utf8.elementsEqual(b.utf8)
  }

  /// Returns whether the records to import belong to the unnamed source.
  private static func isSame<Failure>(
    _ unnamed: StoredSource, _ given: ImportSource,
    _ likeness: (StoredSource) throws(Failure) -> Likeness
  ) throws(Failure) -> Bool {
    if areEqual(unnamed.file, given.name) { return true }
    let hasFiles = unnamed.file?.isEmpty == false && given.file != nil
    if hasFiles, areEqual(unnamed.file, given.file) { return true }
    let likeness = try likeness(unnamed)
    // Nothing indicates that two imports through standard input have different sources.
    if likeness.matches == 0 { return unnamed.file == "" && given.file == nil }
    return hasFiles
      ? likeness.equal * 2 > likeness.records : likeness.recognizable * 2 > likeness.matches
  }
}

/// The result of comparing records with the records of a candidate source.
struct Likeness {
  /// The number of records.
  var records = 0
  /// The number of records with the ID of an existing record.
  var matches = 0
  /// The number of these that are recognizable as the existing record.
  var recognizable = 0
  /// The number of these whose name, species, date and coordinate are those of the existing record.
  var equal = 0
}
