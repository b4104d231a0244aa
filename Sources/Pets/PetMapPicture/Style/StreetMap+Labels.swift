import PetMapAnnouncements
import PetMapDrawing
import PetMapJSON

/// The labels of a street map. MapLibre places the labels of later layers first, so that the names
/// of streets win over those of landmarks, and towns win over both.
extension StreetMap {
  /// Returns the layers in a MapLibre style.
  func labels(_ palette: MapPalette, isDark: Bool, _ language: Language) -> [JSONValue] {
    schema.map { schema in
      labels(schema, palette, StreetColors(isDark: isDark), language).map { $0.json }
    } ?? []
  }

  /// Returns the labels of vector tiles; later ones win.
  func labels(
    _ schema: StreetSchema, _ palette: MapPalette, _ colors: StreetColors, _ language: Language
  ) -> [StreetLabel] {
    func labels(
      _ feature: StreetFeature, id: String? = nil, from zoom: Double,
      _ content: StreetLabel.Content, size: Double = 11, width: Double = 10,
      _ color: DrawingColor, halo: DrawingColor? = nil
    ) -> [StreetLabel] {
      schema[feature].map { selection in
        [
          StreetLabel(
            id: id ?? feature.rawValue, selection: selection, schema: schema, firstZoom: zoom,
            content: content, isAlongLine: feature == .roadName, size: size, maximumWidth: width,
            isPlace: feature == .place, color: color, halo: halo ?? palette.halo)
        ]
      } ?? []
    }
    let landmarks: [(StreetFeature, zoom: Double)] = [
      (.landmark3, 17.5), (.stop, 17), (.landmark2, 15.5), (.landmark1, 14.5),
    ]
    return labels(
      .houseNumber, id: "house-number", from: 17, .houseNumber, size: 10, colors.quietInk)
      + landmarks.flatMap { feature, zoom in
        labels(feature, from: zoom, .landmark(language), width: 8, colors.landmarkInk)
      }
      + labels(.parkName, from: 13, .name(language), width: 7, colors.greenInk)
      + labels(
        .waterName, from: 13, .name(language), width: 7, palette.lakeName, halo: palette.sea)
      + labels(.roadName, id: "road-name", from: 13, .name(nil), palette.cityName)
      + labels(.place, from: firstZoom, .name(language), width: 8, palette.cityName)
  }
}
