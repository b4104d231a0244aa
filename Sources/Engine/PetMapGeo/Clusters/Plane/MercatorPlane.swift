/// A position on a cluster tree's plane, in plane units.
package struct PlanePosition: Sendable, Hashable, BitwiseCopyable {
  /// Increases eastward.
  package var x: Double
  /// Increases southward.
  package var y: Double

  package init(x: Double, y: Double) {
    self.x = x
    self.y = y
  }
}

/// The plane on which distances between pins are measured: Web Mercator, extended beyond its edges.
///
/// x and y are integers. A unit is 10⁻¹¹ degrees of longitude. x increases eastward from 0 at
/// -180°, modulo the width of 3.6·10¹³ units. y increases southward from 0 at 85.051129° and
/// continues beyond the square: to -2.09 widths at 89.99999° and 3.09 widths at -89.99999°, to
/// which the poles are clamped. A `Double` represents all of these exactly.
///
/// Rotating all longitudes by an angle adds the same integer to every x, modulo the width, provided
/// that longitudes have at most ten decimal places. All differences are therefore preserved.
package enum MercatorPlane {
  /// The distance between copies of a meridian.
  package static let width = 36e12

  /// The latitude, in degrees, to which the poles are clamped: 1.1 m from the pole.
  private static let latitudeLimit = 89.99999

  /// No y is less than the negative margin or greater than the width plus the margin.
  static let northMargin = 2.5 * width

  /// Returns the signed difference between two x coordinates, the short way around; half the width
  /// if both ways are equally short.
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

  /// Rounds a number below 2⁵¹ to the nearest integer, halves away from zero.
  private static func rounded(_ number: Double) -> Double {
    let whole = number.nearestWhole
    return abs(number - whole) == 0.5 ? number + (number < 0 ? -0.5 : 0.5) : whole
  }

  // MARK: Unprojecting

  /// Returns the coordinate at the given position. The longitude is exact to 10⁻¹¹ degrees, the
  /// latitude to the accuracy of the projection.
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

  /// Returns a position in units of the world's width.
  package static func worldPosition(of position: PlanePosition) -> WorldPosition {
    WorldPosition(x: position.x / width, y: position.y / width)
  }
}

/// Accumulates the mean of positions, weighted by pin counts.
///
/// Offsets from the first position are summed as integers without overflow for any number of pins,
/// and the mean is rounded down to an integer. The result is therefore independent of the order of
/// addition, and rotating all positions by an angle rotates the mean by the same angle.
package struct MeanPosition {
  private let first: PlanePosition
  package private(set) var count: UInt32 = 0
  private var (across, down) = (SplitSum(), SplitSum())

  /// - Parameter first: The origin of the sum. All positions that are added must be near it; it is
  ///   not added itself.
  package init(around first: PlanePosition) {
    self.first = first
  }

  package mutating func add(_ position: PlanePosition, count added: UInt32) {
    count += added
    across.add(Int64(MercatorPlane.difference(from: first.x, to: position.x)), times: added)
    down.add(Int64(position.y - first.y), times: added)
  }

  /// - Precondition: At least one position has been added.
  package var position: PlanePosition {
    var x = first.x + Double(across.quotient(by: count))
    if x < 0 { x += MercatorPlane.width }
    if x >= MercatorPlane.width { x -= MercatorPlane.width }
    return PlanePosition(x: x, y: first.y + Double(down.quotient(by: count)))
  }
}

/// A sum of products, each of a number below 2⁴⁷ and a count, stored as high · 65536 + low. A
/// single word would overflow for millions of pins half the world apart.
private struct SplitSum {
  private var high: Int64 = 0
  private var low: Int64 = 0

  mutating func add(_ value: Int64, times count: UInt32) {
    high += (value >> 16) * Int64(count)
    low += (value & 0xFFFF) * Int64(count)
  }

  /// Returns the quotient, rounded down.
  func quotient(by count: UInt32) -> Int64 {
    let count = Int64(count)
    var (quotient, remainder) = high.quotientAndRemainder(dividingBy: count)
    if remainder < 0 {
      quotient -= 1
      remainder += count
    }
    return quotient << 16 + (remainder << 16 + low) / count
  }
}
