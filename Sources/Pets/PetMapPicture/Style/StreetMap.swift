import PetMapDrawing
public import PetMapGeo
import PetMapJSON

/// A street map over the base map: raster tiles, or vector tiles in one of the known schemas.
public struct StreetMap: Sendable {
  /// The content of the tiles.
  public enum Kind: Sendable, Hashable {
    /// Raster tiles, 256 or 512 pixels wide.
    case raster(side: Int)
    case vector(StreetSchema)
  }

  /// The content of the tiles.
  public var kind: Kind
  /// The URL of the tiles, with `{z}`, `{x}` and `{y}`.
  public var tiles: String
  /// The zooms that have tiles.
  public var zooms: ClosedRange<Int>
  /// The region that has tiles.
  public var bounds: BoundingBox
  /// Where vector tiles show land and sea. Elsewhere, the base map's coast remains visible.
  public var ground: [BoundingBox] = []
  /// The attribution of the tiles as plain text; empty if it is unknown.
  public let credit: String

  /// Creates a street map.
  ///
  /// - Parameter attribution: The attribution as plain text; empty if it is unknown.
  public init(
    kind: Kind, tiles: String, zooms: ClosedRange<Int>, bounds: BoundingBox, attribution: String
  ) {
    self.kind = kind
    self.tiles = tiles
    self.zooms = zooms
    self.bounds = bounds
    credit = attribution.isEmpty ? Self.credit(of: kind) : attribution
  }

  static let source = "streets"
  /// The source of the polygon that covers the base map where the street map has its own land and
  /// water.
  static let groundSource = "streets-ground"

  /// The first zoom at which the streets replace the base map.
  var firstZoom: Double { Double(max(zooms.lowerBound, 7)) }

  /// The schema of vector tiles.
  package var schema: StreetSchema? { if case .vector(let schema) = kind { schema } else { nil } }

  /// Whether the tiles have their own labels, which replace the base map's.
  var hasLabels: Bool { schema != nil || bounds.longitudeSpan > 300 }

  /// The area with tiles as GeoJSON.
  var area: JSONValue { Self.polygons([bounds]) }

  func writeSources(to writer: inout JSONWriter) {
    writer.key(Self.source)
    writer.object { writer in
      switch kind {
      case .raster(let side):
        writer.member("type", "raster")
        writer.member("tileSize", side)
      case .vector: writer.member("type", "vector")
      }
      writer.key("tiles")
      writer.array { $0.string(tiles) }
      writer.member("minzoom", zooms.lowerBound)
      writer.member("maxzoom", zooms.upperBound)
      writer.key("bounds")
      writer.array { writer in
        for edge in Self.edges(of: bounds) { writer.number(edge) }
      }
      writer.member("attribution", attribution)
    }
    guard schema != nil, !ground.isEmpty else { return }
    writer.key(Self.groundSource)
    writer.object { writer in
      writer.member("type", "geojson")
      writer.key("data")
      writer.value(Self.polygons(ground))
    }
  }

  /// West, south, east and north; a box that crosses the antimeridian becomes as wide as the world.
  private static func edges(of box: BoundingBox) -> [Double] {
    box.crossesAntimeridian
      ? [-180, box.south, 180, box.north] : [box.west, box.south, box.east, box.north]
  }

  private static func polygons(_ boxes: [BoundingBox]) -> JSONValue {
    let polygons = boxes.map { box -> JSONValue in
      let edges = edges(of: box).map { JSONValue(floatLiteral: $0) }
      let (west, south, east, north) = (edges[0], edges[1], edges[2], edges[3])
      return [[[west, south], [east, south], [east, north], [west, north], [west, south]]]
    }
    return ["type": "MultiPolygon", "coordinates": .array(polygons)]
  }
}

extension StreetMap {
  /// Returns the attribution of tiles that name no source: those in a known schema are made of
  /// OpenStreetMap data, whose license requires credit and a link.
  ///
  /// Source: https://osmfoundation.org/wiki/Licence/Attribution_Guidelines.
  private static func credit(of kind: Kind) -> String {
    guard case .vector(let schema) = kind else { return "" }
    return (schema == .openMapTiles ? "© OpenMapTiles " : "") + "© OpenStreetMap contributors"
  }

  /// The attribution of the tiles in HTML.
  public var attribution: String {
    var html = ""
    for character in credit {
      switch character {
      case "<": html += "&lt;"
      case ">": html += "&gt;"
      case "&": html += "&amp;"
      default: html.append(character)
      }
    }
    for (name, url) in [
      ("OpenStreetMap", "https://www.openstreetmap.org/copyright"),
      ("OpenMapTiles", "https://openmaptiles.org/"),
    ] {
      html = html.replacingFirst(name, with: "<a href=\"\(url)\">\(name)</a>")
    }
    return html
  }
}

extension String {
  /// Returns the string with the first occurrence of a word replaced.
  fileprivate func replacingFirst(_ word: String, with other: String) -> String {
    let (bytes, word) = (Array(utf8), Array(word.utf8))
    for start in bytes.indices where bytes[start...].starts(with: word) {
      let rest = bytes[(start + word.count)...]
      return String(decoding: bytes[..<start] + Array(other.utf8) + rest, as: UTF8.self)
    }
    return self
  }
}
