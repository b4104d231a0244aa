import PetMapCallout
import PetMapDrawing
import PetMapGeo
import PetMapKit
import PetMapReports

/// A callout engine that the page holds.
final class HeldEngine {
  var engine: CalloutEngine<PageMeasurer>

  init(pageFonts: String?) {
    engine = CalloutEngine(measurer: PageMeasurer(pageFonts: pageFonts))
  }
}

/// A callout engine that measures with the page's function under a name of fonts, or with the
/// built-in table when there is none.
@_expose(wasm, "calloutsMake") @_cdecl("petmap_callouts_make")
func exportCalloutsMake(
  _ fonts: UnsafePointer<UInt8>?, _ count: Int32
) -> UnsafeMutableRawPointer {
  hold(HeldEngine(pageFonts: fonts.map { text($0, count) }))
}

/// Frees a callout engine.
@_expose(wasm, "calloutsFree") @_cdecl("petmap_callouts_free")
func exportCalloutsFree(_ engine: UnsafeMutableRawPointer) { free(engine, as: HeldEngine.self) }

/// The layout's JSON for an announcement whose pin stands at (x, y): 0, or what is wrong: 1 the
/// coordinate, 2 the viewport, 3 the point.
@_expose(wasm, "calloutsLayout") @_cdecl("petmap_callouts_layout")
func exportCalloutsLayout(
  _ engine: UnsafeMutableRawPointer, _ announcement: UnsafePointer<UInt8>, _ latitude: Double,
  _ longitude: Double, _ width: Double, _ height: Double, _ top: Double, _ right: Double,
  _ bottom: Double, _ left: Double, _ x: Double, _ y: Double, _ previous: Int32
) -> Int32 {
  guard let coordinate = try? Coordinate(latitude: latitude, longitude: longitude)
  else { return 1 }
  guard let viewport = viewport(width, height, top, right, bottom, left) else { return 2 }
  guard x.isFinite, y.isFinite else { return 3 }
  var reader = PageTextReader(announcement)
  let layout = held(engine, as: HeldEngine.self).engine.layout(
    for: reader.announcement(at: coordinate), at: ScreenPoint(x: x, y: y), in: viewport,
    previous: previous < 0 ? nil : CalloutSide(rawValue: UInt8(truncatingIfNeeded: previous)))
  answerBytes.removeAll(keepingCapacity: true)
  layout.appendJSON(to: &answerBytes)
  return 0
}

/// Where a camera shows a coordinate: x and y; 0 when an argument is out of range.
@_expose(wasm, "screenPoint") @_cdecl("petmap_screen_point")
func exportScreenPoint(
  _ cameraLatitude: Double, _ cameraLongitude: Double, _ zoom: Double, _ width: Double,
  _ height: Double, _ latitude: Double, _ longitude: Double
) -> Int32 {
  guard let screen = projection(cameraLatitude, cameraLongitude, zoom, width, height),
    let coordinate = try? Coordinate(latitude: latitude, longitude: longitude)
  else { return 0 }
  let point = screen.point(of: coordinate)
  answerNumbers = [point.x, point.y]
  return 1
}

/// The coordinate that a camera shows at a point; 0 when an argument is out of range.
@_expose(wasm, "screenCoordinate") @_cdecl("petmap_screen_coordinate")
func exportScreenCoordinate(
  _ cameraLatitude: Double, _ cameraLongitude: Double, _ zoom: Double, _ width: Double,
  _ height: Double, _ x: Double, _ y: Double
) -> Int32 {
  guard x.isFinite, y.isFinite,
    let screen = projection(cameraLatitude, cameraLongitude, zoom, width, height)
  else { return 0 }
  answer(screen.coordinate(at: ScreenPoint(x: x, y: y)))
  return 1
}

/// The zoom at which a radius around a coordinate fits a viewport; NaN when an argument is out of
/// range.
@_expose(wasm, "zoomAround") @_cdecl("petmap_zoom_around")
func exportZoomAround(
  _ latitude: Double, _ longitude: Double, _ radius: Double, _ width: Double, _ height: Double
) -> Double {
  guard radius > 0, let center = try? Coordinate(latitude: latitude, longitude: longitude),
    let viewport = try? Viewport(width: width, height: height)
  else { return .nan }
  return Camera.around(center, radius: Meters(radius), in: viewport).zoom.level
}

private func projection(
  _ latitude: Double, _ longitude: Double, _ zoom: Double, _ width: Double, _ height: Double
) -> ScreenProjection? {
  guard let center = try? Coordinate(latitude: latitude, longitude: longitude),
    let zoom = Zoom(level: zoom), let camera = try? Camera(center: center, zoom: zoom),
    let viewport = try? Viewport(width: width, height: height)
  else { return nil }
  return ScreenProjection(camera: camera, viewport: viewport)
}

func viewport(
  _ width: Double, _ height: Double, _ top: Double, _ right: Double, _ bottom: Double,
  _ left: Double
) -> Viewport? {
  guard let insets = try? ViewportInsets(top: top, right: right, bottom: bottom, left: left)
  else { return nil }
  return try? Viewport(width: width, height: height, insets: insets)
}
