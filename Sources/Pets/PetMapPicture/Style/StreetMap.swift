import PetMapDrawing
public import PetMapGeo
import PetMapJSON

/// A street map over the base map: raster tiles, or vector tiles in the OpenMapTiles schema.
///
/// Source: OpenMapTiles schema 3.15 (https://openmaptiles.org/schema).
public struct StreetMap: Sendable {
  /// The content of the tiles.
  public enum Kind: Sendable, Hashable {
    /// Raster tiles, 256 or 512 pixels wide.
    case raster(side: Int)
    case vector
  }

  /// The content of the tiles.
  public var kind: Kind
  /// The URL of the tiles, with `{z}`, `{x}` and `{y}`.
  public var tiles: String
  /// The zooms that have tiles.
  public var zooms: ClosedRange<Int>
  /// The region that has tiles.
  public var bounds: BoundingBox
  /// The attribution of the tiles.
  public var attribution: String

  /// Creates a street map.
  public init(
    kind: Kind, tiles: String, zooms: ClosedRange<Int>, bounds: BoundingBox, attribution: String
  ) {
    self.kind = kind
    self.tiles = tiles
    self.zooms = zooms
    self.bounds = bounds
    self.attribution = attribution
  }

  private static let source = "streets"
  /// The source of the polygon that covers the base map where the street map has its own land and
  /// water.
  private static let ground = "streets-ground"

  /// The first zoom at which the streets replace the base map.
  private var firstZoom: Double { Double(max(zooms.lowerBound, 7)) }

