package import PetMapDrawing
import PetMapText

/// The colors of a picture.
///
/// Labels have a contrast of at least 4.5:1 against both land and water (WCAG 2.2, 1.4.3).
package struct MapPalette: Sendable, Hashable {
  package var sea: DrawingColor
  /// The band of shallow water along coasts.
  package var shallows: DrawingColor
  package var land: DrawingColor
  var coast: DrawingColor
  var river: DrawingColor
  var border: DrawingColor
  /// Boundaries of states and provinces.
  var division: DrawingColor
  /// Lines of the graticule, which are nearly transparent.
  var meridian: DrawingColor
  package var gridLabel: DrawingColor
  package var lakeName: DrawingColor
  package var countryName: DrawingColor
  package var cityName: DrawingColor
  /// The halo around labels on land and around the dots of cities.
  var halo: DrawingColor

  package var ink: DrawingColor
  package var quietInk: DrawingColor
  package var panel: DrawingColor
  var panelEdge: DrawingColor
  /// The disc of a cluster and the number on it.
  package var disc: DrawingColor
  package var discInk: DrawingColor
  /// The translucent edge around clusters.
  var discEdge: DrawingColor
  var shadow: DrawingColor
  /// The edge of the area in which a pet was seen.
  var area: DrawingColor

  static let light = MapPalette(
    sea: DrawingColor(0xCBDFE9), shallows: DrawingColor(0xDDEBF2), land: DrawingColor(0xF6F3EC),
    coast: DrawingColor(0xA9C4D3), river: DrawingColor(0x9CBFD3), border: DrawingColor(0xC3B3A2),
    division: DrawingColor(0xD9CFC3), meridian: DrawingColor(0x6E8794),
    gridLabel: DrawingColor(0x4C616E), lakeName: DrawingColor(0x33617C),
    countryName: DrawingColor(0x665A4E), cityName: DrawingColor(0x55504A),
    halo: DrawingColor(0xF6F3EC), ink: DrawingColor(0x2C3A43), quietInk: DrawingColor(0x52616B),
    panel: DrawingColor(0xFFFFFF), panelEdge: DrawingColor(0x1F3340, opacity: 0.12),
    disc: DrawingColor(0xFFFFFF), discInk: DrawingColor(0x2C3A43),
    discEdge: DrawingColor(0xFFFFFF, opacity: 0.6), shadow: DrawingColor(0x1F3340),
    area: DrawingColor(0x0B57D0))

  static let dark = MapPalette(
    sea: DrawingColor(0x16222D), shallows: DrawingColor(0x1C2B37), land: DrawingColor(0x2B343C),
    coast: DrawingColor(0x3F5261), river: DrawingColor(0x45687F), border: DrawingColor(0x66707A),
    division: DrawingColor(0x424C55), meridian: DrawingColor(0x9FB4C1),
    gridLabel: DrawingColor(0x93A7B3), lakeName: DrawingColor(0x8FBAD4),
    countryName: DrawingColor(0xBDB2A5), cityName: DrawingColor(0xDCD8D2),
    halo: DrawingColor(0x20282F), ink: DrawingColor(0xE8EDF0), quietInk: DrawingColor(0xB3C0C9),
    panel: DrawingColor(0x333E47), panelEdge: DrawingColor(0xFFFFFF, opacity: 0.14),
    disc: DrawingColor(0x39454F), discInk: DrawingColor(0xE8EDF0),
    discEdge: DrawingColor(0x000000, opacity: 0.35), shadow: DrawingColor(0x000000),
    area: DrawingColor(0x8AB4F8))
}

extension MapPalette {
  package init(_ theme: PictureOptions.Theme) {
    self = theme == .dark ? .dark : .light
  }

  /// The stroke of the halo around labels on land.
  var haloStroke: DrawingStroke { DrawingStroke(halo.faded(0.9), width: 3) }
}

extension DrawingColor {
  /// Returns the color at a fraction of its opacity.
  func faded(_ share: Double) -> DrawingColor { DrawingColor(rgb, opacity: opacity * share) }
}

/// The text styles of a picture.
enum MapStyle {
  static let gridLabelStyle = TextStyle(size: 10, weight: .regular, lineHeight: 12)
  static let lakeNameStyle = TextStyle(size: 11, weight: .regular, lineHeight: 14)
  static let captionStyle = TextStyle(size: 11, weight: .regular, lineHeight: 14)
  static let legendStyle = TextStyle(size: 12, weight: .regular, lineHeight: 16)
  static let titleStyle = TextStyle(size: 16, weight: .bold, lineHeight: 20)
  static let badgeStyle = TextStyle(size: 11, weight: .bold, lineHeight: 14)
  static let countryNameStyle = TextStyle(size: 12, weight: .bold, lineHeight: 14)

  /// Returns the style of a city's name, which grows with its rank.
  ///
  /// - Parameter size: The city's size: 8 for 60,000 inhabitants, 16 for 240,000, 24 for a million
  ///   and 32 for four millions.
  static func cityStyle(size: Int) -> TextStyle {
    switch size {
    case ..<8: TextStyle(size: 10, weight: .regular, lineHeight: 12)
    case ..<16: TextStyle(size: 11, weight: .regular, lineHeight: 13)
    case ..<24: TextStyle(size: 12, weight: .regular, lineHeight: 14)
    case ..<32: TextStyle(size: 13, weight: .bold, lineHeight: 15)
    default: TextStyle(size: 15, weight: .bold, lineHeight: 17)
    }
  }
}
