import PetMapCallout
import PetMapDrawing
import PetMapText
import Testing

@Suite struct BadgeContrastTests {
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

  @Test(arguments: PinStatus.allCases)
  func `a badge with increased contrast has a sufficient contrast ratio`(status: PinStatus) {
    #expect(contrastToWhite(status.highContrastBadgeColor) >= 4.5)
  }

  @Test func `increased contrast changes only the badge's color and the layout's ID`() throws {
    func json(_ contrast: CalloutParameters.Contrast) throws -> String {
      var parameters = CalloutParameters()
      parameters.contrast = contrast
      var typesetter = CalloutTypesetter(
        measurer: TableMeasurer(), style: try CalloutStyle(parameters))
      let layout = typesetter.layout(
        CalloutContent(status: .missing), of: CalloutPin(id: "a", latitude: 0, longitude: 0),
        at: ScreenPoint(x: 195, y: 600), in: try Viewport(width: 390, height: 844))
      var bytes: [UInt8] = []
      layout.appendJSON(to: &bytes)
      return String(decoding: bytes, as: UTF8.self)
    }
    func name(_ contrast: CalloutParameters.Contrast) throws -> String {
      var parameters = CalloutParameters()
      parameters.contrast = contrast
      return LayoutID(fonts: TableMeasurer().fonts, style: try CalloutStyle(parameters)).text
    }
    let standard = try json(.standard)
    #expect(standard.contains(##""background":"#FF9500""##))
    #expect(try name(.standard) != name(.increased))
    #expect(
      try json(.increased)
        == standard.replacing("#FF9500", with: PinStatus.missing.highContrastBadgeColor.hex)
        .replacing(name(.standard), with: name(.increased)))
  }
}
