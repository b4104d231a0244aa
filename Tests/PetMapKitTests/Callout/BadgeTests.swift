import PetMapAnnouncements
import PetMapCallout
import PetMapDrawing
import PetMapKit
import PetMapText
import Testing

@Suite struct BadgeTests {
  @Test(arguments: [
    (AnnouncementStatus.missing, "MISSING", "#FF9500"), (.found, "FOUND", "#155DFC"),
    (.closed, "CLOSED", "#93A2B4"),
  ])
  func `the badge's text and color depend on the status`(
    status: AnnouncementStatus, word: String, color: String
  ) {
    var typesetter = CalloutEngine(measurer: TableMeasurer()).typesetter
    let content = CalloutContent(status: status)
    let badge = typesetter.card(content, width: 258).badge
    #expect(badge?.text == word && badge?.color.hex == color)
    #expect(content.status == status)
  }

  /// Returns the contrast ratio against white, computed from relative luminance as defined by WCAG
  /// 2.2.
  private func contrastToWhite(_ color: DrawingColor) -> Double {
    let hex = Array(color.hex.utf8.dropFirst())
    let channels = stride(from: 0, to: 6, by: 2).map { start -> Double in
      let digits = String(decoding: hex[start..<start + 2], as: UTF8.self)
      let value = Double(Int(digits, radix: 16) ?? 0) / 255
      return value <= 0.04045 ? value / 12.92 : pow((value + 0.055) / 1.055)
    }
    let luminance = 0.2126 * channels[0] + 0.7152 * channels[1] + 0.0722 * channels[2]
    return 1.05 / (luminance + 0.05)
  }

  /// Raises a number to the power of 2.4.
  private func pow(_ base: Double) -> Double {
    // Compute the fifth root with Newton's method, and raise it to the power of 12.
    var root = 1.0
    for _ in 0..<60 {
      root -= (root * root * root * root * root - base) / (5 * root * root * root * root)
    }
    let cube = root * root * root
    return cube * cube * cube * cube
  }

  @Test(arguments: AnnouncementStatus.allCases)
  func `badges with increased contrast have a sufficient contrast ratio`(
    status: AnnouncementStatus
  ) {
    let badge = CalloutWords.english.badges[Int(status.rawValue)]
    #expect(contrastToWhite(badge.highContrastColor) >= 4.5)
    // No color is darkened without need.
    #expect(badge.highContrastColor == badge.color || contrastToWhite(badge.color) < 4.5)
  }
}
