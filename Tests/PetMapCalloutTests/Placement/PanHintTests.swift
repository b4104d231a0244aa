import PetMapCallout
import PetMapDrawing
import TestSupport
import Testing

@Suite struct PanHintTests {
  @Test func `after the movement the whole card is attached`() throws {
    var random = SeededRandom(seed: 11)
    for index in 0..<cases(1_000_000) {
      let question = try PlacementCase(&random)
      guard let pan = question.placement.pan else { continue }
      let moved = question.placement(
        at: ScreenPoint(x: question.pin.x + pan.dx, y: question.pin.y + pan.dy))
      guard moved.attachment == .attached, !moved.scrolls, moved.pan == .zero else {
        Issue.record("seed 11 case \(index): \(question) pan \(pan)\n\(moved)")
        return
      }
    }
  }

  @Test func `after the movement it is attached also between thousandths`() throws {
    var random = SeededRandom(seed: 12)
    for index in 0..<cases(500_000) {
      let question = try PlacementCase(&random)
      let pin = ScreenPoint(
        x: question.pin.x + Double.random(in: 0..<1, using: &random),
        y: question.pin.y + Double.random(in: 0..<1, using: &random))
      let placement = question.placement(at: pin)
      guard let pan = placement.pan else { continue }
      for start in [pin, placement.pin] {
        let moved = question.placement(at: ScreenPoint(x: start.x + pan.dx, y: start.y + pan.dy))
        guard moved.attachment == .attached, !moved.scrolls else {
          Issue.record("seed 12 case \(index): \(question) \(pin) pan \(pan)\n\(moved)")
          return
        }
      }
    }
  }

  @Test func `no movement to where a rule changes its mind is better`() throws {
    var random = SeededRandom(seed: 13)
    for index in 0..<cases(300_000) {
      let question = try PlacementCase(&random)
      let oracle = question.oracle
      let (x, y) = (question.pin.x, question.pin.y)
      let best = oracle.smallestPan(x, y, columns: oracle.columns(x), rows: oracle.rows(y))
      // The side on which the card stood before is a rule of its own, so ties are another matter.
      guard Self.agree(question.placement.pan, best, comparesTies: question.previous == nil) else {
        Issue.record(
          """
          seed 13 case \(index): \(question)
          \(question.placement)
          \(String(describing: best))
          """)
        return
      }
    }
  }

  /// All lengths are even, so the rows and columns at which rules change their minds are, too.
  @Test func `no movement to any pixel of the viewport is better`() throws {
    var random = SeededRandom(seed: 14)
    for index in 0..<cases(300) {
      func even(_ range: ClosedRange<Int>) -> Double {
        Double(Int.random(in: range, using: &random) / 2 * 2)
      }
      let insets = try ViewportInsets(
        top: even(0...60), right: even(0...30), bottom: even(0...40), left: even(0...30))
      let viewport = try Viewport(width: even(200...460), height: even(200...500), insets: insets)
      let oracle = PlacementOracle(
        viewport: viewport, cardHeight: even(150...420), previous: nil)
      let columns = Array(stride(from: 0, through: viewport.width, by: 2))
      let rows = stride(from: 0, through: viewport.height, by: 2).flatMap {
        [$0, $0 + 0.001, $0 + 1.999]
      }
      let (x, y) = (even(-20...480), even(-20...520))
      let placement = CalloutPlacement(
        cardHeight: oracle.cardHeight, pin: ScreenPoint(x: x, y: y), in: viewport)
      let best = oracle.smallestPan(x, y, columns: columns, rows: rows)
      guard Self.agree(placement.pan, best, comparesTies: true) else {
        Issue.record(
          """
          seed 14 case \(index): \(viewport) h \(oracle.cardHeight) pin \(x),\(y)
          \(placement)
          \(String(describing: best))
          """)
        return
      }
    }
  }

  private static func agree(
    _ pan: ScreenOffset?, _ best: PlacementOracle.Pan?, comparesTies: Bool
  ) -> Bool {
    guard let pan, let best else { return pan == nil && best == nil }
    let length = (pan.dx * pan.dx + pan.dy * pan.dy).squareRoot()
    guard abs(length - best.length) <= 0.002 else { return false }
    return !comparesTies || abs(pan.dx - best.dx) <= 0.002 && abs(pan.dy - best.dy) <= 0.002
  }
}
