public import PetMapDrawing
public import PetMapGeo

/// A projection between coordinates and pixels in a viewport, as seen by a camera.
///
/// ```swift
/// let screen = ScreenProjection(camera: .around(pin, in: viewport), viewport: viewport)
/// screen.point(of: pin)  // the middle of the viewport
/// ```
///
/// The projection is Web Mercator. The world repeats every ``worldWidth`` pixels to the east and
/// west. Coordinates beyond 85.051129° of latitude are projected to that parallel.
public struct ScreenProjection: Sendable, Hashable {
  /// The camera.
  public let camera: Camera
  /// The viewport.
  public let viewport: Viewport
  /// The distance between copies of a meridian in CSS pixels.
  public let worldWidth: Double

  package let center: WorldPosition

  /// Creates the projection for a camera whose coordinate is in the middle of a viewport.
  public init(camera: Camera, viewport: Viewport) {
    self.camera = camera
    self.viewport = viewport
    worldWidth = camera.worldWidth
    center = WorldPosition(camera.center)
  }

  /// Returns the position of a coordinate in the copy of the world that is nearest to the
  /// viewport's middle.
  ///
  /// If two copies are equally near, the western one is used.
  public func point(of coordinate: Coordinate) -> ScreenPoint {
    point(of: WorldPosition(coordinate))
  }

  /// Returns the positions of a coordinate in all copies of the world, from west to east, that are
  /// in the viewport or at most `margin` pixels outside it.
  public func points(of coordinate: Coordinate, margin: Double = 0) -> [ScreenPoint] {
    points(of: WorldPosition(coordinate), margin: margin)
  }

  /// Returns the coordinate at the given point, with the latitude within ±85.051129° and the
  /// longitude within ±180°.
  public func coordinate(at point: ScreenPoint) -> Coordinate {
    position(at: point).coordinate
  }

  /// The bounding box of the viewport.
  ///
  /// It spans all longitudes if the entire width of the world is visible. It extends to a pole if
  /// the projection's limit is visible, because coordinates beyond the limit are shown there.
  public var visibleBox: BoundingBox { visibleBox(margin: 0) }

  /// Returns the bounding box of the viewport and `margin` CSS pixels around it.
  public func visibleBox(margin: Double) -> BoundingBox {
    let topLeft = position(at: ScreenPoint(x: -margin, y: -margin))
    let bottomRight = position(
      at: ScreenPoint(x: viewport.width + margin, y: viewport.height + margin))
    let north = topLeft.y <= 0 ? 90 : WorldPosition.latitude(y: topLeft.y)
    let south = bottomRight.y >= 1 ? -90 : WorldPosition.latitude(y: bottomRight.y)
    let isWholeWorld = bottomRight.x - topLeft.x >= 1
    let box = try? BoundingBox(
      west: isWholeWorld ? -180 : topLeft.coordinate.longitude, south: min(south, north),
      east: isWholeWorld ? 180 : bottomRight.coordinate.longitude, north: max(south, north))
    guard let box else { preconditionFailure("a viewport's corners are finite") }
    return box
  }

  package func point(of position: WorldPosition) -> ScreenPoint {
    var turn = position.x - center.x
    turn -= (turn + 0.5).rounded(.down)
    return ScreenPoint(
      x: viewport.width / 2 + turn * worldWidth,
      y: viewport.height / 2 + (position.y - center.y) * worldWidth)
  }

  /// Returns the point for a position in the unit world, without wrapping. An `x` from 0 to 1 is in
  /// the copy of the world that contains the camera's center.
  package func unwrappedPoint(x: Double, y: Double) -> ScreenPoint {
    ScreenPoint(
      x: viewport.width / 2 + (x - center.x) * worldWidth,
      y: viewport.height / 2 + (y - center.y) * worldWidth)
  }

  package func points(of position: WorldPosition, margin: Double) -> [ScreenPoint] {
    let nearest = point(of: position)
    guard nearest.y >= -margin, nearest.y <= viewport.height + margin else { return [] }
    var found: [ScreenPoint] = []
    var x = nearest.x - ((nearest.x + margin) / worldWidth).rounded(.down) * worldWidth
    while x <= viewport.width + margin {
      found.append(ScreenPoint(x: x, y: nearest.y))
      x += worldWidth
    }
    return found
  }

  package func position(at point: ScreenPoint) -> WorldPosition {
    WorldPosition(
      x: center.x + (point.x - viewport.width / 2) / worldWidth,
      y: center.y + (point.y - viewport.height / 2) / worldWidth)
  }
}
