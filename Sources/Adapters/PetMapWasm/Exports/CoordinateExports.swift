import PetMapGeo

/// Reads a coordinate: 0 and latitude and longitude, or what is wrong as a code, with the
/// offset and the value.
@_expose(wasm, "parseCoordinate") @_cdecl("petmap_parse_coordinate")
func exportParseCoordinate(_ start: UnsafePointer<UInt8>, _ count: Int32) -> Int32 {
  do {
    let coordinate = try Coordinate(parsing: text(start, count))
    answerNumbers = [coordinate.latitude, coordinate.longitude]
    return 0
  } catch {
    switch error {
    case .missingNumber(let offset): return fail(1, offset)
    case .unexpected(let offset): return fail(2, offset)
    case .misplacedNumber(let offset): return fail(3, offset)
    case .sixtiethOutOfRange(let value, let offset): return fail(4, offset, value)
    case .conflictingHemisphere(let offset): return fail(5, offset)
    case .latitude(let value, let offset): return fail(6, offset, value)
    case .longitude(let value, let offset): return fail(7, offset, value)
    }
  }
}

private func fail(_ code: Int32, _ offset: Int, _ value: Double = .nan) -> Int32 {
  answerNumbers = [Double(offset), value]
  return code
}

/// Writes a coordinate: 1 and the text, or 0 when there is no such coordinate.
@_expose(wasm, "formatCoordinate") @_cdecl("petmap_format_coordinate")
func exportFormatCoordinate(_ latitude: Double, _ longitude: Double, _ notation: Int32) -> Int32 {
  guard let coordinate = try? Coordinate(latitude: latitude, longitude: longitude) else { return 0 }
  answerBytes.removeAll(keepingCapacity: true)
  coordinate.append(to: &answerBytes, notation == 0 ? .decimal : .hemispheres)
  return 1
}

/// Metres along the great circle; NaN when a coordinate is out of range.
@_expose(wasm, "distance") @_cdecl("petmap_distance")
func exportDistance(_ lat1: Double, _ lng1: Double, _ lat2: Double, _ lng2: Double) -> Double {
  ends(lat1, lng1, lat2, lng2) { $0.distance(to: $1).value }
}

/// Degrees clockwise from north at the start; NaN when a coordinate is out of range.
@_expose(wasm, "initialBearing") @_cdecl("petmap_initial_bearing")
func exportInitialBearing(
  _ lat1: Double, _ lng1: Double, _ lat2: Double, _ lng2: Double
) -> Double {
  ends(lat1, lng1, lat2, lng2) { $0.initialBearing(to: $1) }
}

/// Degrees clockwise from north at the end; NaN when a coordinate is out of range.
@_expose(wasm, "finalBearing") @_cdecl("petmap_final_bearing")
func exportFinalBearing(_ lat1: Double, _ lng1: Double, _ lat2: Double, _ lng2: Double) -> Double {
  ends(lat1, lng1, lat2, lng2) { $0.finalBearing(to: $1) }
}

/// The coordinate halfway: 1 and latitude and longitude, or 0 when a coordinate is out of range.
@_expose(wasm, "midpoint") @_cdecl("petmap_midpoint")
func exportMidpoint(_ lat1: Double, _ lng1: Double, _ lat2: Double, _ lng2: Double) -> Int32 {
  let valid = ends(lat1, lng1, lat2, lng2) { a, b in
    answer(a.midpoint(to: b))
    return 1
  }
  return valid == 1 ? 1 : 0
}

/// The coordinate so many metres away: 1 and latitude and longitude, or 0 when an argument is out
/// of range.
@_expose(wasm, "destination") @_cdecl("petmap_destination")
func exportDestination(
  _ latitude: Double, _ longitude: Double, _ bearing: Double, _ distance: Double
) -> Int32 {
  guard bearing.isFinite, abs(distance) <= 1e13,
    let start = try? Coordinate(latitude: latitude, longitude: longitude)
  else { return 0 }
  answer(start.destination(bearing: bearing, distance: Meters(distance)))
  return 1
}

/// West, south, east and north around a circle.
@_expose(wasm, "boxAround") @_cdecl("petmap_box_around")
func exportBoxAround(_ latitude: Double, _ longitude: Double, _ radius: Double) -> Int32 {
  guard radius >= 0, let center = try? Coordinate(latitude: latitude, longitude: longitude)
  else { return 0 }
  let box = BoundingBox(around: center, radius: Meters(radius))
  answerNumbers = [box.west, box.south, box.east, box.north]
  return 1
}

/// A coordinate's position on the unit square of Web Mercator: x and y.
@_expose(wasm, "unitPoint") @_cdecl("petmap_unit_point")
func exportUnitPoint(_ latitude: Double, _ longitude: Double) -> Int32 {
  guard let coordinate = try? Coordinate(latitude: latitude, longitude: longitude) else {
    return 0
  }
  let position = WorldPosition(coordinate)
  answerNumbers = [position.x, position.y]
  return 1
}

/// The coordinate of a position on the unit square: latitude and longitude.
@_expose(wasm, "coordinateOfUnitPoint") @_cdecl("petmap_coordinate_of_unit_point")
func exportCoordinateOfUnitPoint(_ x: Double, _ y: Double) -> Int32 {
  guard abs(x) < 1_000_000, y.isFinite else { return 0 }
  answer(WorldPosition(x: x, y: y).coordinate)
  return 1
}

/// Leaves latitude and longitude for the page.
func answer(_ coordinate: Coordinate) {
  answerNumbers = [coordinate.latitude, coordinate.longitude]
}

private func ends(
  _ lat1: Double, _ lng1: Double, _ lat2: Double, _ lng2: Double,
  _ body: (Coordinate, Coordinate) -> Double
) -> Double {
  guard let a = try? Coordinate(latitude: lat1, longitude: lng1),
    let b = try? Coordinate(latitude: lat2, longitude: lng2)
  else { return .nan }
  return body(a, b)
}
