import PetMapGeo

/// What `petmap pins` was asked for.
struct PinQuery {
  enum Region {
    case box(BoundingBox)
    case circle(center: Coordinate, radius: Meters)
  }

  let region: Region
  let metric: PinOptions.Metric
  var isCircle: Bool { if case .circle = region { true } else { false } }
  let filter: PinFilter

  /// - Throws: a usage error for options that contradict each other or are missing.
  init(_ arguments: Arguments) throws(CommandError) {
    region = try Self.region(arguments)
    metric = try arguments[PinOptions.metric] ?? .geodesic
    filter = try PinFilter(arguments)
  }

  private static func region(_ arguments: Arguments) throws(CommandError) -> Region {
    let box = try arguments[PinOptions.bbox]
    let center = try arguments[PinOptions.near]
    let radius = try arguments[PinOptions.radius]
    switch (box, center, radius) {
    case (let box?, nil, nil): return .box(box)
    case (nil, let center?, let radius?): return .circle(center: center, radius: radius)
    case (nil, nil, nil):
      throw .usage(
        "no region given", at: "pins",
        remedy: "give --bbox W,S,E,N, or --near LAT,LNG --radius 10km")
    case (nil, _?, nil):
      throw .usage("--near without --radius", at: "pins", remedy: "add --radius, such as 10km")
    case (nil, nil, _?):
      throw .usage("--radius without --near", at: "pins", remedy: "add --near LAT,LNG")
    case (_?, _?, _), (_?, nil, _?):
      throw .usage(
        "two regions given", at: "pins", remedy: "give either --bbox, or --near and --radius")
    }
  }
}
