/// Rings of longitudes and latitudes, as in GeoJSON (RFC 7946 §3.1.6): one or more polygons with
/// holes.
///
/// Edges are straight in the plane of longitude and latitude and belong to the polygon, including
/// the edges of holes. A coordinate is inside if an odd number of edges lie west of it, so neither
/// the direction of the rings nor their roles matter.
///
/// A polygon that crosses the antimeridian is either split there (RFC 7946 §3.1.9), or its
/// longitudes extend beyond ±180: a vertex at 185 is located at -175.
public struct PlanePolygon: Sendable, Hashable {
  /// The vertices of the rings; a ring is closed whether or not its last vertex repeats the first.
  public let rings: [[PlanePoint]]

  /// The edges of all rings.
  let edges: [Edge]

  /// Creates a polygon from rings.
  ///
  /// - Parameter rings: The vertices of all polygons and holes, with longitude as x and latitude as
  ///   y.
  /// - Throws: ``PlanePolygonError`` with the index of the first vertex that is out of range, or of
  ///   the first ring with fewer than three vertices.
  public init(rings: [[PlanePoint]]) throws(PlanePolygonError) {
    var edges: [Edge] = []
    for (number, ring) in rings.enumerated() {
      for (corner, point) in ring.enumerated() {
        guard point.x >= -540, point.x <= 540 else {
          throw .longitude(point.x, ring: number, corner: corner)
        }
        guard point.y >= -90, point.y <= 90 else {
          throw .latitude(point.y, ring: number, corner: corner)
        }
      }
      let corners = ring.count - (ring.count > 1 && ring.first == ring.last ? 1 : 0)
      guard corners >= 3 else { throw .corners(corners, ring: number) }
      for corner in 0..<corners {
        edges.append(Edge(from: ring[corner], to: ring[(corner + 1) % corners]))
      }
    }
    self.rings = rings
    self.edges = edges
  }

  /// Returns whether a coordinate lies in the polygon or on an edge.
  ///
  /// - Complexity: O(*n*) for *n* edges.
  public func contains(_ coordinate: Coordinate) -> Bool {
    PlanePolygon.turns.contains { turn in
      isPoint(PlanePoint(x: coordinate.longitude + turn, y: coordinate.latitude), inside: edges)
    }
  }

  /// The number of points of all rings, without those that close a ring.
  public var pointCount: Int { edges.count }

  /// A box that contains the polygon.
  ///
  /// - Complexity: O(*n*) for *n* edges.
  public var box: BoundingBox {
    var (west, south, east, north) = (540.0, 90.0, -540.0, -90.0)
    for edge in edges {
      (west, east) = (min(west, edge.west), max(east, edge.east))
      (south, north) = (min(south, edge.south.y), max(north, edge.north.y))
    }
    guard let box = try? BoundingBox(wrappingWest: west, south: south, east: east, north: north)
    else { return .world }
    return box
  }

  /// The offsets, in degrees, between representations of a longitude.
  static let turns: [Double] = [0, 360, -360]
}

/// The reason that rings do not form a polygon.
public enum PlanePolygonError: Error, Sendable, Hashable {
  /// A ring has fewer than three vertices.
  case corners(Int, ring: Int)
  /// The longitude of a vertex is not a number between -540 and 540.
  case longitude(Double, ring: Int, corner: Int)
  /// The latitude of a vertex is not a number between -90 and 90.
  case latitude(Double, ring: Int, corner: Int)
}

/// An edge of a polygon, from its southern to its northern end.
struct Edge: Sendable, Hashable {
  let south: PlanePoint
  let north: PlanePoint

  init(from a: PlanePoint, to b: PlanePoint) {
    (south, north) = a.y <= b.y ? (a, b) : (b, a)
  }

  var west: Double { min(south.x, north.x) }
  var east: Double { max(south.x, north.x) }

  /// Returns the side of the edge on which a point lies: 1 for east, -1 for west, 0 if it is on the
  /// line. Exact.
  func side(of point: PlanePoint) -> Int {
    turn(from: south, to: north, point)
  }

  /// Returns whether a point lies on the edge.
  func contains(_ point: PlanePoint) -> Bool {
    south.y <= point.y && point.y <= north.y && west <= point.x && point.x <= east
      && side(of: point) == 0
  }

  /// Returns whether the edge lies west of a point, at the point's latitude.
  func isWest(of point: PlanePoint) -> Bool {
    // The northern end is excluded, so that vertices count once and horizontal edges do not count.
    guard south.y <= point.y, point.y < north.y else { return false }
    if point.x < west { return false }
    return point.x > east || side(of: point) > 0
  }
}

/// Returns whether a point lies inside the given edges or on one of them.
func isPoint(_ point: PlanePoint, inside edges: [Edge]) -> Bool {
  var isInside = false
  for edge in edges {
    if edge.contains(point) { return true }
    if edge.isWest(of: point) { isInside.toggle() }
  }
  return isInside
}

/// Returns the direction of the turn at `b` on the path from `a` through `b` to `c`: 1 for right,
/// -1 for left, 0 for straight. Exact for coordinates in degrees.
///
/// If rounding could change the sign of the cross product, it is evaluated exactly (J. R. Shewchuk,
/// "Adaptive Precision Floating-Point Arithmetic and Fast Robust Geometric Predicates", 1997, which
/// also gives the error bound for the first evaluation).
func turn(from a: PlanePoint, to b: PlanePoint, _ c: PlanePoint) -> Int {
  let right = (b.y - a.y) * (c.x - a.x)
  let left = (b.x - a.x) * (c.y - a.y)
  let cross = right - left
  if abs(cross) > 3.3306690738754716e-16 * (abs(right) + abs(left)) { return cross > 0 ? 1 : -1 }
  var sum = ExactSum()
  sum.add(productOf: b.y, c.x)
  sum.add(productOf: -b.y, a.x)
  sum.add(productOf: -a.y, c.x)
  sum.add(productOf: -b.x, c.y)
  sum.add(productOf: b.x, a.y)
  sum.add(productOf: a.x, c.y)
  return sum.sign
}

/// An exact sum of nonoverlapping components, in ascending order of magnitude.
private struct ExactSum {
  private var components: [Double] = []

  /// The sign of the sum, which is that of the largest component.
  var sign: Int {
    guard let last = components.last(where: { $0 != 0 }) else { return 0 }
    return last > 0 ? 1 : -1
  }

  /// Adds a product as its rounded value and its rounding error (T. J. Dekker, 1971).
  mutating func add(productOf a: Double, _ b: Double) {
    let product = a * b
    let (highA, lowA) = ExactSum.split(a)
    let (highB, lowB) = ExactSum.split(b)
    add(((highA * highB - product) + highA * lowB + lowA * highB) + lowA * lowB)
    add(product)
  }

  /// Adds a number to each component in turn, carrying the rounded sum (Shewchuk's Grow-Expansion).
  private mutating func add(_ number: Double) {
    var carried = number
    for index in components.indices {
      let sum = carried + components[index]
      let part = sum - carried
      components[index] = (carried - (sum - part)) + (components[index] - part)
      carried = sum
    }
    components.append(carried)
  }

  /// Splits a number into the upper and lower halves of its significand.
  private static func split(_ number: Double) -> (high: Double, low: Double) {
    let scaled = 134_217_729 * number
    let high = scaled - (scaled - number)
    return (high, number - high)
  }
}
