import PetMapDrawing
import PetMapGeo

/// Paths for shapes in pictures.
enum PicturePath {
  static func polygon(_ rings: [[ScreenPoint]]) -> DrawingPath {
    var path = DrawingPath()
    for ring in rings { path.append(ring, closed: true) }
    return path
  }

  static func lines(_ lines: [[ScreenPoint]]) -> DrawingPath {
    var path = DrawingPath()
    for line in lines { path.append(line, closed: false) }
    return path
  }

  static func segment(_ x1: Double, _ y1: Double, _ x2: Double, _ y2: Double) -> DrawingPath {
    lines([[ScreenPoint(x: x1, y: y1), ScreenPoint(x: x2, y: y2)]])
  }

  /// Returns a circular arc as an open path.
  ///
  /// - Parameters:
  ///   - start: The start in full turns clockwise from straight up.
  ///   - end: The end in full turns clockwise from straight up, at least `start`.
  static func arc(
    _ center: ScreenPoint, radius: Double, from start: Double, to end: Double
  ) -> DrawingPath {
    var path = DrawingPath()
    path.appendArc(center, radius: radius, from: start, to: end)
    return path
  }
}

extension DrawingPath {
  fileprivate mutating func append(_ points: [ScreenPoint], closed: Bool) {
    for (index, point) in points.enumerated() {
      if index == 0 { move(point.x, point.y) } else { line(point.x, point.y) }
    }
    if closed { close() }
  }

  /// Appends an arc as cubic curves of at most a quarter turn each, with control points at 4/3 ·
  /// tan(angle/4).
  fileprivate mutating func appendArc(
    _ center: ScreenPoint, radius: Double, from start: Double, to end: Double
  ) {
    let pieces = max(1, Int(((end - start) * 4).rounded(.up)))
    let step = (end - start) / Double(pieces)
    let reach = radius * 4 / 3 * tangent(step * .pi / 2)
    var from = Spoke(center, radius, turn: start)
    move(from.end.x, from.end.y)
    for piece in 1...pieces {
      let to = Spoke(center, radius, turn: start + step * Double(piece))
      cubic(from.along(reach), to.along(-reach), to.end)
      from = to
    }
  }

  /// A radius from the center of a circle to its edge.
  private struct Spoke {
    let end: ScreenPoint
    let sine: Double
    let cosine: Double

    init(_ center: ScreenPoint, _ radius: Double, turn: Double) {
      (sine, cosine) = sineAndCosine(degrees: turn * 360)
      end = ScreenPoint(x: center.x + radius * sine, y: center.y - radius * cosine)
    }

    /// Returns the end moved clockwise along the tangent.
    func along(_ length: Double) -> ScreenPoint {
      ScreenPoint(x: end.x + length * cosine, y: end.y + length * sine)
    }
  }
}
