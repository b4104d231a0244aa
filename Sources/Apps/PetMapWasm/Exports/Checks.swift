import PetMapGeo

// Validation of values from the page.

/// Returns a coordinate, or throws a problem with one of the numbers.
func coordinate(
  _ latitude: Double, _ longitude: Double, of what: @autoclosure () -> String = ""
) throws(Problem) -> Coordinate {
  do throws(CoordinateError) {
    return try Coordinate(latitude: latitude, longitude: longitude)
  } catch {
    if case .latitude = error {
      throw Problem(what() + "latitude: not a number from -90 to 90", latitude)
    }
    throw Problem(what() + "longitude: not a number from -180 to 180", longitude)
  }
}

/// Returns a box, or throws a problem with one of its edges.
func box(
  _ west: Double, _ south: Double, _ east: Double, _ north: Double
) throws(Problem) -> BoundingBox {
  guard let box = try? BoundingBox(west: west, south: south, east: east, north: north) else {
    throw Problem("not west, south, east, north", west, south, east, north)
  }
  return box
}

/// Returns a radius in meters, or throws a problem.
func meters(_ radius: Double) throws(Problem) -> Meters {
  guard radius >= 0 else { throw Problem("radius: not a nonnegative number of meters", radius) }
  return Meters(radius)
}

/// Returns cluster options, or throws a problem with one of the numbers.
func clusterOptions(
  radius: Double, extent: Double, minimumPoints: Int, maximumZoom: Int
) throws(Problem) -> ClusterOptions {
  do throws(ClusterOptionsError) {
    return try ClusterOptions(
      radius: radius, extent: extent, minimumPoints: minimumPoints, maximumZoom: maximumZoom)
  } catch {
    switch error {
    case .radius: throw Problem("radius: not a number above 0 and up to the extent", radius)
    case .extent: throw Problem("extent: not a number above 0", extent)
    case .minimumPoints:
      throw Problem("minPoints: not an integer of at least 2", Double(minimumPoints))
    case .maximumZoom: throw Problem("maxZoom: not an integer from 0 to 24", Double(maximumZoom))
    }
  }
}
