public import PetMapGeo

/// Where a map looks: the coordinate in the middle of the viewport, and how near.
///
/// ```swift
/// let camera = try Camera(center: warsaw, zoom: 11.5)
/// ```
///
/// Zoom is a real number; at zoom *z* the world in Web Mercator is 512 · 2^*z* CSS pixels wide, as
/// in MapLibre and supercluster.
public struct Camera: Sendable, Hashable {
  /// The coordinate in the middle of the viewport.
  public let center: Coordinate
  /// Doublings of the scale at which the world is 512 CSS pixels wide.
  public let zoom: Double

  /// The zooms a camera may have. At the lowest the world is 32 pixels wide, at the highest a pixel
  /// on the equator is 5 mm.
  public static let zooms = -4.0...24.0

  /// - Throws: ``CameraError/zoom(_:)`` when the zoom is not a number within ``zooms``.
  public init(center: Coordinate, zoom: Double) throws(CameraError) {
    guard Self.zooms.contains(zoom) else { throw .zoom(zoom) }
    self.center = center
    self.zoom = zoom
  }

  /// A camera whose zoom is brought into range; NaN becomes the lowest.
  init(center: Coordinate, clampedZoom zoom: Double) {
    self.center = center
    self.zoom =
      zoom >= Self.zooms.lowerBound
      ? min(zoom, Self.zooms.upperBound) : Self.zooms.lowerBound
  }
}

/// Why numbers are not a camera.
public enum CameraError: Error, Sendable, Hashable {
  case zoom(Double)
}
