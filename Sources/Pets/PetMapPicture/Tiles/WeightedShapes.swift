import PetMapBasemap

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
