/// What a callout's badge says.
public enum CalloutStatus: UInt8, Sendable, Hashable, CaseIterable {
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
  public var color: Color {
    switch self {
    case .missing: Color(0xFF9500)
    case .found: Color(0x155DFC)
    case .closed: Color(0x93A2B4)
    }
  }
}
