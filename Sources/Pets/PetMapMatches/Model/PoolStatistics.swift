import PetMapAnnouncements
import PetMapGeo

/// How frequent each value is among the pins of a pool, so that agreement on a rare one weighs
/// more.
struct PoolStatistics: Sendable {
  /// The number of pins.
  private(set) var count = 0
  /// The coats; their indices are in the pins' entries. The first one is empty.
  private(set) var coats: [Coat] = [Coat()]
  /// The number of pins with each coat.
  private(set) var coatCounts: [Int] = [0]
  private var coatIndices: [Coat: UInt16] = [Coat(): 0]
  /// The number of pins by age, in the steps of ``AgeStep``.
  private(set) var ages = Array(repeating: 0, count: AgeStep.count)
  private(set) var sizes = [0, 0, 0]
  private(set) var breeds: [UInt16: Int] = [:]
  private(set) var groups: [BreedGroup: Int] = [:]
  private(set) var breedCount = 0
  private(set) var markings = Array(repeating: 0, count: Marking.allCases.count)
  private(set) var markingCount = 0
  private(set) var collars = Array(repeating: 0, count: CoatColor.allCases.count)
  private(set) var collarCount = 0
  private(set) var otherSpecies: [UInt32: Int] = [:]
  /// The number of pins by month of 32 days.
  private var months: [Int32: Int] = [:]

  /// Adds a pin.
  ///
  /// - Returns: The index of its coat in ``coats``.
  mutating func add(_ traits: PetTraits) -> UInt16 {
    change(traits, by: 1)
    let index = insert(traits.coat)
    coatCounts[Int(index)] += 1
    return index
  }

  mutating func remove(_ traits: PetTraits) {
    change(traits, by: -1)
    coatCounts[Int(insert(traits.coat))] -= 1
  }

  /// Returns the index of a coat, or `nil` if no pin has had it.
  func index(of coat: Coat) -> Int? { coatIndices[coat].map { Int($0) } }

  private mutating func insert(_ coat: Coat) -> UInt16 {
    if let index = coatIndices[coat] { return index }
    // Files with more combinations than fit are not about pets.
    guard coats.count < Int(UInt16.max) else { return 0 }
    let index = UInt16(coats.count)
    coatIndices[coat] = index
    coats.append(coat)
    coatCounts.append(0)
    return index
  }

  private mutating func change(_ traits: PetTraits, by step: Int) {
    count += step
    if traits.age != nil { ages[Int(AgeStep.step(of: traits.age))] += step }
    if let size = traits.size { sizes[Int(size.rawValue)] += step }
    if !traits.breeds.isEmpty {
      breedCount += step
      for index in traits.breeds.indices { breeds[UInt16(index), default: 0] += step }
      for group in Set(traits.breeds.groups) { groups[group, default: 0] += step }
    }
    if !traits.markings.isEmpty {
      markingCount += step
      for marking in traits.markings.markings { markings[Int(marking.rawValue)] += step }
    }
    if !traits.collar.isEmpty {
      collarCount += step
      for color in traits.collar.colors { collars[Int(color.rawValue)] += step }
    }
    if traits.otherSpecies != 0 {
      // Anyone can report a species of their own, so counts of zero are not kept.
      let count = otherSpecies[traits.otherSpecies, default: 0] + step
      otherSpecies[traits.otherSpecies] = count == 0 ? nil : count
    }
    if traits.day != PetTraits.noDay { months[traits.day >> 5, default: 0] += step }
  }

  /// The number of days from the first to the last pin, except for one in a hundred at each end, and at
  /// least one of ten: a date may be wrong by a century. At least the time to which weights are relative.
  var days: Double {
    let used = months.filter { $0.value > 0 }.sorted { $0.key < $1.key }
    let total = used.reduce(0) { $0 + $1.value }
    func outermost(_ months: some Sequence<(key: Int32, value: Int)>) -> Int32? {
      var rest = total < 10 ? 0 : (total + 99) / 100
      return months.first { month in
        rest -= month.value
        return rest < 0
      }?.key
    }
    guard let first = outermost(used), let last = outermost(used.reversed()), first <= last else {
      return TimeKernel.span
    }
    return max(TimeKernel.span, Double(last - first + 1) * 32)
  }

  /// Returns the share of a count with one added to either outcome, so that no share is 0 or 1.
  static func share(_ count: Int, of total: Int) -> Double {
    (Double(count) + 1) / (Double(total) + 2)
  }
}
