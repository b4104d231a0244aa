public import PetMapAnnouncements
import PetMapDrawing
import PetMapJSON

/// A MapLibre style for the base map's vector tiles, in the same colors as pictures.
///
/// ```swift
/// let style = BasemapStyle(theme: .dark, tiles: "https://example.org/basemap/{z}/{x}/{y}.mvt")
/// let json = style.json
/// ```
///
/// Source: MapLibre Style Specification, version 8.
public struct BasemapStyle: Sendable {
  /// The color scheme.
  public var theme: PictureOptions.Theme
  /// The URL of the tiles, with `{z}`, `{x}` and `{y}`.
  public var tiles: String
  /// The URL of the glyphs, with `{fontstack}` and `{range}`; without glyphs, there are no labels.
  public var glyphs: String?
  /// The attribution of the tiles.
  public var attribution: String
  /// A street map to show over the base map.
  public var streets: StreetMap?
  /// The language of the labels.
  public var language: Language

  /// Creates a style.
  public init(
    theme: PictureOptions.Theme, tiles: String, glyphs: String? = nil, attribution: String = "",
    streets: StreetMap? = nil, language: Language = .english
  ) {
    self.theme = theme
    self.tiles = tiles
    self.glyphs = glyphs
    self.attribution = attribution
    self.streets = streets
    self.language = language
  }

  /// The font stack for weight 400.
  public static let regular = "regular"
  /// The font stack for weight 700.
  public static let bold = "bold"

  /// The style as JSON.
  public var json: [UInt8] {
    let palette = MapPalette(theme)
    var writer = JSONWriter()
    writer.object { writer in
      writer.member("version", 8)
      writer.member("name", "petmap \(theme)")
      if let glyphs { writer.member("glyphs", glyphs) }
      writer.key("sources")
      writer.object { writer in
        writer.key("basemap")
        writer.object { writer in
          writer.member("type", "vector")
          writer.key("tiles")
          writer.array { $0.string(tiles) }
          writer.member("minzoom", 0)
          writer.member("maxzoom", BasemapTiles.maximumZoom)
          writer.member("attribution", attribution)
        }
        streets?.writeSources(to: &writer)
      }
      writer.key("layers")
      writer.array { writer in
        for layer in layers(palette) { writer.value(layer) }
      }
    }
    return writer.bytes
  }

  /// The expression for the name on a label.
  private var name: JSONValue {
    // The names without a language are English.
    language == .english
      ? ["get", "name"]
      : ["coalesce", ["get", .string("name_\(language.rawValue)")], ["get", "name"]]
  }

  private func layers(_ palette: MapPalette) -> [JSONValue] {
    var layers = Self.ground(palette)
    if let streets { layers += streets.layers(palette, isDark: theme == .dark) }
    layers += Self.borders(palette)
    if glyphs != nil {
      layers += Self.labels(palette, name: name, besides: streets)
      if let streets {
        layers += streets.labels(palette, isDark: theme == .dark, language)
      }
    }
    return layers
  }
}

extension BasemapStyle {
  private static func ground(_ palette: MapPalette) -> [JSONValue] {
    [
      ["id": "sea", "type": "background", "paint": ["background-color": palette.sea.json]],
      // The band of shallow water is narrower at lower zooms, and ends where it would hide harbors.
      line(
        "shallows", "coast", filter: ["==", ["get", "class"], "sea"],
        [
          "line-color": palette.shallows.json, "line-width": zooms(0, 8, 5, 22, 7, 14),
          "line-blur": zooms(0, 3, 5, 7, 7, 4), "line-opacity": zooms(7, 1, 9, 0),
        ]),
      fill("land", "land", palette.land),
      line(
        "division-wide", "division", filter: ["==", ["get", "wide"], true], minimumZoom: 3,
        [
          "line-color": palette.division.json, "line-width": zooms(3, 0.6, 6, 1.2),
          "line-opacity": fading,
        ]),
      line(
        "division", "division", filter: ["==", ["get", "wide"], false], minimumZoom: 4.5,
        [
          "line-color": palette.division.json, "line-width": zooms(4.5, 0.6, 7, 1.2),
          "line-opacity": fading,
        ]),
      fill("lake", "lake", palette.sea), fill("island", "island", palette.land),
      fill("pond", "pond", palette.sea),
      line(
        "coast", "coast", filter: ["==", ["get", "class"], "sea"],
        ["line-color": palette.coast.json, "line-width": zooms(0, 0.5, 6, 1)]),
      line(
        "shore", "coast", filter: ["==", ["get", "class"], "lake"], minimumZoom: 2,
        ["line-color": palette.coast.json, "line-width": zooms(2, 0.3, 6, 0.8)]),
    ]
  }

  /// State boundaries are simplified, so they fade out at zooms where their corners would show.
  private static let fading = zooms(8, 1, 11, 0.3)

  private static func borders(_ palette: MapPalette) -> [JSONValue] {
    let (color, width) = (palette.border.json, zooms(0, 0.7, 4, 1.2, 8, 1.8))
    return [
      line(
        "border-band", "border", minimumZoom: 4,
        ["line-color": color, "line-width": zooms(4, 4, 8, 7), "line-opacity": 0.22]),
      line(
        "border", "border", filter: ["==", ["get", "disputed"], false],
        ["line-color": color, "line-width": width]),
      line(
        "border-disputed", "border", filter: ["==", ["get", "disputed"], true],
        ["line-color": color, "line-width": width, "line-dasharray": [3, 2]]),
    ]
  }

