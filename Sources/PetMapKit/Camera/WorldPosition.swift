package import PetMapGeo

/// A place on the square of Web Mercator: x from 0 at -180° to 1 at 180°, y from 0 at the northern
/// limit of 85.051129° to 1 at the southern. x may lie in another copy of the world.
package struct WorldPosition: Sendable, Hashable {
  package var x: Double
  package var y: Double

  package init(x: Double, y: Double) {
    self.x = x
    self.y = y
  }

  package init(_ coordinate: Coordinate) {
    x = Self.x(longitude: coordinate.longitude)
    y = Self.y(latitude: coordinate.latitude)
  }

  package static func x(longitude: Double) -> Double { longitude / 360 + 0.5 }

  package static func y(latitude: Double) -> Double { WebMercator.unitY(latitude: latitude) }

  package static func latitude(y: Double) -> Double { WebMercator.latitude(unitY: y) }

  /// Longitude brought into -180 to 180, latitude into the square's limits.
  package var coordinate: Coordinate {
    let turn = x >= 0 && x <= 1 ? x : x - x.rounded(.down)
    return WebMercator.coordinate(ofUnitPoint: PlanePoint(x: turn, y: max(0, min(1, y))))
  }
}
