import PetMapKit
import PetMapProj

extension CommandError {
  /// PROJ's error in words, for a query's distances.
  init(_ error: ProjError, measuring query: PinQuery) {
    let metric =
      switch query.circle?.metric {
      case .projected: PinOptions.Metric.projected
      case .haversine: PinOptions.Metric.haversine
      case .geodesic, nil: PinOptions.Metric.geodesic
      }
    let option = "--metric \(metric.rawValue)"
    switch error {
    case .library(let reason):
      self.init(
        .inputOutput, "cannot open PROJ: \(reason)", at: option,
        remedy: "install PROJ or use --metric haversine")
    case .database(let message):
      self.init(
        .inputOutput, "PROJ has no database: \(message)", at: option,
        remedy: "install proj-data or set PROJ_DATA")
    case .definition(let definition, let message):
      self.init(
        .usage, "unknown to PROJ: \(message)", at: "\(option) \(definition.quoted)",
        remedy: "check the code")
    case .point(_, let message):
      self.init(
        .badData, "a pin has no image: \(message)", at: option, remedy: "use --metric geodesic")
    }
  }
}
