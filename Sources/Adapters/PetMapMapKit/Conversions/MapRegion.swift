public import PetMapDrawing
public import PetMapGeo
public import PetMapKit

/// A region of the map in the units of `MKCoordinateRegion`: a center, and spans in degrees.
///
/// MapKit raises an exception for a region that extends beyond a pole, is wider than the world or has
/// an invalid center. No region of this type does: spans are limited so that it is valid. A map that
/// shows more than the world is described exactly by a ``MapRectangle`` only.
public struct MapRegion: Sendable, Hashable {
  /// The center.
  public let center: Coordinate
  /// The height in degrees, half of it on each side of the center.
  public let latitudeDelta: Double
  /// The width in degrees, half of it on each side of the center.
  public let longitudeDelta: Double

  /// Creates a region, with spans limited to what is valid around the center. Spans that are not
  /// numbers are the largest.
  public init(center: Coordinate, latitudeDelta: Double, longitudeDelta: Double) {
    let highest = 2 * (90 - abs(center.latitude))
    self.center = center
    self.latitudeDelta = latitudeDelta >= 0 ? min(latitudeDelta, highest) : highest
    self.longitudeDelta = longitudeDelta >= 0 ? min(longitudeDelta, 360) : 360
  }

  /// Creates the largest region around the center of a camera that the camera shows in a viewport.
  public init(_ camera: Camera, in viewport: Viewport) {
    let screen = ScreenProjection(camera: camera, viewport: viewport)
    let box = screen.visibleBox
    let center = screen.coordinate(
      at: ScreenPoint(x: viewport.width / 2, y: viewport.height / 2))
    self.init(
      center: center,
      latitudeDelta: 2 * min(box.north - center.latitude, center.latitude - box.south),
      longitudeDelta: viewport.width / screen.worldWidth * 360)
  }

  /// Creates the region of a box.
  public init(_ box: BoundingBox) {
    let width = box.east < box.west ? box.east - box.west + 360 : box.east - box.west
    let latitude = (box.south + box.north) / 2
    let middle = box.west + width / 2
    guard
      let center = try? Coordinate(
        latitude: latitude, longitude: middle > 180 ? middle - 360 : middle)
    else { preconditionFailure("the middle of a box is a coordinate") }
    self.init(center: center, latitudeDelta: box.north - box.south, longitudeDelta: width)
  }

  /// The box of the region. It spans all longitudes if the region does.
  public var boundingBox: BoundingBox {
    let south = max(-90, center.latitude - latitudeDelta / 2)
    let north = min(90, center.latitude + latitudeDelta / 2)
    let box = try? BoundingBox(
      wrappingWest: longitudeDelta >= 360 ? -180 : center.longitude - longitudeDelta / 2,
      south: south, east: longitudeDelta >= 360 ? 180 : center.longitude + longitudeDelta / 2,
      north: north)
    guard let box else { preconditionFailure("the edges of a region are in range") }
    return box
  }

  /// Returns the camera that shows the whole region in the middle of a viewport.
  public func camera(in viewport: Viewport) -> Camera {
    let middle = WorldPosition(center)
    let north = WorldPosition.y(latitude: min(90, center.latitude + latitudeDelta / 2))
    let south = WorldPosition.y(latitude: max(-90, center.latitude - latitudeDelta / 2))
    let height = 2 * max(middle.y - north, south - middle.y)
    let width = longitudeDelta / 360
    let world = MapRectangle.worldWidth
    let rectangle = MapRectangle(
      x: (middle.x - width / 2) * world, y: (middle.y - height / 2) * world, width: width * world,
      height: height * world)
    return rectangle.camera(in: viewport)
  }
}
