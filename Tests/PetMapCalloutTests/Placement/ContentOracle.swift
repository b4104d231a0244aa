import PetMapCallout
import PetMapDrawing

/// An independent, literal implementation of *Callout layout*, section 3, in floating point, for
/// content, markers and arrows of any size, and with any options except obstacles.
///
/// It is exact for lengths that are multiples of an eighth of a pixel, as in the tests.
struct ContentOracle {
  let width, height: Double
  let viewport: Viewport
  let marker: CalloutMarker
  let previous: CalloutSide?
  var arrow = CalloutArrowSize(width: 20, height: 10)
  var sides: [CalloutSide] = [.above, .below, .right, .left]
  var alignment = CalloutAlignment.center
  var padding = ViewportInsets(all: 8)

  // 1. The safe rectangle is the viewport minus its insets and the padding on each side.
  var left: Double { viewport.insets.left + padding.left }
  var top: Double { viewport.insets.top + padding.top }
  var right: Double { viewport.width - viewport.insets.right - padding.right }
  var bottom: Double { viewport.height - viewport.insets.bottom - padding.bottom }

  // 7. The distance of the base's center from the corners; none without an arrow.
  var hasArrow: Bool { arrow.width > 0 && arrow.height > 0 }
  var corner: Double { hasArrow ? 12 + arrow.width / 2 : 0 }

  // 6. If the safe rectangle is narrower, the content narrows to it (but not below 120).
  var w: Double { min(width, max(right - left, min(width, 120))) }

  // The distances from the pin to the arrow tips, and the center of the marker's head.
  var reachAbove: Double { marker.anchorY + marker.gap }
  var reachBelow: Double { marker.height - marker.anchorY + 2 * marker.gap }
  var reachRight: Double { marker.width - marker.anchorX + marker.gap }
  var reachLeft: Double { marker.anchorX + marker.gap }
  func body(_ py: Double) -> Double {
    py - marker.anchorY + min(marker.width, marker.height) / 2
  }

  // 2. The available space.
  func spaceAbove(_ py: Double) -> Double { min(py - reachAbove - arrow.height, bottom) - top }
  func spaceBelow(_ py: Double) -> Double { bottom - max(py + reachBelow + arrow.height, top) }

  /// A frame with its arrow.
  struct Attached: Equatable {
    let side: CalloutSide
    let frame: ScreenRect
    let tip: ScreenPoint
    /// The middle of the base.
    let base: ScreenPoint
    let arrowOffset: Double
  }

  enum Expected: Equatable {
    case hidden
    case detached
    case attached(Attached)
  }

  func expected(_ px: Double, _ py: Double) -> Expected {
    // 7. A pin outside the viewport is hidden.
    if px < 0 || py < 0 || px > viewport.width || py > viewport.height { return .hidden }
    // 9. Keep the previous side if the content fits there with its arrow.
    if let previous, sides.contains(previous), fits(previous, px, py) {
      let kept = attached(previous, height, px, py)
      if kept.arrowOffset <= 40 { return .attached(kept) }
    }
    // 3. and 4.: the allowed sides in their order; above, below, right, left by default.
    for side in sides where fits(side, px, py) {
      return limitingArrowOffset(attached(side, height, px, py))
    }
    // 5. The side with the most space (the first one if equal); 7.: unless that is less than 162.
    let heights = sides.compactMap { side in scrollingHeight(side, px, py).map { (side, $0) } }
    guard let most = heights.map({ $0.1 }).max(), most >= 162 else { return .detached }
    let side = heights.first { $0.1 == most }!.0
    return limitingArrowOffset(attached(side, most, px, py))
  }

  /// 5. Returns the height of a card whose content scrolls; `nil` if it does not scroll on a side.
  func scrollingHeight(_ side: CalloutSide, _ px: Double, _ py: Double) -> Double? {
    switch side {
    case .above: return spaceAbove(py)
    case .below: return spaceBelow(py)
    case .left, .right:
      let isBesideOnly = !sides.contains(.above) && !sides.contains(.below)
      return isBesideOnly && hasWidth(side, px) ? bottom - top : nil
    }
  }

  /// 7. No arrow if its offset would exceed 40.
  private func limitingArrowOffset(_ attached: Attached) -> Expected {
    attached.arrowOffset > 40 ? .detached : .attached(attached)
  }

