/// The pins that are on the map, by the zoom at which they are first looked at.
struct SleepingPins: ~Copyable {
  /// In the order of their entities.
  private let candidates: Scratch<ClusterCandidate>
  /// Those of the deepest zoom first and those that are never looked at last; of one zoom in the
  /// order of their entities.
  private let order: Scratch<UInt32>
  /// By zoom, counted from the deepest: where its pins begin.
  private let starts: Scratch<Int>
  private let deepest: Int

  init(of tree: borrowing ClusterTree, grid: MergeGrid) {
    deepest = tree.options.maximumZoom
    candidates = Self.candidates(of: tree, grid: grid)
    let wakes = isolation(of: candidates, grid: grid, options: tree.options, plane: tree.plane)
    starts = Scratch(count: deepest + 3, filledWith: 0)
    for index in 0..<candidates.count { starts[deepest + 1 - Int(wakes[index])] += 1 }
    for index in 1..<deepest + 3 { starts[index] += starts[index - 1] }
    order = Scratch(count: candidates.count)
    for index in 0..<candidates.count {
      let group = deepest - Int(wakes[index])
      order[starts[group]] = UInt32(truncatingIfNeeded: index)
      starts[group] += 1
    }
    for index in stride(from: deepest + 2, to: 0, by: -1) { starts[index] = starts[index - 1] }
    starts[0] = 0
  }

  /// The pins that are shown; there are no clusters yet.
  private static func candidates(
    of tree: borrowing ClusterTree, grid: MergeGrid
  ) -> Scratch<ClusterCandidate> {
    let (entities, presence) = (tree.entities.span, tree.presence.span)
    let shown = Scratch<UInt32>(count: entities.count)
    var count = 0
    for slot in entities.indices {
      shown[count] = UInt32(truncatingIfNeeded: slot)
      count &+= presence[entities[slot].payload] == .shown ? 1 : 0
    }
    let candidates = Scratch<ClusterCandidate>(count: count)
    let isByIndex = tree.options.compatibility == .supercluster
    let ranks = tree.pins.ranks.span
    for index in 0..<count {
      let entity = entities[Int(shown[index])]
      candidates[index] = ClusterCandidate(
        column: grid.column(entity.x), row: grid.row(entity.y),
        rank: isByIndex
          ? UInt32(truncatingIfNeeded: entity.payload)
          : UInt32(truncatingIfNeeded: ranks[entity.payload] >> 32),
        slot: shown[index])
    }
    return candidates
  }

  var count: Int { order.count }

  subscript(index: Int) -> ClusterCandidate {
    @inline(__always) get { candidates[Int(order[index])] }
  }

  /// Where the pins begin that wake at a zoom; those that are never looked at have zoom -1.
  func start(zoom: Int) -> Int { zoom < -1 ? count : starts[deepest - zoom] }
}
