import PetMapSystem
import PetMapCairo
import PetMapDrawing
import PetMapGeo
import PetMapKit
import PetMapPicture
import PetMapSQLite
import PetMapFiles

/// A base map of the user's own: the raster tiles of an MBTiles file.
struct BasemapFile: ~Copyable {
  private let path: String
  private let file: MBTilesReader
  private let zooms: ClosedRange<Int>

  /// - Throws: an error for what is no MBTiles file, and for one without tiles or with vector tiles.
  init(_ path: String) throws(CommandError) {
    guard FileSystem.identity(of: path) != nil else {
      throw CommandError(
        .inputOutput, "cannot open: no such file", at: Self.place(path), remedy: "check the path")
    }
    let file = try Self.opened(path)
    if file.metadata["format"] == "pbf" { throw Self.vectorTiles(path) }
    guard let zooms = file.zooms else {
      throw CommandError(
        .badData, "the file has no tiles", at: Self.place(path), remedy: "give another one")
    }
    self.path = path
    self.file = file
    self.zooms = zooms
  }

  /// Whom the file names for its tiles; empty for no one.
  var attribution: String { Self.words(of: file.metadata["attribution"] ?? "") }

  private static func opened(_ path: String) throws(CommandError) -> MBTilesReader {
    do throws(SQLiteError) {
      return try MBTilesReader(path: path)
    } catch {
      throw CommandError(
        .badData, "not an MBTiles file", at: place(path),
        remedy: "give an .mbtiles file with PNG, JPEG or WebP tiles")
    }
  }

  private static func place(_ path: String) -> String { "--basemap \(path.quoted)" }

  private static func vectorTiles(_ path: String) -> CommandError {
    CommandError(
      .badData, "the file has vector tiles", at: place(path),
      remedy: "give an .mbtiles file with PNG, JPEG or WebP tiles")
  }

  /// The tiles that a camera shows.
  ///
  /// - Throws: an error for a tile that is no picture or broken.
  func tiles(
    seenBy camera: Camera, in viewport: Viewport
  ) throws(CommandError) -> RasterTiles {
    let side = try side()
    let path = path
    return try RasterTiles(
      seenBy: camera, in: viewport, zoom: RasterTiles.zoom(for: camera, side: side, within: zooms),
      attribution: attribution
    ) { (id) throws(CommandError) in
      guard let bytes = try self.bytes(of: id) else { return nil }
      guard let picture = PictureFile(bytes), PictureDecoder.canUnpack(picture) else {
        if bytes.starts(with: [0x1F, 0x8B]) { throw Self.vectorTiles(path) }
        throw CommandError(
          .badData, "tile \(id.z)/\(id.x)/\(id.y) is no PNG, JPEG or WebP, or it is broken",
          at: Self.place(path), remedy: "make the tiles again")
      }
      return picture
    }
  }

  /// The pixels of a tile's side: 256, or 512 for finer ones.
  private func side() throws(CommandError) -> Double {
    for zoom in zooms {
      for index in 0..<min(1 << (2 * zoom), 64) {
        guard let id = TileID(z: zoom, x: index % (1 << zoom), y: index >> zoom),
          let bytes = try bytes(of: id), let picture = PictureFile(bytes)
        else { continue }
        return picture.width
      }
    }
    return 256
  }

  private func bytes(of id: TileID) throws(CommandError) -> [UInt8]? {
    do {
      return try file.tile(id)
    } catch {
      throw CommandError(
        .inputOutput, "cannot read: \(error.message)", at: Self.place(path),
        remedy: "check the file")
    }
  }

  /// An attribution without its HTML tags and with its characters instead of their entities.
  static func words(of html: String) -> String {
    var words = ""
    var isTag = false
    for character in html {
      switch character {
      case "<": isTag = true
      case ">" where isTag: isTag = false
      default: if !isTag { words.append(character) }
      }
    }
    for (entity, character) in [
      ("&copy;", "©"), ("&#169;", "©"), ("&lt;", "<"), ("&gt;", ">"), ("&nbsp;", " "),
      ("&quot;", "\""), ("&amp;", "&"),
    ] {
      words = words.replacing(entity, with: character)
    }
    return words.split(whereSeparator: \.isWhitespace).joined(separator: " ")
  }
}
