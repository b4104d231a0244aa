import PetMapGeo
import PetMapKit

extension PinQuery {
  /// Creates the query of `petmap pins`.
  ///
  /// - Throws: A usage error if options conflict with each other or require another option.
  init(_ arguments: Arguments<PinOptions>) throws(CommandError) {
    self.init()
    region = try Self.region(arguments.region)
    filter = try PinFilter(arguments.filter)
    order = try Self.order(arguments.output.sort, isCircle: circle != nil)
    offset = arguments.output.offset
    limit = arguments.output.limit ?? .max
  }

  private static func region(
    _ arguments: Arguments<PinOptions.Region>
  ) throws(CommandError) -> Region {
    let (box, center, radius) = (arguments.bbox, arguments.near, arguments.radius)
    if let polygon = arguments.polygon {
      guard box == nil, center == nil, radius == nil else {
        throw .usage(
          "cannot be combined with another region", at: "--polygon",
          remedy: "use only one of --polygon, --bbox, and --near with --radius")
      }
      return .polygon(try PolygonArgument.polygon(polygon))
    }
    switch (box, center, radius) {
    case (nil, nil, nil): return .everywhere
    case (let box?, nil, nil): return .box(box)
    case (nil, let center?, let radius?):
      return .circle(PinCircle(center: center, radius: radius, metric: arguments.metric.metric))
    case (nil, _?, nil):
      throw .usage(
        "--near requires --radius", at: "pins", remedy: "add a radius, such as --radius 10km")
    case (nil, nil, _?):
      throw .usage("--radius requires --near", at: "pins", remedy: "add --near LAT,LNG")
    case (_?, _?, _), (_?, nil, _?):
      throw .usage(
        "--bbox cannot be combined with --near or --radius", at: "pins",
        remedy: "use either --bbox, or --near and --radius")
    }
  }

  private static func order(
    _ order: PinOptions.Order?, isCircle: Bool
  ) throws(CommandError) -> Order {
    switch order {
    case nil: return isCircle ? .distance : .source
    case .date: return .date
    case .id: return .id
    case .distance:
      guard isCircle else {
        throw .usage(
          "requires --near", at: "--sort distance", remedy: "add --near LAT,LNG --radius DISTANCE")
      }
      return .distance
    }
  }
}

extension PinOptions.Metric {
  fileprivate var metric: PinCircle.Metric {
    switch self {
    case .geodesic: .geodesic
    case .haversine: .haversine
    case .projected: .projected
    }
  }
}
