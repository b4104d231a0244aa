import PetMapDrawing
import PetMapGeo
import PetMapKit

/// Where pins stand in the viewport asked for.
struct CalloutCamera {
  let viewport: Viewport
  private let place: Place

  private enum Place {
    /// The camera follows the pin.
    case middle
    case point(ScreenPoint)
    case camera(ScreenProjection)
  }

  init(_ arguments: Arguments) throws(CommandError) {
    viewport = try CameraOptions.viewport(arguments)
    let camera = try CameraOptions.camera(arguments, in: viewport)
    switch (try arguments[CalloutOptions.at], camera) {
    case (nil, nil): place = .middle
    case (let point?, nil): place = .point(point)
    case (nil, let camera?):
      place = .camera(ScreenProjection(camera: camera, viewport: viewport))
    case (_?, _?):
      throw .usage(
        "a place and a camera given", at: "--at",
        remedy: "give either --at, or --bbox, or --center and --zoom")
    }
  }

  func point(of coordinate: Coordinate) -> ScreenPoint {
    switch place {
    case .middle: ScreenPoint(x: viewport.width / 2, y: viewport.height / 2)
    case .point(let point): point
    case .camera(let projection): projection.point(of: coordinate)
    }
  }
}
