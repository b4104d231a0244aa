/// What lies within a geodesic radius of a place on WGS84, as far as straight chords can tell.
///
/// Two bounds by curvature, of which the surface has between 1/`greatest` and 1/`least` everywhere,
/// decide nearly all pins:
/// - a geodesic of length s has a chord c with
///   2·greatest·asin(c / 2·greatest) ≤ s ≤ 2·least·asin(c / 2·least) (A. Schur, 1921), and
/// - normals that differ by θ are between least·θ and greatest·θ apart, which lets whole nodes be
///   judged by directions alone.
struct EllipsoidCap: PinRegion {
  /// In units of the equatorial radius.
  private let x: Float
  private let y: Float
  private let z: Float
  private let squares: SquareRange

  /// The cap of directions for the nodes.
  private let directions: Cap

  init(around direction: UnitVector, limits: EllipsoidLimits, radius: Meters) {
    let place = Ellipsoid.place(direction)
    x = Float(place.x / Ellipsoid.equatorialRadius)
    y = Float(place.y / Ellipsoid.equatorialRadius)
    z = Float(place.z / Ellipsoid.equatorialRadius)
    squares = SquareRange(
      shortest: limits.shortest / Ellipsoid.equatorialRadius,
      longest: limits.longest / Ellipsoid.equatorialRadius)
    directions = Cap(
      around: direction,
      squares: SquareRange(
        shortest: Ellipsoid.chord(radius.value - limits.tolerance, radius: Ellipsoid.greatest)
          / Ellipsoid.greatest,
        longest: Ellipsoid.chord(radius.value + limits.tolerance, radius: Ellipsoid.least)
          / Ellipsoid.least))
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
    let judged = directions.pins(ofLeaf: leaf, in: tree)
    // By directions alone few pins are in doubt, and far from dense places in most leaves none.
    return judged.doubtful == 0 ? judged : squares.judge(chords(toLeaf: leaf, in: tree))
  }

  /// The squared chords to the pins of a leaf. What the ellipsoid adds to a direction is small, so
  /// added last it costs no precision.
  @inline(__always)
  func chords(toLeaf leaf: Int, in tree: PinTree) -> SIMD16<Float> {
    let normals = tree.directions[leaf]
    let (nx, ny, nz) = (normals.x, normals.y, normals.z)
    let e = Float(Ellipsoid.squaredEccentricity)
    let t = nz * nz
    // 1/√(1 - e²t) - 1 as a series; the next term is below 6e-10.
    let widening = t * (e / 2 + t * (3 * e * e / 8 + t * (5 * e * e * e / 16)))
    let flattening = widening * (1 - e) - e
    let dx = (nx - x) + nx * widening
    let dy = (ny - y) + ny * widening
    let dz = (nz - z) + nz * flattening
    return dx * dx + dy * dy + dz * dz
  }
}

/// The chords that geodesics of a length may have.
struct EllipsoidLimits {
  /// A chord of at most this many metres belongs to a geodesic within the radius.
  let shortest: Double

  /// A chord of more metres belongs to a longer one.
  let longest: Double

  /// What the metric may differ from the geodesic, and the chord in double precision from the true
  /// one, in metres.
  let tolerance: Double

  /// Whether no place is farther than the radius.
  let reachEverything: Bool

  init(radius: Meters, tolerance: Meters) {
    self.tolerance = tolerance.value + 1e-7
    reachEverything = radius.value - self.tolerance >= Ellipsoid.longestGeodesic
    shortest =
      Ellipsoid.chord(radius.value - self.tolerance, radius: Ellipsoid.least) - self.tolerance
    longest =
      Ellipsoid.chord(radius.value + self.tolerance, radius: Ellipsoid.greatest) + self.tolerance
  }
}

/// The ellipsoid of WGS84 (NIMA TR8350.2, third edition, table 3.1), in metres.
enum Ellipsoid {
  static let equatorialRadius = 6_378_137.0
  static let squaredEccentricity = 0.006694379990141317

  /// The least radius of curvature: b²/a, along the meridian at the equator.
  static let least = 6_335_439.327292464

  /// The greatest radius of curvature: a²/b, at the poles.
  static let greatest = 6_399_593.625758493

  /// No geodesic that is the shortest way is longer than half a meridian, 20,003,931.4586 m.
  static let longestGeodesic = 20_003_931.459

  /// The chord of an arc on a circle; of more than half of it, the diameter.
  static func chord(_ arc: Double, radius: Double) -> Double {
    let half = arc / (2 * radius)
    return 2 * radius * (half < .pi / 2 ? UnitVector.sine(halfRadius: half) : 1)
  }

  /// The point of the surface whose normal has a direction.
  static func place(_ normal: UnitVector) -> UnitVector {
    let across =
      equatorialRadius / (1 - squaredEccentricity * normal.z * normal.z).squareRoot()
    return UnitVector(
      x: across * normal.x, y: across * normal.y,
      z: across * (1 - squaredEccentricity) * normal.z)
  }
}
