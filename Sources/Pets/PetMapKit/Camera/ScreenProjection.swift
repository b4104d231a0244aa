public import PetMapDrawing
public import PetMapGeo

/// Turns coordinates into a viewport's pixels and back, as a camera sees them.
///
/// ```swift
/// let screen = ScreenProjection(camera: .around(pin, in: viewport), viewport: viewport)
/// screen.point(of: pin)  // the middle of the viewport
/// ```
///
/// The projection is Web Mercator. The world repeats every ``worldWidth`` pixels to the east and
/// west; what lies beyond 85.051129° of latitude is shown on that parallel.
public struct ScreenProjection: Sendable, Hashable {
  /// What the projection looks from.
  public let camera: Camera
  /// The part of the screen that it fills.
  public let viewport: Viewport
  /// CSS pixels from a meridian to its next copy.
  public let worldWidth: Double

  package let center: WorldPosition

  /// The projection of what the camera shows in the middle of the viewport.
  public init(camera: Camera, viewport: Viewport) {
    self.camera = camera
    self.viewport = viewport
    worldWidth = camera.worldWidth
    center = WorldPosition(camera.center)
  }

  /// Where a coordinate stands in the copy of the world that is nearest to the viewport's middle.
  ///
  /// Of two equally near copies it is the western one.
  public func point(of coordinate: Coordinate) -> ScreenPoint {
    point(of: WorldPosition(coordinate))
  }

  /// Where a coordinate stands in every copy of the world, as far as that is in the viewport or at
  /// most `margin` pixels outside, from west to east.
  public func points(of coordinate: Coordinate, margin: Double = 0) -> [ScreenPoint] {
    points(of: WorldPosition(coordinate), margin: margin)
  }

  /// The coordinate that stands at a point: latitude within ±85.051129°, longitude within ±180°.
  public func coordinate(at point: ScreenPoint) -> Coordinate {
    position(at: point).coordinate
  }

  /// The box of everything in the viewport.
  ///
  /// It spans all longitudes when a whole world is visible, and reaches a pole when the
  /// projection's limit is visible, because what lies beyond is shown there.
  public var visibleBox: BoundingBox { visibleBox(margin: 0) }

  /// The box of everything in the viewport and `margin` CSS pixels around it.
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

  /// Where a position of the unit world stands, in the very copy of the world that its x names:
  /// from 0 to 1 the copy that the camera's centre is in.
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
