import PetMapGeo

/// How well two ages agree.
///
/// The logarithms of an owner's and a finder's figures differ by a mixture of two normal distributions.
enum AgeModel {
  /// The lower bounds in years of the intervals in which ages are counted.
  static let bounds = [0.08, 0.25, 0.5, 1, 2, 3.5, 5.5, 8, 11, 15]
  private static let highest = 40.0

  static func interval(of age: Double) -> Int { (bounds.lastIndex { $0 <= age }) ?? 0 }

  /// The weight of two ages on the same day.
  static func weight(_ one: Double, _ other: Double, _ statistics: PoolStatistics) -> Weight {
    let (one, other) = (max(one, bounds[0]), max(other, bounds[0]))
    let difference = logarithm(one) - logarithm(other)
    func normal(_ spread: Double) -> Double {
      let z = difference / spread
      return exponential(-z * z / 2) / (spread * 2.5066282746310002)
    }
    let same = 0.85 * normal(0.5) + 0.15 * normal(1.2)
    let index = interval(of: other)
    let end = index + 1 < bounds.count ? bounds[index + 1] : highest
    let total = statistics.ages.reduce(0, +)
    let share =
      (Double(statistics.ages[index]) + 1) / (Double(total) + Double(bounds.count))
    let chance = share / (logarithm(end) - logarithm(bounds[index]))
    return Weight(ratio: max(same, 1e-9) / chance).clamped(-400...300)
  }
}

/// An age in an entry: logarithmic steps of a twelfth from a month up.
enum AgeStep {
  static let unknown = UInt8.max

  static func step(of age: Double?) -> UInt8 {
    guard let age else { return unknown }
    let steps = 12 * logarithm(max(age, AgeModel.bounds[0]) / AgeModel.bounds[0])
    return UInt8(min(max(steps.rounded(), 0), 100))
  }

  static func age(of step: UInt8) -> Double {
    AgeModel.bounds[0] * exponential(Double(step) / 12)
  }
}
