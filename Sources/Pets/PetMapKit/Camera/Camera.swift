public import PetMapGeo

/// Where a map looks: the coordinate in the middle of the viewport, and how near.
///
/// ```swift
/// let camera = try Camera(center: warsaw, zoom: 11.5)
/// ```
///
/// At zoom *z* the world in Web Mercator is 512 · 2^*z* CSS pixels wide, as in MapLibre and
/// supercluster.
public struct Camera: Sendable, Hashable {
  /// The coordinate in the middle of the viewport.
  public let center: Coordinate
  /// Doublings of the scale at which the world is 512 CSS pixels wide.
  public let zoom: Zoom

  /// The zooms a camera may have. At the lowest the world is 32 pixels wide, at the highest a pixel
  /// on the equator is 5 mm.
  public static let zooms: ClosedRange<Zoom> = .minimum...24

  /// - Throws: ``CameraError/zoom(_:)`` when the zoom is not within ``zooms``.
  public init(center: Coordinate, zoom: Zoom) throws(CameraError) {
    guard Self.zooms.contains(zoom) else { throw .zoom(zoom) }
    self.center = center
    self.zoom = zoom
  }

  /// A camera whose zoom is brought into range.
  init(center: Coordinate, clamping zoom: Zoom) {
    self.center = center
    self.zoom = min(zoom, Self.zooms.upperBound)
  }

  /// The width of the world in CSS pixels.
  public var worldWidth: Double { 512 * zoom.scale }
}

/// Why something is not a camera.
public enum CameraError: Error, Sendable, Hashable {
  /// A zoom that is not within ``Camera/zooms``.
  case zoom(Zoom)
}
