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
        for layer in layers(palette) { writer.raw(layer) }
      }
    }
    return writer.bytes
  }

  /// The expression for the name on a label.
  private var name: String {
    switch language {
    case .english: #"["get","name"]"#
    case .polish: #"["coalesce",["get","name_pl"],["get","name"]]"#
    }
  }

  private func layers(_ palette: MapPalette) -> [String] {
    var layers = Self.ground(palette)
    if let streets { layers += streets.layers(palette, isDark: theme == .dark) }
    layers += Self.borders(palette)
    if glyphs != nil {
      layers += Self.labels(palette, name: name, upTo: streets?.labelZoom)
      if let streets { layers += streets.labels(palette) }
    }
    return layers
  }
}

extension BasemapStyle {
  private static func ground(_ palette: MapPalette) -> [String] {
    [
      #"{"id":"sea","type":"background","paint":{"background-color":"\#(palette.sea.hex)"}}"#,
      // The band of shallow water is narrower at lower zooms, and ends where it would hide harbors.
      line(
        "shallows", "coast", filter: #"["==",["get","class"],"sea"]"#,
        #""line-color":"\#(palette.shallows.hex)","line-width":\#(zooms(0, 8, 5, 22, 7, 14)),"#
          + #""line-blur":\#(zooms(0, 3, 5, 7, 7, 4)),"line-opacity":\#(zooms(7, 1, 9, 0))"#),
      fill("land", "land", palette.land),
      line(
        "division-wide", "division", filter: #"["==",["get","wide"],true]"#, minimumZoom: 3,
        #""line-color":"\#(palette.division.hex)","line-width":\#(zooms(3, 0.6, 6, 1.2)),"#
          + #""line-opacity":\#(fading)"#),
      line(
        "division", "division", filter: #"["==",["get","wide"],false]"#, minimumZoom: 4.5,
        #""line-color":"\#(palette.division.hex)","line-width":\#(zooms(4.5, 0.6, 7, 1.2)),"#
          + #""line-opacity":\#(fading)"#),
      fill("lake", "lake", palette.sea), fill("island", "island", palette.land),
      fill("pond", "pond", palette.sea),
      line(
        "coast", "coast", filter: #"["==",["get","class"],"sea"]"#,
        #""line-color":"\#(palette.coast.hex)","line-width":\#(zooms(0, 0.5, 6, 1))"#),
      line(
        "shore", "coast", filter: #"["==",["get","class"],"lake"]"#, minimumZoom: 2,
        #""line-color":"\#(palette.coast.hex)","line-width":\#(zooms(2, 0.3, 6, 0.8))"#),
    ]
  }

  /// State boundaries are simplified, so they fade out at zooms where their corners would show.
  private static let fading = zooms(8, 1, 11, 0.3)

  private static func borders(_ palette: MapPalette) -> [String] {
    let width = zooms(0, 0.7, 4, 1.2, 8, 1.8)
    let color = #""line-color":"\#(palette.border.hex)""#
    return [
      line(
        "border-band", "border", minimumZoom: 4,
        #"\#(color),"line-width":\#(zooms(4, 4, 8, 7)),"line-opacity":0.22"#),
      line(
        "border", "border", filter: #"["==",["get","disputed"],false]"#,
        #"\#(color),"line-width":\#(width)"#),
      line(
        "border-disputed", "border", filter: #"["==",["get","disputed"],true]"#,
        #"\#(color),"line-width":\#(width),"line-dasharray":[3,2]"#),
    ]
  }

  private static func labels(
    _ palette: MapPalette, name: String, upTo maximumZoom: Double?
  ) -> [String] {
    let halo = palette.halo
    return [
      label(
        "water-name", "water_name", minimumZoom: 3, maximumZoom: maximumZoom, text: name,
        layout: #""text-size":11,"text-max-width":6,"text-letter-spacing":0.02"#,
        color: palette.lakeName, halo: palette.sea),
      label(
        "city", "city", minimumZoom: 2.5, maximumZoom: maximumZoom, text: name,
        layout:
          #""text-size":\#(citySize),"text-max-width":8,"text-padding":\#(zooms(3, 14, 8, 6, 11, 2)),"#
          + #""text-variable-anchor-offset":\#(cityAnchors),"text-justify":"auto","#
          + #""symbol-sort-key":["-",0,["get","size"]],"text-font":["\#(regular)"]"#,
        color: palette.cityName, halo: halo),
      label(
        "country", "country", maximumZoom: 7.5, text: name,
        layout: #""text-size":\#(countrySize),"text-max-width":6,"text-letter-spacing":0.06,"#
          + #""text-padding":4,"text-font":["\#(bold)"],"symbol-sort-key":["-",0,["get","width"]]"#,
        color: palette.countryName, halo: halo),
    ]
  }

  /// From zoom 8 on, the label of a city moves next to a pin that would cover it.
  private static let cityAnchors =
    #"["step",["zoom"],["literal",["center",[0,0]]],8,["literal",["center",[0,0],"#
    + #""top",[0,0.9],"bottom",[0,-0.9],"left",[1,0],"right",[-1,0],"top",[0,2],"bottom",[0,-2],"#
    + #""top-left",[1,1],"top-right",[-1,1],"bottom-left",[1,-1],"bottom-right",[-1,-1]]]]"#

  /// Larger cities have larger labels, and the difference grows with the zoom.
  private static let citySize =
    #"["interpolate",["linear"],["zoom"],3,["step",["get","size"],10.5,28,12],7,"#
    + #"["step",["get","size"],11,12,12,24,14.5],11,["step",["get","size"],12,8,13.5,20,18]]"#

  private static let countrySize =
    #"["interpolate",["linear"],["zoom"],0,9.5,3,["step",["get","width"],10,60,11,120,13],"#
    + #"6,["step",["get","width"],11,60,13,240,15]]"#
}

extension BasemapStyle {
  static func fill(
    _ id: String, _ layer: String, _ color: DrawingColor, source: String = "basemap",
    filter: String? = nil, minimumZoom: Double? = nil, paint: String = ""
  ) -> String {
    self.layer(
      id, "fill", source, layer, filter, minimumZoom, nil,
      #""paint":{"fill-color":"\#(color.hex)"\#(paint)}"#)
  }

  static func line(
    _ id: String, _ layer: String, source: String = "basemap", filter: String? = nil,
    minimumZoom: Double? = nil, _ paint: String
  ) -> String {
    self.layer(
      id, "line", source, layer, filter, minimumZoom, nil,
      #""layout":{"line-join":"round","line-cap":"round"},"paint":{\#(paint)}"#)
  }

  static func label(
    _ id: String, _ layer: String, source: String = "basemap", filter: String? = nil,
    minimumZoom: Double? = nil, maximumZoom: Double? = nil, text: String = #"["get","name"]"#,
    layout: String, color: DrawingColor, halo: DrawingColor
  ) -> String {
    let font = contains(layout, "text-font") ? "" : #","text-font":["\#(regular)"]"#
    return self.layer(
      id, "symbol", source, layer, filter, minimumZoom, maximumZoom,
      #""layout":{\#(layout)\#(font),"text-field":\#(text)},"paint":{"text-color":"\#(color.hex)","#
        + #""text-halo-color":"\#(halo.hex)","text-halo-width":1.6}"#)
  }

  private static func layer(
    _ id: String, _ type: String, _ source: String, _ layer: String, _ filter: String?,
    _ minimumZoom: Double?, _ maximumZoom: Double?, _ rest: String
  ) -> String {
    let filter = filter.map { #","filter":\#($0)"# } ?? ""
    let minimum = minimumZoom.map { #","minzoom":\#($0)"# } ?? ""
    let maximum = maximumZoom.map { #","maxzoom":\#($0)"# } ?? ""
    return #"{"id":"\#(id)","type":"\#(type)","source":"\#(source)","source-layer":"\#(layer)""#
      + "\(filter)\(minimum)\(maximum),\(rest)}"
  }

  /// Returns an expression that interpolates between pairs of zooms and values.
  static func zooms(_ stops: Double...) -> String {
    #"["interpolate",["linear"],["zoom"],\#(stops.map { "\($0)" }.joined(separator: ","))]"#
  }
}

/// Returns whether a string contains another string. Embedded Swift has no such method.
private func contains(_ text: String, _ part: StaticString) -> Bool {
  let (bytes, count) = (Array(text.utf8), part.utf8CodeUnitCount)
  guard bytes.count >= count else { return false }
  return part.withUTF8Buffer { part in
    (0...bytes.count - count).contains { unsafe bytes[$0..<$0 + count].elementsEqual(part) }
  }
}
