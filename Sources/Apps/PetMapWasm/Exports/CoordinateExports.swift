import PetMapDrawing
import PetMapGeo
import PetMapKit

/// Parses a coordinate. Returns the latitude and longitude, or the code of an error, its offset and
/// its value.
@_expose(wasm, "parseCoordinate") @_cdecl("petmap_parse_coordinate")
package func exportParseCoordinate(
  _ memory: UnsafeMutableRawPointer, _ start: UnsafePointer<UInt8>, _ count: Int32
) -> Int32 {
  let results = unsafe Results(memory)
  func fail(_ code: Double, _ offset: Int, _ value: Double = .nan) {
    results.set(code, Double(offset), value)
  }
  do {
    unsafe results.set(try Coordinate(parsing: text(start, count)))
    return Int32(done)
  } catch {
    switch error {
    case .missingNumber(let offset): fail(0, offset)
    case .unexpected(let offset): fail(1, offset)
    case .misplacedNumber(let offset): fail(2, offset)
    case .sixtiethOutOfRange(let value, let offset): fail(3, offset, value)
    case .conflictingHemisphere(let offset): fail(4, offset)
    case .latitude(let value, let offset): fail(5, offset, value)
    case .longitude(let value, let offset): fail(6, offset, value)
    }
    return -1
  }
}

/// Formats a coordinate with or without hemispheres.
@_expose(wasm, "formatCoordinate") @_cdecl("petmap_format_coordinate")
package func exportFormatCoordinate(
  _ memory: UnsafeMutableRawPointer, _ latitude: Double, _ longitude: Double,
  _ hasHemispheres: Int32
) -> Int32 {
  let coordinate = coordinate(latitude, longitude)
  unsafe Results(memory).set {
    coordinate.append(to: &$0, hasHemispheres == 0 ? .decimal : .hemispheres)
  }
  return Int32(done)
}

/// Returns the great-circle distance between two coordinates in meters, the initial and final
/// bearings in degrees, and the latitude and longitude of the midpoint.
@_expose(wasm, "greatCircle") @_cdecl("petmap_great_circle")
package func exportGreatCircle(
  _ memory: UnsafeMutableRawPointer, _ lat1: Double, _ lng1: Double, _ lat2: Double,
  _ lng2: Double
) -> Int32 {
  let a = coordinate(lat1, lng1)
  let b = coordinate(lat2, lng2)
  let middle = a.midpoint(to: b)
  unsafe Results(memory).set(
    a.distance(to: b).value, a.initialBearing(to: b), a.finalBearing(to: b), middle.latitude,
    middle.longitude)
  return Int32(done)
}

/// Returns the coordinate at a bearing and a distance in meters from another coordinate.
@_expose(wasm, "destination") @_cdecl("petmap_destination")
package func exportDestination(
  _ memory: UnsafeMutableRawPointer, _ latitude: Double, _ longitude: Double, _ bearing: Double,
  _ distance: Double
) -> Int32 {
  unsafe Results(memory).set(
    coordinate(latitude, longitude).destination(bearing: bearing, distance: Meters(distance)))
  return Int32(done)
}

/// Returns the west, south, east and north edges of a circle's bounding box.
@_expose(wasm, "boxAround") @_cdecl("petmap_box_around")
package func exportBoxAround(
  _ memory: UnsafeMutableRawPointer, _ latitude: Double, _ longitude: Double, _ radius: Double
) -> Int32 {
  let box = BoundingBox(around: coordinate(latitude, longitude), radius: Meters(radius))
  unsafe Results(memory).set(box.west, box.south, box.east, box.north)
  return Int32(done)
}

/// Returns the position of a coordinate on the unit square of Web Mercator: x and y.
@_expose(wasm, "unitPoint") @_cdecl("petmap_unit_point")
package func exportUnitPoint(
  _ memory: UnsafeMutableRawPointer, _ latitude: Double, _ longitude: Double
) -> Int32 {
  let position = WorldPosition(coordinate(latitude, longitude))
  unsafe Results(memory).set(position.x, position.y)
  return Int32(done)
}

/// Returns the coordinate of a position on the unit square.
@_expose(wasm, "coordinateOfUnitPoint") @_cdecl("petmap_coordinate_of_unit_point")
package func exportCoordinateOfUnitPoint(
  _ memory: UnsafeMutableRawPointer, _ x: Double, _ y: Double
) -> Int32 {
  unsafe Results(memory).set(WorldPosition(x: x, y: y).coordinate)
  return Int32(done)
}

/// Returns a camera, whose numbers have been checked like those of a coordinate.
func camera(_ latitude: Double, _ longitude: Double, _ zoom: Double) -> Camera {
  guard let zoom = Zoom(level: zoom),
    let camera = try? Camera(center: coordinate(latitude, longitude), zoom: zoom)
  else { preconditionFailure("the numbers are in range") }
  return camera
}

private func projection(
  _ latitude: Double, _ longitude: Double, _ zoom: Double, _ width: Double, _ height: Double
) -> ScreenProjection {
  ScreenProjection(
    camera: camera(latitude, longitude, zoom), viewport: viewport(width, height))
}

private func viewport(_ width: Double, _ height: Double) -> Viewport {
  guard let viewport = try? Viewport(width: width, height: height) else {
    preconditionFailure("the numbers are in range")
  }
  return viewport
}

/// Returns the position at which a camera shows a coordinate: x and y.
@_expose(wasm, "screenPoint") @_cdecl("petmap_screen_point")
package func exportScreenPoint(
  _ memory: UnsafeMutableRawPointer, _ cameraLatitude: Double, _ cameraLongitude: Double,
  _ zoom: Double, _ width: Double, _ height: Double, _ latitude: Double, _ longitude: Double
) -> Int32 {
  let screen = projection(cameraLatitude, cameraLongitude, zoom, width, height)
  let point = screen.point(of: coordinate(latitude, longitude))
  unsafe Results(memory).set(point.x, point.y)
  return Int32(done)
}

/// Returns the coordinate that a camera shows at a point.
@_expose(wasm, "screenCoordinate") @_cdecl("petmap_screen_coordinate")
package func exportScreenCoordinate(
  _ memory: UnsafeMutableRawPointer, _ cameraLatitude: Double, _ cameraLongitude: Double,
  _ zoom: Double, _ width: Double, _ height: Double, _ x: Double, _ y: Double
) -> Int32 {
  let screen = projection(cameraLatitude, cameraLongitude, zoom, width, height)
  unsafe Results(memory).set(screen.coordinate(at: ScreenPoint(x: x, y: y)))
  return Int32(done)
}

/// Returns the zoom at which a radius around a coordinate fits a viewport.
@_expose(wasm, "zoomAround") @_cdecl("petmap_zoom_around")
package func exportZoomAround(
  _ memory: UnsafeMutableRawPointer, _ latitude: Double, _ longitude: Double, _ radius: Double,
  _ width: Double, _ height: Double
) -> Int32 {
  let camera = Camera.around(
    coordinate(latitude, longitude), radius: Meters(radius), in: viewport(width, height))
  unsafe Results(memory).set(camera.zoom.level)
  return Int32(done)
}
