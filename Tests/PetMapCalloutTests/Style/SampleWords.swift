import PetMapCallout
import PetMapDrawing

extension CalloutWords {
  /// Words with three badges.
  static let sample = CalloutWords(
    unknownName: "Unknown pet",
    badges: [
      CalloutBadge(
        text: "MISSING", color: DrawingColor(0xFF9500), highContrastColor: DrawingColor(0xB25900)),
      CalloutBadge(
        text: "FOUND", color: DrawingColor(0x155DFC), highContrastColor: DrawingColor(0x155DFC)),
      CalloutBadge(
        text: "CLOSED", color: DrawingColor(0x93A2B4), highContrastColor: DrawingColor(0x59687B)),
    ])
}

extension CalloutStyle {
  /// The standard style with words.
  static let sample: CalloutStyle = {
    var style = CalloutStyle.standard
    style.words = .sample
    return style
  }()
}
