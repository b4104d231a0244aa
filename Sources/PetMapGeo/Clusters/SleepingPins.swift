/// The pins that are on the map, by the zoom at which they are first looked at.
struct SleepingPins: ~Copyable {
  /// In the order of their entities.
  private let candidates: Scratch<ClusterCandidate>
  /// Those of the deepest zoom first and those that are never looked at last; of one zoom in the
  /// order of their entities.
  private let order: Scratch<UInt32>
  /// By zoom, counted from the deepest: where its pins begin.
  private let starts: [Int]
  private let deepest: Int
  private(set) var bands: Bands

  init(of tree: borrowing ClusterTree, grid: MergeGrid, workers: some Workers) {
    let deepest = tree.options.maximumZoom
    candidates = Self.candidates(of: tree, grid: grid, workers)
    let pins = candidates.view
    let bands = Bands(
      of: pins, in: tree, grid: grid,
      limit: Bands.limit(pins: pins.count, workers: workers.count))
    let zooms = Scratch<Int8>(count: pins.count)
    let isolation = Isolation(
      pins: pins, zooms: zooms.view, bands: bands, grid: grid, options: tree.options,
      plane: tree.plane)
    workers.run(bands.count) { isolation.find(in: $0) }
    var starts = Array(repeating: 0, count: deepest + 3)
    for index in 0..<pins.count { starts[deepest + 1 - Int(zooms[index])] += 1 }
    for index in 1..<deepest + 3 { starts[index] += starts[index - 1] }
    order = Scratch(count: pins.count, for: workers)
    for index in 0..<pins.count {
      let group = deepest - Int(zooms[index])
      order[starts[group]] = UInt32(truncatingIfNeeded: index)
      starts[group] += 1
    }
    for index in stride(from: deepest + 2, to: 0, by: -1) { starts[index] = starts[index - 1] }
    starts[0] = 0
    self.starts = starts
    self.deepest = deepest
    self.bands = bands
  }

  /// The pins that are shown; there are no clusters yet.
  private static func candidates(
    of tree: borrowing ClusterTree, grid: MergeGrid, _ workers: some Workers
  ) -> Scratch<ClusterCandidate> {
    let (entities, presence) = (tree.entities, tree.presence)
    let isByIndex = tree.options.compatibility == .supercluster
    let ranks = tree.pins.ranks
    let shown = Scratch<UInt32>(count: entities.count, for: workers)
    let slots = shown.view
    let parts = workers.count
    let results = Scratch<Int>(count: parts + 1)
    let counts = results.view
    workers.run(parts) { part in
      let range = entities.count * part / parts..<entities.count * (part + 1) / parts
      var count = 0
      for slot in range {
        slots[range.lowerBound &+ count] = UInt32(truncatingIfNeeded: slot)
        count &+= presence[entities[slot].payload] == .shown ? 1 : 0
      }
      counts[part] = count
    }
    var total = 0
    for part in 0..<parts { (counts[part], total) = (total, total + counts[part]) }
    counts[parts] = total
    let candidates = Scratch<ClusterCandidate>(count: total, for: workers)
    let made = candidates.view
    workers.run(parts) { part in
      let first = entities.count * part / parts
      for index in counts[part]..<counts[part + 1] {
        let slot = slots[first &+ index &- counts[part]]
        let entity = entities[Int(slot)]
        made[index] = ClusterCandidate(
          column: grid.column(entity.x), row: grid.row(entity.y),
          rank: isByIndex
            ? UInt32(truncatingIfNeeded: entity.payload)
            : UInt32(truncatingIfNeeded: ranks[entity.payload] >> 32),
          slot: slot)
      }
    }
    return candidates
  }

  mutating func join(_ groups: [Range<Int>]) { bands = bands.joined(groups) }

  /// Those that wake at a zoom in a band; those that are never looked at have zoom -1.
  func waking(at zoom: Int, in band: Int) -> Pins {
    let pins = bands.ranges[band]
    guard zoom >= -1 else {
      return Pins(candidates: candidates.view, order: order.view.part(0..<0))
    }
    let group = deepest - zoom
    let range = starts[group]..<starts[group + 1]
    let first = firstPin(from: pins.lowerBound, in: range)
    let end = firstPin(from: pins.upperBound, in: range)
    return Pins(candidates: candidates.view, order: order.view.part(first..<end))
  }

  /// Where those of a range begin that do not come before a pin.
  private func firstPin(from pin: Int, in range: Range<Int>) -> Int {
    var (low, high) = (range.lowerBound, range.upperBound)
    while low < high {
      let middle = (low + high) / 2
      if Int(order[middle]) < pin { low = middle + 1 } else { high = middle }
    }
    return low
  }

  /// Some of the pins, in their order.
  struct Pins: Sendable {
    let candidates: ScratchView<ClusterCandidate>
    let order: ScratchView<UInt32>

    var count: Int { order.count }

    subscript(index: Int) -> ClusterCandidate {
      @inline(__always) get { candidates[Int(order[index])] }
    }
  }
}
