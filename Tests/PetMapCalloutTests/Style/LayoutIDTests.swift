import PetMapCallout
import PetMapDrawing
import Testing

@Suite struct LayoutIDTests {
  private static func id(
    name: String? = nil, highContrast: UInt32 = 0,
    _ contrast: CalloutParameters.Contrast = .increased
  ) throws -> LayoutID {
    var parameters = CalloutParameters()
    parameters.contrast = contrast
    let badge = CalloutBadge(
      text: "SEEN", color: DrawingColor(0xFF0000), highContrastColor: DrawingColor(highContrast))
    parameters.words = CalloutWords(unknownName: name, badges: [badge])
    return LayoutID(fonts: "a", style: try CalloutStyle(parameters))
  }

  @Test func `the name of unknown pets is part of the identifier`() throws {
    #expect(try Self.id(name: "Unknown") != Self.id(name: "Nameless"))
  }

  @Test func `the color of a badge with increased contrast is part of the identifier`() throws {
    #expect(try Self.id(highContrast: 0x800000) != Self.id(highContrast: 0x700000))
    #expect(
      try Self.id(highContrast: 0x800000, .standard) == Self.id(highContrast: 0x700000, .standard))
  }
}
