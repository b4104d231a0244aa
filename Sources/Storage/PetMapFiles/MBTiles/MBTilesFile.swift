public import PetMapSQL
import PetMapSQLite
public import PetMapGeo

/// Writes an MBTiles 1.3 file of vector tiles.
///
/// ```swift
/// let file = try MBTilesFile(creating: "pets.mbtiles", metadata: description.metadata)
/// try file.insert(gzippedTile, at: id)
/// try file.finish()
/// ```
///
/// The same tiles in the same order produce identical bytes.
public struct MBTilesFile: ~Copyable {
  private let connection: SQLiteConnection
  private let insertion: SQLiteStatement

  /// Creates a file.
  ///
  /// - Parameters:
  ///   - path: The path of the new file, which must not exist.
  ///   - metadata: The rows of the `metadata` table, in order.
  public init(
    creating path: String, metadata: [(name: String, value: String)]
  ) throws(SQLError) {
    let connection = try SQLiteConnection(path: path, access: .create)
    // The output is a temporary file until it is complete, so no rollback is needed. The
    // application ID required by MBTiles 1.3 is "MPBX".
    try connection.run(
      """
      PRAGMA journal_mode = OFF;
      PRAGMA synchronous = OFF;
      PRAGMA locking_mode = EXCLUSIVE;
      PRAGMA application_id = 0x4D504258;
      BEGIN;
      CREATE TABLE metadata (name TEXT, value TEXT);
      CREATE TABLE tiles (
        zoom_level INTEGER, tile_column INTEGER, tile_row INTEGER, tile_data BLOB);
      CREATE UNIQUE INDEX name ON metadata (name);
      CREATE UNIQUE INDEX tile_index ON tiles (zoom_level, tile_column, tile_row);
      """)
    let row = try connection.prepare("INSERT INTO metadata VALUES (?, ?)")
    for entry in metadata { try row.run(.text(entry.name), .text(entry.value)) }
    insertion = try connection.prepare("INSERT INTO tiles VALUES (?, ?, ?, ?)")
    self.connection = connection
  }

  /// Inserts a tile.
  ///
  /// - Parameter bytes: The tile, compressed with gzip.
  public func insert(_ bytes: [UInt8], at tile: TileID) throws(SQLError) {
    // MBTiles counts rows from the south.
    let row = (1 << tile.z) - 1 - tile.y
    try insertion.run(.integer(tile.z), .integer(tile.x), .integer(row), .bytes(bytes))
  }

  /// Writes the remaining data to disk.
  public consuming func finish() throws(SQLError) {
    try connection.run("COMMIT")
  }
}
