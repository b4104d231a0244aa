public import PetMapGeo

/// Measures on WGS84 by PROJ, which is opened when something is first measured.
public struct ProjGeodesy: GeodesyProvider {
  /// A provider; PROJ is opened when something is first measured.
  public init() {}

  /// - Throws: ``ProjError/library(reason:)`` when PROJ is not installed.
  public func geodesics() throws(ProjError) -> ProjGeodesicCalculator {
    try ProjGeodesicCalculator()
  }

  /// - Throws: ``ProjError/library(reason:)`` when PROJ is not installed.
  public func azimuthalEquidistant(
    around center: Coordinate
  ) throws(ProjError) -> ProjTransform {
    try ProjTransform(azimuthalEquidistantAround: center)
  }
}
