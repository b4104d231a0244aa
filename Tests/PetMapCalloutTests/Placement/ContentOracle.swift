import PetMapCallout
import PetMapDrawing

/// An independent, literal implementation of *Callout layout*, section 3, in floating point, for
/// content and markers of any size.
///
/// It is exact for lengths that are multiples of an eighth of a pixel, as in the tests.
struct ContentOracle {
  let width, height: Double
  let viewport: Viewport
  let marker: CalloutMarker
  let previous: CalloutSide?

  // 1. The safe rectangle is the viewport minus its insets and a margin on each side.
  var left: Double { viewport.insets.left + 8 }
  var top: Double { viewport.insets.top + 8 }
  var right: Double { viewport.width - viewport.insets.right - 8 }
  var bottom: Double { viewport.height - viewport.insets.bottom - 8 }

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
  func spaceAbove(_ py: Double) -> Double { min(py - reachAbove - 10, bottom) - top }
  func spaceBelow(_ py: Double) -> Double { bottom - max(py + reachBelow + 10, top) }

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
    if let previous, fits(previous, px, py) {
      let kept = attached(previous, height, px, py)
      if kept.arrowOffset <= 40 { return .attached(kept) }
    }
    // 3. and 4.: above, below, right, left.
    for side in [CalloutSide.above, .below, .right, .left] where fits(side, px, py) {
      return limitingArrowOffset(attached(side, height, px, py))
    }
    // 5. The side with more space (above if equal); 7.: unless that is less than 162.
    let (above, below) = (spaceAbove(py), spaceBelow(py))
    if max(above, below) < 162 { return .detached }
    return limitingArrowOffset(
      above >= below ? attached(.above, above, px, py) : attached(.below, below, px, py))
  }

  /// 7. No arrow if its offset would exceed 40.
  private func limitingArrowOffset(_ attached: Attached) -> Expected {
    attached.arrowOffset > 40 ? .detached : .attached(attached)
  }

  private func fits(_ side: CalloutSide, _ px: Double, _ py: Double) -> Bool {
    switch side {
    case .above: return height <= spaceAbove(py)
    case .below: return height <= spaceBelow(py)
    case .right:
      let edge = px + reachRight + 10
      return height <= bottom - top && edge >= left && edge + w <= right
    case .left:
      let edge = px - reachLeft - 10
      return height <= bottom - top && edge <= right && edge - w >= left
    }
  }

  private func clamp(_ value: Double, _ low: Double, _ high: Double) -> Double {
    max(low, min(value, high))
  }

  /// Returns the middle of a 20-wide base: as close to the ideal as the corners permit, or the
  /// center of an edge that is shorter than two corner radii and the base.
  private func base(_ ideal: Double, on edge: Double, length: Double) -> Double {
    length < 44 ? edge + length / 2 : clamp(ideal, edge + 22, edge + length - 22)
  }

  private func attached(_ side: CalloutSide, _ h: Double, _ px: Double, _ py: Double) -> Attached {
    let column = clamp(px - w / 2, left, right - w)
    let row = clamp(body(py) - h / 2, top, bottom - h)
    let frame: ScreenRect
    let tip: ScreenPoint
    let edge: Double
    switch side {
    case .above:
      edge = min(py - reachAbove - 10, bottom)
      frame = ScreenRect(x: column, y: edge - h, width: w, height: h)
      tip = ScreenPoint(x: px, y: py - reachAbove)
    case .below:
      edge = max(py + reachBelow + 10, top)
      frame = ScreenRect(x: column, y: edge, width: w, height: h)
      tip = ScreenPoint(x: px, y: py + reachBelow)
    case .right:
      edge = px + reachRight + 10
      frame = ScreenRect(x: edge, y: row, width: w, height: h)
      tip = ScreenPoint(x: px + reachRight, y: body(py))
    case .left:
      edge = px - reachLeft - 10
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
