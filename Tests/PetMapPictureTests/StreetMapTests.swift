import Foundation
import PetMapAnnouncements
import PetMapGeo
import PetMapJSON
import PetMapKit
import PetMapPicture
import Testing

@Suite struct StreetMapTests {
  private static let bounds = BoundingBox.world

  private static func streets(_ schema: StreetSchema, ground: [BoundingBox] = []) -> StreetMap {
    var streets = StreetMap(
      kind: .vector(schema), tiles: "/{z}/{x}/{y}", zooms: 0...14, bounds: bounds, attribution: "")
    streets.ground = ground
    return streets
  }

  private static func style(
    _ streets: StreetMap, _ language: Language = .english
  ) throws -> JSONObject {
    let style = BasemapStyle(
      theme: .dark, tiles: "/{z}/{x}/{y}.mvt", glyphs: "/{fontstack}/{range}.pbf",
      streets: streets, language: language)
    return try #require(try JSONValue(parsing: style.json).object)
  }

  private static func layers(
    _ streets: StreetMap, _ language: Language = .english
  ) throws -> [JSONObject] {
    try #require(try style(streets, language)["layers"]?.array).compactMap(\.object)
  }

  @Test(arguments: [
    (["transportation", "water"], StreetSchema.openMapTiles), (["roads", "earth"], .protomaps),
    (["roads"], nil), (["pins"], nil), ([], nil),
  ])
  func `a schema is recognized by its layers`(layers: [String], schema: StreetSchema?) {
    #expect(StreetSchema(layers: layers) == schema)
  }

  @Test(arguments: StreetSchema.allCases)
  func `places have names of the language, and streets those on signs`(
    schema: StreetSchema
  ) throws {
    let layers = try Self.layers(Self.streets(schema), .polish)
    func text(_ id: String) throws -> JSONValue {
      let layer = try #require(layers.first { $0["id"]?.string == "streets-\(id)" })
      return try #require(layer["layout"]?.object?["text-field"])
    }
    // Debian's tilemaker writes `name:latin` only.
    let local: [JSONValue] = [["get", "name"], ["get", "name:latin"], ["get", "name_int"]]
    let polish: [JSONValue] = [["get", "name:pl"], ["get", "name_pl"]]
    #expect(try text("road-name") == .array(["coalesce"] + local))
    #expect(try text("place") == .array(["coalesce"] + polish + local))
    #expect(try text("parkName") == .array(["coalesce"] + polish + local))
  }

  @Test(arguments: StreetSchema.allCases)
  func `labels of streets win over landmarks, and landmarks over house numbers`(
    schema: StreetSchema
  ) throws {
    let ids = try Self.layers(Self.streets(schema)).compactMap { $0["id"]?.string }
    let ranked = [
      "house-number", "landmark3", "landmark2", "landmark1", "road-name", "place",
    ].map { "streets-\($0)" }
    #expect(ids.filter(ranked.contains) == ranked)
    #expect(Set(ids).count == ids.count)
  }

  @Test func `the ground covers the base map only where the tiles have the sea`() throws {
    func ids(_ streets: StreetMap) throws -> [String] {
      try Self.layers(streets).compactMap { $0["id"]?.string }
    }
    for schema in StreetSchema.allCases {
      #expect(!(try ids(Self.streets(schema))).contains("streets-ground"))
      #expect(try ids(Self.streets(schema, ground: [.world])).contains("streets-ground"))
    }
    let box = try BoundingBox(west: 10, south: 54, east: 10.5, north: 54.5)
    let sources = try Self.style(Self.streets(.openMapTiles, ground: [box]))["sources"]?.object
    let data = sources?["streets-ground"]?.object?["data"]?.object
    #expect(data?["coordinates"]?.array?.count == 1)
  }

  @Test func `tiles without an attribution credit OpenStreetMap with a link`() {
    let link = #"<a href="https://www.openstreetmap.org/copyright">OpenStreetMap</a>"#
    #expect(
      Self.streets(.openMapTiles).attribution
        == #"© <a href="https://openmaptiles.org/">OpenMapTiles</a> © "# + link + " contributors")
    #expect(Self.streets(.protomaps).attribution == "© \(link) contributors")
    let own = StreetMap(
      kind: .vector(.protomaps), tiles: "", zooms: 0...1, bounds: .world,
      attribution: "A & <B>, OpenStreetMap")
    #expect(own.attribution == "A &amp; &lt;B&gt;, \(link)")
    let raster = StreetMap(
      kind: .raster(side: 256), tiles: "", zooms: 0...1, bounds: .world, attribution: "")
    #expect(raster.attribution.isEmpty)
  }

  @Test func `the base map keeps its labels outside of the streets' region`() throws {
    var streets = Self.streets(.protomaps)
    streets.bounds = try BoundingBox(west: 10, south: 54, east: 10.5, north: 54.5)
    let layers = try Self.layers(streets)
    let inside = try #require(layers.first { $0["id"]?.string == "city" })
    let outside = try #require(layers.first { $0["id"]?.string == "city-outside" })
    #expect(inside["maxzoom"] == outside["minzoom"])
    #expect(outside["filter"]?.array?.first?.string == "!")
  }

  /// The design's ratios; WCAG 2.2, 1.4.3 for the labels.
  @Test(arguments: PictureOptions.Theme.allCases)
  func `roads are told from buildings, and paths from land`(theme: PictureOptions.Theme) {
    let (colors, palette) = (StreetColors(isDark: theme == .dark), MapPalette(theme))
    #expect(contrast(colors.road, colors.building) >= 1.5)
    for ground in [palette.land, colors.built] {
      #expect(contrast(colors.path, ground) >= 2.5)
      for ink in [colors.greenInk, colors.landmarkInk, colors.quietInk] {
        #expect(contrast(ink, ground) >= 4.5)
        #expect(contrast(ink, colors.building) >= 4.5)
      }
    }
  }
}
