import PetMapGeo
import PetMapKit

/// A camera whose zoom is clamped so that the world does not repeat in a picture.
struct ClampedCamera {
  let camera: Camera
  /// Whether the zoom was raised.
  let isRaised: Bool

  /// - Parameters:
  ///   - camera: The requested camera.
  ///   - worlds: The maximum width of the viewport in widths of the world.
  init(_ camera: Camera, in viewport: Viewport, worlds: Double) {
    let least = viewport.width / worlds
    guard camera.worldWidth < least else {
      self.camera = camera
      isRaised = false
      return
    }
    // At zoom z, the world is 512 · 2^z pixels wide. Rounded up to four decimals for the note.
    let zoom = (logarithm(least / 512) / logarithm(2) * 10_000).rounded(.up) / 10_000
    self.camera = (try? Camera(center: camera.center, zoom: Zoom(clamping: zoom))) ?? camera
    isRaised = true
  }
}
