/// What is to be filed in a tree's directory when all clusters are made: by zoom, the last ones at
/// which they are there.
struct Filing: ~Copyable {
  /// The entities, those of the deepest zoom first.
  let slots: Scratch<UInt32>
  /// What was taken in by some of the centres next to each other.
  let fetched: Scratch<ClusterEntity>
  /// By zoom: which part of the slots.
  private(set) var parts: [Range<Int>]
  private var count = 0

  /// - Parameters:
  ///   - capacity: how many pins there are.
  ///   - zooms: how many zooms things may be filed under.
  init(capacity: Int, zooms: Int, workers: some Workers) {
    slots = Scratch(count: 2 * capacity, for: workers)
    fetched = Scratch(count: capacity)
    parts = Array(repeating: 0..<0, count: zooms)
  }

  /// Makes room for the entities that merge at a zoom; -1 for those that are on the map at zoom 0.
  ///
  /// - Returns: where the first goes.
  mutating func open(zoom: Int, count: Int) -> Int {
    let zoom = zoom + 1
    parts[zoom] = self.count..<self.count + count
    self.count += count
    return parts[zoom].lowerBound
  }

  /// Adds what is on the map at zoom 0.
  mutating func addRoots(of round: borrowing MergeRound) {
    var next = open(zoom: -1, count: round.count)
    for band in round.bands {
      for index in band.range {
        slots[next] = round.candidates[index].slot
        next += 1
      }
    }
  }
}

extension ClusterTree {
  private static var filedAtOnce: Int { 64 }

  /// Files everything.
  mutating func file(_ filing: borrowing Filing, workers: some Workers) {
    directory.reserve(filing.parts.map { $0.count }, workers)
    for zoom in filing.parts.indices.reversed() {
      directory.open(zoom, count: filing.parts[zoom].count)
    }
    let (levels, parts, slots) = (directory.levels, filing.parts, filing.slots.view)
    let spans = Scratch<Int>(count: parts.count)
    let longestSpans = spans.view
    var (ownBuckets, ownWords) = ([ClusterLink](), [UInt64]())
    swap(&ownBuckets, &directory.buckets)
    swap(&ownWords, &directory.words)
    // Levels share neither buckets nor entities.
    unsafe entities.withUnsafeMutableBufferPointer { entities in
      unsafe ownBuckets.withUnsafeMutableBufferPointer { buckets in
        unsafe ownWords.withUnsafeMutableBufferPointer { words in
          let work = unsafe ScratchView(entities)
          let (heads, words) = unsafe (ScratchView(buckets), ScratchView(words))
          workers.run(parts.count) { zoom in
            let level = levels[zoom]
            var longestSpan = -1
            let memory = Scratch<ClusterEntity>(count: Self.filedAtOnce)
            let fetched = memory.view
            var block = parts[zoom].lowerBound
            while block < parts[zoom].upperBound {
              // Waiting for many entities at once takes no longer than waiting for one.
              let count = min(Self.filedAtOnce, parts[zoom].upperBound &- block)
              for index in 0..<count { fetched[index] = work[Int(slots[block &+ index])] }
              for index in 0..<count {
                let slot = slots[block &+ index]
                let entity = fetched[index]
                let span = entity.bottom &- zoom
                longestSpan = max(longestSpan, span)
                work[Int(slot)].next = level.link(
                  slot, x: entity.x, y: entity.y, span: span, into: heads, words)
              }
              block &+= count
            }
            longestSpans[zoom] = longestSpan
          }
        }
      }
    }
    swap(&ownBuckets, &directory.buckets)
    swap(&ownWords, &directory.words)
    for zoom in parts.indices {
      directory.levels[zoom].count = parts[zoom].count
      directory.levels[zoom].longestSpan = longestSpans[zoom]
    }
  }
}
