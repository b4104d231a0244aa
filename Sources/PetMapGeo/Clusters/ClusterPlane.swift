/// The plane on which distances between pins are measured: Web Mercator, without its edges.
///
/// Canonical: x and y are whole numbers of units. A unit is 10⁻¹¹ degrees of longitude, x grows
/// east from 0 at -180° and is taken modulo the width of 3.6·10¹³ units, y grows south from 0 at
/// 85.051129° and goes on beyond: to -2.09 widths at 89.99999° and to 3.09 widths at -89.99999°,
/// where the poles are put too. All of them are exact in a `Double`.
///
/// Turning all longitudes by one angle adds, modulo the width, one whole number to every x as long
/// as the longitudes have at most ten decimals (the angle may be any, unless its eleventh decimal
/// is followed by a 5 to within the rounding of a `Double`), so that all differences stay the same.
///
/// supercluster's: the width is 1 and nothing is rounded, x does not repeat, and y ends at 0 and 1.
struct ClusterPlane: Sendable, Hashable {
  /// From a meridian to its next copy.
  let width: Double
  /// Whether x repeats.
  let wraps: Bool

  static let canonical = ClusterPlane(width: 36e12, wraps: true)
  static let supercluster = ClusterPlane(width: 1, wraps: false)

  /// Degrees of latitude beyond which nothing is told apart: 1.1 m from the pole.
  static let latitudeLimit = 89.99999

  /// How far north of y = 0 the plane goes, in widths.
  static let margin = 2.5

  func x(longitude: Double) -> Double { x(longitudes: SIMD2(longitude, longitude)).x }

  func y(latitude: Double) -> Double { y(latitudes: SIMD2(latitude, latitude)).x }

  /// Two at a time take hardly longer than one.
  @inline(never) func x(longitudes: SIMD2<Double>) -> SIMD2<Double> {
    guard wraps else { return longitudes / 360 + 0.5 }
    let x = rounded(longitudes * 1e11) + 18e12
    return x.replacing(with: x - width, where: x .>= width)
  }

  @inline(never) func y(latitudes: SIMD2<Double>) -> SIMD2<Double> {
    guard wraps else {
      return SIMD2(Self.y(squareLatitude: latitudes.x), Self.y(squareLatitude: latitudes.y))
    }
    let magnitudes = latitudes.magnitudes
    let limit = SIMD2(repeating: Self.latitudeLimit)
    let north = magnitudes.replacing(with: limit, where: magnitudes .> limit)
    let (sine, cosine) = quickSineAndCosine(degrees: north)
    let fromEquator = rounded(quickLogarithm((1 + sine) / cosine) * (width / (2 * .pi)))
    return width / 2 - fromEquator.withSigns(of: latitudes)
  }

  /// supercluster's y.
  @inline(never) private static func y(squareLatitude latitude: Double) -> Double {
    let sine = sine(degrees: latitude)
    let y = 0.5 - 0.25 * logarithm((1 + sine) / (1 - sine)) / .pi
    return max(0, min(1, y))
  }

  /// Degrees, -180 to 180.
  func longitude(x: Double) -> Double {
    wraps ? (x - 18e12) / 1e11 : (x - 0.5) * 360
  }

  /// Degrees, to within 10⁻¹¹ of what ``y(latitude:)`` was given.
  func latitude(y: Double) -> Double {
    let angle = (0.5 - y / width) * 2 * .pi
    let latitude = 2 * arcTangent2Degrees(y: exponential(abs(angle)), x: 1) - 90
    return angle < 0 ? -latitude : latitude
  }

  /// The way from one x to another, the short way round; +width/2 when both are equally short.
  func difference(from start: Double, to end: Double) -> Double {
    let difference = end - start
    guard wraps else { return difference }
    if difference > width / 2 { return difference - width }
    return difference <= -width / 2 ? difference + width : difference
  }
}

/// To the nearest whole number, away from zero from the middle between two, below 2⁵¹: without the
/// call that the standard library's rounding is on processors of the first 64 bits, and without a
/// branch that goes either way.
@inline(__always) private func rounded(_ numbers: SIMD2<Double>) -> SIMD2<Double> {
  let whole = numbers.nearestWhole
  let isMiddle = (numbers - whole).magnitudes .== 0.5
  return whole.replacing(
    with: numbers + SIMD2(repeating: 0.5).withSigns(of: numbers), where: isMiddle)
}
