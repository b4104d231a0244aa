public import PetMapParameters

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
