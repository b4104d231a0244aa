import PetMapAnnouncements
import PetMapGeo

/// The weights of all fields for one report, against the pins of one pool.
///
/// Likelihood ratios of fields that agree by chance are multiplied (I. P. Fellegi and A. B. Sunter,
/// "A Theory for Record Linkage", JASA 64, 1969). Both texts are compared as if the pool's value
/// were the truth and the report's named it with the errors of people.
///
/// A class, so that comparing a thousand pins does not copy its tables.
final class MatchModel: Sendable {
  let report: PetTraits
  let statistics: PoolStatistics
  let place: PlaceKernel
  let time: TimeKernel
  /// The weight of each coat in the pool.
  let colorWeights: [Int32]
  /// The weight of each step of the age, indexed by ``AgeStep``.
  let ageWeights: [Int32]
  /// The mean density of the report's age given the age of a pin.
  private let ageChance: Double
  private let breedWeights: [Weight]
  private let markingWeights: [(bit: UInt64, shared: Weight, other: Weight)]
  /// 1 if the pool's pins were found, -1 if the report's was.
  private let direction: Int32

  init(_ report: PetTraits, _ statistics: PoolStatistics) {
    self.report = report
    self.statistics = statistics
    place = .of(report.species)
    time = .of(report.species)
    direction = report.status == .found ? -1 : 1
    colorWeights = Self.colorWeights(report.coat, statistics)
    breedWeights = Self.breedWeights(report.breeds, statistics)
    markingWeights = Self.markingWeights(report.markings, statistics)
    (ageWeights, ageChance) = Self.ageWeights(report.age, statistics)
  }

  /// Returns the days from the loss to the finding.
  @inline(__always)
  func days(to day: Int32) -> Int32 { direction * (day - report.day) }

  /// The weight of a missing date: the mean over the time that the pins span.
  var meanTime: Weight { Weight(ratio: TimeKernel.span / statistics.days, trust: Trust.kernel) }

  func timeWeight(_ day: Int32) -> Weight? {
    guard day != PetTraits.noDay, report.day != PetTraits.noDay else { return meanTime }
    let days = days(to: day)
    return TimeKernel.days.contains(days) ? Weight(hundredths: time.weight(days)) : nil
  }

  // MARK: Colors

  /// The exponent of colors that only the pool's pin names, because people omit colors.
  private static let omission = 0.6

  private static func colorWeights(
    _ coat: Coat, _ statistics: PoolStatistics
  ) -> [Int32] {
    let coats = statistics.coats
    let colors = coat.colors
    let total = statistics.coatCounts.dropFirst().reduce(0, +)
    guard !colors.isEmpty, total > 0 else { return Array(repeating: 0, count: coats.count) }
    var weights = Array(repeating: 0.0, count: coats.count)
    for color in colors.colors {
      let chances = coats.map { ColorModel.chance(of: color, given: $0) }
      var mean = 0.0
      for index in 1..<coats.count { mean += chances[index] * Double(statistics.coatCounts[index]) }
      // One pin that agrees perfectly is added, so that the first of its color is not a proof.
      mean = (mean + 0.75) / (Double(total) + 1)
      for index in 1..<coats.count { weights[index] += logarithm(chances[index] / mean) }
    }
    for color in CoatColor.allCases where !coat.union.contains(color) {
      var count = 0
      for index in 1..<coats.count where coats[index].colors.contains(color) {
        count += statistics.coatCounts[index]
      }
      let share = max(0.06, Double(count) / Double(total))
      let named = max(0.06, ColorModel.chance(of: color, given: coat))
      let weight = min(max(logarithm(named / share), -2), 0.5) * omission
      for index in 1..<coats.count where coats[index].colors.contains(color) {
        weights[index] += weight
      }
    }
    return weights.enumerated().map { $0 == 0 ? 0 : Weight(nats: $1).hundredths }
  }

  func colorWeight(_ coat: Coat) -> Weight {
    guard let index = statistics.index(of: coat) else { return .zero }
    return Weight(hundredths: colorWeights[index])
  }

  /// The least number of pins of a rare color. Fewer might tell which ones they are.
  private static let leastCount = 5
  private static let rareShare = 20

  /// Returns the number of pins among which one has the rarest of some colors, or `nil` if none is
  /// rare.
  func rarity(of colors: ColorSet) -> Int? {
    let counts = colors.colors.map { color in
      statistics.coats.indices.reduce(0) { sum, index in
        statistics.coats[index].colors.contains(color) ? sum + statistics.coatCounts[index] : sum
      }
    }
    guard let least = counts.min(), least >= Self.leastCount else { return nil }
    let share = statistics.coatCounts.dropFirst().reduce(0, +) / least
    return share >= Self.rareShare ? share : nil
  }

  // MARK: Other fields

  func sexWeight(_ sex: Sex?) -> Weight {
    guard let own = report.sex, let sex else { return .zero }
    return own == sex ? Self.sameSex : Self.otherSex
  }

  private static let sameSex = Weight(ratio: 0.95 / 0.5)
  private static let otherSex = Weight(ratio: 0.05 / 0.5)

  /// Returns the report's age and the pin's, both on the day of the finding.
  func ages(_ pin: PetTraits) -> (here: PetAge, there: PetAge)? {
    guard var here = report.age, var there = pin.age else { return nil }
    if report.day != PetTraits.noDay, pin.day != PetTraits.noDay {
      let years = Double(days(to: pin.day)) / 365.25
      if direction > 0 { here = here.after(years) } else { there = there.after(years) }
    }
    return (here, there)
  }

