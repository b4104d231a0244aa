package import PetMapGeo

/// A place on the square of Web Mercator: x from 0 at -180° to 1 at 180°, y from 0 at the northern
/// limit of 85.051129° to 1 at the southern. x may lie in another copy of the world.
package struct WorldPosition: Sendable, Hashable {
  package var x: Double
  package var y: Double

  /// Degrees of latitude at which the square ends: arctan(sinh π).
  package static let latitudeLimit = 85.051128779806592

  package init(x: Double, y: Double) {
    self.x = x
    self.y = y
  }

  package init(_ coordinate: Coordinate) {
    x = Self.x(longitude: coordinate.longitude)
    y = Self.y(latitude: coordinate.latitude)
  }

  package static func x(longitude: Double) -> Double { (longitude + 180) / 360 }

  package static func y(latitude: Double) -> Double {
    if latitude >= latitudeLimit { return 0 }
    if latitude <= -latitudeLimit { return 1 }
    let sine = sine(degrees: latitude)
    return 0.5 - logarithm((1 + sine) / (1 - sine)) / (4 * .pi)
  }

  package static func latitude(y: Double) -> Double {
    if y <= 0 { return latitudeLimit }
    if y >= 1 { return -latitudeLimit }
    let north = exponential((0.5 - y) * 2 * .pi)
    return arcTangent((north - 1 / north) / 2) * 180 / .pi
  }

  /// Longitude brought into -180 to 180, latitude into the square's limits.
  package var coordinate: Coordinate {
    var turns = x - x.rounded(.down)
    if turns == 0 && x >= 1 { turns = 1 }
    let longitude = max(-180, min(180, turns * 360 - 180))
    let latitude = Self.latitude(y: y)
    guard let place = try? Coordinate(latitude: latitude, longitude: longitude) else {
      preconditionFailure("a world position is made of finite numbers")
    }
    return place
  }
}
