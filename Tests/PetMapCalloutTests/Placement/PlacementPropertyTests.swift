import PetMapCallout
import PetMapDrawing
import TestSupport
import Testing

/// What holds for every pin, viewport, inset and card.
@Suite struct PlacementPropertyTests {
  @Test(arguments: [1, 2] as [UInt64])
  func agreesWithARulebookWrittenDownTwice(seed: UInt64) throws {
    var random = SeededRandom(seed: seed)
    for index in 0..<cases(1_000_000) {
      let question = try PlacementCase(&random)
      let placement = question.placement
      let expected = question.oracle.answer(question.pin.x, question.pin.y)
      guard Self.agrees(placement, expected) else {
        Issue.record("seed \(seed) case \(index): \(question)\n\(placement)\n\(expected)")
        return
      }
    }
  }

  private static func agrees(_ placement: CalloutPlacement, _ expected: PlacementOracle.Answer)
    -> Bool
  {
    guard placement.attachment == expected.attachment else { return false }
    guard expected.attachment == .attached else { return placement.arrow == nil }
    guard let arrow = placement.arrow else { return false }
    let base = ScreenPoint(
      x: (arrow.baseStart.x + arrow.baseEnd.x) / 2, y: (arrow.baseStart.y + arrow.baseEnd.y) / 2)
    let frame = ScreenRect(x: expected.x, y: expected.y, width: 258, height: expected.height)
    return placement.side == expected.side && near(placement.frame, frame)
      && near(arrow.tip, expected.tip) && near(base, expected.base)
  }

  /// Half of an odd card height plus an eighth takes four decimals; an answer has three.
  private static func near(_ left: ScreenRect, _ right: ScreenRect) -> Bool {
    abs(left.x - right.x) <= 0.001 && abs(left.y - right.y) <= 0.001 && left.width == right.width
      && abs(left.height - right.height) <= 0.001
  }

  private static func near(_ left: ScreenPoint, _ right: ScreenPoint) -> Bool {
    abs(left.x - right.x) <= 0.001 && abs(left.y - right.y) <= 0.001
  }

  @Test func keepsTheFrameInTheSafeRectangleAndOffThePin() throws {
    var random = SeededRandom(seed: 3)
    for index in 0..<cases(1_000_000) {
      let question = try PlacementCase(&random)
      let placement = question.placement
      let frame = placement.frame
      let oracle = question.oracle
      var holds =
        frame.y >= oracle.safeTop && frame.maxY <= max(oracle.safeBottom, oracle.safeTop) + 1e-9
        && frame.height <= placement.contentHeight && frame.width == 258
      if oracle.safeRight - oracle.safeLeft >= 258 {
        holds = holds && frame.x >= oracle.safeLeft && frame.maxX <= oracle.safeRight + 1e-9
      }
      if placement.attachment == .attached {
        let pin = question.pin
        let covers =
          pin.x >= frame.x && pin.x <= frame.maxX && pin.y >= frame.y && pin.y <= frame.maxY
        holds = holds && !covers && placement.frame.height >= min(162, question.cardHeight)
      }
      guard holds else {
        Issue.record("seed 3 case \(index): \(question)\n\(placement)")
        return
      }
    }
  }

  @Test func keepsTheArrowTrueAndOffTheCorners() throws {
    var random = SeededRandom(seed: 4)
    for index in 0..<cases(1_000_000) {
      let question = try PlacementCase(&random)
      let placement = question.placement
      guard let arrow = placement.arrow else { continue }
      let frame = placement.frame
      let isUpright = placement.side == .above || placement.side == .below
      let tipY = question.pin.y + (placement.side == .below ? 4 : -22)
      let start = isUpright ? arrow.baseStart.x - frame.x : arrow.baseStart.y - frame.y
      let end = isUpright ? arrow.baseEnd.x - frame.x : arrow.baseEnd.y - frame.y
      let edge = isUpright ? frame.width : frame.height
      let tip = isUpright ? arrow.tip.x - frame.x : arrow.tip.y - frame.y
      let holds =
        arrow.tip == ScreenPoint(x: question.pin.x, y: tipY)
        && start >= 12 - 1e-9 && end <= edge - 12 + 1e-9 && abs(end - start - 20) < 1e-9
        && abs((start + end) / 2 - tip) <= 40 + 1e-9
      guard holds else {
        Issue.record("seed 4 case \(index): \(question)\n\(placement)")
        return
      }
    }
  }

  @Test func neverClipsACardThatAnySideShowsWhole() throws {
    var random = SeededRandom(seed: 5)
    for index in 0..<cases(1_000_000) {
      let question = try PlacementCase(&random)
      let placement = question.placement
      guard placement.scrolls else { continue }
      let whole = CalloutSide.allCases.contains { side in
        let oracle = PlacementOracle(
          viewport: question.viewport, cardHeight: question.cardHeight, previous: side)
        return oracle.serves(question.pin.x, question.pin.y)
      }
      let oracle = question.oracle
      let fitsDetached = question.cardHeight <= oracle.safeBottom - oracle.safeTop
      guard !whole, placement.attachment == .attached || !fitsDetached else {
        Issue.record("seed 5 case \(index): \(question)\n\(placement)")
        return
      }
    }
  }

  @Test func answersTheSameQuestionTheSame() throws {
    var random = SeededRandom(seed: 6)
    for _ in 0..<cases(100_000) {
      let question = try PlacementCase(&random)
      #expect(question.placement == question.placement, "seed 6: \(question)")
    }
  }

  @Test func keepsThePreviousSideWhileTheCardFitsThere() throws {
    var random = SeededRandom(seed: 7)
    for index in 0..<cases(500_000) {
      let question = try PlacementCase(&random)
      for side in CalloutSide.allCases {
        let placement = CalloutPlacement(
          cardHeight: question.cardHeight, pin: question.pin, in: question.viewport, previous: side)
        let again = CalloutPlacement(
          cardHeight: question.cardHeight, pin: question.pin, in: question.viewport,
          previous: placement.side)
        let isWhole = placement.attachment == .attached && !placement.scrolls
        guard !isWhole || again.side == placement.side else {
          Issue.record("seed 7 case \(index): \(question)")
          return
        }
      }
    }
  }
}
