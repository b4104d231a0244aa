import PetMapGeo
import PetMapKit

/// A camera for a picture in which the world does not repeat itself.
struct FilledCamera {
  let camera: Camera
  /// Whether the world would have been narrower than it may be.
  let isRaised: Bool

  /// - Parameters:
  ///   - camera: as it was asked for.
  ///   - worlds: how many worlds side by side may fill the viewport's width.
  init(_ camera: Camera, in viewport: Viewport, worlds: Double) {
    let least = viewport.width / worlds
    guard camera.worldWidth < least else {
      self.camera = camera
      isRaised = false
      return
    }
    // At a zoom z the world is 512 · 2^z pixels wide. Four decimals, up, so that a note can tell
    // it.
    let zoom = (logarithm(least / 512) / logarithm(2) * 10_000).rounded(.up) / 10_000
    self.camera = (try? Camera(center: camera.center, zoom: Zoom(clamping: zoom))) ?? camera
    isRaised = true
  }
}
