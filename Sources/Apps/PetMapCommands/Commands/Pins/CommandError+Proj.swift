import PetMapKit
import PetMapProj

extension CommandError {
  /// Creates the error for distances that PROJ cannot measure.
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
        remedy: "install PROJ, or use --metric haversine")
    case .database(let message):
      self.init(
        .inputOutput, "cannot open PROJ's database: \(message)", at: option,
        remedy: "install proj-data, or set PROJ_DATA")
    case .definition(let definition, let message):
      self.init(
        .usage, "not supported by PROJ: \(message)", at: "\(option) \(definition.quoted)",
        remedy: "check the code")
    case .point(_, let message):
      self.init(
        .badData, "cannot project a pin: \(message)", at: option, remedy: "use --metric geodesic")
    }
  }
}