  /// The zoom up to which the base map's labels are shown; beyond it, the tiles have their own.
  var labelZoom: Double? { bounds.longitudeSpan > 300 || kind == .vector ? firstZoom : nil }

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
        for edge in edges { writer.number(edge) }
      }
      writer.member("attribution", attribution)
    }
    guard kind == .vector else { return }
    writer.key(Self.ground)
    writer.object { writer in
      writer.member("type", "geojson")
      writer.key("data")
      let edges = edges.map { JSONValue(floatLiteral: $0) }
      let (west, south, east, north) = (edges[0], edges[1], edges[2], edges[3])
      writer.value([
        "type": "Polygon",
        "coordinates": [
          [[west, south], [east, south], [east, north], [west, north], [west, south]]
        ],
      ])
    }
  }

  private var edges: [Double] {
    bounds.crossesAntimeridian
      ? [-180, bounds.south, 180, bounds.north]
      : [bounds.west, bounds.south, bounds.east, bounds.north]
  }

  func layers(_ palette: MapPalette, isDark: Bool) -> [JSONValue] {
    guard kind == .vector else {
      let paint: JSONValue =
        isDark ? ["raster-brightness-max": 0.75, "raster-saturation": -0.3] : [:]
      return [
        [
          "id": "streets", "type": "raster", "source": .string(Self.source),
          "minzoom": JSONValue(floatLiteral: firstZoom), "paint": paint,
        ]
      ]
    }
    let colors = StreetColors(isDark: isDark)
    return [
      [
        "id": "streets-ground", "type": "fill", "source": .string(Self.ground),
        "minzoom": JSONValue(floatLiteral: firstZoom),
        "paint": ["fill-color": palette.land.json],
      ]
    ] + areas(palette, colors) + Self.roads(colors)
  }

  private func areas(_ palette: MapPalette, _ colors: StreetColors) -> [JSONValue] {
    func area(
      _ id: String, _ layer: String, _ color: DrawingColor, _ filter: JSONValue? = nil
    ) -> JSONValue {
      BasemapStyle.fill(
        "streets-\(id)", layer, color, source: Self.source, filter: filter, minimumZoom: firstZoom)
    }
    return [
      area(
        "built", "landuse", colors.built,
        Self.isClass("residential", "commercial", "industrial", "retail")),
      area("green", "landcover", colors.green, Self.isClass("grass", "wetland", "farmland")),
      area("wood", "landcover", colors.wood, Self.isClass("wood")),
      area("park", "park", colors.green),
      area(
        "grounds", "landuse", colors.green,
        Self.isClass("cemetery", "pitch", "playground", "stadium", "zoo")),
      area("water", "water", palette.sea),
      BasemapStyle.line(
        "streets-waterway", "waterway", source: Self.source, minimumZoom: 9,
        ["line-color": palette.sea.json, "line-width": BasemapStyle.zooms(9, 0.8, 14, 2.5)]),
      BasemapStyle.fill(
        "streets-building", "building", colors.building, source: Self.source, minimumZoom: 13),
    ]
  }

  /// Returns the filter for features of some classes.
  private static func isClass(_ names: JSONValue...) -> JSONValue {
    ["in", ["get", "class"], ["literal", .array(names)]]
  }

  private static func roads(_ colors: StreetColors) -> [JSONValue] {
    let classes: [(id: String, filter: JSONValue, first: Double, widths: [Double], isMain: Bool)] =
      [
        ("path", isClass("path", "track"), 14, [14, 0.8, 18, 2], false),
        ("minor", isClass("minor", "service"), 12, [12, 0.6, 15, 3, 18, 14], false),
        ("tertiary", isClass("tertiary"), 10, [10, 0.7, 15, 5, 18, 18], false),
        ("secondary", isClass("secondary"), 9, [9, 0.8, 15, 7, 18, 20], false),
        ("primary", isClass("primary", "trunk"), 7, [7, 0.7, 15, 9, 18, 24], true),
        ("motorway", isClass("motorway"), 6, [6, 0.9, 15, 10, 18, 26], true),
      ]
    func width(_ stops: [Double], adding edge: Double) -> JSONValue {
      let numbers = stops.enumerated().map { index, stop in
        JSONValue(floatLiteral: index % 2 == 0 ? stop : stop + edge)
      }
      return .array(["interpolate", ["exponential", 1.4], ["zoom"]] + numbers)
    }
    let casings = classes.filter { $0.id != "path" }.map { road in
      BasemapStyle.line(
        "streets-\(road.id)-casing", "transportation", source: source, filter: road.filter,
        minimumZoom: max(11, road.first),
        ["line-color": colors.casing.json, "line-width": width(road.widths, adding: 1.5)])
    }
    let fills = classes.map { road in
      BasemapStyle.line(
        "streets-\(road.id)", "transportation", source: source, filter: road.filter,
        minimumZoom: road.first,
        [
          "line-color": (road.isMain ? colors.mainRoad : colors.road).json,
          "line-width": width(road.widths, adding: 0),
        ])
    }
    let rail = BasemapStyle.line(
      "streets-rail", "transportation", source: source, filter: isClass("rail", "transit"),
      minimumZoom: 11,
      ["line-color": colors.rail.json, "line-width": 1, "line-dasharray": [4, 3]])
    return casings + [rail] + fills
  }

  func labels(_ palette: MapPalette) -> [JSONValue] {
    guard kind == .vector else { return [] }
    return [
      BasemapStyle.label(
        "streets-road-name", "transportation_name", source: Self.source, minimumZoom: 13,
        layout: ["symbol-placement": "line", "text-size": 11, "text-letter-spacing": 0.02],
        color: palette.cityName, halo: palette.halo),
      BasemapStyle.label(
        "streets-place", "place", source: Self.source,
        filter: Self.isClass(
          "city", "town", "village", "suburb", "neighbourhood", "quarter", "hamlet"),
        minimumZoom: firstZoom,
        layout: [
          "text-size": ["match", ["get", "class"], "city", 17, "town", 14, 12],
          "text-max-width": 8, "symbol-sort-key": ["to-number", ["get", "rank"], 99],
        ],
        color: palette.cityName, halo: palette.halo),
    ]
  }
}

/// The colors of streets and of the areas between them.
private struct StreetColors {
  let built: DrawingColor
  let green: DrawingColor
  let wood: DrawingColor
  let building: DrawingColor
  let road: DrawingColor
  let mainRoad: DrawingColor
  let casing: DrawingColor
  let rail: DrawingColor

  init(isDark: Bool) {
    built = DrawingColor(isDark ? 0x303A43 : 0xEFEBE2)
    green = DrawingColor(isDark ? 0x2A3B36 : 0xE1EAD3)
    wood = DrawingColor(isDark ? 0x263832 : 0xD3E2C3)
    building = DrawingColor(isDark ? 0x36414A : 0xE4DDD1)
    road = DrawingColor(isDark ? 0x46525C : 0xFFFFFF)
    mainRoad = DrawingColor(isDark ? 0x5A6068 : 0xFBE7B8)
    casing = DrawingColor(isDark ? 0x222A31 : 0xD8CFC0)
    rail = DrawingColor(isDark ? 0x56616B : 0xB9B1A5)
  }
}
