public import PetMapAnnouncements
import PetMapCallout
public import PetMapDrawing

extension AnnouncementStatus {
  /// The color of markers, rings and legends.
  public var color: DrawingColor {
    switch self {
    case .missing: DrawingColor(0xE5322D)
    case .found: DrawingColor(0x155DFC)
    case .closed: DrawingColor(0x93A2B4)
    }
  }

  /// The color of text, and of surfaces with white text: ``color``, darkened until its contrast
  /// ratio with white is at least 4.5:1.
  package var strongColor: DrawingColor {
    switch self {
    case .missing: DrawingColor(0xC4221D)
    case .found: color
    case .closed: DrawingColor(0x59687B)
    }
  }

  /// The style of markers: an exclamation mark for a missing pet, a check mark for a found one, a
  /// cross for a closed search. People who cannot distinguish the colors recognize the status by
  /// its symbol.
  public var marker: MarkerStyle {
    let symbol =
      switch self {
      case .missing:
        [
          [ScreenPoint(x: 0, y: -6), ScreenPoint(x: 0, y: 1.5)],
          [ScreenPoint(x: 0, y: 6), ScreenPoint(x: 0, y: 6.01)],
        ]
      case .found:
        [[ScreenPoint(x: -5, y: 0.5), ScreenPoint(x: -1.5, y: 4), ScreenPoint(x: 5, y: -4)]]
      case .closed:
        [
          [ScreenPoint(x: -4, y: -4), ScreenPoint(x: 4, y: 4)],
          [ScreenPoint(x: 4, y: -4), ScreenPoint(x: -4, y: 4)],
        ]
      }
    return MarkerStyle(color: color, symbol: symbol)
  }

  /// Returns the callout's badge with the given text.
  func badge(_ text: String) -> CalloutBadge {
    switch self {
    case .missing:
      CalloutBadge(
        text: text, color: DrawingColor(0xFF9500), highContrastColor: DrawingColor(0xB25900))
    case .found, .closed:
      CalloutBadge(text: text, color: color, highContrastColor: strongColor)
    }
  }
}
