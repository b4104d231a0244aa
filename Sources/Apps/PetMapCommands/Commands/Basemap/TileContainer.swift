import PetMapBytes
import PetMapFiles
import PetMapGeo
import PetMapJSON
import PetMapKit
import PetMapPicture
import PetMapSQL
import PetMapService
import PetMapSystem

/// An open MBTiles or PMTiles file.
struct TileContainer: Sendable {
  /// A format of tiles.
  enum Format: String {
    case vector = "application/vnd.mapbox-vector-tile"
    case png = "image/png"
    case jpeg = "image/jpeg"
    case webP = "image/webp"
  }

  let format: Format
  /// The width of raster tiles in pixels.
  private(set) var side = 256
  let zooms: ClosedRange<Int>
  let bounds: BoundingBox
  /// The attribution in HTML; empty if the file has none.
  let attribution: String
  /// The layers of vector tiles with their attributes; `nil` if the metadata has no such list.
  let layers: [String: Set<String>]?
  /// Returns a tile as stored.
  let tile: @Sendable (TileID) throws(SQLError) -> [UInt8]?
  /// A tile of the lowest zoom.
  let sample: [UInt8]

  /// Opens a file, or returns `nil` if it is neither an MBTiles nor a PMTiles file, or has no tiles
  /// that can be drawn.
  init?(_ path: String) {
    guard let container = Self(pmtiles: path) ?? Self(mbtiles: path) else { return nil }
    self = container
  }

  private init?(pmtiles path: String) {
    guard let file = PMTilesFile(path), let sample = file.firstTile else { return nil }
    let header = file.header
    format =
      switch header.tileType {
      case .vector: .vector
      case .png: .png
      case .jpeg: .jpeg
      case .webP: .webP
      }
    (zooms, bounds) = (header.zooms, header.bounds)
    attribution = file.metadata["attribution"]?.string ?? ""
    layers = Self.layers(file.metadata)
    tile = { file.tile($0) }
    self.sample = sample
    guard measure(sample) else { return nil }
  }

  private init?(mbtiles path: String) {
    do throws(SQLError) {
      let file = try MBTilesReader(path: path)
      guard let zooms = file.zooms, let sample = try file.anyTile(),
        let format = Self.formats[file.metadata["format"] ?? "png"]
      else { return nil }
      self.format = format
      self.zooms = zooms
      let tileBounds = try file.bounds
      bounds = Self.bounds(file.metadata["bounds"]) ?? tileBounds ?? .world
      attribution = file.metadata["attribution"] ?? ""
      let json = file.metadata["json"].flatMap { try? JSONValue(parsing: Array($0.utf8)) }
      layers = json?.object.flatMap(Self.layers)
      // One request uses the file at a time. Reading a tile takes microseconds.
      let shared = Monitor(file)
      tile = { (id) throws(SQLError) in
        try shared.withLock { (file) throws(SQLError) in try file.tile(id) }
      }
      self.sample = sample
      guard measure(sample) else { return nil }
    } catch {
      return nil
    }
  }

  private static let formats: [String: Format] = [
    "pbf": .vector, "png": .png, "jpg": .jpeg, "jpeg": .jpeg, "webp": .webP,
  ]

  /// Returns the bounds in the metadata, or `nil` if they are missing or malformed.
  private static func bounds(_ text: String?) -> BoundingBox? {
    let edges = (text ?? "").split(separator: ",").compactMap { Double($0.trimmingBlanks) }
    guard edges.count == 4 else { return nil }
    return try? BoundingBox(west: edges[0], south: edges[1], east: edges[2], north: edges[3])
  }

  /// Returns the layers in TileJSON's `vector_layers`.
  private static func layers(_ metadata: JSONObject) -> [String: Set<String>]? {
    guard let list = metadata["vector_layers"]?.array else { return nil }
    let layers = list.compactMap { layer in
      layer.object?["id"]?.string.map { id in
        (id, Set(layer.object?["fields"]?.object?.members.map(\.name) ?? []))
      }
    }
    return layers.isEmpty ? nil : Dictionary(layers) { $0.union($1) }
  }

  /// Reads the width of raster tiles from one of them.
  ///
  /// - Returns: Whether the tile can be drawn.
  private mutating func measure(_ sample: [UInt8]) -> Bool {
    if format == .vector { return true }
    guard let picture = PictureFile(sample) else { return false }
    side = picture.width == 512 ? 512 : 256
    return true
  }

  // MARK: Vector tiles

  /// The maximum size of a tile without compression, in bytes.
  private static let byteLimit = 16 << 20

  /// Returns a vector tile, or `nil` if the file does not contain it or it is damaged.
  func decodedTile(_ id: TileID) -> DecodedVectorTile? {
    (try? tile(id)).flatMap(Self.decoded)
  }

  static func decoded(_ stored: [UInt8]) -> DecodedVectorTile? {
    guard stored.starts(with: [0x1F, 0x8B]) else { return DecodedVectorTile(stored) }
    return GzipInflater.decompressed(stored, limit: byteLimit).flatMap(DecodedVectorTile.init)
  }
}
