import PetMapGeo

/// How well two ages agree.
///
/// The logarithms of an owner's and a finder's figures differ by a mixture of two normal
/// distributions, which are flat over the ranges that the figures stand for.
enum AgeModel {
  /// The share and the standard deviation of each part.
  private static let parts = [(share: 0.85, spread: 0.5), (share: 0.15, spread: 1.2)]
  private static let rootOfTwoPi = 2.5066282746310002

  /// Returns the density of one age if the other is the pet's, on the same day.
  static func density(_ here: PetAge, _ there: PetAge) -> Double {
    let gap = max(
      0, max(logarithm(here.low / there.high), logarithm(there.low / here.high)))
    let width = here.width + there.width
    var density = 0.0
    for part in parts {
      let peak = 1 / (part.spread * rootOfTwoPi)
      let z = gap / part.spread
      density += part.share * peak * exponential(-z * z / 2) / (1 + width * peak)
    }
    return max(density, 1e-9)
  }
}

/// An age in an entry: logarithmic steps of a twelfth from a month up.
enum AgeStep {
  static let unknown = UInt8.max
  static let count = 80

  static func step(of age: PetAge?) -> UInt8 {
    guard let age else { return unknown }
    let steps = 12 * logarithm(max(age.middle, PetAge.least) / PetAge.least)
    return UInt8(min(max(steps.rounded(), 0), Double(count - 1)))
  }

  /// Returns the age in the middle of a step.
  static func age(of step: Int) -> PetAge {
    PetAge(exact: PetAge.least * exponential(Double(step) / 12))
  }
}
