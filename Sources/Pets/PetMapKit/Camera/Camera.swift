public import PetMapDrawing
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
  private init(center: Coordinate, clamping zoom: Zoom) {
    self.center = center
    self.zoom = min(zoom, Self.zooms.upperBound)
  }

  /// The width of the world in CSS pixels.
  public var worldWidth: Double { 512 * zoom.scale }
}

extension Camera {
  /// Returns the camera that is centered on a coordinate and shows everything within a radius of
  /// it.
  ///
  /// The circle touches the nearest edges of the viewport. Its size is computed with the Mercator
  /// scale at the center, or at 85.051129° for latitudes beyond that limit.
  ///
  /// - Parameters:
  ///   - center: The coordinate in the middle of the viewport.
  ///   - radius: The radius on `Sphere`, which must be positive.
  ///   - viewport: The viewport to fit the circle into. Its insets do not move the center.
  public static func around(
    _ center: Coordinate, radius: Meters = .kilometers(10), in viewport: Viewport
  ) -> Camera {
    let latitude = max(
      -WebMercator.maximumLatitude, min(WebMercator.maximumLatitude, center.latitude))
    let parallel = 2 * Double.pi * Sphere.radius.value * cosine(degrees: latitude)
    let pixels = min(viewport.width, viewport.height) / 2
    return Camera(
      center: center, clamping: zoom(worldWidth: pixels * parallel / radius.value))
  }

  /// Returns the camera that shows an entire box at the largest size that fits in the visible part
  /// of the viewport.
  ///
  /// The box is centered between the viewport's insets and `padding` on each side. The insets and
  /// the padding together may take up to nine tenths of a side; beyond that, they are scaled down.
  /// A single coordinate, or a box that would need a higher zoom, is shown at `maximumZoom`. A box
  /// whose west is greater than its east crosses 180°. The camera's center is always within
  /// 85.051129° of latitude, so a box near that limit may be off-center. In a very small viewport,
  /// even the lowest zoom may be too high to show the entire box.
  public static func fitting(
    _ box: BoundingBox, in viewport: Viewport, padding: Double = 0, maximumZoom: Zoom = 16
  ) -> Camera {
    let left = WorldPosition.x(longitude: box.west)
    var right = WorldPosition.x(longitude: box.east)
    if right < left { right += 1 }
    let top = WorldPosition.y(latitude: box.north)
    let bottom = WorldPosition.y(latitude: box.south)

    let across = FreeSpan(
      side: viewport.width, before: viewport.insets.left + padding,
      after: viewport.insets.right + padding)
    let down = FreeSpan(
      side: viewport.height, before: viewport.insets.top + padding,
      after: viewport.insets.bottom + padding)
    let widest = min(
      across.length / max(right - left, 1e-12), down.length / max(bottom - top, 1e-12))
    let fitted = min(zoom(worldWidth: widest), maximumZoom, zooms.upperBound)
    let world = 512 * fitted.scale
    let middle = WorldPosition(
      x: (left + right) / 2 - across.shift / world, y: (top + bottom) / 2 - down.shift / world)
    return Camera(center: middle.coordinate, clamping: fitted)
  }

  /// Returns the camera with the highest zoom that shows all coordinates and their markers in the
  /// visible part of the viewport, or the entire world if there are no coordinates.
  ///
  /// The camera shows the narrowest span of longitudes that contains all coordinates, which may
  /// cross 180°.
  ///
  /// - Parameters:
  ///   - coordinates: The coordinates of the markers' tips.
  ///   - viewport: The viewport to fit the markers into.
  ///   - padding: The padding on each side in CSS pixels, limited to a sixth of the viewport's
  ///     shorter side.
  ///   - maximumZoom: The zoom for a single coordinate, or for several that are close together.
  /// - Complexity: Like `BoundingBox.init(containing:)`.
  public static func fitting(
    _ coordinates: [Coordinate], in viewport: Viewport, padding: Double = 48,
    maximumZoom: Zoom = 16
  ) -> Camera {
    guard let box = BoundingBox(containing: coordinates) else {
      return fitting(.mercator, in: viewport, maximumZoom: maximumZoom)
    }
    return fitting(
      box, in: viewport, padding: shrunk(padding, in: viewport), maximumZoom: maximumZoom)
  }

  /// Returns the camera with the highest zoom that shows all coordinates of an extent except
  /// outliers, with their markers, in the visible part of the viewport.
  ///
  /// - Parameter padding: CSS pixels on each side, at most a sixth of the viewport's shorter side.
  public static func fitting(
    _ extent: CoordinateExtent, in viewport: Viewport, padding: Double = 48,
    maximumZoom: Zoom = 16
  ) -> Camera {
    fitting(
      extent.box, in: viewport, padding: shrunk(padding, in: viewport), maximumZoom: maximumZoom)
  }

  /// Returns the camera that separates the pins of a cluster.
  ///
  /// - Parameter expansionZoom: The first zoom at which the cluster splits, or `nil` if all pins have
  ///   the same coordinate.
  public static func opening(_ coordinate: Coordinate, expansionZoom: Int?) -> Camera {
    let deepest = ClusterOptions.standard.maximumZoom + 1
    return Camera(
      center: coordinate, clamping: Zoom(clamping: Double(expansionZoom ?? deepest)))
  }

  private static func shrunk(_ padding: Double, in viewport: Viewport) -> Double {
    min(padding, viewport.width / 6, viewport.height / 6)
  }

  private static func zoom(worldWidth: Double) -> Zoom { Zoom(scale: worldWidth / 512) }
}

extension BoundingBox {
  /// The box that Web Mercator shows.
  fileprivate static var mercator: BoundingBox {
    let limit = WebMercator.maximumLatitude
    guard let box = try? BoundingBox(west: -180, south: -limit, east: 180, north: limit) else {
      preconditionFailure("the world is a box")
    }
    return box
  }
}

/// The visible part of a viewport's side.
private struct FreeSpan {
  /// The length in CSS pixels.
  let length: Double
  /// The offset of the visible part's middle from the side's middle, to the right or down.
  let shift: Double

  init(side: Double, before: Double, after: Double) {
    let scale = min(1, 0.9 * side / max(before + after, 1e-9))
    length = side - (before + after) * scale
    shift = (before - after) * scale / 2
  }
}

/// An invalid camera.
public enum CameraError: Error, Sendable, Hashable {
  /// A zoom that is not within ``Camera/zooms``.
  case zoom(Zoom)
}
