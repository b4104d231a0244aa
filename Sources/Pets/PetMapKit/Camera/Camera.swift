public import PetMapGeo

/// The part of the world that a map shows: the coordinate in the middle of the viewport, and a
/// zoom.
///
/// ```swift
/// let camera = try Camera(center: warsaw, zoom: 11.5)
/// ```
///
/// At zoom *z*, the world in Web Mercator is 512 · 2^*z* CSS pixels wide, as in MapLibre and
/// supercluster.
public struct Camera: Sendable, Hashable {
  /// The coordinate in the middle of the viewport.
  public let center: Coordinate
  /// The base-2 logarithm of the scale, relative to a world 512 CSS pixels wide.
  public let zoom: Zoom

  /// The valid zooms. At the lowest, the world is 32 pixels wide; at the highest, a pixel on the
  /// equator is 5 mm.
  public static let zooms: ClosedRange<Zoom> = .minimum...24

  /// - Throws: ``CameraError/zoom(_:)`` if the zoom is not within ``zooms``.
  public init(center: Coordinate, zoom: Zoom) throws(CameraError) {
    guard Self.zooms.contains(zoom) else { throw .zoom(zoom) }
    self.center = center
    self.zoom = zoom
  }

  /// Creates a camera with a zoom clamped to the valid range.
  init(center: Coordinate, clamping zoom: Zoom) {
    self.center = center
    self.zoom = min(zoom, Self.zooms.upperBound)
  }

  /// The width of the world in CSS pixels.
  public var worldWidth: Double { 512 * zoom.scale }
}

/// An invalid camera.
public enum CameraError: Error, Sendable, Hashable {
  /// A zoom that is not within ``Camera/zooms``.
  case zoom(Zoom)
}
