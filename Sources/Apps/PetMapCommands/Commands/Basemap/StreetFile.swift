import PetMapCairo
import PetMapDrawing
import PetMapFiles
import PetMapGeo
import PetMapJSON
import PetMapKit
import PetMapPicture
import PetMapSQL
import PetMapService
import PetMapSystem

/// A custom base map, as given with `--basemap`: raster or vector tiles from an MBTiles or PMTiles
/// file.
struct StreetFile: Sendable {
  /// The map for styles. The URL of its tiles is filled in later.
  let map: StreetMap
  /// What vector tiles contain; `nil` for raster tiles.
  let survey: StreetSurvey?
  /// Whether the file names the source of its data.
  let hasAttribution: Bool
  /// The version of the file: its size and modification time in base 36.
  let version: String
  private let container: TileContainer
  /// The option or operand that names the file.
  private let location: String

  /// Opens a file.
  ///
  /// - Parameter location: The option or operand that names the file.
  /// - Throws: An error if the file is neither an MBTiles nor a PMTiles file, contains no tiles, or
  ///   has vector tiles in an unknown schema.
  init(_ path: String, at location: String) throws(CommandError) {
    guard FileSystem.isReadable(path) else { throw .notReadable(at: location) }
    guard let container = TileContainer(path) else {
      throw CommandError(
        .badData, "not an MBTiles or PMTiles file with tiles", at: location,
        remedy: "use a file with PNG, JPEG or WebP tiles, or with vector tiles compressed with gzip"
      )
    }
    let survey = container.format == .vector ? StreetSurvey(container) : nil
    let kind: StreetMap.Kind
    if let survey {
      guard let schema = survey.schema else {
        throw Self.unknownSchema(survey.layers, at: location)
      }
      kind = .vector(schema)
    } else {
      kind = .raster(side: container.side)
    }
    let attribution = Self.text(of: container.attribution)
    var map = StreetMap(
      kind: kind, tiles: "", zooms: container.zooms, bounds: container.bounds,
      attribution: attribution)
    map.ground = survey?.ground ?? []
    self.map = map
    self.survey = survey
    self.container = container
    self.location = location
    hasAttribution = !attribution.isEmpty
    version = FileSystem.version(of: path)
  }

  private static func unknownSchema(_ layers: [String], at location: String) -> CommandError {
    let schemas = StreetSchema.allCases.map(\.rawValue).joined(separator: " or ")
    let found = layers.prefix(8).map(\.quoted).joined(separator: ", ")
    return CommandError(
      .badData,
      "unknown schema with the \(layers.count == 1 ? "layer" : "layers") "
        + "\(found)\(layers.count > 8 ? " and \(layers.count - 8) more" : "")",
      at: location, remedy: "use tiles in the schema of \(schemas)")
  }

  /// Returns the named places on the streets' tiles, or `nil` for raster tiles or too large a region.
  ///
  /// - Complexity: Reads all tiles of the highest zoom.
  func places() -> [Place]? {
    survey?.schema.flatMap { StreetPlaces.places(of: container, $0) }
  }

  /// Returns the tiles that are visible in a viewport.
  ///
  /// - Throws: An error if a tile cannot be read or drawn.
  func tiles(
    seenBy camera: Camera, in viewport: Viewport
  ) throws(CommandError) -> PictureTiles {
    try PictureTiles(of: map, seenBy: camera, in: viewport) { (id) throws(CommandError) in
      guard let bytes = try bytes(of: id) else { return nil }
      let name = "tile \(id.z)/\(id.x)/\(id.y)"
      if container.format == .vector {
        guard let tile = TileContainer.decoded(bytes) else {
          throw damaged("\(name) is not a vector tile")
        }
        return .streets(tile)
      }
      guard let picture = PictureFile(bytes), PictureDecoder.canUnpack(picture) else {
        throw damaged("\(name) is not a valid PNG, JPEG or WebP image")
      }
      return .picture(picture)
    }
  }

  private func bytes(of id: TileID) throws(CommandError) -> [UInt8]? {
    guard map.zooms.contains(id.z) else { return nil }
    do throws(SQLError) {
      return try container.tile(id).flatMap { $0.isEmpty ? nil : $0 }
    } catch {
      throw CommandError(
        .inputOutput, "cannot read: \(error.message)", at: location, remedy: "check the file")
    }
  }

  private func damaged(_ problem: String) -> CommandError {
    CommandError(.badData, problem, at: location, remedy: "generate the tiles again")
  }

  /// Returns a tile as stored, or `nil` if the file does not contain it.
  func tile(_ id: TileID) throws(SQLError) -> BasemapSource.StreetTile? {
    guard map.zooms.contains(id.z), let bytes = try container.tile(id), !bytes.isEmpty else {
      return nil
    }
    let format = container.format
    return BasemapSource.StreetTile(
      bytes, mediaType: format.rawValue,
      isCompressed: format == .vector && bytes.starts(with: [0x1F, 0x8B]))
  }
}

extension StreetFile {
  /// What the file contains, on one line.
  var summary: String {
    let bounds = map.bounds
    let corners = [(bounds.west, bounds.south), (bounds.east, bounds.north)].map { corner in
      "\(Self.degrees(corner.0)),\(Self.degrees(corner.1))"
    }
    var facts: [String]
    if let survey, let schema = survey.schema {
      facts = [schema.rawValue]
    } else {
      facts = ["\(container.format.rawValue.split(separator: "/").last ?? "") pictures"]
    }
    let zooms = map.zooms
    let (first, last) = (zooms.lowerBound, zooms.upperBound)
    facts.append(first == last ? "zoom \(first)" : "zooms \(first)-\(last)")
    facts.append(corners.joined(separator: " to "))
    if let survey {
      facts += [
        survey.hasNames ? "names" : "no names",
        survey.hasHouseNumbers ? "house numbers" : "no house numbers",
        survey.hasOcean ? "ocean" : "no ocean",
      ]
    }
    return facts.joined(separator: ", ")
  }

  private static func degrees(_ value: Double) -> String {
    var writer = JSONWriter()
    writer.number(value, decimals: 5)
    return String(decoding: writer.bytes, as: UTF8.self)
  }

  /// Returns the plain text of an HTML attribution.
  fileprivate static func text(of html: String) -> String {
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
