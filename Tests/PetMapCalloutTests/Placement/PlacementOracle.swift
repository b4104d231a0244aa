import PetMapCallout
import PetMapDrawing

/// The placement rules once more, written down straight in floating point and with every case spelt out.
///
/// Exact for lengths that are multiples of an eighth of a pixel, as the tests' are.
struct PlacementOracle {
  let viewport: Viewport
  let cardHeight: Double
  let previous: CalloutSide?

  var safeLeft: Double { viewport.insets.left + 8 }
  var safeTop: Double { viewport.insets.top + 8 }
  var safeRight: Double { viewport.width - viewport.insets.right - 8 }
  var safeBottom: Double { viewport.height - viewport.insets.bottom - 8 }

  struct Answer: Equatable {
    var side: CalloutSide?
    var attachment: CalloutAttachment
    var x = 0.0
    var y = 0.0
    var height = 0.0
    var tip = ScreenPoint(x: 0, y: 0)
    var base = ScreenPoint(x: 0, y: 0)
  }

  /// What §3 says for a pin, the place of a detached card left out.
  func answer(_ px: Double, _ py: Double) -> Answer {
    if px < 0 || py < 0 || px > viewport.width || py > viewport.height {
      return Answer(side: nil, attachment: .hidden)
    }
    var order: [CalloutSide] = [.above, .below, .right, .left]
    if let previous { order.insert(previous, at: 0) }
    for (index, side) in order.enumerated() {
      guard let frame = wholeFrame(side, px, py) else { continue }
      let answer = attach(side, frame.x, frame.y, cardHeight, px, py)
      if answer.attachment == .attached { return answer }
      if previous != nil && index == 0 { continue }
      return answer
    }
    // The card is clipped at the marker, or at the safe rectangle where the marker is beyond it.
    let bottomOfAbove = min(py - 32, safeBottom)
    let topOfBelow = max(py + 14, safeTop)
    let roomAbove = bottomOfAbove - safeTop
    let roomBelow = safeBottom - topOfBelow
    if max(roomAbove, roomBelow) < 162 { return Answer(side: nil, attachment: .detached) }
    return roomAbove >= roomBelow
      ? attach(.above, columnX(px), safeTop, roomAbove, px, py)
      : attach(.below, columnX(px), topOfBelow, roomBelow, px, py)
  }

  /// Where the whole card stands on a side in the safe rectangle; nil when it does not.
  private func wholeFrame(_ side: CalloutSide, _ px: Double, _ py: Double) -> (
    x: Double, y: Double
  )? {
    let y: Double
    switch side {
    case .above:
      y = min(py - 22 - 10, safeBottom) - cardHeight
      return y >= safeTop ? (columnX(px), y) : nil
    case .below:
      y = max(py + 4 + 10, safeTop)
      return y + cardHeight <= safeBottom ? (columnX(px), y) : nil
    case .right, .left:
      let x = side == .right ? px + 10 : px - 10 - 258
      guard x >= safeLeft, x + 258 <= safeRight, cardHeight <= safeBottom - safeTop else {
        return nil
      }
      let wished = py - 22 - cardHeight / 2
      if wished < safeTop { return (x, safeTop) }
      if wished + cardHeight > safeBottom { return (x, safeBottom - cardHeight) }
      return (x, wished)
    }
  }

  private func columnX(_ px: Double) -> Double {
    if safeRight - safeLeft < 258 { return (safeLeft + safeRight) / 2 - 129 }
    if px - 129 < safeLeft { return safeLeft }
    if px + 129 > safeRight { return safeRight - 258 }
    return px - 129
  }

  private func attach(
    _ side: CalloutSide, _ x: Double, _ y: Double, _ height: Double, _ px: Double, _ py: Double
  ) -> Answer {
    var answer = Answer(side: side, attachment: .attached, x: x, y: y, height: height)
    let lean: Double
    switch side {
    case .above, .below:
      answer.tip = ScreenPoint(x: px, y: side == .above ? py - 22 : py + 4)
      answer.base = ScreenPoint(
        x: max(x + 22, min(px, x + 236)), y: side == .above ? y + height : y)
      lean = abs(answer.base.x - px)
    case .left, .right:
      answer.tip = ScreenPoint(x: px, y: py - 22)
      answer.base = ScreenPoint(
        x: side == .right ? x : x + 258, y: max(y + 22, min(py - 22, y + height - 22)))
      lean = abs(answer.base.y - answer.tip.y)
    }
    return lean > 40 ? Answer(side: nil, attachment: .detached) : answer
  }

  /// Whether the whole card is attached for a pin there.
  func serves(_ px: Double, _ py: Double) -> Bool {
    let answer = answer(px, py)
    return answer.attachment == .attached && answer.height == cardHeight
  }

  /// The length of the smallest movement that serves, found by trying every combination of the pin's
  /// own coordinates and of those at which some rule changes its mind.
  func smallestPan(_ px: Double, _ py: Double) -> Double? {
    let columns =
      [px, 0, viewport.width, safeLeft - 10, safeLeft - 18, safeLeft + 268, safeRight - 268]
      + [safeRight + 10, safeRight + 18]
      + [(safeLeft + safeRight) / 2 - 147, (safeLeft + safeRight) / 2 + 147]
    let rows = [
      py, 0, viewport.height, safeTop + cardHeight + 32, safeBottom - cardHeight - 14,
      safeTop + 4, safeBottom + 40,
    ]
    var best: Double?
    for x in columns {
      for y in rows where serves(x, y) {
        let length = ((x - px) * (x - px) + (y - py) * (y - py)).squareRoot()
        if best.map({ length < $0 }) ?? true { best = length }
      }
    }
    return best
  }
}
