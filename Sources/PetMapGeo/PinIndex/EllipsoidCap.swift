/// What lies within a geodesic radius of a coordinate on WGS84, as far as straight chords can tell.
///
/// Along a path of length s the normal turns by between s/greatest and s/least, by the radii of
/// curvature of the surface it passes. So the shortest way to a pin turns it by at most
/// radius/least, and the way whose normals lie on a great circle is no shorter than the shortest:
/// whole nodes and nearly all leaves are decided by directions alone, as on a sphere. The pins of
/// the ring that remains, one in a hundred of those within, go through an ``EllipsoidRing``.
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
    let curvature = Ellipsoid.curvature(
      around: center, reach: (radius + tolerance) * (1 / Ellipsoid.least))
    let directions = Cap(
      around: center,
      squares: SquareRange(
        shortest: Ellipsoid.chord((radius - tolerance) / curvature.greatest),
        longest: Ellipsoid.chord((radius + tolerance) / curvature.least)))
    let doubtful = tree.search(directions, into: &sink)
    guard !doubtful.isEmpty else { return [] }
    return EllipsoidRing(around: center, radius: radius, tolerance: tolerance)
      .classify(doubtful, of: tree, into: &sink)
  }
}
