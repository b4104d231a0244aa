/// The WGS84 ellipsoid (NIMA TR8350.2, third edition, table 3.1), in meters.
package enum WGS84 {
  package static let equatorialRadius = 6_378_137.0
  package static let squaredEccentricity = 0.006694379990141317

  /// The smallest radius of curvature: b²/a, along the meridian at the equator.
  package static let leastCurvatureRadius = 6_335_439.327292464

  /// The largest radius of curvature: a²/b, at the poles.
  package static let greatestCurvatureRadius = 6_399_593.625758493
}
