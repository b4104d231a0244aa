import PetMapDrawing

/// Smooths outlines that are drawn at a larger scale than the data's.
enum CurveSmoothing {
  /// Segments up to this length are not smoothed, in CSS pixels.
  private static let shortestSegment = 6.0

  /// The approximate distance between inserted points in CSS pixels.
  private static let step = 3.0

  /// Returns the ring with points inserted along a centripetal Catmull-Rom curve (Yuksel, Schaefer
  /// and Keyser 2011) near the rectangle.
  ///
  /// - Complexity: O(*n* + *m*) for *n* points and *m* inserted points.
  static func smoothed(ring points: [ScreenPoint], near clip: ClipRectangle) -> [ScreenPoint] {
    let count = points.count
    guard count > 3 else { return points }
    var curve: [ScreenPoint] = []
    curve.reserveCapacity(count)
    for index in 0..<count {
      let start = points[index]
      let end = points[(index + 1) % count]
      curve.append(start)
      let length = distance(start, end)
      guard length > shortestSegment, clip.mayTouch(start, end) else { continue }
      let segment = Segment(
        before: points[(index + count - 1) % count], start: start, end: end,
        after: points[(index + 2) % count])
      let pieces = min(64, Int((length / step).rounded(.up)))
      for piece in 1..<max(2, pieces) {
        curve.append(segment.point(at: Double(piece) / Double(pieces)))
      }
    }
    return curve
  }

  /// A segment of the curve as a cubic Bézier curve, with tangents from the centripetal form.
  private struct Segment {
    let start: ScreenPoint
    let firstControl: ScreenPoint
    let secondControl: ScreenPoint
    let end: ScreenPoint

    init(before: ScreenPoint, start: ScreenPoint, end: ScreenPoint, after: ScreenPoint) {
      let d1 = distance(before, start).squareRoot()
      let d2 = distance(start, end).squareRoot()
      let d3 = distance(end, after).squareRoot()
      self.start = start
      self.end = end
      firstControl = Self.control(at: start, toward: end, from: before, near: d2, far: d1)
      secondControl = Self.control(at: end, toward: start, from: after, near: d2, far: d3)
    }

    func point(at share: Double) -> ScreenPoint {
      let rest = 1 - share
      let a = rest * rest * rest
      let b = 3 * rest * rest * share
      let c = 3 * rest * share * share
      let d = share * share * share
      return ScreenPoint(
        x: a * start.x + b * firstControl.x + c * secondControl.x + d * end.x,
        y: a * start.y + b * firstControl.y + c * secondControl.y + d * end.y)
    }

    private static func control(
      at point: ScreenPoint, toward next: ScreenPoint, from previous: ScreenPoint, near: Double,
      far: Double
    ) -> ScreenPoint {
      guard far > 1e-6, near > 1e-6 else { return point }
      let weight = 2 * far * far + 3 * far * near + near * near
      let scale = 3 * far * (far + near)
      return ScreenPoint(
        x: (far * far * next.x - near * near * previous.x + weight * point.x) / scale,
        y: (far * far * next.y - near * near * previous.y + weight * point.y) / scale)
    }
  }
}

private func distance(_ a: ScreenPoint, _ b: ScreenPoint) -> Double {
  ((a.x - b.x) * (a.x - b.x) + (a.y - b.y) * (a.y - b.y)).squareRoot()
}
