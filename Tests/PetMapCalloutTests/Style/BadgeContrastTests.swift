import PetMapCallout
import PetMapDrawing
import PetMapText
import Testing

@Suite struct BadgeContrastTests {
  @Test func `increased contrast changes only the badge's color and the layout's ID`() throws {
    func json(_ contrast: CalloutParameters.Contrast) throws -> String {
      var parameters = CalloutParameters()
      parameters.contrast = contrast
      parameters.words = .sample
      var typesetter = CalloutTypesetter(
        measurer: TableMeasurer(), style: try CalloutStyle(parameters))
      let layout = typesetter.layout(
        CalloutContent(badge: 0), of: CalloutPin(id: "a", latitude: 0, longitude: 0),
        at: ScreenPoint(x: 195, y: 600), in: try Viewport(width: 390, height: 844))
      var bytes: [UInt8] = []
      layout.appendJSON(to: &bytes)
      return String(decoding: bytes, as: UTF8.self)
    }
    func name(_ contrast: CalloutParameters.Contrast) throws -> String {
      var parameters = CalloutParameters()
      parameters.contrast = contrast
      parameters.words = .sample
      return LayoutID(fonts: TableMeasurer().fonts, style: try CalloutStyle(parameters)).text
    }
    let standard = try json(.standard)
    #expect(standard.contains(##""background":"#FF9500""##))
    #expect(try name(.standard) != name(.increased))
    #expect(
      try json(.increased)
        == standard.replacing("#FF9500", with: "#B25900")
        .replacing(name(.standard), with: name(.increased)))
  }
}
