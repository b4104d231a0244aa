import PetMapDrawing
import PetMapText

/// The colours and sizes of a picture.
enum MapStyle {
  static let sea = DrawingColor(0xCBDFE9)
  /// The lighter water along a coast.
  static let shallows = DrawingColor(0xDDEBF2)
  static let land = DrawingColor(0xF6F3EC)
  static let coast = DrawingColor(0xA9C4D3)
  static let border = DrawingColor(0xCDBFB0)
  static let meridian = DrawingColor(0x6E8794)
  static let netLabel = DrawingColor(0x6B8290)
  static let lakeName = DrawingColor(0x5B88A3)
  static let countryName = DrawingColor(0x8B7E71)
  static let cityName = DrawingColor(0x55504A)
  /// Around names on land.
  static let halo = DrawingStroke(DrawingColor(0xF6F3EC, opacity: 0.9), width: 3)

  static let ink = DrawingColor(0x2C3A43)
  static let quietInk = DrawingColor(0x5B6B75)
  static let panel = DrawingColor(0xFFFFFF)
  static let panelEdge = DrawingColor(0x1F3340, opacity: 0.12)

  static let netLabelStyle = TextStyle(size: 10, weight: .regular, lineHeight: 12)
  static let lakeNameStyle = TextStyle(size: 11, weight: .regular, lineHeight: 14)
  static let captionStyle = TextStyle(size: 11, weight: .regular, lineHeight: 14)
  static let legendStyle = TextStyle(size: 12, weight: .regular, lineHeight: 16)
  static let titleStyle = TextStyle(size: 16, weight: .bold, lineHeight: 20)
  static let badgeStyle = TextStyle(size: 11, weight: .bold, lineHeight: 14)
  static let countryNameStyle = TextStyle(size: 12, weight: .bold, lineHeight: 14)
  static let cityStyle = TextStyle(size: 11, weight: .regular, lineHeight: 13)
  static let largeCityStyle = TextStyle(size: 12, weight: .regular, lineHeight: 14)
}
