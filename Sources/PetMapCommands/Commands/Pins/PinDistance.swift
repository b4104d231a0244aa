import PetMapGeo
import PetMapProj
import PetMapReports

/// Measures pins from the place that was asked about.
struct PinDistance {
  private let center: Coordinate
  private let radius: Double
  private let metric: PinOptions.Metric
  /// PROJ is opened for the first pin that needs it.
  private var geodesics: ProjGeodesicCalculator?
  private var projection: ProjTransform?

  init(center: Coordinate, radius: Meters, metric: PinOptions.Metric) {
    self.center = center
    self.radius = radius.value
    self.metric = metric
  }

  /// A great circle is at most this much longer than the geodesic: 6371 km by b²/a, the smallest
  /// radius of curvature of WGS84, and shorter at most by a²/b to 6371 km.
  private static let stretch = 6_371_000 / 6_335_439.327
  private static let shrink = 6_399_593.626 / 6_371_000

  /// Whether a pin may be within the radius, by the sphere alone.
  func mayReach(_ pin: Coordinate) -> Bool {
    let sphere = center.distance(to: pin).value
    return sphere <= (metric == .haversine ? radius : radius * Self.stretch + 0.001)
  }

  /// Whether a pin that may be within the radius is so for sure, by the sphere alone.
  func surelyReaches(_ pin: Coordinate) -> Bool {
    let sphere = center.distance(to: pin).value
    return metric == .haversine ? sphere <= radius : sphere * Self.shrink + 0.001 < radius
  }

  /// The ways to pins that may be within the radius; nil for those that are farther.
  mutating func ways(to pins: [Coordinate]) throws(CommandError) -> [PinBearing?] {
    guard !pins.isEmpty else { return [] }
    do {
      switch metric {
      case .haversine:
        return pins.map {
          within(center.distance(to: $0).value, center.initialBearing(to: $0))
        }
      case .geodesic:
        return try geodesicWays(to: pins)
      case .projected:
        return try projectedWays(to: pins)
      }
    } catch {
      throw CommandError(error, at: "--metric \(metric.rawValue)")
    }
  }

  private func within(_ distance: Double, _ bearing: Double) -> PinBearing? {
    distance <= radius ? PinBearing(distance: distance, bearing: bearing) : nil
  }

  private mutating func geodesicWays(
    to pins: [Coordinate]
  ) throws(ProjError) -> [PinBearing?] {
    let geodesics = if let geodesics { geodesics } else { try ProjGeodesicCalculator() }
    self.geodesics = geodesics
    return pins.map { pin in
      let way = geodesics.inverse(from: center, to: pin)
      return within(way.distance.value, way.initialBearing)
    }
  }

  private mutating func projectedWays(
    to pins: [Coordinate]
  ) throws(ProjError) -> [PinBearing?] {
    let projection =
      if let projection { projection } else {
        try ProjTransform(azimuthalEquidistantAround: center)
      }
    self.projection = projection
    return try projection.project(pins).map { point in
      let distance = (point.x * point.x + point.y * point.y).squareRoot()
      let bearing = arcTangent2Degrees(y: point.x, x: point.y)
      return within(distance, bearing < 0 ? bearing + 360 : bearing)
    }
  }
}

extension CommandError {
  /// PROJ's error in words.
  init(_ error: ProjError, at place: String) {
    switch error {
    case .library(let reason):
      self.init(
        .inputOutput, "cannot open PROJ: \(reason)", at: place,
        remedy: "install PROJ or use --metric haversine")
    case .database(let message):
      self.init(
        .inputOutput, "PROJ has no database: \(message)", at: place,
        remedy: "install proj-data or set PROJ_DATA")
    case .definition(let definition, let message):
      self.init(
        .usage, "unknown to PROJ: \(message)", at: "\(place) \(definition.quoted)",
        remedy: "check the code")
    case .point(_, let message):
      self.init(
        .badData, "a pin has no image: \(message)", at: place, remedy: "use --metric geodesic")
    }
  }
}
