import PetMapDrawing
import Testing

@Suite struct ViewportTests {
  @Test(arguments: [0, -1, .nan, .infinity, -.infinity, 1e9])
  func `an invalid side is rejected with its value`(side: Double) {
    #expect { try Viewport(width: side, height: 844) } throws: {
      if case ViewportError.width(let value)? = $0 as? ViewportError {
        return value.isNaN == side.isNaN && (side.isNaN || value == side)
      }
      return false
    }
    #expect(throws: ViewportError.self) { try Viewport(width: 390, height: side) }
  }

  @Test(arguments: [-0.5, .nan, .infinity])
  func `an inset that is negative or not finite is rejected`(inset: Double) {
    #expect(throws: ViewportError.self) {
      try ViewportInsets(top: 0, right: 0, bottom: inset, left: 0)
    }
  }

  @Test func `insets cannot cover the whole viewport`() throws {
    let insets = try ViewportInsets(top: 59, right: 0, bottom: 34, left: 0)
    #expect(throws: ViewportError.insetsCoverHeight(93)) {
      try Viewport(width: 390, height: 93, insets: insets)
    }
    #expect(try Viewport(width: 390, height: 93.5, insets: insets).insets == insets)
  }

  @Test func `the viewport contains its edges`() throws {
    let viewport = try Viewport(width: 390, height: 844)
    #expect(viewport.contains(ScreenPoint(x: 390, y: 0)))
    #expect(!viewport.contains(ScreenPoint(x: 390.5, y: 0)))
  }
}
