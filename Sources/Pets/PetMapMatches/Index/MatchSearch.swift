import PetMapAnnouncements
import PetMapCollections
import PetMapGeo

/// A search in progress.
struct MatchSearch {
  /// A pin after the first pass, and then with its full weight.
  struct Candidate {
    var weight: Int32
    let slot: UInt32
    /// The index of its pool in ``models``.
    let model: Int
  }

  private let report: PetTraits
  private let index: MatchIndex
  private let options: MatchOptions
  private let plane: PlaneDistance
  /// The pools to search, the one of the report's species first.
  private var models: [(pool: Int, model: MatchModel)] = []
  private var candidates: [Candidate] = []
  private var isComplete = true
  /// The sum of the odds of the pins that are not among the finalists.
  private var rest = 0.0
  /// The number of pins within 10 km and 60 days to expect by chance.
  private var expected = 0.0

  init(_ report: PetTraits, in index: MatchIndex, _ options: MatchOptions) {
    self.report = report
    self.index = index
    self.options = options
    plane = PlaneDistance(from: report)
    let side: AnnouncementStatus = report.status == .found ? .missing : .found
    let own = report.kind
    let others: [AnimalKind] =
      own == .unclear ? AnimalKind.allCases.filter { $0 != .unclear } : [.unclear]
    for kind in [own] + others {
      let pool = MatchIndex.pool(side, kind)
      let statistics = index.pools[pool].statistics
      if kind != own, statistics.count == 0 { continue }
      models.append((pool, MatchModel(report, statistics)))
    }
  }

  /// Compares all pins near the report, and all fields of the best ones.
  mutating func run() {
    for position in models.indices { scan(position) }
    let excluded = Set(options.excluded.compactMap { index.slot(of: $0) })
    if !excluded.isEmpty { candidates.removeAll { excluded.contains($0.slot) } }
    keepFinalists()
    for position in candidates.indices {
      let candidate = candidates[position]
      guard let pin = index.pins[Int(candidate.slot)] else { continue }
      let evidence = evidence(
        of: pin.traits, models[candidate.model].model, hasReasons: false)
      candidates[position].weight = evidence.total.hundredths
    }
    addChips(except: excluded)
  }

  /// The first pass over a pool.
  private mutating func scan(_ position: Int) {
    let (pool, model) = models[position]
    let cells = index.pools[pool].cells
    let near = cells.cells(
      near: report.latitude, report.longitude, radius: PlaceKernel.radius)
    if position == 0 { expected = expected(near, cells, model) }
    let base = position == 0 ? 0 : MatchModel.unclearSpecies.hundredths
    let meanTime = model.meanTime.hundredths
    let sexes = [nil, .male, .female].map { model.sexWeight($0).hundredths }
    for cell in near {
      let entries = cells.cells[cell.cell]
      if candidates.count + entries.count > options.budget, !candidates.isEmpty {
        isComplete = false
        break
      }
      guard let window else {
        for entry in entries { add(entry, time: meanTime) }
        continue
      }
      // Entries without a day are first.
      for entry in entries.prefix(while: { $0.day == PetTraits.noDay }) {
        add(entry, time: meanTime)
      }
      let first = entries.partitionPoint { $0.day < window.lowerBound }
      let end = entries.partitionPoint { $0.day <= window.upperBound }
      for entry in entries[first..<end] {
        add(entry, time: model.time.weight(model.days(to: entry.day)))
      }
    }

    func add(_ entry: CellIndex.Entry, time: Int32) {
      let square = plane.square(entry.latitude, entry.longitude)
      var weight = base + model.place.weight(ofSquare: square) + time
      weight += model.colorWeights[Int(entry.colors)] + sexes[Int(entry.sex)]
      weight += model.ageWeights[Int(entry.age)]
      candidates.append(Candidate(weight: weight, slot: entry.slot, model: position))
    }
  }

  /// The days that pins can have, or `nil` if the report's day is unknown.
  private var window: ClosedRange<Int32>? {
    guard report.day != PetTraits.noDay else { return nil }
    let days = TimeKernel.days
    return report.status == .found
      ? report.day - days.upperBound...report.day - days.lowerBound
      : report.day + days.lowerBound...report.day + days.upperBound
  }

  private static func odds(_ weight: Int32) -> Double { exponential(Double(weight) / 100) }

  /// The number of nearest pins whose area is the density.
  private static let neighbors = 25
  private static let leastRadius = 150.0

