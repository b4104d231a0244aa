import PetMapGeo
import PetMapReports

/// Measures pins from the place that was asked about.
struct PinDistance {
  private let center: Coordinate
  private let radius: Double
  private let metric: PinOptions.Metric

  init(center: Coordinate, radius: Meters, metric: PinOptions.Metric) {
    self.center = center
    self.radius = radius.value
    self.metric = metric
  }

  /// The way to a pin, nil when it is farther than the radius.
  func measure(_ pin: Coordinate) throws(CommandError) -> PinBearing? {
    let sphere = center.distance(to: pin).value
    guard sphere <= radius else { return nil }
    return PinBearing(distance: sphere, bearing: center.initialBearing(to: pin))
  }
}
