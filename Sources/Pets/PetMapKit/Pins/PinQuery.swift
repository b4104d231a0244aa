public import PetMapGeo
public import PetMapAnnouncements
public import PetMapAPI

/// A query for pins: a region, a filter, an order and a page.
///
/// ```swift
/// var query = PinQuery()
/// query.region = .circle(PinCircle(center: home, radius: .kilometers(10), metric: .haversine))
/// query.filter.statuses = [.missing]
/// query.order = .distance
/// let page = try collection.pins(query)
/// ```
public struct PinQuery: Sendable, Hashable {
  /// The region of a query.
  public enum Region: Sendable, Hashable {
    case everywhere
    /// A region that includes its edges.
    case box(BoundingBox)
    /// A region that includes its edges.
    case polygon(PlanePolygon)
    case circle(PinCircle)
  }

  /// The order of the results.
  public enum Order: Sendable, Hashable {
    /// By insertion, which is the order of the source.
    case source
    /// The order of the service's list: by `createdAt`, newest first, then by insertion, latest
    /// first.
    case newest
    /// By distance from the center of the circle or the origin, nearest first, then by ID. If there
    /// is neither a circle nor an origin, by ID.
    case distance
    /// By last-seen date, latest first, then by ID. Pins without a date come last.
    case date
    case id
  }

  /// The region that contains the pins.
  public var region = Region.everywhere
  /// The criteria that pins in the region must meet.
  public var filter = PinFilter()
  /// The order of the results.
  public var order = Order.newest
  /// The number of results to skip.
  public var offset = 0
  /// The maximum number of results.
  public var limit = Int.max
  /// For ``Order/newest``, the position after which results start. There need not be a pin at this
  /// position.
  public var cursor: ListPosition?

  /// The circle from whose center distances are measured if the region is not a circle. Only pins
  /// within its radius are returned.
  public var origin: PinCircle?

  /// Creates a query for all pins in list order.
  public init() {}

  /// The circle from whose center distances are measured: the region if it is a circle, otherwise
  /// ``origin``.
  public var circle: PinCircle? { if case .circle(let circle) = region { circle } else { origin } }

  /// A box that contains the region, or `nil` if that is everywhere.
  package var box: BoundingBox? { region.box }

  /// The number of results up to the end of the page.
  var end: Int {
    let (end, overflow) = offset.addingReportingOverflow(limit)
    return overflow ? .max : end
  }
}

extension PinQuery.Region {
  /// A box that contains the region, or `nil` if that is everywhere.
  package var box: BoundingBox? {
    switch self {
    case .everywhere: nil
    case .box(let box): box
    case .polygon(let polygon): polygon.box
    case .circle(let circle): BoundingBox(around: circle.center, radius: circle.radius)
    }
  }

  /// Returns whether a coordinate lies in the region or on its edge, as in queries.
  ///
  /// - Precondition: If the region is a circle, its metric is ``PinCircle/Metric/haversine``.
  /// - Complexity: O(*n*) for a polygon with *n* edges.
  public func contains(_ coordinate: Coordinate) -> Bool {
    switch self {
    case .everywhere: return true
    case .box(let box): return box.contains(coordinate)
    case .polygon(let polygon): return polygon.contains(coordinate)
    case .circle(let circle):
      precondition(circle.metric == .haversine)
      return circle.center.distance(to: coordinate) <= circle.radius
    }
  }
}

/// A circle around a coordinate, including its edge.
public struct PinCircle: Sendable, Hashable {
  /// A metric for distances.
  public enum Metric: Sendable, Hashable {
    /// The geodesic distance on the WGS84 ellipsoid.
    case geodesic
    /// The great-circle distance on a sphere with a radius of 6371 km; see `Sphere`.
    case haversine
    /// The distance in the azimuthal equidistant projection of WGS84 around the center.
    case projected
  }

  /// The center.
  public var center: Coordinate
  /// The radius. A circle with a negative radius is empty.
  public var radius: Meters
  /// The metric for distances from the center.
  public var metric: Metric

  /// Creates a circle.
  public init(center: Coordinate, radius: Meters, metric: Metric) {
    self.center = center
    self.radius = radius
    self.metric = metric
  }
}

/// A pin found by a query.
public struct FoundPin: Sendable, Hashable {
  /// The pin's announcement.
  public let announcement: Announcement
  /// The distance and bearing from the circle's center, or `nil` if the query has no circle.
  public let bearing: PinBearing?
  /// The pin's position in lists.
  public let position: ListPosition

  /// Creates a result; `insertion` is the number passed to ``PinCollection/put(_:insertion:)``.
  public init(announcement: Announcement, bearing: PinBearing?, insertion: Int64) {
    self.announcement = announcement
    self.bearing = bearing
    position = ListPosition(
      createdAt: announcement.createdAt ?? Timestamp(milliseconds: 0), insertion: insertion)
  }
}

/// A page of query results.
public struct PinPage: Sendable, Hashable {
  /// The pins, in the query's order.
  public let pins: [FoundPin]
  /// For ``PinQuery/Order/newest``, the cursor for the next page, or `nil` if this is the last
  /// page.
  public let next: ListPosition?
}
