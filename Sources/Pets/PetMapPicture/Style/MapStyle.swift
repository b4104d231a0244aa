import PetMapText

/// The text styles of a picture.
enum MapStyle {
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
