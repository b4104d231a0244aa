package import PetMapGeo
package import PetMapRequests

/// A named place on the map: a street, a landmark, an address or a town.
package struct Place: Sendable {
  package typealias Kind = FoundPlace.Kind

  package let kind: Kind
  /// The local name, as on signs.
  package let name: String
  /// The names by language code.
  package let names: [String: String]
  /// The lines of a street, or the point of another place. Each has at least one point.
  package let paths: [[WorldPosition]]
  /// The street and the number of an address.
  package let address: (street: String, number: String)?
  /// The box around the points: the smallest and the largest x and y.
  let low: WorldPosition
  let high: WorldPosition

  /// Creates a place, or returns `nil` if it has no points.
  package init?(
    _ kind: Kind, _ name: String, names: [String: String] = [:], paths: [[WorldPosition]],
    address: (street: String, number: String)? = nil
  ) {
    let paths = paths.filter { !$0.isEmpty }
    guard var low = paths.first?.first else { return nil }
    var high = low
    for point in paths.lazy.flatMap({ $0 }) {
      low = WorldPosition(x: min(low.x, point.x), y: min(low.y, point.y))
      high = WorldPosition(x: max(high.x, point.x), y: max(high.y, point.y))
    }
    self.kind = kind
    self.name = name
    self.names = names
    self.paths = paths
    self.address = address
    (self.low, self.high) = (low, high)
  }

  /// The point of the place that is nearest to the middle of its box.
  var middle: Coordinate {
    nearest(to: WorldPosition(x: (low.x + high.x) / 2, y: (low.y + high.y) / 2)).coordinate
  }

  /// Half the diagonal of the box.
  var radius: Meters { Meters(low.coordinate.distance(to: high.coordinate).value / 2) }

  /// Returns the point of the place that is nearest to a position.
  ///
  /// - Complexity: O(*n*) in the number of points.
  func nearest(to center: WorldPosition) -> WorldPosition {
    var best = paths[0][0]
    var least = Double.infinity
    for path in paths {
      for index in path.indices {
        let start = path[max(0, index - 1)]
        let point = Self.nearest(to: center, from: start, to: path[index])
        let (dx, dy) = (point.x - center.x, point.y - center.y)
        if dx * dx + dy * dy < least { (best, least) = (point, dx * dx + dy * dy) }
      }
    }
    return best
  }

  private static func nearest(
    to center: WorldPosition, from start: WorldPosition, to end: WorldPosition
  ) -> WorldPosition {
    let (dx, dy) = (end.x - start.x, end.y - start.y)
    let length = dx * dx + dy * dy
    guard length > 0 else { return start }
    let along = ((center.x - start.x) * dx + (center.y - start.y) * dy) / length
    let share = max(0, min(1, along))
    return WorldPosition(x: start.x + share * dx, y: start.y + share * dy)
  }
}