  /// Returns the number of pins to expect within ``PlaceKernel/area`` and ``TimeKernel/span`` by
  /// chance, from the density around the report.
  private func expected(
    _ near: [CellIndex.Near], _ cells: CellIndex, _ model: MatchModel
  ) -> Double {
    var squares: [Float] = []
    for cell in near {
      if squares.count >= Self.neighbors {
        squares.sort()
        let edge = Float(max(Self.leastRadius, cell.distance))
        if squares[Self.neighbors - 1] < edge * edge { break }
      }
      squares += cells.cells[cell.cell].lazy.map { plane.square($0.latitude, $0.longitude) }
    }
    squares.sort()
    let radius =
      squares.count < Self.neighbors
      ? PlaceKernel.radius.value
      : max(Self.leastRadius, Double(squares[Self.neighbors - 1]).squareRoot())
    let count = squares.partitionPoint { Double($0) <= radius * radius }
    let density = Double(max(1, count)) / (.pi * radius * radius)
    return density / model.statistics.days * PlaceKernel.area * TimeKernel.span
  }

  /// Keeps the best candidates of the first pass, and adds up the odds of the others.
  private mutating func keepFinalists() {
    guard candidates.count > MatchOptions.finalists else { return }
    let bound: Int32 = 4000
    var counts = Array(repeating: 0, count: 2 * Int(bound) + 1)
    func bin(_ weight: Int32) -> Int { Int(min(max(weight, -bound), bound) + bound) }
    for candidate in candidates { counts[bin(candidate.weight)] += 1 }
    var kept = 0
    var threshold = counts.count
    while threshold > 0, kept + counts[threshold - 1] <= MatchOptions.finalists {
      threshold -= 1
      kept += counts[threshold]
    }
    // Of equal ones, as many as there is room for.
    let last = threshold - 1
    let room = MatchOptions.finalists - kept
    let equal = candidates.filter { bin($0.weight) == last }.map { $0.slot }.sorted()
    counts[last] -= room
    if kept == 0 { isComplete = false }
    for index in 0...last where counts[index] > 0 {
      rest += Double(counts[index]) * Self.odds(Int32(index) - bound)
    }
    let end = room == 0 ? 0 : equal[room - 1] + 1
    candidates.removeAll {
      let index = bin($0.weight)
      return index < last || index == last && $0.slot >= end
    }
  }

  /// Adds the pins with the report's microchip, wherever and whenever they are.
  private mutating func addChips(except excluded: Set<UInt32>) {
    let side: AnnouncementStatus = report.status == .found ? .missing : .found
    for slot in index.slots(ofChip: report.chip) {
      guard let pin = index.pins[Int(slot)], pin.traits.status == side, !excluded.contains(slot),
        !candidates.contains(where: { $0.slot == slot })
      else { continue }
      candidates.append(
        Candidate(
          weight: evidence(of: pin.traits, models[0].model).total.hundredths, slot: slot, model: 0))
    }
  }

  /// Returns the weights of all fields of a pin.
  private func evidence(
    of pin: PetTraits, _ model: MatchModel, hasReasons: Bool = true
  ) -> MatchEvidence {
    MatchEvidence(
      of: pin, model, square: plane.square(pin.latitude, pin.longitude), hasReasons: hasReasons)
  }

  /// Returns the best matches.
  func list() -> MatchList {
    // Rounding depends on the order in which odds are added.
    let sorted = candidates.sorted(by: isBetter)
    let sum = sorted.reduce(rest) { $0 + Self.odds($1.weight) }
    let share = min(max(options.share, 0.01), 0.99)
    // Like the weights of place and time, to which the density is relative.
    let none = exponential(Trust.kernel * logarithm(expected))
    let odds = share * sum + (1 - share) * none
    let possible = sorted.prefix { $0.weight > MatchEvidence.excluded.hundredths / 2 }
    var list = MatchList()
    list.isComplete = isComplete
    for candidate in possible.prefix(options.limit) {
      guard let pin = index.pins[Int(candidate.slot)] else { continue }
      let evidence = evidence(of: pin.traits, models[candidate.model].model)
      let odd = share * Self.odds(candidate.weight)
      let isProven = report.chip != 0 && report.chip == pin.traits.chip
      list.matches.append(
        PetMatch(
          id: pin.id, score: isProven ? 1 : odd / odds, weight: evidence.total,
          reasons: evidence.reasons, unknown: evidence.unknown))
    }
    return list
  }

  private func isBetter(_ one: Candidate, _ other: Candidate) -> Bool {
    if one.weight != other.weight { return one.weight > other.weight }
    guard let first = index.pins[Int(one.slot)], let second = index.pins[Int(other.slot)] else {
      return one.slot < other.slot
    }
    return first.id.utf8.lexicographicallyPrecedes(second.id.utf8)
  }
}
