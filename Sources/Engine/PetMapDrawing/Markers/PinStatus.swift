/// A pet's status for display, with its label and colors.
public enum PinStatus: UInt8, Sendable, Hashable, CaseIterable {
  /// The pet is missing.
  case missing
  /// The pet was found, and its owner is being sought.
  case found
  /// The search is over.
  case closed

  /// The label of badges.
  public var word: String {
    switch self {
    case .missing: "MISSING"
    case .found: "FOUND"
    case .closed: "CLOSED"
    }
  }

  /// The color of markers, rings, legends, and the badge in a pet's details.
  public var color: DrawingColor {
    switch self {
    case .missing: DrawingColor(0xE5322D)
    case .found: DrawingColor(0x155DFC)
    case .closed: DrawingColor(0x93A2B4)
    }
  }

  /// The background of a callout's badge.
  public var badgeColor: DrawingColor {
    switch self {
    case .missing: DrawingColor(0xFF9500)
    case .found, .closed: color
    }
  }

  /// The background of a callout's badge with increased contrast: at least 4.5:1 against white
  /// text.
  public var highContrastBadgeColor: DrawingColor {
    switch self {
    case .missing: DrawingColor(0xB25900)
    case .found: DrawingColor(0x1447E6)
    case .closed: DrawingColor(0x59687B)
    }
  }
}
