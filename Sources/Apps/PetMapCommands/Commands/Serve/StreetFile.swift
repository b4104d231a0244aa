import PetMapDrawing
import PetMapFiles
import PetMapGeo
import PetMapPicture
import PetMapSQLite
import PetMapService
import PetMapSystem

/// The streets that `serve --basemap` adds: raster or vector tiles from an MBTiles file.
struct StreetFile: Sendable {
  /// The map for styles. The URL of its tiles is filled in later.
  let map: StreetMap
  /// The version of the file: its size and modification time in base 36.
  let version: String
  private let mediaType: String
  /// The connection, which is used by one request at a time. Reading a tile takes microseconds.
  private let connection: Guarded<SQLiteConnection>

  /// - Throws: An error if the file is not an MBTiles file, or contains no tiles.
  init(_ path: String) throws(CommandError) {
    let location = "--basemap \(path.quoted)"
    guard FileSystem.isReadable(path) else {
      throw CommandError(
        .inputOutput, "cannot open: no such file, or it is not readable", at: location,
        remedy: "check the path")
    }
    let notMBTiles = CommandError(
      .badData, "not an MBTiles file with tiles", at: location,
      remedy: "use an .mbtiles file; pmtiles convert creates one from a .pmtiles file")
    let (metadata, zooms, sample): ([String: String], ClosedRange<Int>?, [UInt8]?)
    let connection: SQLiteConnection
    do throws(SQLiteError) {
      let file = try MBTilesReader(path: path)
      connection = try SQLiteConnection(path: path, access: .readUnchanging)
      sample = try connection.prepare("SELECT tile_data FROM tiles LIMIT 1")
        .first { (row) throws(SQLiteError) in row.blob(0) }
      (metadata, zooms) = (file.metadata, file.zooms)
    } catch {
      throw notMBTiles
    }
    let format = metadata["format"] ?? "png"
    guard let zooms, let sample, let mediaType = Self.mediaTypes[format],
      format == "pbf" || PictureFile(sample) != nil
    else { throw notMBTiles }
    self.mediaType = mediaType
    self.connection = Guarded(connection)
    map = StreetMap(
      kind: format == "pbf"
        ? .vector : .raster(side: PictureFile(sample)?.width == 512 ? 512 : 256),
      tiles: "", zooms: zooms, bounds: Self.bounds(metadata["bounds"]),
      attribution: BasemapFile.text(of: metadata["attribution"] ?? ""))
    version = FileSystem.version(of: path)
  }

  private static let mediaTypes = [
    "pbf": "application/vnd.mapbox-vector-tile", "png": "image/png", "jpg": "image/jpeg",
    "jpeg": "image/jpeg", "webp": "image/webp",
  ]

  /// Returns the bounds in the metadata, or else the bounds of the world.
  private static func bounds(_ text: String?) -> BoundingBox {
    let edges = (text ?? "").split(separator: ",").compactMap { Double($0.trimmingBlanks) }
    guard edges.count == 4 else { return .world }
    let box = try? BoundingBox(
      west: edges[0], south: edges[1], east: edges[2], north: edges[3])
    return box ?? .world
  }

  /// Returns a tile as stored, or `nil` if the file does not contain it.
  func tile(_ id: TileID) throws(SQLiteError) -> BasemapSource.StreetTile? {
    guard map.zooms.contains(id.z) else { return nil }
    // MBTiles counts rows from the south.
    let row = (1 << id.z) - 1 - id.y
    let bytes = try connection.withLock { (connection) throws(SQLiteError) in
      try connection.prepare(
        "SELECT tile_data FROM tiles WHERE zoom_level = ? AND tile_column = ? AND tile_row = ?"
      ).first(.integer(id.z), .integer(id.x), .integer(row)) {
        (found) throws(SQLiteError) in found.blob(0)
      }
    }
    guard let bytes, !bytes.isEmpty else { return nil }
    return BasemapSource.StreetTile(
      bytes, mediaType: mediaType,
      isCompressed: map.kind == .vector && bytes.starts(with: [0x1F, 0x8B]))
  }
}
