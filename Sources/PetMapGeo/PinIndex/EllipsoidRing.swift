/// The edge of a geodesic radius on WGS84, as far as chords between positions tell on which side of
/// it a pin lies.
///
/// The surface has between 1/greatest and 1/least of curvature everywhere, and so a geodesic of
/// length s has a chord c with
/// 2·greatest·asin(c / 2·greatest) ≤ s ≤ 2·least·asin(c / 2·least) (A. Schur, 1921).
struct EllipsoidRing {
  /// The center, in metres.
  private let center: UnitVector

  /// A chord of at most this many metres belongs to a geodesic within the radius.
  private let shortest: Double

  /// A chord of more metres belongs to a longer one.
  private let longest: Double

  init(around center: UnitVector, radius: Double, tolerance: Double) {
    self.center = Ellipsoid.position(center)
    shortest =
      Ellipsoid.least * Ellipsoid.chord((radius - tolerance) / Ellipsoid.least) - tolerance
    longest =
      Ellipsoid.greatest * Ellipsoid.chord((radius + tolerance) / Ellipsoid.greatest) + tolerance
  }

  /// Gives the sink those of the pins that are surely within the radius, and returns the positions
  /// of those that remain in doubt.
  func classify<Sink: PinSink>(
    _ pins: [LeafPins], of tree: PinTree, into sink: inout Sink
  ) -> [Int] {
    let unit = 1 / Ellipsoid.equatorialRadius
    let squares = SquareRange(shortest: shortest * unit, longest: longest * unit)
    let x = Float(center.x * unit)
    let y = Float(center.y * unit)
    let z = Float(center.z * unit)
    let positions = pins.positions
    var doubtful: [Int] = []
    // Four at a time: one alone is a long chain of steps that wait for each other.
    for first in stride(from: 0, to: positions.count, by: 4) {
      let four = SIMD4(
        positions[first], positions[min(first &+ 1, positions.count &- 1)],
        positions[min(first &+ 2, positions.count &- 1)],
        positions[min(first &+ 3, positions.count &- 1)])
      let chords = EllipsoidRing.chords(fromX: x, y, z, to: four, of: tree)
      let uncertain = chords .> squares.inner .& chords .<= squares.outer
      for lane in 0..<min(4, positions.count &- first) {
        sink.take(four[lane], if: chords[lane] <= squares.inner, of: tree)
        if uncertain[lane] { doubtful.append(four[lane]) }
      }
    }
    return doubtful.filter { isDoubtful($0, of: tree, into: &sink) }
  }

  /// The squared chords from the centre to four pins, in units of the equatorial radius. What the
  /// ellipsoid adds to a direction is small, so added last it costs no precision.
  @inline(__always)
  private static func chords(
    fromX x: Float, _ y: Float, _ z: Float, to positions: SIMD4<Int>, of tree: PinTree
  ) -> SIMD4<Float> {
    let (first, second) = (
      tree.directions.direction(at: positions.x), tree.directions.direction(at: positions.y)
    )
    let (third, fourth) = (
      tree.directions.direction(at: positions.z), tree.directions.direction(at: positions.w)
    )
    let nx = SIMD4(first.x, second.x, third.x, fourth.x)
    let ny = SIMD4(first.y, second.y, third.y, fourth.y)
    let nz = SIMD4(first.z, second.z, third.z, fourth.z)
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

  /// Judges a pin by its chord in double precision: gives it to the sink if it is within the
  /// radius; whether it remains in doubt.
  private func isDoubtful<Sink: PinSink>(
    _ position: Int, of tree: PinTree, into sink: inout Sink
  ) -> Bool {
    let pin = UnitVector(
      latitude: tree.latitude(at: position), longitude: tree.longitude(at: position))
    let chord = center.chord(to: Ellipsoid.position(pin))
    sink.take(position, if: chord <= shortest, of: tree)
    return chord > shortest && chord <= longest
  }
}
