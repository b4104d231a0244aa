import PetMapApple
import PetMapCallout
import PetMapDrawing
import PetMapText
import TestSupport
import Testing

struct CanvasStepTests {
  private let red = DrawingColor(0xFF0000)
  private let square = DrawingPath(ScreenRect(x: 0, y: 0, width: 10, height: 10))

  @Test func `drawing inside a clip is nested in the clip's step`() {
    var list = DisplayList(width: 100, height: 100)
    let (outer, inner) = (square.moved(1, 1), square.moved(2, 2))
    list.fill(square, red)
    list.clipped(outer) { list in
      list.fill(square, red)
      list.clipped(inner) { $0.stroke(square, DrawingStroke(red, width: 2)) }
    }
    list.fill(square, red, rule: .evenOdd)
    #expect(
      CanvasStep.steps(of: list) == [
        .fill(square, red, .nonZero),
        .clipped(
          outer,
          [
            .fill(square, red, .nonZero),
            .clipped(inner, [.stroke(square, DrawingStroke(red, width: 2))]),
          ]),
        .fill(square, red, .evenOdd),
      ])
  }

  @Test func `a shadow is the offset shape with half the CSS blur radius`() {
    var list = DisplayList(width: 100, height: 100)
    let black = DrawingColor(0x000000, opacity: 0.4)
    list.shadow(
      square, DrawingShadow(offset: ScreenOffset(dx: 1, dy: 3), blur: 14, color: black))
    #expect(
      CanvasStep.steps(of: list) == [.blur([square.moved(1, 3)], black, deviation: 7)])
  }

  @Test func `symbols are drawn at their positions and share one shadow`() {
    var symbol = DrawingSymbol(outline: square)
    symbol.fill(square, red)
    symbol.stroke(square, DrawingStroke(.white, width: 1))
    var list = DisplayList(width: 100, height: 100)
    let index = list.add(symbol)
    let placed = [ScreenPoint(x: 20, y: 0), ScreenPoint(x: 0, y: 30)].map {
      PlacedSymbol(symbol: index, at: $0)
    }
    list.shadow(
      of: placed, DrawingShadow(offset: ScreenOffset(dx: 0, dy: 2), blur: 4, color: .black))
    list.draw(placed)
    #expect(
      CanvasStep.steps(of: list) == [
        .blur([square.moved(20, 2), square.moved(0, 32)], .black, deviation: 2),
        .fill(square.moved(20, 0), red, .nonZero),
        .stroke(square.moved(20, 0), DrawingStroke(.white, width: 1)),
        .fill(square.moved(0, 30), red, .nonZero),
        .stroke(square.moved(0, 30), DrawingStroke(.white, width: 1)),
      ])
  }

  @Test func `a glyph outline is flipped, scaled, and moved to its baseline`() {
    let outline = GlyphOutline(
      commands: [
        .move(x: 0, y: 0), .line(x: 100, y: 0),
        .cubic(
          controlX1: 100, controlY1: 50, controlX2: 50, controlY2: 100, x: 0, y: 100), .close,
      ], unitsPerEm: 1000)
    var path = DrawingPath()
    path.append(outline, at: ScreenPoint(x: 10, y: 20), scale: 0.1)
    var expected = DrawingPath()
    expected.move(10, 20)
    expected.line(20, 20)
    expected.cubic(
      ScreenPoint(x: 20, y: 15), ScreenPoint(x: 15, y: 10), ScreenPoint(x: 10, y: 10))
    expected.close()
    #expect(path == expected)
  }

  /// Returns a point on a Bézier curve, using De Casteljau's algorithm.
  private func point(_ points: [ScreenPoint], _ t: Double) -> ScreenPoint {
    guard points.count > 1 else { return points[0] }
    let next = zip(points, points.dropFirst()).map { a, b in
      ScreenPoint(x: a.x + (b.x - a.x) * t, y: a.y + (b.y - a.y) * t)
    }
    return point(next, t)
  }

  @Test(arguments: 0..<50)
  func `a quadratic curve is converted to an identical cubic curve`(seed: UInt64) {
    var random = SeededRandom(seed: seed)
    func number() -> Double { Double(random.next() % 2000) - 1000 }
    let points = (0..<3).map { _ in ScreenPoint(x: number(), y: number()) }
    let outline = GlyphOutline(
      commands: [
        .move(x: points[0].x, y: points[0].y),
        .quadratic(
          controlX: points[1].x, controlY: points[1].y, x: points[2].x, y: points[2].y),
      ], unitsPerEm: 1000)
    var path = DrawingPath()
    path.append(outline, at: ScreenPoint(x: 0, y: 0), scale: 1)
    guard case .cubic(let first, let second, let end) = path.elements.last else {
      Issue.record("no cubic curve")
      return
    }
    let flipped = points.map { ScreenPoint(x: $0.x, y: -$0.y) }
    for step in 0...10 {
      let t = Double(step) / 10
      let quadratic = point(flipped, t)
      let cubic = point([flipped[0], first, second, end], t)
      #expect(abs(quadratic.x - cubic.x) < 1e-9 && abs(quadratic.y - cubic.y) < 1e-9)
    }
  }

  @Test func `a callout measured without fonts is drawn as text inside its card`() throws {
    var typesetter = CalloutTypesetter(measurer: TableMeasurer())
    var content = CalloutContent()
    content.name = "Rex"
    let layout = typesetter.layout(
      content, of: CalloutPin(id: "rex", latitude: 0, longitude: 0),
      at: ScreenPoint(x: 195, y: 600),
      in: try Viewport(width: 390, height: 844))
    var list = DisplayList(width: 390, height: 844)
    var source = NoGlyphs()
    CalloutDrawing(layout).draw(in: &list, from: &source)
    let steps = CanvasStep.steps(of: list)
    guard case .blur? = steps.first, case .clipped(_, let card)? = steps.last else {
      Issue.record("\(steps.count) steps")
      return
    }
    let words = card.compactMap { step -> String? in
      if case .text(let text) = step { text.text } else { nil }
    }
    #expect(words == ["Rex"])
  }
}
