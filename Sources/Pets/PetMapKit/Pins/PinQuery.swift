public import PetMapGeo
public import PetMapAnnouncements
public import PetMapAPI

/// Which pins are asked for, in which order, and which of them are shown.
///
/// ```swift
/// var query = PinQuery()
/// query.region = .circle(PinCircle(center: home, radius: .kilometers(10), metric: .haversine))
/// query.filter.statuses = [.missing]
/// query.order = .distance
/// let page = try collection.pins(query)
/// ```
public struct PinQuery: Sendable, Hashable {
  /// Where pins are looked for.
  public enum Region: Sendable, Hashable {
    case everywhere
    /// Edges inclusive.
    case box(BoundingBox)
    /// Edges inclusive.
    case polygon(PlanePolygon)
    case circle(PinCircle)
  }

  /// In which order pins come.
  public enum Order: Sendable, Hashable {
    /// As they came to the source: by insertion.
    case source
    /// As the service lists them: by `createdAt`, the newest first, then by insertion, the latest
    /// first.
    case newest
    /// The nearest to the circle's center first, then by id. Without a circle it is by id.
    case distance
    /// The last seen first, then by id; those without a date last.
    case date
    case id
  }

  /// Where the pins are.
  public var region = Region.everywhere
  /// Which of those pins are wanted.
  public var filter = PinFilter()
  /// In which order they come.
  public var order = Order.newest
  /// How many of the pins, the first ones, are left out.
  public var offset = 0
  /// How many are shown at most.
  public var limit = Int.max
  /// With ``Order/newest``: only pins that are listed after this position, which need not be a
  /// pin's any more.
  public var cursor: ListPosition?

  /// All pins, in the order of lists.
  public init() {}

  /// The circle, when the region is one.
  public var circle: PinCircle? { if case .circle(let circle) = region { circle } else { nil } }

  /// After how many pins no more are shown.
  var end: Int {
    let (end, overflow) = offset.addingReportingOverflow(limit)
    return overflow ? .max : end
  }
}

/// A radius around a coordinate, its edge inclusive.
public struct PinCircle: Sendable, Hashable {
  /// How distances are measured.
  public enum Metric: Sendable, Hashable {
    /// Along the ellipsoid of WGS84.
    case geodesic
    /// Along the sphere of 6371 km, see `Sphere`.
    case haversine
    /// In the azimuthal equidistant projection of WGS84 around the center.
    case projected
  }

  /// The middle.
  public var center: Coordinate
  /// Inclusive; a circle with a negative one holds nothing.
  public var radius: Meters
  /// How distances from the center are measured.
  public var metric: Metric

  /// A circle around a center.
  public init(center: Coordinate, radius: Meters, metric: Metric) {
    self.center = center
    self.radius = radius
    self.metric = metric
  }
}

/// A pin that was found.
public struct FoundPin: Sendable, Hashable {
  /// What is published of the pin.
  public let announcement: Announcement
  /// The distance and bearing from the circle's center, nil without a circle.
  public let bearing: PinBearing?
  /// Where the pin stands in lists.
  public let position: ListPosition

  /// A pin of an announcement; `insertion` is as in ``PinCollection/put(_:insertion:)``.
  public init(announcement: Announcement, bearing: PinBearing?, insertion: Int64) {
    self.announcement = announcement
    self.bearing = bearing
    position = ListPosition(
      createdAt: announcement.createdAt ?? Timestamp(milliseconds: 0), insertion: insertion)
  }
}

/// The pins of a query that are shown.
public struct PinPage: Sendable, Hashable {
  /// The pins in the query's order.
  public let pins: [FoundPin]
  /// With ``PinQuery/Order/newest``: the cursor of the next page, nil when this is the last one.
  public let next: ListPosition?
}
