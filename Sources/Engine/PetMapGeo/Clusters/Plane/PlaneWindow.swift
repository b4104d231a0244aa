/// A rectangle on the plane, edges inclusive, which may go on beyond the antimeridian.
///
/// It is kept by its middle, so that the antimeridian is no special case: x is within the window when
/// it is no farther from the middle than half the width, the short way round.
package struct PlaneWindow {
  /// On the plane.
  private let middle: Double
  /// At most half of the plane's.
  private let halfWidth: Double
  private let top: Double
  private let bottom: Double

  /// - Parameters:
  ///   - left: at most a width outside of the plane.
  ///   - right: not less than `left`.
  package init(left: Double, right: Double, top: Double, bottom: Double) {
    let width = MercatorPlane.width
    halfWidth = min(right - left, width) / 2
    let middle = left + halfWidth
    self.middle = middle < 0 ? middle + width : middle >= width ? middle - width : middle
    (self.top, self.bottom) = (top, bottom)
  }

  init(_ box: BoundingBox) {
    let start = MercatorPlane.position(
      of: Coordinate(validLatitude: box.north, wrappingLongitude: box.west))
    let end = MercatorPlane.position(
      of: Coordinate(validLatitude: box.south, wrappingLongitude: box.east))
    var across = end.x - start.x
    if box.east - box.west == 360 { across = MercatorPlane.width }
    if across < 0 { across += MercatorPlane.width }
    self.init(left: start.x, right: start.x + across, top: start.y, bottom: end.y)
  }

  /// What is at most a distance away from a position along both axes.
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

  /// Whether the window has a point within a distance of a position along both axes.
  @inline(__always) package func isWithin(_ distance: Double, of position: PlanePosition) -> Bool {
    let across = abs(MercatorPlane.difference(from: middle, to: position.x))
    return across <= halfWidth + distance
      && position.y >= top - distance && position.y <= bottom + distance
  }

  /// The ranges of x on the plane that are within a distance of the window.
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
