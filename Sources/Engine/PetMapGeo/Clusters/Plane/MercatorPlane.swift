/// A position on the plane of a cluster tree, in its units.
package struct PlanePosition: Sendable, Hashable, BitwiseCopyable {
  /// Grows east.
  package var x: Double
  /// Grows south.
  package var y: Double

  package init(x: Double, y: Double) {
    self.x = x
    self.y = y
  }
}

/// The plane on which distances between pins are measured: Web Mercator, without its edges.
///
/// x and y are whole numbers of units. A unit is 10⁻¹¹ degrees of longitude, x grows
/// east from 0 at -180° and is taken modulo the width of 3.6·10¹³ units, y grows south from 0 at
/// 85.051129° and goes on beyond: to -2.09 widths at 89.99999° and to 3.09 widths at -89.99999°,
/// where the poles are put too. All of them are exact in a `Double`.
///
/// Turning all longitudes by one angle adds one whole number to every x, modulo the width, if the
/// longitudes have at most ten decimals: so all differences stay the same.
package enum MercatorPlane {
  /// From a meridian to its next copy.
  package static let width = 36e12

  /// Degrees of latitude beyond which nothing is told apart: 1.1 m from the pole.
  private static let latitudeLimit = 89.99999

  /// No y lies farther north of 0 or farther south of the width.
  static let northMargin = 2.5 * width

  /// The difference from one x to another, the short way round; half the width when both ways are
  /// equally short.
  @inline(__always)
  package static func difference(from start: Double, to end: Double) -> Double {
    let difference = end - start
    if difference > width / 2 { return difference - width }
    return difference <= -width / 2 ? difference + width : difference
  }

  @inline(__always)
  package static func squaredDistance(_ one: PlanePosition, _ other: PlanePosition) -> Double {
    let across = difference(from: one.x, to: other.x)
    let down = other.y - one.y
    return across * across + down * down
  }

  // MARK: Projecting

  package static func position(of coordinate: Coordinate) -> PlanePosition {
    let x = rounded(coordinate.longitude * 1e11) + width / 2
    let (sine, cosine) = quickSineAndCosine(
      degrees: min(abs(coordinate.latitude), latitudeLimit))
    let fromEquator = rounded(quickLogarithm((1 + sine) / cosine) * (width / (2 * .pi)))
    return PlanePosition(
      x: x < width ? x : x - width,
      y: width / 2 + (coordinate.latitude < 0 ? fromEquator : -fromEquator))
  }

  /// To the nearest whole number, away from zero from the middle between two, below 2⁵¹.
  private static func rounded(_ number: Double) -> Double {
    let whole = number.nearestWhole
    return abs(number - whole) == 0.5 ? number + (number < 0 ? -0.5 : 0.5) : whole
  }

  // MARK: Back

  /// What stands at a position: the longitude exact to 10⁻¹¹ degrees, the latitude to within that of
  /// what was projected.
  package static func coordinate(of position: PlanePosition) -> Coordinate {
    let longitude = (position.x - width / 2) / 1e11
    let angle = (0.5 - position.y / width) * 2 * .pi
    let north = 2 * arcTangent2Degrees(y: exponential(abs(angle)), x: 1) - 90
    let latitude = angle < 0 ? -north : north
    guard
      let coordinate = try? Coordinate(
        latitude: max(-90, min(90, latitude)), longitude: max(-180, min(180, longitude)))
    else { preconditionFailure("a position lies within the plane") }
    return coordinate
  }

  /// The position in widths of the world.
  static func worldPosition(of position: PlanePosition) -> WorldPosition {
    WorldPosition(x: position.x / width, y: position.y / width)
  }
}
