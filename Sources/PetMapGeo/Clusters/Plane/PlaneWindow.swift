/// A rectangle on the plane, edges inclusive, which may go on beyond the antimeridian.
package struct PlaneWindow {
  /// On the plane.
  private let left: Double
  /// Not less than `left`; beyond the plane where the window crosses the antimeridian.
  private let right: Double
  /// Where the part beyond the antimeridian ends, counted from x = 0; below 0 when there is none.
  private let wrappedRight: Double
  private let top: Double
  private let bottom: Double

  /// - Parameters:
  ///   - left: at most a width outside of the plane.
  ///   - right: not less than `left`.
  package init(left: Double, right: Double, top: Double, bottom: Double) {
    let width = MercatorPlane.width
    (self.top, self.bottom) = (top, bottom)
    if right - left >= width {
      (self.left, self.right) = (0, width)
    } else {
      let shift = left < 0 ? width : left >= width ? -width : 0
      (self.left, self.right) = (left + shift, right + shift)
    }
    wrappedRight = self.right - width
  }

  init(_ box: BoundingBox) {
    let (start, end) = MercatorPlane.positions(
      of: Coordinate(validLatitude: box.north, wrappingLongitude: box.west),
      Coordinate(validLatitude: box.south, wrappingLongitude: box.east))
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
    let (x, y) = (position.x, position.y)
    guard y >= top - distance, y <= bottom + distance else { return false }
    return x >= left - distance && x <= right + distance
      || x <= wrappedRight + distance || distance > 0 && x >= left + MercatorPlane.width - distance
  }

  /// The ranges of x on the plane that are within a distance of the window.
  package func ranges(within distance: Double) -> (
    first: ClosedRange<Double>, second: ClosedRange<Double>?
  ) {
    let width = MercatorPlane.width
    let (low, high) = (left - distance, right + distance)
    if high - low >= width { return (0...width, nil) }
    if low < 0 { return (0...high, low + width...width) }
    if high >= width { return (low...width, 0...high - width) }
    return (low...high, nil)
  }
}
