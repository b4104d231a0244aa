/// A paper size in portrait orientation.
public enum PaperSize: String, Sendable, Hashable, CaseIterable {
  /// 210 × 297 mm (ISO 216).
  case a4
  /// 8.5 × 11 inches.
  case letter

  /// The width in CSS pixels, 96 per inch.
  public var width: Double {
    switch self {
    case .a4: 210 / 25.4 * 96
    case .letter: 8.5 * 96
    }
  }

  /// The height in CSS pixels, 96 per inch.
  public var height: Double {
    switch self {
    case .a4: 297 / 25.4 * 96
    case .letter: 11 * 96
    }
  }
}
