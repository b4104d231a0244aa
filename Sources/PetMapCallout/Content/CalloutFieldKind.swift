public import PetMapDrawing
public import PetMapText

/// A callout's fields from top to bottom.
public enum CalloutFieldKind: UInt8, Sendable, Hashable, CaseIterable {
  case photo
  case name
  case species
  case location
  case date
  case email
  case phone
  case description
  case badge

  /// The field's name in answers.
  public var name: String {
    switch self {
    case .photo: "photo"
    case .name: "name"
    case .species: "species"
    case .location: "location"
    case .date: "date"
    case .email: "email"
    case .phone: "phone"
    case .description: "description"
    case .badge: "badge"
    }
  }
}

extension CalloutFieldKind {
  /// Font size, weight and line height of the field's text; nil for the photo.
  public var textStyle: TextStyle? {
    switch self {
    case .photo: nil
    case .name: TextStyle(size: 16, weight: .bold, lineHeight: 20)
    case .species, .location, .date, .email, .phone:
      TextStyle(size: 13, weight: .regular, lineHeight: 18)
    case .description: TextStyle(size: 14, weight: .regular, lineHeight: 20)
    case .badge: TextStyle(size: 12, weight: .bold, lineHeight: 16)
    }
  }

  /// The colour of the field's text.
  public var textColor: DrawingColor {
    switch self {
    case .photo, .name: DrawingColor(0x333333)
    case .species, .location, .date, .email, .phone: DrawingColor(0x666666)
    case .description: DrawingColor(0x444444)
    case .badge: .white
    }
  }

  /// From the field before, or the card's top edge, to this field, in CSS pixels.
  public var spaceAbove: Double {
    switch self {
    case .photo: CalloutMetrics.verticalPadding
    case .name, .description: 8
    case .species, .location, .date, .email, .phone: 4
    case .badge: 12
    }
  }
}

extension CalloutMetrics {
  /// The photo's height; it is as wide as the content.
  public static let photoHeight = 120.0
  /// The photo's corner radius.
  public static let photoRadius = 8.0
  /// The diameter of the circle in place of a photo, in the middle of the photo's place.
  public static let placeholderDiameter = 63.0
  /// The side of the paw print's square in that circle.
  public static let pawSize = 24.0
  /// From the badge's edge to its text, left and right.
  public static let badgeSidePadding = 12.0
  /// From the badge's edge to its text, above and below.
  public static let badgeVerticalPadding = 4.0
  /// The badge's corner radius.
  public static let badgeRadius = 12.0
}
