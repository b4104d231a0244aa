package import PetMapGeo

/// A geometry other than a single point: points, lines, and areas, in any plane.
///
/// Suggested reading order for this folder: the shape finds a point that represents it; extensions
/// read it from GeoJSON, Esri's JSON, and well-known text; ``WellKnownBinary`` reads its binary
/// form.
package struct PlaneShape: Hashable, Sendable {
  package var points: [PlanePoint] = []
  package var lines: [[PlanePoint]] = []
  /// The rings of each area. A point is inside if a ray from it crosses an odd number of edges, so
  /// neither the order of the rings nor their directions matter.
  package var areas: [[[PlanePoint]]] = []

  package init(
    points: [PlanePoint] = [], lines: [[PlanePoint]] = [], areas: [[[PlanePoint]]] = []
  ) {
    (self.points, self.lines, self.areas) = (points, lines, areas)
  }

  /// The point, if the shape is a single one.
  var point: PlanePoint? {
    points.count == 1 && lines.isEmpty && areas.isEmpty ? points[0] : nil
  }

  /// A point that represents the shape: on the widest part of its areas, else in the middle of its
  /// longest line, else the point that is closest to the others' mean; `nil` for an empty shape.
  ///
  /// - Complexity: O(*n* log *n*) for each ring, for *n* vertices in its area.
  package var representative: PlanePoint? {
    let shape = crossesAntimeridian ? shifted : self
    let widest = shape.areas.compactMap(Self.interior).max { $0.width < $1.width }
    let outlines = shape.areas.flatMap { $0 }
    let point =
      widest?.point ?? Self.middle(of: shape.lines) ?? Self.middle(of: outlines)
      ?? Self.central(shape.points + (shape.lines + outlines).compactMap(\.first))
    guard let point, point.x.isFinite, point.y.isFinite else { return nil }
    return crossesAntimeridian && point.x > 180
      ? PlanePoint(x: point.x - 360, y: point.y) : point
  }

  /// Adds the parts of another shape.
  mutating func add(_ other: PlaneShape) {
    points += other.points
    lines += other.lines
    areas += other.areas
  }

  // MARK: Points

  /// Returns the middle of the widest section of an area that a horizontal line cuts out halfway up
  /// one of its rings, as in the Java Topology Suite's `InteriorPointArea`; `nil` for an area
  /// without an interior.
  private static func interior(of rings: [[PlanePoint]]) -> (point: PlanePoint, width: Double)? {
    var widest: (point: PlanePoint, width: Double)?
    for ring in rings {
      guard let y = height(between: ring.map(\.y)) else { continue }
      let crossings = rings.flatMap { Self.crossings(of: $0, at: y) }.sorted()
      for start in stride(from: 0, to: crossings.count - 1, by: 2) {
        let (west, east) = (crossings[start], crossings[start + 1])
        guard east - west > widest?.width ?? 0 else { continue }
        widest = (PlanePoint(x: (west + east) / 2, y: y), east - west)
      }
    }
    return widest
  }

  /// Returns a height at about the middle of others that equals none of them, or `nil` if they are
  /// all equal.
  private static func height(between heights: [Double]) -> Double? {
    guard let lowest = heights.min(), let highest = heights.max(), lowest < highest else {
      return nil
    }
    let middle = (lowest + highest) / 2
    let below = heights.filter { $0 <= middle }.max() ?? lowest
    let above = heights.filter { $0 > middle }.min() ?? highest
    return (below + above) / 2
  }

  /// Returns where the edges of a ring cross a horizontal line that contains none of its vertices.
  private static func crossings(of ring: [PlanePoint], at y: Double) -> [Double] {
    ring.indices.compactMap { index in
      let (from, to) = (ring[index], ring[(index + 1) % ring.count])
      guard (from.y > y) != (to.y > y) else { return nil }
      return from.x + (y - from.y) / (to.y - from.y) * (to.x - from.x)
    }
  }

  /// Returns the point halfway along the longest of several lines, or `nil` if none has a length.
  private static func middle(of lines: [[PlanePoint]]) -> PlanePoint? {
    let lengths = lines.map { line in
      zip(line, line.dropFirst()).reduce(0) { $0 + distance($1.0, $1.1) }
    }
    guard let longest = lengths.max(), longest > 0, let index = lengths.firstIndex(of: longest)
    else { return nil }
    var rest = longest / 2
    for (from, to) in zip(lines[index], lines[index].dropFirst()) {
      let length = distance(from, to)
      if length > 0, length >= rest {
        let part = rest / length
        return PlanePoint(x: from.x + part * (to.x - from.x), y: from.y + part * (to.y - from.y))
      }
      rest -= length
    }
    return lines[index].last
  }

  private static func distance(_ from: PlanePoint, _ to: PlanePoint) -> Double {
    let (x, y) = (to.x - from.x, to.y - from.y)
    return (x * x + y * y).squareRoot()
  }

  /// Returns the point that is closest to the mean of all points.
  private static func central(_ points: [PlanePoint]) -> PlanePoint? {
    let count = Double(points.count)
    let mean = PlanePoint(
      x: points.reduce(0) { $0 + $1.x } / count, y: points.reduce(0) { $0 + $1.y } / count)
    return points.min { distance($0, mean) < distance($1, mean) }
  }

  // MARK: The antimeridian

  private var parts: [[PlanePoint]] { lines + areas.flatMap { $0 } }

  /// Whether an edge is longer than half a turn, although all of its longitudes are at most half a
  /// turn from Greenwich.
  private var crossesAntimeridian: Bool {
    parts.contains { part in
      zip(part, part.dropFirst()).contains { abs($0.x - $1.x) > 180 }
        && part.allSatisfy { abs($0.x) <= 180 && abs($0.y) <= 90 }
    }
  }

  /// The shape with western longitudes east of the antimeridian.
  private var shifted: PlaneShape {
    func east(_ part: [PlanePoint]) -> [PlanePoint] {
      part.map { $0.x < 0 ? PlanePoint(x: $0.x + 360, y: $0.y) : $0 }
    }
    return PlaneShape(
      points: east(points), lines: lines.map(east), areas: areas.map { $0.map(east) })
  }
}
