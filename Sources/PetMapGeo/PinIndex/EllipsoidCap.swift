/// What lies within a geodesic radius of a place on WGS84, as far as straight chords can tell.
///
/// Normals that differ by θ are between least·θ and greatest·θ apart, which lets whole nodes and
/// nearly all leaves be judged by directions alone, as on a sphere. The pins of the ring that
/// remains, one in a hundred of those within, go through an ``EllipsoidRing``.
struct EllipsoidCap {
  private let center: UnitVector
  private let radius: Double

  /// What the metric may differ from the geodesic, and the chord in double precision from the true
  /// one, in metres.
  private let tolerance: Double

  init(around center: UnitVector, radius: Meters, tolerance: Meters) {
    self.center = center
    self.radius = radius.value
    self.tolerance = tolerance.value + 1e-7
  }

  /// Gives the sink every pin that is surely within the radius, and returns the positions of those
  /// that may be.
  func search<Sink: PinSink>(_ tree: PinTree, into sink: inout Sink) -> [Int] {
    guard radius - tolerance < Ellipsoid.longestGeodesic else {
      sink.take(0..<tree.count, of: tree)
      return []
    }
    let directions = Cap(
      around: center,
      squares: SquareRange(
        shortest: Ellipsoid.chord((radius - tolerance) * (1 / Ellipsoid.greatest)),
        longest: Ellipsoid.chord((radius + tolerance) * (1 / Ellipsoid.least))))
    let doubtful = tree.search(directions, into: &sink)
    guard !doubtful.isEmpty else { return [] }
    return EllipsoidRing(around: center, radius: radius, tolerance: tolerance)
      .judge(doubtful, of: tree, into: &sink)
  }
}
