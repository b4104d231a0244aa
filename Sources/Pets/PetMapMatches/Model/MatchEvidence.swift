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

  /// - Parameter square: The squared distance in m².
  init(of pin: PetTraits, _ model: MatchModel, square: Float) {
    let report = model.report
    let hasSameChip = report.chip != 0 && report.chip == pin.chip
    if report.chip != 0, pin.chip != 0 {
      add(.chip, hasSameChip ? Self.proof : Self.excluded, hasSameChip ? .sameChip : .differentChip)
    } else {
      unknown.append(.chip)
    }
    let meters = Double(square).squareRoot()
    let band = MatchReason.bands.first { meters <= Double($0) }
    add(.place, Weight(hundredths: model.place.weight(ofSquare: square)), .distance(within: band))
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
    _ field: MatchField, _ weight: Weight, _ finding: MatchReason.Finding
  ) {
    total += weight
    found.append(MatchReason(field: field, weight: weight, finding: finding))
  }

  private mutating func addTime(_ pin: PetTraits, _ model: MatchModel, _ hasSameChip: Bool) {
    guard pin.day != PetTraits.noDay, model.report.day != PetTraits.noDay else {
      total += model.meanTime
      unknown.append(.time)
      return
    }
    let weight = model.timeWeight(pin.day) ?? (hasSameChip ? .zero : Self.excluded)
    add(.time, weight, .days(Int(model.days(to: pin.day))))
  }

  private mutating func addBreed(_ pin: PetTraits, _ model: MatchModel) {
    guard let relation = model.breedRelation(pin.breeds) else { return unknown.append(.breed) }
    let weight = model.breedWeight(pin.breeds)
    let (here, there) = (model.report.breeds, pin.breeds)
    let finding: MatchReason.Finding =
      switch relation {
      case .same: .sameBreed(here.common(with: there).name)
      case .similar: .similarBreeds(here: here.name, there: there.name)
      case .different: .differentBreeds(here: here.name, there: there.name)
      }
    add(.breed, weight, finding)
  }

  private mutating func addColors(_ pin: PetTraits, _ model: MatchModel) {
    let (here, there) = (model.report.colors, pin.colors)
    guard !here.isEmpty, !there.isEmpty else { return unknown.append(.colors) }
    let weight = model.colorWeight(there)
    let shared = here.intersection(there)
    let finding: MatchReason.Finding
    if weight.hundredths < 0 {
      finding =
        shared.isEmpty
        ? .differentColors(here: here.colors, there: there.colors)
        : .unnamedColors(here.subtracting(there).colors)
    } else if shared.isEmpty {
      finding = .similarColors(here: here.colors, there: there.colors)
    } else {
      finding = .sameColors(shared.colors, oneIn: model.rarity(of: shared))
    }
    add(.colors, weight, finding)
  }

  private mutating func addSex(_ pin: PetTraits, _ model: MatchModel) {
    guard let here = model.report.sex, let there = pin.sex else { return unknown.append(.sex) }
    add(.sex, model.sexWeight(there), here == there ? .sameSex(here) : .differentSex(here: here))
  }

  private mutating func addAge(_ pin: PetTraits, _ model: MatchModel) {
    guard let (here, there) = model.ages(pin) else { return unknown.append(.age) }
    let weight = model.ageWeight(here: here, there: there)
    add(
      .age, weight,
      weight.hundredths < 0
        ? .differentAges(here: here, there: there) : .ages(here: here, there: there))
  }

  private mutating func addSize(_ pin: PetTraits, _ model: MatchModel) {
    guard let here = model.report.size, let there = pin.size else { return unknown.append(.size) }
    add(
      .size, model.sizeWeight(there),
      here == there ? .sameSize(here) : .differentSizes(here: here, there: there))
  }

  private mutating func addMarkings(_ pin: PetTraits, _ model: MatchModel) {
    let (here, there) = (model.report.markings, pin.markings)
    guard !here.isEmpty, !there.isEmpty else { return unknown.append(.markings) }
    let weight = model.markingWeight(there)
    let shared = here.intersection(there)
    add(
      .markings, weight,
      shared.isEmpty || weight.hundredths < 0
        ? .differentMarkings(here: here.markings, there: there.markings)
        : .sameMarkings(shared.markings))
  }

  private mutating func addCollar(_ pin: PetTraits, _ model: MatchModel) {
    let (here, there) = (model.report.collar, pin.collar)
    guard !here.isEmpty, !there.isEmpty else { return unknown.append(.collar) }
    let shared = here.intersection(there)
    add(
      .collar, model.collarWeight(there),
      shared.isEmpty
        ? .differentCollars(here: here.colors, there: there.colors) : .sameCollar(shared.colors))
  }
}
