public import PetMapGeo

/// The query of a list request (*HTTP API*, section 4.1).
public enum ListQuery {
  /// The circle within which announcements are listed, including its edge.
  public struct Circle: Sendable, Hashable {
    /// The center of the circle.
    public var center: Coordinate
    /// The radius, which is not negative.
    public var radius: Meters

    /// Creates a circle.
    public init(center: Coordinate, radius: Meters) {
      self.center = center
      self.radius = radius
    }
  }
}
