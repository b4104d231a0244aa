/// The region within a geodesic radius of a coordinate on WGS84, determined by straight chords
/// where they are conclusive.
///
/// Along a path of length s, the surface normal turns by an angle between s/greatest and s/least,
/// where these are the radii of curvature of the surface along the path. The shortest path to a pin
/// therefore turns the normal by at most radius/least, and the path whose normals lie on a great
/// circle is no shorter than the shortest path. Directions alone are therefore enough to classify
/// whole nodes and nearly all leaves, as on a sphere. For pins in the remaining ring, about 1% of
/// those within the radius, the chord between positions on the surface decides: a geodesic of
/// length s has a chord c with 2·greatest·asin(c / 2·greatest) ≤ s ≤ 2·least·asin(c / 2·least) (A.
/// Schur, 1921).
struct EllipsoidCap: PinRegion {
  private let directions: Cap

  /// The position of the center relative to the ellipsoid's center, in meters.
  private let center: UnitVector

  /// The chord, in meters, up to which geodesics are within the radius.
  private let shortest: Double

  /// The chord, in meters, beyond which geodesics exceed the radius.
  private let longest: Double

  /// The squares of these chords in single precision, in units of the equatorial radius.
  private let squares: SquareRange

  /// - Parameter tolerance: The maximum deviation of the metric from the geodesic.
  init(around direction: UnitVector, radius: Meters, tolerance: Meters) {
    // In double precision, the chord is accurate to 1e-7 m.
    let tolerance = tolerance.value + 1e-7
    let (less, more) = (radius.value - tolerance, radius.value + tolerance)
    let (least, greatest) = (Ellipsoid.least, Ellipsoid.greatest)
    let curvature = Ellipsoid.curvature(around: direction, reach: more / least)
    directions = Cap(
      around: direction,
      squares: SquareRange(
        shortest: UnitVector.chord(ofArc: less / curvature.greatest),
        longest: UnitVector.chord(ofArc: more / curvature.least)))
    center = Ellipsoid.position(direction)
    shortest = least * UnitVector.chord(ofArc: less / least) - tolerance
    longest = greatest * UnitVector.chord(ofArc: more / greatest) + tolerance
    squares = SquareRange(
      shortest: shortest / Ellipsoid.equatorialRadius,
      longest: longest / Ellipsoid.equatorialRadius)
  }

  @inline(__always)
  func touchedChildren(of node: Int, in tree: PinTree) -> UInt32 {
    directions.touchedChildren(of: node, in: tree)
  }

  @inline(__always)
  func coveredChildren(of node: Int, in tree: PinTree) -> UInt32 {
    directions.coveredChildren(of: node, in: tree)
  }

  @inline(__always)
  func pins(ofLeaf leaf: Int, in tree: PinTree) -> (inside: UInt32, undecided: UInt32) {
    let pins = directions.pins(ofLeaf: leaf, in: tree)
    guard pins.undecided != 0 else { return pins }
    let ring = squares.classify(chords(toLeaf: leaf, in: tree))
    return (pins.inside | pins.undecided & ring.inside, pins.undecided & ring.undecided)
  }

  /// Returns the squared chords from the center to the positions of a leaf's pins on the surface,
  /// in units of the equatorial radius. The ellipsoid's correction of a direction is small, so
  /// adding it last loses no precision.
  private func chords(toLeaf leaf: Int, in tree: PinTree) -> SIMD16<Float> {
    let (x, y, z) = tree.directions.directions(ofLeaf: leaf)
    let unit = 1 / Ellipsoid.equatorialRadius
    let e = Float(Ellipsoid.squaredEccentricity)
    let t = z * z
    // 1/√(1 - e²t) - 1 as a power series; the next term is below 6e-10.
    let widening = t * (e / 2 + t * (3 * e * e / 8 + t * (5 * e * e * e / 16)))
    let flattening = widening * (1 - e) - e
    let dx = (x - Float(center.x * unit)) + x * widening
    let dy = (y - Float(center.y * unit)) + y * widening
    let dz = (z - Float(center.z * unit)) + z * flattening
    return dx * dx + dy * dy + dz * dz
  }

  /// Returns whether the chord in double precision shows a pin to be within the radius, or `nil` if
  /// only the metric can decide.
  func contains(_ pin: Coordinate) -> Bool? {
    let normal = UnitVector(latitude: pin.latitude, longitude: pin.longitude)
    let chord = center.chord(to: Ellipsoid.position(normal))
    return chord <= shortest ? true : chord > longest ? false : nil
  }
}

/// Bounds on geodesics and chords on the ``WGS84`` ellipsoid, in meters.
enum Ellipsoid {
  static var equatorialRadius: Double { WGS84.equatorialRadius }
  static var squaredEccentricity: Double { WGS84.squaredEccentricity }
  static var least: Double { WGS84.leastCurvatureRadius }
  static var greatest: Double { WGS84.greatestCurvatureRadius }

  /// Returns bounds on the radii of curvature, in all directions, at coordinates whose normals are
  /// within `reach` radians of the given one.
  ///
  /// The radii lie between the meridian's a(1 - e²)(1 - e²t)^-3/2 and the prime vertical's a(1 -
  /// e²t)^-1/2, where t is the squared sine of the latitude, which changes by at most one per
  /// radian. Both are convex in t: the former lies above its tangent at the equator, the latter
  /// below its chord.
  static func curvature(
    around normal: UnitVector, reach: Double
  ) -> (least: Double, greatest: Double) {
    let t = normal.z * normal.z
    return (
      least + max(0, t - reach) * (least * 1.5 * squaredEccentricity),
      equatorialRadius + min(1, t + reach) * (greatest - equatorialRadius)
    )
  }

  /// Returns the point on the surface with the given normal.
  static func position(_ normal: UnitVector) -> UnitVector {
    let across =
      equatorialRadius / (1 - squaredEccentricity * normal.z * normal.z).squareRoot()
    return UnitVector(
      x: across * normal.x, y: across * normal.y,
      z: across * (1 - squaredEccentricity) * normal.z)
  }
}
