import PetMapCairo
import PetMapDrawing
import PetMapFiles
import PetMapGeo
import PetMapKit
import PetMapPicture
import PetMapSQL
import PetMapSystem

/// A user's base map: an MBTiles file with raster tiles.
struct BasemapFile {
  private let path: String
  private let file: MBTilesReader
  private let zooms: ClosedRange<Int>

  /// - Throws: An error if the file is not an MBTiles file, has no tiles, or has vector tiles.
  init(_ path: String) throws(CommandError) {
    guard FileSystem.identity(of: path) != nil else {
      throw CommandError(
        .inputOutput, "cannot open: no such file", at: Self.location(of: path),
        remedy: "check the path")
    }
    let file = try Self.opened(path)
    if file.metadata["format"] == "pbf" { throw Self.vectorTiles(path) }
    guard let zooms = file.zooms else {
      throw CommandError(
        .badData, "the file contains no tiles", at: Self.location(of: path),
        remedy: "use another file")
    }
    self.path = path
    self.file = file
    self.zooms = zooms
  }

  /// The attribution of the tiles as plain text; empty if the file does not specify one.
  var attribution: String { Self.text(of: file.metadata["attribution"] ?? "") }

  private static func opened(_ path: String) throws(CommandError) -> MBTilesReader {
    do throws(SQLError) {
      return try MBTilesReader(path: path)
    } catch {
      throw CommandError(
        .badData, "not an MBTiles file", at: location(of: path),
        remedy: "use an .mbtiles file with PNG, JPEG or WebP tiles")
    }
  }

  private static func location(of path: String) -> String { "--basemap \(path.quoted)" }

  private static func vectorTiles(_ path: String) -> CommandError {
    CommandError(
      .badData, "the file contains vector tiles", at: location(of: path),
      remedy: "use an .mbtiles file with PNG, JPEG or WebP tiles")
  }

  /// Returns the tiles that are visible in a viewport.
  ///
  /// - Throws: An error if a tile is not a valid image.
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
          .badData, "tile \(id.z)/\(id.x)/\(id.y) is not a valid PNG, JPEG or WebP image",
          at: Self.location(of: path), remedy: "generate the tiles again")
      }
      return picture
    }
  }

  /// Returns the width of a tile in pixels: 256, or 512 for high resolution.
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
        .inputOutput, "cannot read: \(error.message)", at: Self.location(of: path),
        remedy: "check the file")
    }
  }

  /// Returns the plain text of an HTML attribution.
  static func text(of html: String) -> String {
    var text = ""
    var isTag = false
    for character in html {
      switch character {
      case "<": isTag = true
      case ">" where isTag: isTag = false
      default: if !isTag { text.append(character) }
      }
    }
    for (entity, character) in [
      ("&copy;", "©"), ("&#169;", "©"), ("&lt;", "<"), ("&gt;", ">"), ("&nbsp;", " "),
      ("&quot;", "\""), ("&amp;", "&"),
    ] {
      text = text.replacing(entity, with: character)
    }
    return text.split(whereSeparator: \.isWhitespace).joined(separator: " ")
  }
}

/// The coastline file that is installed with the program.
struct CoastSource: Sendable {
  let file: CoastFile
  /// The version of the file: its size and modification time in base 36.
  let version: String

  /// The paths to try, relative to the program's directory: installed, unpacked next to the
  /// program, and in a build directory.
  private static let relativePaths = ["../share/petmap/coast.bin", "coast.bin", "../../coast.bin"]

  /// Finds the file, or returns `nil` if it is not installed. Coastlines are then drawn from the
  /// built-in data.
  init?(_ console: Console) {
    guard let program = CurrentProcess.programPath else { return nil }
    let directory = FileSystem.directory(of: program)
    let candidates = Self.relativePaths.map { "\(directory)/\($0)" }
    guard let path = candidates.first(where: { FileSystem.isReadable($0) }) else { return nil }
    guard let found = Self(path) else {
      console.note(
        "\(path): not a coastline file, so built-in coastlines are drawn; run tools/coast")
      return nil
    }
    self = found
  }

  init?(_ path: String) {
    // The descriptor stays open until the process ends.
    guard let descriptor = try? Descriptor.openRegularFile(path) else { return nil }
    let file = CoastFile { range in
      Descriptor.bytes(of: descriptor, at: range.lowerBound, count: range.count)
    }
    guard let file else {
      Descriptor.close(descriptor)
      return nil
    }
    self.file = file
    version = FileSystem.version(of: path)
  }
}
