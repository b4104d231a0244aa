import PetMapDrawing

/// A rectangle to which outlines are clipped, in CSS pixels.
struct ClipRectangle {
  var left: Double
  var top: Double
  var right: Double
  var bottom: Double

  /// Returns the part of a polygon inside the rectangle (Sutherland and Hodgman 1974).
  ///
  /// Where the polygon leaves and re-enters the rectangle, the result follows the rectangle's edge,
  /// which affects neither the nonzero nor the even-odd rule.
  func clipped(polygon: [ScreenPoint]) -> [ScreenPoint] {
    var points = polygon
    for edge in Edge.allCases where !points.isEmpty {
      if points.allSatisfy({ distanceInside($0, edge) >= 0 }) { continue }
      var kept: [ScreenPoint] = []
      kept.reserveCapacity(points.count)
      var previous = points[points.count - 1]
      var previousInside = distanceInside(previous, edge)
      for point in points {
        let inside = distanceInside(point, edge)
        if (inside >= 0) != (previousInside >= 0) {
          kept.append(crossing(previous, point, previousInside / (previousInside - inside), edge))
        }
        if inside >= 0 { kept.append(point) }
        previous = point
        previousInside = inside
      }
      points = kept
    }
    return points.count >= 3 ? points : []
  }

  /// Returns the parts of a line inside the rectangle (Liang and Barsky 1984).
  func clipped(line: [ScreenPoint]) -> [[ScreenPoint]] {
    var parts: [[ScreenPoint]] = []
    var part: [ScreenPoint] = []
    for index in line.indices.dropFirst() {
      let start = line[index - 1]
      let end = line[index]
      var enter = 0.0
      var leave = 1.0
      for edge in Edge.allCases {
        let atStart = distanceInside(start, edge)
        let atEnd = distanceInside(end, edge)
        if atStart < 0 && atEnd < 0 {
          enter = 2
        } else if atStart < 0 {
          enter = max(enter, atStart / (atStart - atEnd))
        } else if atEnd < 0 {
          leave = min(leave, atStart / (atStart - atEnd))
        }
      }
      guard enter <= leave else {
        if part.count > 1 { parts.append(part) }
        part = []
        continue
      }
      if part.isEmpty { part.append(between(start, end, enter)) }
      part.append(between(start, end, leave))
      if leave < 1 {
        parts.append(part)
        part = []
      }
    }
    if part.count > 1 { parts.append(part) }
    return parts
  }

  /// Returns whether the distance from the bounding box of two points to the rectangle is at most
  /// the size of that box.
  func mayTouch(_ a: ScreenPoint, _ b: ScreenPoint) -> Bool {
    let slack = max(abs(a.x - b.x), abs(a.y - b.y))
    return max(a.x, b.x) + slack >= left && min(a.x, b.x) - slack <= right
      && max(a.y, b.y) + slack >= top && min(a.y, b.y) - slack <= bottom
  }

  private enum Edge: CaseIterable {
    case left
    case top
    case right
    case bottom
  }

  private func distanceInside(_ point: ScreenPoint, _ edge: Edge) -> Double {
    switch edge {
    case .left: point.x - left
    case .top: point.y - top
    case .right: right - point.x
    case .bottom: bottom - point.y
    }
  }

  private func crossing(
    _ start: ScreenPoint, _ end: ScreenPoint, _ share: Double, _ edge: Edge
  ) -> ScreenPoint {
    var point = between(start, end, share)
    switch edge {
    case .left: point.x = left
    case .top: point.y = top
    case .right: point.x = right
    case .bottom: point.y = bottom
    }
    return point
  }

  private func between(_ start: ScreenPoint, _ end: ScreenPoint, _ share: Double) -> ScreenPoint {
    if share <= 0 { return start }
    if share >= 1 { return end }
    return ScreenPoint(
      x: start.x + (end.x - start.x) * share, y: start.y + (end.y - start.y) * share)
  }
}
