/// What lies within a geodesic radius of a coordinate on WGS84, as far as straight chords can tell.
///
/// Along a path of length s the normal turns by between s/greatest and s/least, by the radii of
/// curvature of the surface it passes. So the shortest way to a pin turns it by at most
/// radius/least, and the way whose normals lie on a great circle is no shorter than the shortest:
/// whole nodes and nearly all leaves are decided by directions alone, as on a sphere. Of the pins of
/// the ring that remains, one in a hundred of those within, the chord between the positions on the
/// surface decides: a geodesic of length s has a chord c with
/// 2·greatest·asin(c / 2·greatest) ≤ s ≤ 2·least·asin(c / 2·least) (A. Schur, 1921).
struct EllipsoidCap: PinRegion {
  private let directions: Cap

  /// The centre, in metres from that of the ellipsoid.
  private let center: UnitVector

  /// A chord of at most this many metres belongs to a geodesic within the radius.
  private let shortest: Double

  /// A chord of more metres belongs to a longer one.
  private let longest: Double

  /// The squares of the same in single precision, in units of the equatorial radius.
  private let squares: SquareRange

  /// - Parameter tolerance: what the metric may differ from the geodesic.
  init(around direction: UnitVector, radius: Meters, tolerance: Meters) {
    // In double precision the chord is true to 1e-7 metres.
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
  func pins(ofLeaf leaf: Int, in tree: PinTree) -> (inside: UInt32, doubtful: UInt32) {
    let pins = directions.pins(ofLeaf: leaf, in: tree)
    guard pins.doubtful != 0 else { return pins }
    let ring = squares.classify(chords(toLeaf: leaf, in: tree))
    return (pins.inside | pins.doubtful & ring.inside, pins.doubtful & ring.doubtful)
  }

  /// The squared chords from the centre to the positions of a leaf's pins on the surface, in units
  /// of the equatorial radius. What the ellipsoid adds to a direction is small, so added last it
  /// costs no precision.
  private func chords(toLeaf leaf: Int, in tree: PinTree) -> SIMD16<Float> {
    let (x, y, z) = tree.directions.directions(ofLeaf: leaf)
    let unit = 1 / Ellipsoid.equatorialRadius
    let e = Float(Ellipsoid.squaredEccentricity)
    let t = z * z
    // 1/√(1 - e²t) - 1 as a series; the next term is below 6e-10.
    let widening = t * (e / 2 + t * (3 * e * e / 8 + t * (5 * e * e * e / 16)))
    let flattening = widening * (1 - e) - e
    let dx = (x - Float(center.x * unit)) + x * widening
    let dy = (y - Float(center.y * unit)) + y * widening
    let dz = (z - Float(center.z * unit)) + z * flattening
    return dx * dx + dy * dy + dz * dz
  }

  /// What the chord in double precision says of a pin: whether it is within the radius, nil where
  /// only the metric can tell.
  func holds(_ pin: Coordinate) -> Bool? {
    let normal = UnitVector(latitude: pin.latitude, longitude: pin.longitude)
    let chord = center.chord(to: Ellipsoid.position(normal))
    return chord <= shortest ? true : chord > longest ? false : nil
  }
}

/// What bounds geodesics and chords on the ellipsoid of ``WGS84``, in metres.
enum Ellipsoid {
  static var equatorialRadius: Double { WGS84.equatorialRadius }
  static var squaredEccentricity: Double { WGS84.squaredEccentricity }
  static var least: Double { WGS84.leastCurvatureRadius }
  static var greatest: Double { WGS84.greatestCurvatureRadius }

  /// Bounds of the radii of curvature in all directions at coordinates whose normals are at most so
  /// many radians from one.
  ///
  /// They lie between the meridian's a(1 - e²)(1 - e²t)^-3/2 and the prime vertical's
  /// a(1 - e²t)^-1/2 for the squared sine t of the latitude, which changes by at most a radian in a
  /// radian. Both are convex in t: the one is above its tangent at the equator, the other below its
  /// chord.
  static func curvature(
    around normal: UnitVector, reach: Double
  ) -> (least: Double, greatest: Double) {
    let t = normal.z * normal.z
    return (
      least + max(0, t - reach) * (least * 1.5 * squaredEccentricity),
      equatorialRadius + min(1, t + reach) * (greatest - equatorialRadius)
    )
  }

  /// The point of the surface whose normal has a direction.
  static func position(_ normal: UnitVector) -> UnitVector {
    let across =
      equatorialRadius / (1 - squaredEccentricity * normal.z * normal.z).squareRoot()
    return UnitVector(
      x: across * normal.x, y: across * normal.y,
      z: across * (1 - squaredEccentricity) * normal.z)
  }
}
