public import PetMapKit
public import PetMapParameters

/// A request for the numbers of pins by status and by species.
public struct ValueRequest: ParameterSet {
  /// The region.
  public var region = RegionRequest()
  /// The filters. The numbers by status ignore the chosen statuses, and those by species the chosen
  /// species, so that they are those that another choice would show.
  public var filters = FilterRequest()

  /// Creates a request for all pins.
  public init() {}

  /// Passes each parameter to a visitor.
  public mutating func visit(_ visitor: inout some ParameterVisitor) throws(ParameterError) {
    try region.visit(&visitor)
    try filters.visit(&visitor)
  }

  /// Checks the rules about several parameters.
  public func check() throws(ParameterError) { try filters.check() }

  /// The query for all pins that are counted by status or by species.
  public var query: PinQuery {
    var query = PinQuery()
    region.apply(to: &query, metric: .haversine)
    query.filter = filters.filter
    query.filter.statuses = nil
    query.filter.species = nil
    return query
  }
}