  func fits(_ side: CalloutSide, _ px: Double, _ py: Double) -> Bool {
    switch side {
    case .above: height <= spaceAbove(py)
    case .below: height <= spaceBelow(py)
    case .right, .left: height <= bottom - top && hasWidth(side, px)
    }
  }

  private func hasWidth(_ side: CalloutSide, _ px: Double) -> Bool {
    if side == .right {
      let edge = px + reachRight + arrow.height
      return edge >= left && edge + w <= right
    }
    let edge = px - reachLeft - arrow.height
    return edge <= right && edge - w >= left
  }

  func clamp(_ value: Double, _ low: Double, _ high: Double) -> Double {
    max(low, min(value, high))
  }

  /// Returns the middle of a base: as close to the ideal as the corners permit, or the center of an
  /// edge that is shorter than two corner radii and the base.
  func base(_ ideal: Double, on edge: Double, length: Double) -> Double {
    length < 2 * corner
      ? edge + length / 2 : clamp(ideal, edge + corner, edge + length - corner)
  }

  /// Returns the start of an edge that is centered on the tip, or flush with the marker at the start
  /// or the end if an upright arrow permits that.
  private func aligned(_ length: Double, _ start: Double, _ end: Double, _ tip: Double) -> Double {
    let corner = min(corner, length / 2)
    switch alignment {
    case .center: return tip - length / 2
    case .start: return clamp(start, tip - length + corner, tip - corner)
    case .end: return clamp(end - length, tip - length + corner, tip - corner)
    }
  }

  /// Returns the top edge of content to the side of a marker that is not shifted into the safe rectangle, or
  /// the left edge of content above or below it.
  func aligned(_ length: Double, _ side: CalloutSide, _ px: Double, _ py: Double) -> Double {
    let (x, y) = (px - marker.anchorX, py - marker.anchorY)
    return side == .above || side == .below
      ? aligned(length, x, x + marker.width, px) : aligned(length, y, y + marker.height, body(py))
  }

  func attached(_ side: CalloutSide, _ h: Double, _ px: Double, _ py: Double) -> Attached {
    let column = clamp(aligned(w, .above, px, py), left, right - w)
    let row = clamp(aligned(h, .left, px, py), top, bottom - h)
    let frame: ScreenRect
    let tip: ScreenPoint
    let edge: Double
    switch side {
    case .above:
      edge = min(py - reachAbove - arrow.height, bottom)
      frame = ScreenRect(x: column, y: edge - h, width: w, height: h)
      tip = ScreenPoint(x: px, y: py - reachAbove)
    case .below:
      edge = max(py + reachBelow + arrow.height, top)
      frame = ScreenRect(x: column, y: edge, width: w, height: h)
      tip = ScreenPoint(x: px, y: py + reachBelow)
    case .right:
      edge = px + reachRight + arrow.height
      frame = ScreenRect(x: edge, y: row, width: w, height: h)
      tip = ScreenPoint(x: px + reachRight, y: body(py))
    case .left:
      edge = px - reachLeft - arrow.height
      frame = ScreenRect(x: edge - w, y: row, width: w, height: h)
      tip = ScreenPoint(x: px - reachLeft, y: body(py))
    }
    if side == .above || side == .below {
      let middle = base(px, on: column, length: w)
      return Attached(
        side: side, frame: frame, tip: tip, base: ScreenPoint(x: middle, y: edge),
        arrowOffset: abs(middle - px))
    }
    let middle = base(body(py), on: row, length: h)
    return Attached(
      side: side, frame: frame, tip: tip, base: ScreenPoint(x: edge, y: middle),
      arrowOffset: abs(middle - body(py)))
  }

  /// 8. Returns the length of the shortest movement to one of the given pin positions that leaves
  ///    the whole content attached, or `nil` if no movement does.
  func smallestPan(_ px: Double, _ py: Double, columns: [Double], rows: [Double]) -> Double? {
    var best: Double?
    for x in columns {
      for y in rows {
        guard case .attached(let moved) = expected(x, y), moved.frame.height == height else {
          continue
        }
        let length = ((x - px) * (x - px) + (y - py) * (y - py)).squareRoot()
        best = min(best ?? length, length)
      }
    }
    return best
  }
}
