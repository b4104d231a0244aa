/// A rectangle on the plane, including its edges, that may cross the antimeridian.
///
/// It is stored by its midpoint, so the antimeridian needs no special case: an x is inside if its
/// distance from the midpoint, the short way around, is at most half the width.
package struct PlaneWindow: Sendable, Hashable {
  /// The x of the window's midpoint.
  private let middle: Double
  /// Half the window's width, at most half the plane's.
  private let halfWidth: Double
  private var top: Double
  private var bottom: Double

  /// - Parameters:
  ///   - left: At most one plane width outside the plane.
  ///   - right: Not less than `left`.
  package init(left: Double, right: Double, top: Double, bottom: Double) {
    let width = MercatorPlane.width
    halfWidth = min(right - left, width) / 2
    let middle = left + halfWidth
    self.middle = middle < 0 ? middle + width : middle >= width ? middle - width : middle
    (self.top, self.bottom) = (top, bottom)
  }

  /// Returns the window of the positions in a box and, if it touches poles without containing them
  /// already, those of the whole rows to which the poles are projected. The windows are disjoint.
  static func parts(of box: BoundingBox) -> [PlaneWindow] {
    var windows = [PlaneWindow(box)]
    for isNorth in [true, false]
    where !box.isAllAround && (isNorth ? box.north == 90 : box.south == -90) {
      // Rows are integers.
      let row = isNorth ? windows[0].top : windows[0].bottom
      if isNorth { windows[0].top += 1 } else { windows[0].bottom -= 1 }
      windows.append(PlaneWindow(left: 0, right: MercatorPlane.width, top: row, bottom: row))
    }
    return windows
  }

  private init(_ box: BoundingBox) {
    let start = MercatorPlane.position(
      of: Coordinate(validLatitude: box.north, wrappingLongitude: box.west))
    let end = MercatorPlane.position(
      of: Coordinate(validLatitude: box.south, wrappingLongitude: box.east))
    var across = end.x - start.x
    if box.east - box.west == 360 { across = MercatorPlane.width }
    if across < 0 { across += MercatorPlane.width }
    self.init(left: start.x, right: start.x + across, top: start.y, bottom: end.y)
  }

  /// Creates a window that extends the same distance from a position in all four directions.
  init(around position: PlanePosition, reach: Double) {
    self.init(
      left: position.x - reach, right: position.x + reach,
      top: position.y - reach, bottom: position.y + reach)
  }

  /// The whole plane.
  static let everything = PlaneWindow(
    left: 0, right: MercatorPlane.width, top: -.infinity, bottom: .infinity)

  @inline(__always) package func contains(_ position: PlanePosition) -> Bool {
    isWithin(0, of: position)
  }

  /// Returns whether the window contains a point that is within a distance of a position along each
  /// axis.
  @inline(__always) package func isWithin(_ distance: Double, of position: PlanePosition) -> Bool {
    let across = abs(MercatorPlane.difference(from: middle, to: position.x))
    return across <= halfWidth + distance
      && position.y >= top - distance && position.y <= bottom + distance
  }

  /// Returns the distance from a position in the window to its nearest edge; negative outside.
  @inline(__always) func depth(of position: PlanePosition) -> Double {
    let across = abs(MercatorPlane.difference(from: middle, to: position.x))
    return min(halfWidth - across, position.y - top, bottom - position.y)
  }

  /// Returns a window that extends farther in all four directions, or `nil` if it would be wider than
  /// half the plane.
  func extended(by distance: Double) -> PlaneWindow? {
    let half = halfWidth + distance
    guard half <= MercatorPlane.width / 4 else { return nil }
    return PlaneWindow(
      left: middle - half, right: middle + half, top: top - distance, bottom: bottom + distance)
  }

  /// Returns a window whose edges are farther inside, or `nil` if nothing is left.
  func inset(by distance: Double) -> PlaneWindow? {
    guard distance < halfWidth, 2 * distance < bottom - top else { return nil }
    return extended(by: -distance)
  }

  /// Returns whether another window of at most half the plane's width is in this one.
  func contains(_ other: PlaneWindow) -> Bool {
    let across = abs(MercatorPlane.difference(from: middle, to: other.middle))
    return across + other.halfWidth <= halfWidth && other.top >= top && other.bottom <= bottom
  }

  /// Returns the ranges of x on the plane that lie within a distance of the window.
  package func ranges(within distance: Double) -> (
    first: ClosedRange<Double>, second: ClosedRange<Double>?
  ) {
    let width = MercatorPlane.width
    let (low, high) = (middle - halfWidth - distance, middle + halfWidth + distance)
    if high - low >= width { return (0...width, nil) }
    if low < 0 { return (0...high, low + width...width) }
    if high >= width { return (low...width, 0...high - width) }
    return (low...high, nil)
  }
}
