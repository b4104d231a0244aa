import PetMapDrawing
import PetMapFiles
import PetMapGeo
import PetMapKit
import PetMapPicture
import PetMapSQL
import PetMapService
import PetMapSystem

/// The streets that `serve --basemap` adds: raster or vector tiles from an MBTiles or PMTiles file.
struct StreetFile: Sendable {
  /// The map for styles. The URL of its tiles is filled in later.
  let map: StreetMap
  /// The version of the file: its size and modification time in base 36.
  let version: String
  private let format: Format
  /// Returns the bytes of a tile as stored.
  private let stored: @Sendable (TileID) throws(SQLError) -> [UInt8]?

  /// A format of tiles.
  private enum Format: String {
    case vector = "application/vnd.mapbox-vector-tile"
    case png = "image/png"
    case jpeg = "image/jpeg"
    case webP = "image/webp"
  }

  /// - Throws: An error if the file is neither an MBTiles nor a PMTiles file, or contains no tiles.
  init(_ path: String) throws(CommandError) {
    let location = "--basemap \(path.quoted)"
    guard FileSystem.isReadable(path) else {
      throw CommandError(
        .inputOutput, "cannot open: no such file, or it is not readable", at: location,
        remedy: "check the path")
    }
    guard let content = Content(pmtiles: path) ?? Content(mbtiles: path) else {
      throw CommandError(
        .badData, "not an MBTiles or PMTiles file with tiles", at: location,
        remedy: "use a file with PNG, JPEG or WebP tiles, or with vector tiles compressed with gzip"
      )
    }
    format = content.format
    stored = content.tile
    map = StreetMap(
      kind: format == .vector ? .vector : .raster(side: content.side), tiles: "",
      zooms: content.zooms, bounds: content.bounds,
      attribution: BasemapFile.text(of: content.attribution))
    version = FileSystem.version(of: path)
  }

  /// Returns a tile as stored, or `nil` if the file does not contain it.
  func tile(_ id: TileID) throws(SQLError) -> BasemapSource.StreetTile? {
    guard map.zooms.contains(id.z), let bytes = try stored(id), !bytes.isEmpty else { return nil }
    return BasemapSource.StreetTile(
      bytes, mediaType: format.rawValue,
      isCompressed: format == .vector && bytes.starts(with: [0x1F, 0x8B]))
  }
}

extension StreetFile {
  /// An open file.
  private struct Content {
    let format: Format
    /// The width of raster tiles in pixels.
    var side = 256
    let zooms: ClosedRange<Int>
    let bounds: BoundingBox
    /// The attribution in HTML.
    let attribution: String
    let tile: @Sendable (TileID) throws(SQLError) -> [UInt8]?

    /// Opens a PMTiles file, or returns `nil` if it is not one or has no tiles.
    init?(pmtiles path: String) {
      guard let file = PMTilesFile(path) else { return nil }
      let header = file.header
      format =
        switch header.tileType {
        case .vector: .vector
        case .png: .png
        case .jpeg: .jpeg
        case .webP: .webP
        }
      (zooms, bounds, attribution) = (header.zooms, header.bounds, file.attribution)
      tile = { file.tile($0) }
      guard let sample = file.firstTile else { return nil }
      guard measure(sample) else { return nil }
    }

    /// Opens an MBTiles file, or returns `nil` if it is not one or has no tiles.
    init?(mbtiles path: String) {
      do throws(SQLError) {
        let file = try MBTilesReader(path: path)
        guard let zooms = file.zooms, let sample = try file.anyTile(),
          let format = Self.formats[file.metadata["format"] ?? "png"]
        else { return nil }
        self.format = format
        self.zooms = zooms
        bounds = Self.bounds(file.metadata["bounds"])
        attribution = file.metadata["attribution"] ?? ""
        // One request uses the file at a time. Reading a tile takes microseconds.
        let shared = Monitor(file)
        tile = { (id) throws(SQLError) in
          try shared.withLock { (file) throws(SQLError) in try file.tile(id) }
        }
        guard measure(sample) else { return nil }
      } catch {
        return nil
      }
    }

    private static let formats: [String: Format] = [
      "pbf": .vector, "png": .png, "jpg": .jpeg, "jpeg": .jpeg, "webp": .webP,
    ]

    /// Returns the bounds in the metadata, or those of the world.
    private static func bounds(_ text: String?) -> BoundingBox {
      let edges = (text ?? "").split(separator: ",").compactMap { Double($0.trimmingBlanks) }
      guard edges.count == 4 else { return .world }
      let box = try? BoundingBox(
        west: edges[0], south: edges[1], east: edges[2], north: edges[3])
      return box ?? .world
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
  }
}
