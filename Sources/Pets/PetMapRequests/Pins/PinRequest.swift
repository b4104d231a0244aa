public import PetMapGeo
public import PetMapKit
public import PetMapParameters

/// A request for pins, or for clusters of pins.
public struct PinRequest: ParameterSet {
  /// The maximum and default number of features in a response of the service.
  public static let largestPage = 10_000
  private static let largestOffset = 1_000_000

  /// The region.
  public var region = RegionRequest()
  /// The filters.
  public var filters = FilterRequest()
  /// Whether pins are merged into clusters; `nil` if this is not given.
  public var isClustered: Bool?
  /// The zoom level of the clusters.
  public var zoom: Int?
  /// The options for clusters, which only the command line offers.
  public var clusters = ClusteringRequest()
  /// The order, or `nil` for the order of distances if there are any, and else the surface's.
  public var sort: PinQuery.Order?
  /// The maximum number of results, or `nil` for no limit.
  public var limit: Int?
  /// The number of results to skip.
  public var offset = 0

  /// Creates a request for all pins.
  public init() {}

  /// Passes each parameter to a visitor.
  public mutating func visit(_ visitor: inout some ParameterVisitor) throws(ParameterError) {
    try region.visit(&visitor)
    try filters.visit(&visitor)
    visitor.group("Clusters")
    try visitor.visit(
      &isClustered, "cluster", .flag, "Merge pins into clusters; requires `zoom`.")
    try visitor.visit(
      &zoom, "zoom", .level(0...ClusterOptions.deepestZoom),
      "Return the clusters at this zoom level; requires `cluster`. At zoom Z, the world is 512 · "
        + "2^Z pixels wide. Fractions are rounded down. At zoom 17 and above, pins are not "
        + "clustered.", .requires("cluster"))
    try clusters.visit(&visitor)
    visitor.group("Output")
    try visitor.visit(
      &sort, "sort", .order,
      "Sort by announcement (newest first), by date last seen (latest first), by distance, by ID or "
        + "in source order. Ties are sorted by ID.",
      .otherwise(
        visitor.surface == .commandLine
          ? "distance with --near, otherwise source" : "distance with 'near', otherwise newest"))
    try visitPage(&visitor)
  }

  private mutating func visitPage(
    _ visitor: inout some ParameterVisitor
  ) throws(ParameterError) {
    let help = (limit: "Return at most N pins.", offset: "Skip the first N pins.")
    guard visitor.surface != .commandLine else {
      try visitor.visit(&limit, "limit", .count, help.limit)
      try visitor.visit(&offset, "offset", .count, help.offset)
      return
    }
    var page = limit ?? Self.largestPage
    try visitor.visit(&page, "limit", .integer(1...Self.largestPage), help.limit)
    limit = page
    try visitor.visit(&offset, "offset", .integer(0...Self.largestOffset), help.offset)
  }

  /// Checks the rules about several parameters.
  public func check() throws(ParameterError) {
    try filters.check()
    if sort == .distance, region.near == nil {
      throw ParameterError("sort", .requires("near"), text: "distance")
    }
    guard isClustered == true else {
      return try clusters.checkAbsent()
    }
    if zoom == nil { throw ParameterError("cluster", .requires("zoom")) }
    // Clusters have neither dates nor a time of announcement.
    if let sort, sort == .date || sort == .newest {
      throw ParameterError("sort", .excludes(["cluster"]), text: ParameterKind.order.write(sort))
    }
  }

  /// Creates the query.
  ///
  /// - Parameters:
  ///   - order: The order if none is given and no distances are measured.
  ///   - metric: The metric if none is given.
  public func query(order: PinQuery.Order, metric: PinCircle.Metric) -> PinQuery {
    var query = PinQuery()
    region.apply(to: &query, metric: metric)
    query.filter = filters.filter
    query.order = sort ?? (region.near == nil ? order : .distance)
    query.limit = limit ?? .max
    query.offset = offset
    return query
  }
}

extension ParameterKind where Value == PinQuery.Order {
  /// The name of an order.
  public static var order: Self {
    choice([
      ("newest", .newest), ("date", .date), ("distance", .distance), ("id", .id),
      ("source", .source),
    ])
  }
}

/// The options for clusters, shared by all commands that merge pins.
public struct ClusteringRequest: ParameterSet {
  private static let standard = ClusterOptions.standard

  /// The radius in pixels, or `nil` for the default.
  public var radius: Int?
  /// The minimum number of pins in a cluster, or `nil` for the default.
  public var minimumPoints: Int?

  /// Creates a request with the defaults.
  public init() {}

  /// Passes each parameter to a visitor.
  public mutating func visit(_ visitor: inout some ParameterVisitor) throws(ParameterError) {
    visitor.group("Clusters")
    try visitor.visit(
      &radius, "cluster-radius", .integer(1...512).named("PIXELS"),
      "Set the cluster radius in pixels. Tiles are 512 pixels wide.",
      Self.traits(default: Int(Self.standard.radius)))
    try visitor.visit(
      &minimumPoints, "min-points", .integer(2...Int.max),
      "Set the minimum number of pins per cluster, 2 or more.",
      Self.traits(default: Self.standard.minimumPoints))
  }

  private static func traits(default number: Int) -> ParameterTraits {
    var traits = ParameterTraits.only(.commandLine)
    traits.otherwise = number.description
    return traits
  }

  /// - Throws: An error if an option is given, although pins are not merged.
  fileprivate func checkAbsent() throws(ParameterError) {
    if radius != nil { throw ParameterError("cluster-radius", .requires("cluster")) }
    if minimumPoints != nil { throw ParameterError("min-points", .requires("cluster")) }
  }

  /// Creates the options.
  ///
  /// - Parameter maximumZoom: The deepest zoom with clusters, or `nil` for the default.
  public func options(maximumZoom: Int? = nil) -> ClusterOptions {
    let standard = Self.standard
    do {
      return try ClusterOptions(
        radius: radius.map { Double($0) } ?? standard.radius,
        minimumPoints: minimumPoints ?? standard.minimumPoints,
        maximumZoom: maximumZoom ?? standard.maximumZoom)
    } catch {
      preconditionFailure("the ranges of the parameters are valid")
    }
  }
}

/// A request for the pins of a cluster.
public struct ClusterRequest: ParameterSet {
  /// The filters, which determine the clusters.
  public var filters = FilterRequest()
  /// The maximum number of pins.
  public var limit = 100

  /// Creates a request for a cluster of all pins.
  public init() {}

  /// Passes each parameter to a visitor.
  public mutating func visit(_ visitor: inout some ParameterVisitor) throws(ParameterError) {
    try visitor.visit(&limit, "limit", .integer(1...1000), "Return at most N pins.")
    try filters.visit(&visitor)
  }

  /// Checks the rules about several parameters.
  public func check() throws(ParameterError) { try filters.check() }
}
