import PetMapCallout
import PetMapDrawing
import TestSupport
import Testing

/// Tests properties that hold for every pin, viewport, inset, and card.
@Suite struct PlacementPropertyTests {
  /// Checks a property on random placements.
  private static func check(
    seed: UInt64, _ count: Int, _ holds: (PlacementCase, CalloutPlacement) -> Bool
  ) throws {
    try PlacementCase.check(seed: seed, count) { given, _ in
      let placement = given.placement
      guard !holds(given, placement) else { return nil }
      return "\(placement)\n\(given.oracle.expected(given.pin.x, given.pin.y))"
    }
  }

  @Test(arguments: [1, 2] as [UInt64])
  func `a placement matches the contract`(seed: UInt64) throws {
    try Self.check(seed: seed, 1_000_000) { given, placement in
      let expected = given.oracle.expected(given.pin.x, given.pin.y)
      guard placement.attachment == expected.attachment else { return false }
      guard expected.attachment == .attached else {
        return placement.arrow == nil
          && (placement.frame == nil) == (expected.attachment == .hidden)
      }
      guard let arrow = placement.arrow, let frame = placement.frame else { return false }
      let base = ScreenPoint(
        x: (arrow.baseStart.x + arrow.baseEnd.x) / 2, y: (arrow.baseStart.y + arrow.baseEnd.y) / 2)
      return placement.side == expected.side && frame.isNear(expected.frame)
        && arrow.tip.isNear(expected.tip) && base.isNear(expected.base)
    }
  }

  @Test func `a frame is in the safe rectangle and does not cover the marker`() throws {
    try Self.check(seed: 3, 1_000_000) { given, placement in
      guard let frame = placement.frame else { return placement.attachment == .hidden }
      let oracle = given.oracle
      var holds =
        frame.y >= oracle.safeTop && frame.maxY <= max(oracle.safeBottom, oracle.safeTop) + 1e-9
        && frame.height <= placement.contentHeight && frame.width == oracle.cardWidth
        && frame.x >= oracle.safeLeft
      if oracle.safeRight - oracle.safeLeft >= 120 {
        holds = holds && frame.maxX <= oracle.safeRight + 1e-9
      }
      guard placement.attachment == .attached else { return holds }
      let pin = given.pin
      let isClear =
        frame.maxX <= pin.x - 14 || frame.x >= pin.x + 14 || frame.maxY <= pin.y - 36
        || frame.y >= pin.y
      return holds && isClear && frame.height >= min(162, given.cardHeight)
    }
  }

  @Test func `an arrow points at the pin and avoids the corners and the marker`() throws {
    try Self.check(seed: 4, 1_000_000) { given, placement in
      guard let arrow = placement.arrow, let frame = placement.frame else { return true }
      let pin = given.pin
      let isUpright = placement.side == .above || placement.side == .below
      let start = isUpright ? arrow.baseStart.x - frame.x : arrow.baseStart.y - frame.y
      let end = isUpright ? arrow.baseEnd.x - frame.x : arrow.baseEnd.y - frame.y
      let edge = isUpright ? frame.width : frame.height
      let tip = isUpright ? arrow.tip.x - frame.x : arrow.tip.y - frame.y
      let expectedTip =
        switch placement.side {
        case .above: ScreenPoint(x: pin.x, y: pin.y - 38)
        case .below: ScreenPoint(x: pin.x, y: pin.y + 4)
        case .left: ScreenPoint(x: pin.x - 16, y: pin.y - 22)
        case .right: ScreenPoint(x: pin.x + 16, y: pin.y - 22)
        }
      return arrow.tip == expectedTip && start >= 12 - 1e-9 && end <= edge - 12 + 1e-9
        && abs(end - start - 20) < 1e-9 && abs((start + end) / 2 - tip) <= 40 + 1e-9
    }
  }

  @Test func `a card that fits on some side does not scroll`() throws {
    try Self.check(seed: 5, 1_000_000) { given, placement in
      guard placement.scrolls else { return true }
      let oracle = given.oracle
      let isWholeSomewhere = CalloutSide.allCases.contains { side in
        PlacementOracle(
          viewport: given.viewport, cardHeight: given.cardHeight, previous: side
        ).wholeSide(given.pin.x, given.pin.y) != nil
      }
      let fitsDetached = given.cardHeight <= oracle.safeBottom - oracle.safeTop
      return !isWholeSomewhere && (placement.attachment == .attached || !fitsDetached)
    }
  }

  @Test func `the previous side is kept while the card fits there`() throws {
    try Self.check(seed: 7, 500_000) { given, _ in
      CalloutSide.allCases.allSatisfy { side in
        let placement = CalloutPlacement(
          cardHeight: given.cardHeight, pin: given.pin, in: given.viewport, previous: side)
        let again = CalloutPlacement(
          cardHeight: given.cardHeight, pin: given.pin, in: given.viewport,
          previous: placement.side)
        let isWhole = placement.attachment == .attached && !placement.scrolls
        return !isWhole || again.side == placement.side
      }
    }
  }

  @Test func `finite input produces a finite placement`() throws {
    var random = SeededRandom(seed: 8)
    func number() -> Double {
      let number = Double(bitPattern: random.next())
      return number.isFinite ? number : 0
    }
    let sides = [1, 0.001, 14, 100, 258, 390, 32_767]
    for _ in 0..<cases(500_000) {
      let start = random
      let width = sides.randomElement(using: &random) ?? 1
      let height = sides.randomElement(using: &random) ?? 1
      let inset = Double.random(in: 0..<0.5, using: &random)
      let viewport = try Viewport(
        width: width, height: height,
        insets: ViewportInsets(
          top: inset * height, right: inset * width, bottom: 0, left: inset * width))
      let isNear = Bool.random(using: &random)
      let pin = ScreenPoint(
        x: isNear ? Double.random(in: 0...width, using: &random) : number(),
        y: isNear ? Double.random(in: 0...height, using: &random) : number())
      let placement = CalloutPlacement(
        cardHeight: isNear ? 400 : abs(number()), pin: pin, in: viewport,
        previous: .allCases.randomElement(using: &random))
      var numbers = [placement.pin.x, placement.pin.y, placement.contentHeight]
      numbers += placement.steps.flatMap { [$0.size, $0.availableSpace] }
      if let frame = placement.frame { numbers += [frame.x, frame.y, frame.width, frame.height] }
      if let pan = placement.pan { numbers += [pan.dx, pan.dy] }
      guard numbers.allSatisfy({ $0.isFinite }) else {
        Issue.record("\(start): \(viewport) \(pin)\n\(placement)")
        return
      }
    }
  }
}

/// Lengths in a layout are rounded to three decimal places, so they can differ slightly from the
/// oracle's.
extension ScreenRect {
  fileprivate func isNear(_ other: ScreenRect) -> Bool {
    abs(x - other.x) <= 0.001 && abs(y - other.y) <= 0.001 && width == other.width
      && abs(height - other.height) <= 0.001
  }
}

extension ScreenPoint {
  fileprivate func isNear(_ other: ScreenPoint) -> Bool {
    abs(x - other.x) <= 0.001 && abs(y - other.y) <= 0.001
  }
}
