/// What a callout's badge says.
public enum PinStatus: UInt8, Sendable, Hashable, CaseIterable {
  case missing
  case found
  case closed

  /// The badge's text.
  public var word: String {
    switch self {
    case .missing: "MISSING"
    case .found: "FOUND"
    case .closed: "CLOSED"
    }
  }

  /// The badge's background.
  public var color: DrawingColor {
    switch self {
    case .missing: DrawingColor(0xFF9500)
    case .found: DrawingColor(0x155DFC)
    case .closed: DrawingColor(0x93A2B4)
    }
  }
}
