import PetMapGeo
import TestSupport
import Testing

@Suite struct PlanePolygonTests {
  @Test func `containment agrees with exact arithmetic for arbitrary rings`() throws {
    var random = SeededRandom(seed: .random(in: .min ... .max))
    for _ in 0..<cases(300, debug: 10) {
      // Vertices and coordinates on a coarse lattice often coincide with edges and vertices.
      let ring = (0..<7).map { _ in random.latticePoint() }
      let polygon = try PlanePolygon(rings: [ring])
      for _ in 0..<50 {
        let point = random.latticePoint()
        let isIn = polygon.contains(coordinate(point.y, point.x))
        #expect(isIn == ring.containsByDefinition(point), "\(ring), \(point), \(random)")
      }
    }
  }

  @Test func `invalid rings are rejected`() {
    #expect(throws: PlanePolygonError.corners(2, ring: 1)) {
      let line = [PlanePoint(x: 0, y: 0), PlanePoint(x: 1, y: 1), PlanePoint(x: 0, y: 0)]
      return try PlanePolygon(rings: [square(0, 0, 1), line])
    }
    #expect(throws: PlanePolygonError.latitude(91, ring: 0, corner: 2)) {
      try PlanePolygon(rings: [square(0, 90, 1)])
    }
    #expect(throws: PlanePolygonError.longitude(.infinity, ring: 0, corner: 0)) {
      try PlanePolygon(rings: [square(.infinity, 0, 1)])
    }
  }
}

extension SeededRandom {
  fileprivate mutating func latticePoint() -> PlanePoint {
    PlanePoint(
      x: Double(Int.random(in: -4...4, using: &self)),
      y: Double(Int.random(in: -4...4, using: &self)))
  }
}

extension [PlanePoint] {
  /// Returns whether a point is in the ring or on an edge, by the even-odd rule in integers.
  fileprivate func containsByDefinition(_ point: PlanePoint) -> Bool {
    var isInside = false
    for corner in indices {
      let (a, b) = (self[corner], self[(corner + 1) % count])
      let (ax, ay, bx, by) = (Int(a.x), Int(a.y), Int(b.x), Int(b.y))
      let (px, py) = (Int(point.x), Int(point.y))
      let cross = (bx - ax) * (py - ay) - (by - ay) * (px - ax)
      let isWithin =
        Swift.min(ax, bx) <= px && px <= Swift.max(ax, bx)
        && Swift.min(ay, by) <= py && py <= Swift.max(ay, by)
      if cross == 0, isWithin { return true }
      if (ay > py) != (by > py), (cross > 0) == (by > ay) { isInside.toggle() }
    }
    return isInside
  }
}
