import PetMapPostgres
import PetMapAnnouncements

/// The SQL statements for a store's sources; the counterpart of ``SourceTable``.
struct PostgresSourceTable {
  private let connection: PostgresConnection

  init(_ connection: PostgresConnection) { self.connection = connection }

  /// Returns the sources in order of their first import.
  func all() throws(PostgresError) -> [StoredSource] {
    try connection.query("SELECT number, name, file FROM source ORDER BY number").map {
      StoredSource(number: $0.integer(0), name: $0.optionalText(1), file: $0.optionalText(2))
    }
  }

  /// Determines the source of records, creating it if it is new; see ``SourceChoice``.
  ///
  /// - Parameter likeness: Compares the records with a source's records.
  /// - Returns: The source, or `nil` if it must be named first.
  func resolve(
    _ given: ImportSource, likeness: (StoredSource) throws(PostgresError) -> Likeness
  ) throws(PostgresError) -> StoredSource? {
    switch try SourceChoice.make(given, among: all(), likeness: likeness) {
    case .use(let source): source
    case .update(let source): try update(source, given)
    case .insert: try insert(given)
    case nil: nil
    }
  }

  func insert(_ source: ImportSource) throws(PostgresError) -> StoredSource {
    let number = try connection.query(
      """
      INSERT INTO source (number, name, file)
      SELECT coalesce(max(number), 0) + 1, $1, $2 FROM source RETURNING number
      """, .text(source.name), .text(source.file ?? "")
    ).first?.integer(0)
    return StoredSource(number: number ?? 1, name: source.name, file: source.file ?? "")
  }

  /// Records the name if it is new, and the file's name.
  private func update(
    _ source: StoredSource, _ given: ImportSource
  ) throws(PostgresError) -> StoredSource {
    let name = source.name ?? given.name
    let file = given.file ?? source.file ?? ""
    try connection.query(
      "UPDATE source SET name = $1, file = $2 WHERE number = $3", .text(name), .text(file),
      .integer(Int64(source.number)))
    return StoredSource(number: source.number, name: name, file: file)
  }
}