  private static func ageWeights(
    _ age: PetAge?, _ statistics: PoolStatistics
  ) -> (weights: [Int32], chance: Double) {
    var weights = Array(repeating: Int32(0), count: Int(UInt8.max) + 1)
    guard let age else { return (weights, 1) }
    let densities = (0..<AgeStep.count).map { AgeModel.density(age, AgeStep.age(of: $0)) }
    var (sum, count) = (AgeModel.density(age, age), 1)
    for step in 0..<AgeStep.count {
      sum += densities[step] * Double(statistics.ages[step])
      count += statistics.ages[step]
    }
    let chance = sum / Double(count)
    for step in 0..<AgeStep.count {
      weights[step] = ageWeight(densities[step], chance).hundredths
    }
    return (weights, chance)
  }

  private static func ageWeight(_ density: Double, _ chance: Double) -> Weight {
    Weight(ratio: density / chance).clamped(-400...300)
  }

  /// Returns the weight of two ages on the day of the finding.
  func ageWeight(here: PetAge, there: PetAge) -> Weight {
    Self.ageWeight(AgeModel.density(here, there), ageChance)
  }

  private static let sizes: [[Double]] = [
    [0.80, 0.17, 0.03], [0.13, 0.74, 0.13], [0.03, 0.17, 0.80],
  ]

  func sizeWeight(_ size: PetSize?) -> Weight {
    guard let own = report.size, let size else { return .zero }
    let total = statistics.sizes.reduce(0, +)
    let share =
      (Double(statistics.sizes[Int(size.rawValue)]) + 1) / (Double(total) + 3)
    return Weight(ratio: Self.sizes[Int(own.rawValue)][Int(size.rawValue)] / share)
      .clamped(-300...200)
  }

  /// How two pins' breeds relate.
  enum BreedRelation: UInt8 {
    case same, similar, different
  }

  func breedRelation(_ breeds: BreedSet) -> BreedRelation? {
    guard !report.breeds.isEmpty, !breeds.isEmpty else { return nil }
    if report.breeds.overlaps(breeds) { return .same }
    return report.breeds.looksLike(breeds) ? .similar : .different
  }

  func breedWeight(_ relation: BreedRelation) -> Weight { breedWeights[Int(relation.rawValue)] }

  /// Returns the weights of the same breed, a similar one, and a different one.
  private static func breedWeights(
    _ breeds: BreedSet, _ statistics: PoolStatistics
  ) -> [Weight] {
    let total = Double(statistics.breedCount) + 2
    // The pins with the report's breeds, and those with another breed of their groups.
    let same = breeds.indices.reduce(0) { $0 + (statistics.breeds[UInt16($1)] ?? 0) }
    let grouped = Set(breeds.groups).reduce(0) { $0 + (statistics.groups[$1] ?? 0) }
    let sameShare = min(0.96, (Double(same) + 1) / total)
    let groupShare = min(0.98, sameShare + (Double(max(0, grouped - same)) + 1) / total)
    // Half of the people name the same breed. A quarter name any of those that look alike, among them
    // the same one, so a rare breed of the group never agrees better than the same breed does.
    let similar = 0.27 / groupShare
    // Where nearly all are of one group, as cats are, another one is still no reason for a match.
    let ratios = [0.5 / sameShare + similar, similar, min(1, 0.23 / (1 - groupShare))]
    return ratios.map { Weight(ratio: $0).clamped(-200...500).trusted(Trust.words) }
  }

  func markingWeight(_ markings: MarkingSet) -> Weight {
    guard !report.markings.isEmpty, !markings.isEmpty else { return .zero }
    var weight = Weight.zero
    for marking in markingWeights {
      weight += markings.bits & marking.bit != 0 ? marking.shared : marking.other
    }
    return weight.clamped(-150...700).trusted(Trust.words)
  }

  /// Returns the weights of each of the report's markings, for pins that share it and others.
  private static func markingWeights(
    _ markings: MarkingSet, _ statistics: PoolStatistics
  ) -> [(bit: UInt64, shared: Weight, other: Weight)] {
    markings.markings.map { marking in
      let share = min(
        0.4,
        PoolStatistics.share(
          statistics.markings[Int(marking.rawValue)], of: statistics.markingCount))
      return (
        1 << UInt64(marking.rawValue), Weight(ratio: 0.4 / share), Weight(ratio: 0.6 / (1 - share))
      )
    }
  }

  func collarWeight(_ collar: ColorSet) -> Weight {
    guard !report.collar.isEmpty, !collar.isEmpty else { return .zero }
    let shared = report.collar.intersection(collar).colors
    guard !shared.isEmpty else { return Self.otherCollar }
    let share = shared.reduce(1.0) { share, color in
      min(
        share,
        PoolStatistics.share(
          statistics.collars[Int(color.rawValue)], of: statistics.collarCount))
    }
    return Weight(ratio: 0.8 / share).clamped(0...300).trusted(Trust.collar)
  }

  private static let otherCollar = Weight(ratio: 0.3, trust: Trust.collar)

  /// The weight of two other species, such as a tortoise and a ferret.
  func speciesWeight(_ pin: PetTraits) -> Weight {
    guard report.kind == pin.kind else { return Self.unclearSpecies }
    guard report.otherSpecies != 0 else { return .zero }
    guard report.otherSpecies == pin.otherSpecies else { return Self.otherSpecies }
    let share = PoolStatistics.share(
      statistics.otherSpecies[pin.otherSpecies] ?? 0, of: statistics.count)
    return Weight(ratio: 0.9 / share).clamped(0...300)
  }

  static let unclearSpecies = Weight(hundredths: -200)
  private static let otherSpecies = Weight(hundredths: -350)
}
