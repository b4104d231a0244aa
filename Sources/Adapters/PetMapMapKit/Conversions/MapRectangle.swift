public import PetMapDrawing
public import PetMapGeo
public import PetMapKit

/// A rectangle in the projection of MapKit, in the units of `MKMapRect`: Web Mercator, in which the
/// world is 2²⁸ map points wide and high, x grows to the east from 180° and y to the south.
///
/// ```swift
/// let camera = MapRectangle(mapView.visibleMapRect).camera(in: viewport)
/// mapView.setVisibleMapRect(MKMapRect(MapRectangle(camera, in: viewport)), animated: true)
/// ```
///
/// A rectangle may be larger than the world, and extend beyond 180°, as that of a map does that shows
/// the whole world or the Pacific. No conversion fails.
public struct MapRectangle: Sendable, Hashable {
  /// The western edge in map points.
  public var x: Double
  /// The northern edge in map points.
  public var y: Double
  /// The width in map points.
  public var width: Double
  /// The height in map points.
  public var height: Double

  /// The width and height of the world in map points.
  public static let worldWidth = 268_435_456.0

  /// Creates a rectangle. If a number is not finite, as in `MKMapRect.null`, it is the world.
  public init(x: Double, y: Double, width: Double, height: Double) {
    guard [x, y, width, height].allSatisfy({ $0.isFinite }), width >= 0, height >= 0,
      abs(x) < 1000 * Self.worldWidth, abs(y) < 1000 * Self.worldWidth
    else {
      (self.x, self.y, self.width, self.height) = (0, 0, Self.worldWidth, Self.worldWidth)
      return
    }
    (self.x, self.y, self.width, self.height) = (x, y, width, height)
  }

  /// Creates the rectangle that a camera shows in a viewport.
  public init(_ camera: Camera, in viewport: Viewport) {
    let center = WorldPosition(camera.center)
    let scale = Self.worldWidth / camera.worldWidth
    let (width, height) = (viewport.width * scale, viewport.height * scale)
    self.init(
      x: center.x * Self.worldWidth - width / 2, y: center.y * Self.worldWidth - height / 2,
      width: width, height: height)
  }

  /// Creates the smallest rectangle that contains a box, whose latitudes are limited to ±85.051129°.
  /// It extends beyond 180° if the box does.
  public init(_ box: BoundingBox) {
    let west = WorldPosition.x(longitude: box.west)
    var east = WorldPosition.x(longitude: box.east)
    if east < west { east += 1 }
    let (north, south) = (
      WorldPosition.y(latitude: box.north), WorldPosition.y(latitude: box.south)
    )
    self.init(
      x: west * Self.worldWidth, y: north * Self.worldWidth,
      width: (east - west) * Self.worldWidth, height: (south - north) * Self.worldWidth)
  }

  /// The middle of the rectangle.
  private var middle: WorldPosition {
    WorldPosition(
      x: (x + width / 2) / Self.worldWidth, y: (y + height / 2) / Self.worldWidth)
  }

  /// The box of all coordinates in the rectangle. It spans all longitudes if the rectangle is at least
  /// as wide as the world, and extends to a pole if the rectangle extends to the world's edge, because
  /// coordinates beyond it are shown there.
  public var boundingBox: BoundingBox {
    let (top, bottom) = (y / Self.worldWidth, (y + height) / Self.worldWidth)
    let north = top <= 0 ? 90 : WorldPosition.latitude(y: top)
    let south = bottom >= 1 ? -90 : WorldPosition.latitude(y: bottom)
    let isWhole = width >= Self.worldWidth
    let west = WorldPosition(x: x / Self.worldWidth, y: 0.5).coordinate.longitude
    let east = WorldPosition(x: (x + width) / Self.worldWidth, y: 0.5).coordinate.longitude
    let box = try? BoundingBox(
      west: isWhole ? -180 : west, south: min(south, north), east: isWhole ? 180 : east,
      north: max(south, north))
    guard let box else { preconditionFailure("the edges of a rectangle are finite") }
    return box
  }

  /// Returns the camera that shows the whole rectangle in the middle of a viewport, with a zoom within
  /// `Camera.zooms`.
  ///
  /// The zoom is rounded to 0.0001, so that the zoom at which a cluster splits is not missed by a
  /// rounding error of the map.
  public func camera(in viewport: Viewport) -> Camera {
    let least = 1e-6
    let worldPixels =
      min(viewport.width / max(width, least), viewport.height / max(height, least))
      * Self.worldWidth
    let level = (Zoom(scale: worldPixels / 512).level * 10_000).rounded() / 10_000
    let zoom = min(Zoom(clamping: level), Camera.zooms.upperBound)
    guard let camera = try? Camera(center: middle.coordinate, zoom: zoom) else {
      preconditionFailure("the zoom is within range")
    }
    return camera
  }

  /// Returns whether the rectangle is what a camera shows in a viewport, except for less than half a
  /// point. A map reports the camera that it was told to show with rounding errors.
  public func isShown(by camera: Camera, in viewport: Viewport) -> Bool {
    let other = MapRectangle(camera, in: viewport)
    let tolerance = 0.5 * other.width / viewport.width
    let turns = ((x - other.x) / Self.worldWidth).rounded()
    return abs(x - other.x - turns * Self.worldWidth) < tolerance && abs(y - other.y) < tolerance
      && abs(width - other.width) < tolerance && abs(height - other.height) < tolerance
  }
}
