import PetMapAnnouncements

/// The weights of all fields of a pin for a report.
struct MatchEvidence {
  /// The weight of what rules a match out.
  static let excluded = Weight(hundredths: -10_000)
  private static let proof = Weight(hundredths: 3000)

  private(set) var total = Weight.zero
  /// The fields that either lacks.
  private(set) var unknown: [MatchField] = []
  private var found: [MatchReason] = []
  private let hasReasons: Bool

  /// - Parameters:
  ///   - square: The squared distance in m².
  ///   - hasReasons: Whether to collect the reasons and what is unknown, which takes ten times as
  ///   long.
  init(of pin: PetTraits, _ model: MatchModel, square: Float, hasReasons: Bool = true) {
    self.hasReasons = hasReasons
    let report = model.report
    let hasSameChip = report.chip != 0 && report.chip == pin.chip
    if report.chip != 0, pin.chip != 0 {
      add(.chip, hasSameChip ? Self.proof : Self.excluded, hasSameChip ? .sameChip : .differentChip)
    } else {
      note(.chip)
    }
    add(
      .place, Weight(hundredths: model.place.weight(ofSquare: square)),
      .distance(within: MatchReason.bands.first { square <= Float($0 * $0) }))
    addTime(pin, model, hasSameChip)
    let species = model.speciesWeight(pin)
    if species != .zero {
      add(.species, species, species > .zero ? .sameSpecies : .unclearSpecies)
    }
    addBreed(pin, model)
    addColors(pin, model)
    addSex(pin, model)
    addAge(pin, model)
    addSize(pin, model)
    addMarkings(pin, model)
    addCollar(pin, model)
  }

  /// The reasons: those for the match, then those against it, strongest first.
  var reasons: [MatchReason] {
    found.sorted { one, other in
      if one.isContradiction != other.isContradiction { return other.isContradiction }
      let (a, b) = (abs(one.weight.hundredths), abs(other.weight.hundredths))
      return a != b ? a > b : one.field.rawValue < other.field.rawValue
    }
  }

  private mutating func add(
    _ field: MatchField, _ weight: Weight, _ finding: @autoclosure () -> MatchReason.Finding
  ) {
    total += weight
    guard hasReasons else { return }
    found.append(MatchReason(field, weight, finding()))
  }

  /// Notes that a field is unknown.
  private mutating func note(_ field: MatchField) {
    if hasReasons { unknown.append(field) }
  }

  private mutating func addTime(_ pin: PetTraits, _ model: MatchModel, _ hasSameChip: Bool) {
    guard pin.day != PetTraits.noDay, model.report.day != PetTraits.noDay else {
      total += model.meanTime
      note(.time)
      return
    }
    let weight = model.timeWeight(pin.day) ?? (hasSameChip ? .zero : Self.excluded)
    add(.time, weight, .days(Int(model.days(to: pin.day))))
  }

  private mutating func addBreed(_ pin: PetTraits, _ model: MatchModel) {
    guard let relation = model.breedRelation(pin.breeds) else { return note(.breed) }
    let weight = model.breedWeight(relation)
    let (here, there) = (model.report.breeds, pin.breeds)
    switch relation {
    case .same: add(.breed, weight, .sameBreed(here.common(with: there).name))
    case .similar: add(.breed, weight, .similarBreeds(here: here.name, there: there.name))
    case .different: add(.breed, weight, .differentBreeds(here: here.name, there: there.name))
    }
  }

  private mutating func addColors(_ pin: PetTraits, _ model: MatchModel) {
    guard !model.report.coat.isEmpty, !pin.coat.isEmpty else { return note(.colors) }
    let weight = model.colorWeight(pin.coat)
    let (here, there) = (model.report.coat.colors, pin.coat.colors)
    let shared = here.intersection(there)
    if weight.isContradiction, shared.isEmpty {
      add(.colors, weight, .differentColors(here: here.colors, there: there.colors))
    } else if weight.isContradiction, here != there {
      add(
        .colors, weight,
        .partlySameColors(
          shared.colors, onlyHere: here.subtracting(there).colors,
          onlyThere: there.subtracting(here).colors))
    } else if shared.isEmpty {
      add(.colors, weight, .similarColors(here: here.colors, there: there.colors))
    } else {
      add(.colors, weight, .sameColors(shared.colors, oneIn: model.rarity(of: shared)))
    }
  }

  private mutating func addSex(_ pin: PetTraits, _ model: MatchModel) {
    guard let here = model.report.sex, let there = pin.sex else { return note(.sex) }
    add(.sex, model.sexWeight(there), here == there ? .sameSex(here) : .differentSex(here: here))
  }

  private mutating func addAge(_ pin: PetTraits, _ model: MatchModel) {
    guard let (here, there) = model.ages(pin) else { return note(.age) }
    let weight = model.ageWeight(here: here, there: there)
    add(
      .age, weight,
      weight.isContradiction
        ? .differentAges(here: here, there: there)
        : here.isNear(there)
          ? .ages(here: here, there: there) : .distantAges(here: here, there: there))
  }

  private mutating func addSize(_ pin: PetTraits, _ model: MatchModel) {
    guard let here = model.report.size, let there = pin.size else { return note(.size) }
    add(
      .size, model.sizeWeight(there),
      here == there ? .sameSize(here) : .differentSizes(here: here, there: there))
  }

  private mutating func addMarkings(_ pin: PetTraits, _ model: MatchModel) {
    let (here, there) = (model.report.markings, pin.markings)
    guard !here.isEmpty, !there.isEmpty else { return note(.markings) }
    let weight = model.markingWeight(there)
    let shared = here.intersection(there)
    add(
      .markings, weight,
      shared.isEmpty || weight.isContradiction
        ? .differentMarkings(here: here.markings, there: there.markings)
        : .sameMarkings(shared.markings))
  }

  private mutating func addCollar(_ pin: PetTraits, _ model: MatchModel) {
    let (here, there) = (model.report.collar, pin.collar)
    guard !here.isEmpty, !there.isEmpty else { return note(.collar) }
    let shared = here.intersection(there)
    add(
      .collar, model.collarWeight(there),
      shared.isEmpty
        ? .differentCollars(here: here.colors, there: there.colors) : .sameCollar(shared.colors))
  }
}
