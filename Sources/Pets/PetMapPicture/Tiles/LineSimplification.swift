import PetMapBasemap

/// The weights of a line's points: the tolerance above which simplification removes each point.
///
/// The points whose weight is at least a tolerance form the line that the Douglas-Peucker algorithm
/// returns for that tolerance. One pass therefore serves every zoom, and tiles that share a point
/// agree on whether to keep it.
///
/// Sources: Ramer 1972; Douglas and Peucker 1973.
enum LineSimplification {
  /// Returns the weight of each point in grid cells. The ends of a line have infinite weight; in a
  /// ring, two points that are far apart have the distance between them as their weight.
  ///
  /// - Complexity: O(*n* log *n*) for *n* points on typical coasts, O(*n*²) in the worst case.
  static func weights(of points: [BasemapShape.Point], isRing: Bool) -> [Float] {
    guard points.count > 2 else { return Array(repeating: .infinity, count: points.count) }
    var weights = [Float](repeating: 0, count: points.count)
    guard isRing else {
      weights[0] = .infinity
      weights[points.count - 1] = .infinity
      weigh(points, 0, points.count - 1, limit: .infinity, &weights)
      return weights
    }
    var middle = 0
    var span: Float = -1
    for index in points.indices {
      let distance = Self.distance(points[index], points[0], points[0])
      if distance > span { (middle, span) = (index, distance) }
    }
    weights[0] = span
    weights[middle] = span
    weigh(points, 0, middle, limit: span, &weights)
    weigh(points, middle, points.count, limit: span, &weights)
    return weights
  }

  /// Computes the weights of the points between two ends. An index equal to the count refers to the
  /// first point.
  private static func weigh(
    _ points: [BasemapShape.Point], _ first: Int, _ last: Int, limit: Float,
    _ weights: inout [Float]
  ) {
    var stack = [(first, last, limit)]
    while let (first, last, limit) = stack.popLast() {
      guard last - first > 1 else { continue }
      let (start, end) = (points[first], points[last == points.count ? 0 : last])
      var farthest = first + 1
      var distance: Float = -1
      for index in first + 1..<last {
        let candidate = Self.distance(points[index], start, end)
        if candidate > distance { (farthest, distance) = (index, candidate) }
      }
      // The weight of a point never exceeds the weights of the ends between which it was found.
      let weight = min(distance, limit)
      weights[farthest] = weight
      stack.append((first, farthest, weight))
      stack.append((farthest, last, weight))
    }
  }

  /// Returns the distance from a point to the line through a segment, or to the segment's start if
  /// its length is zero.
  private static func distance(
    _ point: BasemapShape.Point, _ start: BasemapShape.Point, _ end: BasemapShape.Point
  ) -> Float {
    let (px, py) = (Float(point.x - start.x), Float(point.y - start.y))
    let (dx, dy) = (Float(end.x - start.x), Float(end.y - start.y))
    let length = (dx * dx + dy * dy).squareRoot()
    return length == 0 ? (px * px + py * py).squareRoot() : abs(px * dy - py * dx) / length
  }
}

/// The shapes of a layer with the weights of their points; see ``LineSimplification``.
struct WeightedShapes: Sendable {
  struct Shape: Sendable {
    let kind: BasemapShape.Kind
    let bounds: GridWindow
    /// Whether a ring is in reverse orientation: an inland sea, or an island in a lake.
    let isReversed: Bool
    let points: [BasemapShape.Point]
    let weights: [Float]
  }

  let shapes: [Shape]

  /// - Complexity: O(*p* log *p*) for *p* points in the layer.
  init(_ layer: BasemapLayer) {
    shapes = layer.shapes(in: .world).map { shape in
      Shape(
        kind: shape.kind, bounds: shape.bounds,
        isReversed: shape.kind == .ring && Self.doubledArea(shape.points) < 0,
        points: shape.points,
        weights: LineSimplification.weights(of: shape.points, isRing: shape.kind == .ring))
    }
  }

  /// Returns twice the signed area of a ring, which is positive if the ring is clockwise with y
  /// southward.
  private static func doubledArea(_ ring: [BasemapShape.Point]) -> Int64 {
    guard var last = ring.last else { return 0 }
    var area: Int64 = 0
    for point in ring {
      area += Int64(last.x) * Int64(point.y) - Int64(point.x) * Int64(last.y)
      last = point
    }
    return area
  }
}
