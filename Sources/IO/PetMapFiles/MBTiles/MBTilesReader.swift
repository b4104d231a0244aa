public import PetMapSQLite
public import PetMapGeo

/// The tiles of an MBTiles file that is there (MBTiles 1.3).
///
/// ```swift
/// let file = try MBTilesReader(path: "streets.mbtiles")
/// let bytes = try file.tile(TileID(z: 0, x: 0, y: 0)!)
/// ```
public struct MBTilesReader: ~Copyable {
  /// The file's metadata by name.
  public let metadata: [String: String]
  /// The first and last zoom that have tiles; nil when there are no tiles.
  public let zooms: ClosedRange<Int>?
  private let statement: SQLiteStatement

  /// - Throws: also for a file that is no MBTiles.
  public init(path: String) throws(SQLiteError) {
    // A tile set on a read-only disk is opened as well: nobody changes it meanwhile.
    let connection = try SQLiteConnection(path: path, access: .readUnchanging)
    var metadata: [String: String] = [:]
    let entries = try connection.prepare("SELECT name, value FROM metadata")
      .rows { (row) throws(SQLiteError) in (row.text(0), row.text(1)) }
    for entry in entries where metadata[entry.0] == nil { metadata[entry.0] = entry.1 }
    let range = try connection.prepare("SELECT min(zoom_level), max(zoom_level) FROM tiles")
      .first { (row) throws(SQLiteError) in
        row.isNull(0) ? nil : (row.integer(0), row.integer(1))
      }
    let zooms: ClosedRange<Int>? = range.flatMap { $0 }.flatMap { range in
      range.0 >= 0 && range.0 <= range.1 && range.1 <= 30 ? range.0...range.1 : nil
    }
    // Set last: a structure that cannot be copied may not be left half made.
    statement = try connection.prepare(
      "SELECT tile_data FROM tiles WHERE zoom_level = ? AND tile_column = ? AND tile_row = ?")
    self.metadata = metadata
    self.zooms = zooms
  }

  /// A tile's bytes as they are stored; nil when there is none.
  public func tile(_ id: TileID) throws(SQLiteError) -> [UInt8]? {
    // MBTiles counts rows from the south.
    let row = (1 << id.z) - 1 - id.y
    return try statement.first(.integer(id.z), .integer(id.x), .integer(row)) {
      (found) throws(SQLiteError) in found.blob(0)
    }
  }
}
