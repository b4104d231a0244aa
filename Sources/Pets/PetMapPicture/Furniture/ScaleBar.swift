package import PetMapKit
import PetMapGeo
import PetMapAnnouncements

/// A scale bar with a round distance on the ground.
package struct ScaleBar: Sendable, Hashable {
  /// The label: `500 m`, `2 km`, `1,000 km`.
  package let label: String
  /// The length in CSS pixels.
  package let width: Double

  /// Creates the longest scale bar with a round distance (1, 2 or 5 times a power of ten meters)
  /// that fits into `widest` CSS pixels on the parallel through the middle of the viewport, on
  /// ``Sphere``.
  package init(on screen: ScreenProjection, widest: Double = 120) {
    let latitude = max(
      -WebMercator.maximumLatitude,
      min(WebMercator.maximumLatitude, screen.camera.center.latitude))
    let meters = 2 * Double.pi * Sphere.radius.value * cosine(degrees: latitude)
    let pixelsPerMeter = screen.worldWidth / meters
    var length: Int64 = 1
    for candidate in Self.lengths where Double(candidate) * pixelsPerMeter <= widest {
      length = candidate
    }
    width = Double(length) * pixelsPerMeter
    label = Self.label(meters: length)
  }

  private static let lengths: [Int64] = [
    1, 2, 5, 10, 20, 50, 100, 200, 500, 1_000, 2_000, 5_000, 10_000, 20_000, 50_000, 100_000,
    200_000, 500_000, 1_000_000, 2_000_000, 5_000_000, 10_000_000,
  ]

  private static func label(meters: Int64) -> String {
    if meters < 1_000 { return "\(meters) m" }
    return "\((meters / 1_000).grouped) km"
  }
}
