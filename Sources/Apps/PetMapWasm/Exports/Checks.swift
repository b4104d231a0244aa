import PetMapGeo

// Values from the page. The page has checked the ranges of all numbers that its own rules need, and
// the initializer of `Request` those of a request, so numbers out of range are faults of ours.

/// Returns a coordinate in degrees, whose ranges have been checked: in the page's JavaScript or as
/// numbers of a `Request`.
func coordinate(_ latitude: Double, _ longitude: Double) -> Coordinate {
  guard let coordinate = try? Coordinate(latitude: latitude, longitude: longitude) else {
    preconditionFailure("the numbers are in range")
  }
  return coordinate
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

/// Returns cluster options, whose numbers the page has checked.
func clusterOptions(
  radius: Double, extent: Double, minimumPoints: Int32, maximumZoom: Int32,
  keepsStacks: Bool = false
) -> ClusterOptions {
  guard
    let options = try? ClusterOptions(
      radius: radius, extent: extent, minimumPoints: Int(minimumPoints),
      maximumZoom: Int(maximumZoom), keepsStacks: keepsStacks)
  else { preconditionFailure("the numbers are in range") }
  return options
}
