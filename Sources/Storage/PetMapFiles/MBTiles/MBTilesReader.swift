public import PetMapSQL
import PetMapSQLite
public import PetMapGeo

/// Reads an MBTiles 1.3 file.
///
/// ```swift
/// let file = try MBTilesReader(path: "streets.mbtiles")
/// let bytes = try file.tile(TileID(z: 0, x: 0, y: 0)!)
/// ```
///
/// Only one thread at a time may use a reader.
public struct MBTilesReader: Sendable {
  /// The file's metadata by name.
  public let metadata: [String: String]
  /// The range of zoom levels that have tiles; `nil` if there are no tiles.
  public let zooms: ClosedRange<Int>?
  private let connection: SQLiteConnection

  /// Opens a file.
  ///
  /// - Throws: ``SQLError``, including for a file that is not an MBTiles file.
  public init(path: String) throws(SQLError) {
    // This access mode also works on read-only file systems; the file must not change while open.
    connection = try SQLiteConnection(path: path, access: .readUnchanging)
    var metadata: [String: String] = [:]
    let entries = try connection.prepare("SELECT name, value FROM metadata")
      .rows { (row) throws(SQLError) in (row.text(0), row.text(1)) }
    for entry in entries where metadata[entry.0] == nil { metadata[entry.0] = entry.1 }
    let range = try connection.prepare("SELECT min(zoom_level), max(zoom_level) FROM tiles")
      .first { (row) throws(SQLError) in
        row.isNull(0) ? nil : (row.integer(0), row.integer(1))
      }
    zooms = range.flatMap { $0 }.flatMap { range in
      range.0 >= 0 && range.0 <= range.1 && range.1 <= 30 ? range.0...range.1 : nil
    }
    self.metadata = metadata
  }

  /// The region with tiles at the highest zoom, or `nil` if there are none.
  public var bounds: BoundingBox? {
    get throws(SQLError) {
      guard let zoom = zooms?.upperBound else { return nil }
      let corners = try connection.prepare(
        """
        SELECT min(tile_column), max(tile_row), max(tile_column), min(tile_row)
        FROM tiles WHERE zoom_level = ?
        """
      ).first(.integer(zoom)) { (row) throws(SQLError) in
        (0..<4).map { row.integer($0) }
      }
      // MBTiles counts rows from the south.
      let last = (1 << zoom) - 1
      guard let corners, (0...last).contains(corners[1]), (0...last).contains(corners[3]),
        let first = TileID(z: zoom, x: corners[0], y: last - corners[1]),
        let end = TileID(z: zoom, x: corners[2], y: last - corners[3])
      else { return nil }
      let (northwest, southeast) = (first.boundingBox, end.boundingBox)
      return try? BoundingBox(
        west: northwest.west, south: southeast.south, east: southeast.east,
        north: northwest.north)
    }
  }

  /// Returns any tile as stored, or `nil` if the file contains none.
  public func anyTile() throws(SQLError) -> [UInt8]? {
    try connection.prepare("SELECT tile_data FROM tiles LIMIT 1")
      .first { (row) throws(SQLError) in row.blob(0) }
  }

  /// Returns a tile as stored, or `nil` if the file does not contain it.
  public func tile(_ id: TileID) throws(SQLError) -> [UInt8]? {
    // MBTiles counts rows from the south.
    let row = (1 << id.z) - 1 - id.y
    return try connection.prepare(
      "SELECT tile_data FROM tiles WHERE zoom_level = ? AND tile_column = ? AND tile_row = ?"
    ).first(.integer(id.z), .integer(id.x), .integer(row)) {
      (found) throws(SQLError) in found.blob(0)
    }
  }
}
