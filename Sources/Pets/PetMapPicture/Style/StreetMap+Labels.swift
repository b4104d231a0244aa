import PetMapAnnouncements
import PetMapDrawing
import PetMapJSON

/// The labels of a street map. MapLibre places the labels of later layers first, so that the names
/// of streets win over those of landmarks, and towns win over both.
extension StreetMap {
  func labels(_ palette: MapPalette, isDark: Bool, _ language: Language) -> [JSONValue] {
    guard let schema else { return [] }
    let colors = StreetColors(isDark: isDark)
    return Self.houseNumbers(palette, colors, schema)
      + Self.landmarks(palette, colors, schema, language)
      + Self.waterAndParks(palette, colors, schema, language)
      + Self.streets(palette, schema) + places(palette, schema, language)
  }

  /// The expression for a name. Streets have their local names, as on signs.
  private static func name(_ language: Language?) -> JSONValue {
    let names = StreetSchema.nameAttributes(language?.rawValue)
    return .array(["coalesce"] + names.map { ["get", .string($0)] })
  }

  /// At most five characters: numbers such as `7, Floors 1-3` are cut at the comma.
  private static func houseNumbers(
    _ palette: MapPalette, _ colors: StreetColors, _ schema: StreetSchema
  ) -> [JSONValue] {
    guard let selection = schema[.houseNumber] else { return [] }
    let number: JSONValue = ["to-string", ["get", .string(schema.houseNumber)]]
    let comma: JSONValue = ["index-of", ",", number]
    let text: JSONValue = [
      "slice", number, 0, ["case", [">=", comma, 0], ["min", comma, 5], 5],
    ]
    return [
      label(
        "house-number", selection, from: 17, text: text, layout: ["text-size": 10],
        colors.quietInk, palette.halo)
    ]
  }

  private static func landmarks(
    _ palette: MapPalette, _ colors: StreetColors, _ schema: StreetSchema, _ language: Language
  ) -> [JSONValue] {
    let layers: [(StreetFeature, zoom: Double)] = [
      (.landmark3, 17.5), (.stop, 17), (.landmark2, 15.5), (.landmark1, 14.5),
    ]
    // The dot marks the spot.
    let text: JSONValue = ["concat", "•\n", name(language)]
    return layers.compactMap { feature, zoom in
      schema[feature].map { selection in
        label(
          feature.rawValue, selection, from: zoom,
          text: ["case", ["has", "name"], text, ["has", "name:latin"], text, ""],
          layout: ["text-size": 11, "text-max-width": 8, "text-line-height": 1.05],
          colors.landmarkInk, palette.halo)
      }
    }
  }

  private static func waterAndParks(
    _ palette: MapPalette, _ colors: StreetColors, _ schema: StreetSchema, _ language: Language
  ) -> [JSONValue] {
    let labels: [(StreetFeature, ink: DrawingColor, halo: DrawingColor)] = [
      (.parkName, colors.greenInk, palette.halo), (.waterName, palette.lakeName, palette.sea),
    ]
    return labels.compactMap { feature, ink, halo in
      schema[feature].map { selection in
        label(
          feature.rawValue, selection, from: 13, text: name(language),
          layout: ["text-size": 11, "text-max-width": 7, "text-letter-spacing": 0.02], ink, halo)
      }
    }
  }

  private static func streets(_ palette: MapPalette, _ schema: StreetSchema) -> [JSONValue] {
    guard let selection = schema[.roadName] else { return [] }
    return [
      label(
        "road-name", selection, from: 13, text: name(nil),
        layout: ["symbol-placement": "line", "text-size": 11, "text-letter-spacing": 0.02],
        palette.cityName, palette.halo)
    ]
  }

  private func places(
    _ palette: MapPalette, _ schema: StreetSchema, _ language: Language
  ) -> [JSONValue] {
    guard let selection = schema[.place] else { return [] }
    let isProtomaps = schema == .protomaps
    let type: JSONValue =
      isProtomaps ? ["coalesce", ["get", "kind_detail"], ["get", "kind"]] : ["get", "class"]
    let order: JSONValue =
      isProtomaps
      ? ["-", 0, ["to-number", ["get", "population_rank"], 0]] : StreetCondition.number("rank")
    return [
      Self.label(
        "place", selection, from: firstZoom, text: Self.name(language),
        layout: [
          "text-size": ["match", type, "city", 17, "town", 14, 12],
          "text-max-width": 8, "symbol-sort-key": order,
        ],
        palette.cityName, palette.halo)
    ]
  }

  private static func label(
    _ id: String, _ selection: StreetSelection, from zoom: Double, text: JSONValue,
    layout: JSONObject, _ color: DrawingColor, _ halo: DrawingColor
  ) -> JSONValue {
    BasemapStyle.label(
      "streets-\(id)", selection.layer, source: source, filter: selection.filter,
      minimumZoom: zoom, text: text, layout: layout, color: color, halo: halo)
  }
}
