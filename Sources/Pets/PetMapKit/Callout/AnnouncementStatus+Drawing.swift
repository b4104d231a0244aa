public import PetMapAnnouncements
import PetMapCallout
public import PetMapDrawing

extension AnnouncementStatus {
  /// The color of markers, rings, legends, and the badge in a pet's details.
  public var color: DrawingColor {
    switch self {
    case .missing: DrawingColor(0xE5322D)
    case .found: DrawingColor(0x155DFC)
    case .closed: DrawingColor(0x93A2B4)
    }
  }

  /// The style of markers: an exclamation mark for a missing pet, a check mark for a found one, a
  /// cross for a closed search. People who cannot distinguish the colors recognize the status by
  /// its symbol.
  public var marker: MarkerStyle {
    var symbol = DrawingPath()
    switch self {
    case .missing:
      symbol.move(0, -6)
      symbol.line(0, 1.5)
      symbol.move(0, 6)
      symbol.line(0, 6.01)
    case .found:
      symbol.move(-5, 0.5)
      symbol.line(-1.5, 4)
      symbol.line(5, -4)
    case .closed:
      symbol.move(-4, -4)
      symbol.line(4, 4)
      symbol.move(4, -4)
      symbol.line(-4, 4)
    }
    return MarkerStyle(color: color, symbol: symbol)
  }

  /// Returns the callout's badge with the given text.
  func badge(_ text: String) -> CalloutBadge {
    switch self {
    case .missing:
      CalloutBadge(
        text: text, color: DrawingColor(0xFF9500), highContrastColor: DrawingColor(0xB25900))
    case .found:
      CalloutBadge(text: text, color: color, highContrastColor: DrawingColor(0x1447E6))
    case .closed:
      CalloutBadge(text: text, color: color, highContrastColor: DrawingColor(0x59687B))
    }
  }
}
