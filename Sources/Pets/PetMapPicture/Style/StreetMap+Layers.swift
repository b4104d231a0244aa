import PetMapDrawing
import PetMapJSON

/// The layers of a street map under the labels.
extension StreetMap {
  func layers(_ palette: MapPalette, isDark: Bool) -> [JSONValue] {
    guard let schema else {
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
    return landAndSea(palette, schema) + areas(palette, colors, schema)
      + Self.roads(colors, schema)
  }

  /// The land of the tiles, or of the whole region if the schema has only the sea.
  private func landAndSea(_ palette: MapPalette, _ schema: StreetSchema) -> [JSONValue] {
    guard !ground.isEmpty else { return [] }
    if let earth = schema[.earth] {
      return [area("ground", earth, palette.land)]
    }
    return [
      [
        "id": "streets-ground", "type": "fill", "source": .string(Self.groundSource),
        "minzoom": JSONValue(floatLiteral: firstZoom),
        "paint": ["fill-color": palette.land.json],
      ]
    ]
  }

  private func area(_ id: String, _ selection: StreetSelection, _ color: DrawingColor) -> JSONValue
  {
    BasemapStyle.fill(
      "streets-\(id)", selection.layer, color, source: Self.source, filter: selection.filter,
      minimumZoom: firstZoom)
  }

  private func areas(
    _ palette: MapPalette, _ colors: StreetColors, _ schema: StreetSchema
  ) -> [JSONValue] {
    let fills: [(StreetFeature, DrawingColor)] = [
      (.built, colors.built), (.green, colors.green), (.sand, colors.sand), (.wood, colors.wood),
      (.park, colors.green), (.grounds, colors.green), (.water, palette.sea),
    ]
    var layers = fills.compactMap { feature, color in
      schema[feature].map { area(feature.rawValue, $0, color) }
    }
    if let waterway = schema[.waterway] {
      layers.append(
        Self.line(
          "waterway", waterway, from: 9,
          ["line-color": palette.sea.json, "line-width": BasemapStyle.zooms(9, 0.8, 14, 2.5)]))
    }
    if let building = schema[.building] {
      // Outlines keep the houses of a block apart where they are large enough to be told apart.
      layers.append(
        BasemapStyle.fill(
          "streets-building", building.layer, colors.building, source: Self.source,
          filter: building.filter, minimumZoom: 13, maximumZoom: 15))
      layers.append(
        BasemapStyle.fill(
          "streets-house", building.layer, colors.building, outline: colors.buildingEdge,
          source: Self.source, filter: building.filter, minimumZoom: 15))
    }
    return layers
  }

  /// A class of roads.
  private struct Road {
    let feature: StreetFeature
    let firstZoom: Double
    /// Pairs of zooms and widths in pixels.
    let widths: [Double]
    var isMain = false

    static let all = [
      Road(feature: .minor, firstZoom: 12, widths: [12, 0.6, 15, 3, 18, 14]),
      Road(feature: .tertiary, firstZoom: 10, widths: [10, 0.7, 15, 5, 18, 18]),
      Road(feature: .secondary, firstZoom: 9, widths: [9, 0.8, 15, 7, 18, 20]),
      Road(feature: .primary, firstZoom: 7, widths: [7, 0.7, 15, 9, 18, 24], isMain: true),
      Road(feature: .motorway, firstZoom: 6, widths: [6, 0.9, 15, 10, 18, 26], isMain: true),
    ]

    func width(adding edge: Double) -> JSONValue {
      let stops = widths.enumerated().map { index, stop in
        JSONValue(floatLiteral: index % 2 == 0 ? stop : stop + edge)
      }
      return .array(["interpolate", ["exponential", 1.4], ["zoom"]] + stops)
    }
  }

  private static func roads(_ colors: StreetColors, _ schema: StreetSchema) -> [JSONValue] {
    // Roads in tunnels are visible through what is above them.
    let opacity: JSONValue = ["case", schema.tunnel.json, 0.4, 1]
    let roads = Road.all.compactMap { road in schema[road.feature].map { (road, $0) } }
    let casings = roads.map { road, selection in
      line(
        "\(road.feature.rawValue)-casing", selection, from: max(11, road.firstZoom),
        [
          "line-color": colors.casing.json, "line-width": road.width(adding: 1.5),
          "line-opacity": opacity,
        ])
    }
    let fills = roads.map { road, selection in
      line(
        road.feature.rawValue, selection, from: road.firstZoom,
        [
          "line-color": (road.isMain ? colors.mainRoad : colors.road).json,
          "line-width": road.width(adding: 0), "line-opacity": opacity,
        ])
    }
    // Trams run on the street, trains under it.
    return footways(colors, schema) + casings
      + rail(.rail, from: 11, BasemapStyle.zooms(11, 0.8, 14, 1.2, 18, 2.5), colors, schema)
      + fills + rail(.tram, from: 14, BasemapStyle.zooms(14, 0.6, 18, 1.4), colors, schema)
  }

  private static func footways(_ colors: StreetColors, _ schema: StreetSchema) -> [JSONValue] {
    let piers = schema[.pier].map {
      line(
        "pier", $0, from: 13,
        ["line-color": colors.casing.json, "line-width": BasemapStyle.zooms(13, 1, 18, 6)])
    }
    let dashes: [(StreetFeature, JSONValue)] = [(.track, [4, 1.5]), (.path, [2, 1.5])]
    return [piers].compactMap { $0 }
      + dashes.compactMap { feature, dash in
        schema[feature].map { selection in
          line(
            feature.rawValue, selection, from: 14, cap: "butt",
            [
              "line-color": colors.path.json, "line-width": BasemapStyle.zooms(14, 0.8, 18, 2.2),
              "line-dasharray": dash,
            ])
        }
      }
  }

  private static func rail(
    _ feature: StreetFeature, from zoom: Double, _ width: JSONValue, _ colors: StreetColors,
    _ schema: StreetSchema
  ) -> [JSONValue] {
    guard let selection = schema[feature] else { return [] }
    return [
      line(
        feature.rawValue, selection, from: zoom, cap: "butt",
        ["line-color": colors.rail.json, "line-width": width, "line-dasharray": [4, 2]])
    ]
  }

  private static func line(
    _ id: String, _ selection: StreetSelection, from zoom: Double, cap: String = "round",
    _ paint: JSONValue
  ) -> JSONValue {
    BasemapStyle.line(
      "streets-\(id)", selection.layer, source: source, filter: selection.filter,
      minimumZoom: zoom, cap: cap, paint)
  }
}
