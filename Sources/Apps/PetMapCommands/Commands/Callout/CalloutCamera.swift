import PetMapDrawing
import PetMapGeo
import PetMapKit

/// The viewport, and the positions of pins in it.
struct CalloutCamera {
  let viewport: Viewport
  private let pinPosition: PinPosition

  private enum PinPosition {
    /// The camera is centered on each pin.
    case middle
    case point(ScreenPoint)
    case camera(ScreenProjection)
  }

  init(_ arguments: Arguments<CalloutOptions>) throws(CommandError) {
    viewport = try arguments.camera.view.requestedViewport(insets: arguments.camera.insets)
    let camera = try arguments.camera.view.requestedCamera(in: viewport)
    switch (arguments.placement.at, camera) {
    case (nil, nil): pinPosition = .middle
    case (let point?, nil): pinPosition = .point(point)
    case (nil, let camera?):
      pinPosition = .camera(ScreenProjection(camera: camera, viewport: viewport))
    case (_?, _?):
      throw .usage(
        "cannot be combined with a camera", at: "--at",
        remedy: "use either --at, or --bbox, or --center and --zoom")
    }
  }

  func point(of coordinate: Coordinate) -> ScreenPoint {
    switch pinPosition {
    case .middle: ScreenPoint(x: viewport.width / 2, y: viewport.height / 2)
    case .point(let point): point
    case .camera(let projection): projection.point(of: coordinate)
    }
  }
}
