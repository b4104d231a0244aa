/// The pins that are on the map, by the zoom at which they are first looked at.
struct SleepingPins: ~Copyable {
  /// Those of the deepest zoom first and those that are never looked at last; of one zoom in the
  /// order of their entities.
  let candidates: Scratch<ClusterCandidate>
  /// By zoom, counted from the deepest: where its pins begin.
  private let starts: Scratch<Int>
  private let deepest: Int

  init(of tree: borrowing ClusterTree, shown: borrowing Scratch<UInt32>) {
    deepest = tree.options.maximumZoom
    let wakes = isolation(
      of: tree.entities, included: shown, options: tree.options, plane: tree.plane)
    starts = Scratch(count: deepest + 3, filledWith: 0)
    for index in 0..<shown.count { starts[deepest + 1 - Int(wakes[index])] += 1 }
    for index in 1..<deepest + 3 { starts[index] += starts[index - 1] }
    candidates = Scratch(count: shown.count)
    for index in stride(from: shown.count - 1, through: 0, by: -1) {
      let group = deepest - Int(wakes[index])
      starts[group + 1] -= 1
      let entity = tree.entities[Int(shown[index])]
      candidates[starts[group + 1]] = ClusterCandidate(
        x: entity.x, y: entity.y, rank: tree.rank(pin: entity.payload), slot: shown[index],
        count: 1)
    }
  }

  var count: Int { candidates.count }

  /// Where the pins begin that wake at a zoom; those that are never looked at have zoom -1.
  func start(zoom: Int) -> Int { zoom < -1 ? count : starts[deepest - zoom + 1] }
}
