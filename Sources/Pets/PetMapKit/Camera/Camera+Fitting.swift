public import PetMapDrawing
public import PetMapGeo

extension Camera {
  /// The camera that shows a coordinate in the middle and everything within a radius of it.
  ///
  /// The circle touches the nearer edges of the viewport; its size is that of the Mercator scale at
  /// the centre. Beyond 85.051129° of latitude the scale is that of the limit.
  ///
  /// - Parameters:
  ///   - center: the coordinate in the middle of the viewport.
  ///   - radius: a length on `Sphere`, above 0.
  ///   - viewport: where the circle is to fit; its insets do not move the centre.
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

  /// The camera that shows a whole box as large as the viewport's free part allows.
  ///
  /// The box is centred between the viewport's insets and `padding` on each side; the insets and
  /// the padding together may take up to nine tenths of a side, beyond that they are scaled down.
  /// A box that is a single coordinate, and one smaller than `maximumZoom` would show, gets that
  /// zoom. A box whose west is greater than its east crosses 180°. The camera's centre stays within
  /// 85.051129° of latitude, so a box beside that limit may lie off the middle of the free part;
  /// and the lowest zoom may be too near for a very small viewport.
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

  /// The camera that shows all of some coordinates, their markers included, as large as the
  /// viewport's free part allows; the whole world when there are none.
  ///
  /// Of all spans of longitude that hold the coordinates the narrowest is shown, also across 180°.
  ///
  /// - Parameters:
  ///   - coordinates: where the markers' tips stand.
  ///   - viewport: where they are to fit.
  ///   - padding: CSS pixels on each side, at most a sixth of the viewport's shorter side.
  ///   - maximumZoom: of a single coordinate, and of several that are near to each other.
  /// - Complexity: O(*n* log *n*)
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

  /// The camera that shows all coordinates of an extent but its outliers, their markers included, as
  /// large as the viewport's free part allows.
  ///
  /// - Parameter padding: CSS pixels on each side, at most a sixth of the viewport's shorter side.
  public static func fitting(
    _ extent: CoordinateExtent, in viewport: Viewport, padding: Double = 48,
    maximumZoom: Zoom = 16
  ) -> Camera {
    fitting(
      extent.box, in: viewport, padding: shrunk(padding, in: viewport), maximumZoom: maximumZoom)
  }

  private static func shrunk(_ padding: Double, in viewport: Viewport) -> Double {
    min(padding, viewport.width / 6, viewport.height / 6)
  }

  private static func zoom(worldWidth: Double) -> Zoom { Zoom(scale: worldWidth / 512) }
}

extension BoundingBox {
  /// Everything that Web Mercator shows.
  fileprivate static var mercator: BoundingBox {
    let limit = WebMercator.maximumLatitude
    guard let box = try? BoundingBox(west: -180, south: -limit, east: 180, north: limit) else {
      preconditionFailure("the world is a box")
    }
    return box
  }
}

/// What is left of a side of a viewport.
private struct FreeSpan {
  /// CSS pixels.
  let length: Double
  /// How far the middle of what is left lies right of or below the side's middle.
  let shift: Double

  init(side: Double, before: Double, after: Double) {
    let scale = min(1, 0.9 * side / max(before + after, 1e-9))
    length = side - (before + after) * scale
    shift = (before - after) * scale / 2
  }
}
