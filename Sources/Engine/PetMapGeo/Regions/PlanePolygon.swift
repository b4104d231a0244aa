/// Rings of longitudes and latitudes as GeoJSON has them (RFC 7946 §3.1.6): a polygon with holes,
/// or several.
///
/// Edges are straight in the plane of longitude and latitude, and belong to the polygon, those of
/// holes too. A coordinate is inside when an odd number of edges lie west of it, so the direction
/// of rings does not matter, and neither does which of them are holes.
///
/// A polygon that crosses the antimeridian is either cut in two there (RFC 7946 §3.1.9), or its
/// longitudes run on past ±180: what stands at 185 is found at -175.
public struct PlanePolygon: Sendable, Hashable {
  /// The corners of the rings; a ring closes itself, whether or not its last corner is the first.
  public let rings: [[PlanePoint]]

  /// The edges of all rings.
  let edges: [Edge]

  /// - Parameter rings: corners with longitude as x and latitude as y, of all polygons and holes.
  /// - Throws: ``PlanePolygonError`` with the index of the first corner that is out of range, or of
  ///   the first ring that has fewer than three corners.
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

  /// Whether a coordinate lies in the polygon or on an edge.
  ///
  /// - Complexity: O(*n*) for *n* edges.
  public func contains(_ coordinate: Coordinate) -> Bool {
    PlanePolygon.turns.contains { turn in
      holds(PlanePoint(x: coordinate.longitude + turn, y: coordinate.latitude), edges)
    }
  }

  /// The ways to write a longitude.
  static let turns: [Double] = [0, 360, -360]
}

/// Why rings are not a polygon.
public enum PlanePolygonError: Error, Sendable, Hashable {
  /// A ring has fewer than three corners.
  case corners(Int, ring: Int)
  /// A corner's longitude is not a number from -540 to 540.
  case longitude(Double, ring: Int, corner: Int)
  /// A corner's latitude is not a number from -90 to 90.
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

  /// Where a point is: 1 east of the edge, -1 west of it, 0 on its line. Exact.
  func side(of point: PlanePoint) -> Int {
    turn(from: south, to: north, point)
  }

  /// Whether a point lies on the edge.
  func holds(_ point: PlanePoint) -> Bool {
    south.y <= point.y && point.y <= north.y && west <= point.x && point.x <= east
      && side(of: point) == 0
  }

  /// Whether the edge lies west of a point, at its latitude.
  func isWest(of point: PlanePoint) -> Bool {
    // The northern end does not count, so that a corner is met once and a level edge never.
    guard south.y <= point.y, point.y < north.y else { return false }
    if point.x < west { return false }
    return point.x > east || side(of: point) > 0
  }
}

/// Whether a point lies within edges or on one of them.
func holds(_ point: PlanePoint, _ edges: [Edge]) -> Bool {
  var isInside = false
  for edge in edges {
    if edge.holds(point) { return true }
    if edge.isWest(of: point) { isInside.toggle() }
  }
  return isInside
}