  /// - Parameter streets: The street map whose labels replace those of the base map in its region.
  private static func labels(
    _ palette: MapPalette, name: JSONValue, besides streets: StreetMap?
  ) -> [JSONValue] {
    let streets = streets.flatMap { $0.hasLabels ? $0 : nil }
    func named(_ outside: StreetMap? = nil) -> [JSONValue] {
      let suffix = outside == nil ? "" : "-outside"
      let filter: JSONValue? = outside.map { ["!", ["within", $0.area]] }
      let range = (outside?.firstZoom, outside == nil ? streets?.firstZoom : nil)
      return [
        label(
          "water-name\(suffix)", "water_name", filter: filter, minimumZoom: range.0 ?? 3,
          maximumZoom: range.1, text: name,
          layout: ["text-size": 11, "text-max-width": 6, "text-letter-spacing": 0.02],
          color: palette.lakeName, halo: palette.sea),
        label(
          "city\(suffix)", "city", filter: filter, minimumZoom: range.0 ?? 2.5,
          maximumZoom: range.1, text: name, layout: cityLayout, color: palette.cityName,
          halo: palette.halo),
      ]
    }
    let country = label(
      "country", "country", maximumZoom: 7.5, text: name,
      layout: [
        "text-size": countrySize, "text-max-width": 6, "text-letter-spacing": 0.06,
        "text-padding": 4, "symbol-sort-key": ["-", 0, ["get", "width"]],
      ],
      font: bold, color: palette.countryName, halo: palette.halo)
    return named() + (streets.map { named($0) } ?? []) + [country]
  }

  private static let cityLayout: JSONObject = [
    "text-size": citySize, "text-max-width": 8, "text-padding": zooms(3, 14, 8, 6, 11, 2),
    "text-variable-anchor-offset": cityAnchors, "text-justify": "auto",
    "symbol-sort-key": ["-", 0, ["get", "size"]],
  ]

  /// From zoom 8 on, the label of a city moves next to a pin that would cover it.
  private static let cityAnchors: JSONValue = [
    "step", ["zoom"], ["literal", ["center", [0, 0]]],
    8,
    [
      "literal",
      [
        "center", [0, 0], "top", [0, 0.9], "bottom", [0, -0.9], "left", [1, 0], "right", [-1, 0],
        "top", [0, 2], "bottom", [0, -2], "top-left", [1, 1], "top-right", [-1, 1],
        "bottom-left", [1, -1], "bottom-right", [-1, -1],
      ],
    ],
  ]

  /// Larger cities have larger labels, and the difference grows with the zoom.
  private static let citySize: JSONValue = [
    "interpolate", ["linear"], ["zoom"],
    3, ["step", ["get", "size"], 10.5, 28, 12],
    7, ["step", ["get", "size"], 11, 12, 12, 24, 14.5],
    11, ["step", ["get", "size"], 12, 8, 13.5, 20, 18],
  ]

  private static let countrySize: JSONValue = [
    "interpolate", ["linear"], ["zoom"],
    0, 9.5,
    3, ["step", ["get", "width"], 10, 60, 11, 120, 13],
    6, ["step", ["get", "width"], 11, 60, 13, 240, 15],
  ]
}

extension BasemapStyle {
  static func fill(
    _ id: String, _ layer: String, _ color: DrawingColor, outline: DrawingColor? = nil,
    source: String = "basemap", filter: JSONValue? = nil, minimumZoom: Double? = nil,
    maximumZoom: Double? = nil
  ) -> JSONValue {
    let paint: JSONValue =
      if let outline { ["fill-color": color.json, "fill-outline-color": outline.json] } else {
        ["fill-color": color.json]
      }
    return self.layer(
      id, "fill", source, layer, filter, minimumZoom, maximumZoom, ["paint": paint])
  }

  static func line(
    _ id: String, _ layer: String, source: String = "basemap", filter: JSONValue? = nil,
    minimumZoom: Double? = nil, cap: String = "round", _ paint: JSONValue
  ) -> JSONValue {
    self.layer(
      id, "line", source, layer, filter, minimumZoom, nil,
      ["layout": ["line-join": "round", "line-cap": .string(cap)], "paint": paint])
  }

  static func label(
    _ id: String, _ layer: String, source: String = "basemap", filter: JSONValue? = nil,
    minimumZoom: Double? = nil, maximumZoom: Double? = nil, text: JSONValue = ["get", "name"],
    layout: JSONObject, font: String = regular, color: DrawingColor, halo: DrawingColor
  ) -> JSONValue {
    let common: JSONObject = ["text-font": [.string(font)], "text-field": text]
    return self.layer(
      id, "symbol", source, layer, filter, minimumZoom, maximumZoom,
      [
        "layout": .object(JSONObject(layout.members + common.members)),
        "paint": [
          "text-color": color.json, "text-halo-color": halo.json, "text-halo-width": 1.6,
        ],
      ])
  }

  private static func layer(
    _ id: String, _ type: String, _ source: String, _ layer: String, _ filter: JSONValue?,
    _ minimumZoom: Double?, _ maximumZoom: Double?, _ rest: JSONObject
  ) -> JSONValue {
    let head: JSONObject = [
      "id": .string(id), "type": .string(type), "source": .string(source),
      "source-layer": .string(layer),
    ]
    let conditions: [(String, JSONValue?)] = [
      ("filter", filter), ("minzoom", minimumZoom.map { JSONValue(floatLiteral: $0) }),
      ("maxzoom", maximumZoom.map { JSONValue(floatLiteral: $0) }),
    ]
    let limits = conditions.compactMap { name, value in
      value.map { JSONObject.Member(name: name, value: $0) }
    }
    return .object(JSONObject(head.members + limits + rest.members))
  }

  /// Returns an expression that interpolates between zooms and values, by turns.
  static func zooms(_ stops: Double...) -> JSONValue { ZoomStops(stops).json }
}

extension DrawingColor {
  /// The color in a style.
  var json: JSONValue { .string(hex) }
}
