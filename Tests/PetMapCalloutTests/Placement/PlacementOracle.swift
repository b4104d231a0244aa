import PetMapCallout
import PetMapDrawing

/// An independent, literal implementation of *Callout layout*, section 3, in floating point, with
/// the numbers of the default parameters.
///
/// It is exact for lengths that are multiples of an eighth of a pixel, as in the tests.
struct PlacementOracle {
  let viewport: Viewport
  let cardHeight: Double
  let previous: CalloutSide?

  // 1. The safe rectangle is the viewport minus its insets and a margin on each side.
  var safeLeft: Double { viewport.insets.left + 8 }
  var safeTop: Double { viewport.insets.top + 8 }
  var safeRight: Double { viewport.width - viewport.insets.right - 8 }
  var safeBottom: Double { viewport.height - viewport.insets.bottom - 8 }

  // 6. The card's width is 258; if the safe rectangle is narrower, the card narrows to it (but not
  //    below 120).
  var cardWidth: Double {
    let safe = safeRight - safeLeft
    return safe >= 258 ? 258 : safe <= 120 ? 120 : safe
  }

  // 2. The available space.
  func spaceAbove(_ py: Double) -> Double { min(py - 38 - 10, safeBottom) - safeTop }
  func spaceBelow(_ py: Double) -> Double { safeBottom - max(py + 4 + 10, safeTop) }

  struct Expected: Equatable {
    var side: CalloutSide?
    var attachment: CalloutAttachment
    var frame = ScreenRect(x: 0, y: 0, width: 0, height: 0)
    var tip = ScreenPoint(x: 0, y: 0)
    var base = ScreenPoint(x: 0, y: 0)
  }

  /// Returns the placement according to the rules, except the position of a detached card.
  func expected(_ px: Double, _ py: Double) -> Expected {
    // 7. A pin outside the viewport is hidden.
    if px < 0 || py < 0 || px > viewport.width || py > viewport.height {
      return Expected(side: nil, attachment: .hidden)
    }
    // 9. Keep the previous side if the card fits there with its arrow.
    if let previous, fits(previous, px, py) {
      let kept = attached(previous, cardHeight, px, py)
      if kept.attachment == .attached { return kept }
    }
    // 3. and 4.: above, below, right, left.
    for side in [CalloutSide.above, .below, .right, .left] where fits(side, px, py) {
      return attached(side, cardHeight, px, py)
    }
    // 5. The side with more space (above if equal), and 7.: unless it is less than 162.
    let (above, below) = (spaceAbove(py), spaceBelow(py))
    if max(above, below) < 162 { return Expected(side: nil, attachment: .detached) }
    return above >= below ? attached(.above, above, px, py) : attached(.below, below, px, py)
  }

  private func fits(_ side: CalloutSide, _ px: Double, _ py: Double) -> Bool {
    let isLow = cardHeight <= safeBottom - safeTop
    switch side {
    case .above: return cardHeight <= spaceAbove(py)
    case .below: return cardHeight <= spaceBelow(py)
    case .right: return isLow && px + 26 >= safeLeft && px + 26 + cardWidth <= safeRight
    case .left: return isLow && px - 26 <= safeRight && px - 26 - cardWidth >= safeLeft
    }
  }

  private func clamp(_ value: Double, _ low: Double, _ high: Double) -> Double {
    max(low, min(value, high))
  }

  /// 4., 6., and 7.: the frame and arrow, or detached if the arrow offset exceeds 40.
  private func attached(
    _ side: CalloutSide, _ height: Double, _ px: Double, _ py: Double
  ) -> Expected {
    let w = cardWidth
    let column = clamp(px - w / 2, safeLeft, safeRight - w)
    let row = clamp(py - 22 - height / 2, safeTop, safeBottom - height)
    var expected = Expected(side: side, attachment: .attached)
    let arrowOffset: Double
    switch side {
    case .above:
      let bottom = min(py - 48, safeBottom)
      expected.frame = ScreenRect(x: column, y: bottom - height, width: w, height: height)
      expected.tip = ScreenPoint(x: px, y: py - 38)
      expected.base = ScreenPoint(x: clamp(px, column + 22, column + w - 22), y: bottom)
      arrowOffset = abs(expected.base.x - px)
    case .below:
      let top = max(py + 14, safeTop)
      expected.frame = ScreenRect(x: column, y: top, width: w, height: height)
      expected.tip = ScreenPoint(x: px, y: py + 4)
      expected.base = ScreenPoint(x: clamp(px, column + 22, column + w - 22), y: top)
      arrowOffset = abs(expected.base.x - px)
    case .right:
      expected.frame = ScreenRect(x: px + 26, y: row, width: w, height: height)
      expected.tip = ScreenPoint(x: px + 16, y: py - 22)
      expected.base = ScreenPoint(x: px + 26, y: clamp(py - 22, row + 22, row + height - 22))
      arrowOffset = abs(expected.base.y - expected.tip.y)
    case .left:
      expected.frame = ScreenRect(x: px - 26 - w, y: row, width: w, height: height)
      expected.tip = ScreenPoint(x: px - 16, y: py - 22)
      expected.base = ScreenPoint(x: px - 26, y: clamp(py - 22, row + 22, row + height - 22))
      arrowOffset = abs(expected.base.y - expected.tip.y)
    }
    return arrowOffset > 40 ? Expected(side: nil, attachment: .detached) : expected
  }

  // MARK: Pan

  /// Returns the side on which the whole card is attached to a pin at the given position, or `nil`
  /// if the card scrolls or is not attached.
  func wholeSide(_ px: Double, _ py: Double) -> CalloutSide? {
    let expected = expected(px, py)
    guard expected.attachment == .attached, expected.frame.height == cardHeight else { return nil }
    return expected.side
  }

  /// A movement of the pin. Shorter movements are preferred; ties are resolved in the order of the
  /// rules.
  struct Pan: Equatable {
    let dx: Double
    let dy: Double
    let rule: Int
    var length: Double { (dx * dx + dy * dy).squareRoot() }

    func isBetter(than other: Pan?) -> Bool {
      guard let other else { return true }
      return length == other.length ? rule < other.rule : length < other.length
    }
  }

  /// 8. Returns the shortest movement to one of the given positions that leaves the whole card
  ///    visible and attached, or `nil` if no movement does.
  func smallestPan(
    _ px: Double, _ py: Double, columns: [Double], rows: [Double]
  ) -> Pan? {
    var best: Pan?
    for x in columns {
      for y in rows {
        guard let side = wholeSide(x, y) else { continue }
        let order: [CalloutSide] = [.above, .below, .right, .left]
        let pan = Pan(dx: x - px, dy: y - py, rule: order.firstIndex(of: side) ?? 4)
        if pan.isBetter(than: best) { best = pan }
      }
    }
    return best
  }

  /// The columns at the rules' thresholds, and the pin's column.
  func columns(_ px: Double) -> [Double] {
    let edges = [safeLeft, safeRight, safeLeft + cardWidth, safeRight - cardWidth]
    return [px, 0, viewport.width] + edges.flatMap { [$0 - 26, $0 + 26, $0 - 18, $0 + 18] }
  }

  /// The rows at the rules' thresholds and a thousandth away from them, and the pin's row.
  func rows(_ py: Double) -> [Double] {
    let changes = [
      safeTop + cardHeight + 48, safeBottom - cardHeight - 14, safeTop + 22 - 40 + 22,
      safeBottom - 22 + 40 + 22,
    ]
    return [py, 0, viewport.height] + changes.flatMap { [$0, $0 - 0.001, $0 + 0.001] }
  }
}
