import PetMapCallout
import PetMapDrawing
import TestSupport
import Testing

@Suite struct PanHintTests {
  @Test func `after the pan, the whole card is attached`() throws {
    try PlacementCase.check(seed: 11, 1_000_000) { given, _ in
      guard let pan = given.placement.pan else { return nil }
      let moved = given.placement(
        at: ScreenPoint(x: given.pin.x + pan.dx, y: given.pin.y + pan.dy))
      let holds = moved.attachment == .attached && !moved.scrolls && moved.pan == .zero
      return holds ? nil : "pan \(pan)\n\(moved)"
    }
  }

  @Test func `after the pan, the card is attached even at positions finer than a thousandth`()
    throws
  {
    try PlacementCase.check(seed: 12, 500_000) { given, random in
      let pin = ScreenPoint(
        x: given.pin.x + Double.random(in: 0..<1, using: &random),
        y: given.pin.y + Double.random(in: 0..<1, using: &random))
      let placement = given.placement(at: pin)
      guard let pan = placement.pan else { return nil }
      for start in [pin, placement.pin] {
        let moved = given.placement(at: ScreenPoint(x: start.x + pan.dx, y: start.y + pan.dy))
        guard moved.attachment == .attached, !moved.scrolls else {
          return "\(pin) pan \(pan)\n\(moved)"
        }
      }
      return nil
    }
  }

  @Test func `no shorter pan to a rule's threshold suffices`() throws {
    try PlacementCase.check(seed: 13, 300_000) { given, _ in
      let oracle = given.oracle
      let (x, y) = (given.pin.x, given.pin.y)
      let best = oracle.smallestPan(x, y, columns: oracle.columns(x), rows: oracle.rows(y))
      // The previous side is a separate rule and affects how ties are resolved.
      let agree = Self.agree(given.placement.pan, best, comparesTies: given.previous == nil)
      return agree ? nil : "\(given.placement)\n\(String(describing: best))"
    }
  }

  /// All lengths are even, so the rules' thresholds are at even positions, too.
  @Test func `no shorter pan to any pixel of the viewport suffices`() throws {
    var random = SeededRandom(seed: 14)
    for _ in 0..<cases(300) {
      let start = random
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
          \(start): \(viewport) h \(oracle.cardHeight) pin \(x),\(y)
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
