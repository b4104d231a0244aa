public import PetMapGeo

/// Measures on WGS84 with PROJ, which is loaded on first use.
public struct ProjGeodesy: GeodesyProvider {
  /// Creates a provider; PROJ is loaded on first use.
  public init() {}

  /// Returns a geodesic solver.
  ///
  /// - Throws: ``ProjError/library(reason:)`` if PROJ is not installed.
  public func geodesics() throws(ProjError) -> ProjGeodesicCalculator {
    try ProjGeodesicCalculator()
  }

  /// Returns the azimuthal equidistant projection around a coordinate.
  ///
  /// - Throws: ``ProjError/library(reason:)`` if PROJ is not installed.
  public func azimuthalEquidistant(
    around center: Coordinate
  ) throws(ProjError) -> ProjTransform {
    try ProjTransform(azimuthalEquidistantAround: center)
  }
}
