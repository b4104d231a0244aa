import PetMapCallout
import PetMapDrawing
import TestSupport
import Testing

@Suite struct PanHintTests {
  @Test func reallyMakesTheWholeCardFit() throws {
    var random = SeededRandom(seed: 11)
    for index in 0..<cases(1_000_000) {
      let question = try PlacementCase(&random)
      guard let pan = question.placement.pan else { continue }
      let moved = CalloutPlacement(
        cardHeight: question.cardHeight,
        pin: ScreenPoint(x: question.pin.x + pan.dx, y: question.pin.y + pan.dy),
        in: question.viewport, previous: question.previous)
      guard moved.attachment == .attached, !moved.scrolls, moved.pan == .zero else {
        Issue.record("seed 11 case \(index): \(question) pan \(pan)\n\(moved)")
        return
      }
    }
  }

  @Test func reallyMakesItFitAlsoBetweenThousandths() throws {
    var random = SeededRandom(seed: 12)
    for index in 0..<cases(500_000) {
      let question = try PlacementCase(&random)
      let pin = ScreenPoint(
        x: question.pin.x + Double.random(in: 0..<1, using: &random),
        y: question.pin.y + Double.random(in: 0..<1, using: &random))
      let placement = CalloutPlacement(
        cardHeight: question.cardHeight, pin: pin, in: question.viewport)
      guard let pan = placement.pan else { continue }
      for start in [pin, placement.pin] {
        let moved = CalloutPlacement(
          cardHeight: question.cardHeight,
          pin: ScreenPoint(x: start.x + pan.dx, y: start.y + pan.dy),
          in: question.viewport)
        guard moved.attachment == .attached, !moved.scrolls else {
          Issue.record("seed 12 case \(index): \(question) \(pin) pan \(pan)\n\(moved)")
          return
        }
      }
    }
  }

  @Test func isAsShortAsTheBestOfAllThresholds() throws {
    var random = SeededRandom(seed: 13)
    for index in 0..<cases(300_000) {
      let question = try PlacementCase(&random)
      let pan = question.placement.pan
      let length = pan.map { ($0.dx * $0.dx + $0.dy * $0.dy).squareRoot() }
      let best = question.oracle.smallestPan(question.pin.x, question.pin.y)
      guard Self.agree(length, best) else {
        Issue.record("seed 13 case \(index): \(question) \(String(describing: pan)) \(best ?? -1)")
        return
      }
    }
  }

  private static func agree(_ left: Double?, _ right: Double?) -> Bool {
    switch (left, right) {
    case (nil, nil): true
    case (let left?, let right?): abs(left - right) <= 0.002
    default: false
    }
  }

  @Test func leavesNothingShorterOnAFineGrid() throws {
    var random = SeededRandom(seed: 14)
    for index in 0..<cases(300) {
      let question = try PlacementCase(&random)
      let pan = question.placement.pan
      let length = pan.map { ($0.dx * $0.dx + $0.dy * $0.dy).squareRoot() } ?? .infinity
      let oracle = question.oracle
      for x in stride(from: 0, through: question.viewport.width, by: 2) {
        for y in stride(from: 0, through: question.viewport.height, by: 2) {
          let (dx, dy) = (x - question.pin.x, y - question.pin.y)
          guard (dx * dx + dy * dy).squareRoot() < length - 0.002, oracle.serves(x, y) else {
            continue
          }
          Issue.record("seed 14 case \(index): \(question) pan \(length), shorter at \(x),\(y)")
          return
        }
      }
    }
  }
}
