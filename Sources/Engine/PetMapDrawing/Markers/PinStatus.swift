/// A pet's status as it is drawn: its word and its colours.
public enum PinStatus: UInt8, Sendable, Hashable, CaseIterable {
  /// The pet is looked for.
  case missing
  /// The pet was found and its owner is looked for.
  case found
  /// The search is over.
  case closed

  /// What badges say.
  public var word: String {
    switch self {
    case .missing: "MISSING"
    case .found: "FOUND"
    case .closed: "CLOSED"
    }
  }

  /// The colour of markers, rings, legends and of the badge in a pet's details.
  public var color: DrawingColor {
    switch self {
    case .missing: DrawingColor(0xE5322D)
    case .found: DrawingColor(0x155DFC)
    case .closed: DrawingColor(0x93A2B4)
    }
  }

  /// The background of the badge in a callout.
  public var badgeColor: DrawingColor {
    switch self {
    case .missing: DrawingColor(0xFF9500)
    case .found, .closed: color
    }
  }

  /// The background of the badge in a callout for users who have asked for more contrast: at least
  /// 4.5:1 below white text.
  public var highContrastBadgeColor: DrawingColor {
    switch self {
    case .missing: DrawingColor(0xB25900)
    case .found: DrawingColor(0x1447E6)
    case .closed: DrawingColor(0x59687B)
    }
  }
}
