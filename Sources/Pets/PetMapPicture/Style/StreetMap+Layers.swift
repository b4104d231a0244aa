import PetMapDrawing
import PetMapJSON

/// The layers of a street map under the labels.
extension StreetMap {
  /// Returns the layers in a MapLibre style, from back to front.
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
    let land: [JSONValue] =
      hasGroundOfTiles
      ? [
        [
          "id": "streets-ground", "type": "fill", "source": .string(Self.groundSource),
          "minzoom": JSONValue(floatLiteral: firstZoom),
          "paint": ["fill-color": palette.land.json],
        ]
      ] : []
    return land + layers(schema, palette, StreetColors(isDark: isDark)).map { $0.json }
  }

  /// Whether the tiles have the sea, but no land, so that all of their area is land before the sea
  /// is drawn.
  var hasGroundOfTiles: Bool { !ground.isEmpty && schema?[.earth] == nil }

  /// Returns the layers of vector tiles, from back to front.
  func layers(
    _ schema: StreetSchema, _ palette: MapPalette, _ colors: StreetColors
  ) -> [StreetLayer] {
    areas(schema, palette, colors) + Self.roads(schema, colors)
  }

  private func areas(
    _ schema: StreetSchema, _ palette: MapPalette, _ colors: StreetColors
  ) -> [StreetLayer] {
    let land: [(StreetFeature, DrawingColor)] = ground.isEmpty ? [] : [(.earth, palette.land)]
    let fills: [(StreetFeature, DrawingColor)] = [
      (.built, colors.built), (.green, colors.green), (.sand, colors.sand), (.wood, colors.wood),
      (.park, colors.green), (.grounds, colors.green), (.water, palette.sea),
    ]
    var layers = (land + fills).compactMap { feature, color in
      schema[feature].map { selection in
        StreetLayer(
          id: "streets-\(feature == .earth ? "ground" : feature.rawValue)", selection: selection,
          firstZoom: firstZoom, paint: .fill(color))
      }
    }
    layers += Self.line(
      .waterway, schema, from: 9,
      StreetStroke(color: palette.sea, width: ZoomStops(9, 0.8, 14, 2.5)))
    if let building = schema[.building] {
      // Outlines keep the houses of a block apart where they are large enough to be told apart.
      layers += [
        StreetLayer(
          id: "streets-building", selection: building, firstZoom: 13, endZoom: 15,
          paint: .fill(colors.building)),
        StreetLayer(
          id: "streets-house", selection: building, firstZoom: 15,
          paint: .fill(colors.building, outline: colors.buildingEdge)),
      ]
    }
    return layers
  }

  /// A class of roads.
  private struct Road {
    let feature: StreetFeature
    let firstZoom: Double
    /// Zooms and widths in pixels by turns.
    let widths: [Double]
    var isMain = false

    static let all = [
      Road(feature: .minor, firstZoom: 12, widths: [12, 0.6, 15, 3, 18, 14]),
      Road(feature: .tertiary, firstZoom: 10, widths: [10, 0.7, 15, 5, 18, 18]),
      Road(feature: .secondary, firstZoom: 9, widths: [9, 0.8, 15, 7, 18, 20]),
      Road(feature: .primary, firstZoom: 7, widths: [7, 0.7, 15, 9, 18, 24], isMain: true),
      Road(feature: .motorway, firstZoom: 6, widths: [6, 0.9, 15, 10, 18, 26], isMain: true),
    ]
  }

  private static func roads(_ schema: StreetSchema, _ colors: StreetColors) -> [StreetLayer] {
    let casings = Road.all.flatMap { road in
      line(
        road.feature, schema, id: "\(road.feature.rawValue)-casing", from: max(11, road.firstZoom),
        StreetStroke(
          color: colors.casing, width: ZoomStops(road.widths, base: 1.4).adding(1.5),
          tunnel: schema.tunnel))
    }
    let fills = Road.all.flatMap { road in
      line(
        road.feature, schema, from: road.firstZoom,
        StreetStroke(
          color: road.isMain ? colors.mainRoad : colors.road,
          width: ZoomStops(road.widths, base: 1.4), tunnel: schema.tunnel))
    }
    func rail(_ feature: StreetFeature, from zoom: Double, _ width: ZoomStops) -> [StreetLayer] {
      line(
        feature, schema, from: zoom,
        StreetStroke(color: colors.rail, width: width, dashes: [4, 2]))
    }
    // Trams run on the street, trains under it.
    return footways(schema, colors) + casings
      + rail(.rail, from: 11, ZoomStops(11, 0.8, 14, 1.2, 18, 2.5))
      + fills + rail(.tram, from: 14, ZoomStops(14, 0.6, 18, 1.4))
  }

  private static func footways(_ schema: StreetSchema, _ colors: StreetColors) -> [StreetLayer] {
    let dashes: [(StreetFeature, [Double])] = [(.track, [4, 1.5]), (.path, [2, 1.5])]
    return line(
      .pier, schema, from: 13, StreetStroke(color: colors.casing, width: ZoomStops(13, 1, 18, 6)))
      + dashes.flatMap { feature, dashes in
        line(
          feature, schema, from: 14,
          StreetStroke(color: colors.path, width: ZoomStops(14, 0.8, 18, 2.2), dashes: dashes))
      }
  }

  /// Returns the layer of a feature, if the schema has it.
  private static func line(
    _ feature: StreetFeature, _ schema: StreetSchema, id: String? = nil, from zoom: Double,
    _ stroke: StreetStroke
  ) -> [StreetLayer] {
    schema[feature].map { selection in
      [
        StreetLayer(
          id: "streets-\(id ?? feature.rawValue)", selection: selection, firstZoom: zoom,
          paint: .line(stroke))
      ]
    } ?? []
  }
}
