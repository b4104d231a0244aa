/// A search of a tree for the nodes within a window, with the memory it works in: who keeps it from one
/// search to the next is spared getting that memory.
///
/// Which buckets hold something is only known when the words of their cells have come from memory, what
/// lies in a bucket when it has come itself, and what follows there when that has come. A search waits
/// for many of them at once: it looks at the words of all levels before it looks into any bucket, and
/// takes one step in every bucket before the next step in any; in the buckets none of the steps is a
/// branch that the processor could guess wrong. Before steps are taken all that they lead to is read by
/// a loop that does nothing else: a processor looks some hundreds of instructions ahead, which are many
/// rounds of such a loop and few of one that works.
package struct NodeSearch: ~Copyable {
  /// What the last search has found, before it is sorted in no order that means anything.
  package var found: [ClusterTree.Slot] = []

  // The window, edges inclusive, and the zoom at which nodes are to be on the map.
  private var (left, right, top, bottom) = (0.0, 0.0, 0.0, 0.0)
  private var zoom = 0

  private let blocks = Scratch<CellBlock>(count: Self.mostBlocks)
  private var blockCount = 0
  /// Above a bucket's or entity's place, below which durations and tags are looked for. The last one is
  /// none, but what has been read ahead, so that reading it is not left out.
  private let steps = Scratch<UInt64>(count: Self.mostSteps + 1)
  private var stepCount = 0
  private let hits = Scratch<ClusterTree.Slot>(count: 2 * Self.mostSteps)
  private var hitCount = 0
  /// What a sort works in.
  let keys = Scratch<SIMD4<Int32>>(count: Self.mostCompared / 4)
  let ordered = Scratch<ClusterTree.Slot>(count: Self.mostCompared)

  private static var mostBlocks: Int { 128 }
  /// When there is no room for the 64 cells of another block, the steps are taken.
  private static var mostSteps: Int { 320 }
  /// How many nodes are compared each with all others to sort them.
  static var mostCompared: Int { 192 }
  /// Stands for the tags of all cells.
  private static var anyTag: UInt32 { 0xFF }

  package init() {}

  /// Turns to a window. What was found before it stays.
  mutating func begin(left: Double, right: Double, top: Double, bottom: Double, zoom: Int) {
    (self.left, self.right, self.top, self.bottom) = (left, right, top, bottom)
    self.zoom = zoom
  }

  /// Looks into the cells of a level that are within the window.
  @inline(__always) mutating func look(into index: Int, of tree: borrowing ClusterTree) {
    let level = tree.directory.levels[index]
    let (first, last) = (level.cells.column(left), level.cells.column(right))
    let (upper, lower) = (level.cells.row(top), level.cells.row(bottom))
    let isWide =
      last &- first >= 1 &<< level.columnBits || lower &- upper >= 1 &<< level.rowBits
      || last &>> 3 &- first &>> 3 >= 1 &<< level.wordColumnBits
      || lower &>> 3 &- upper &>> 3 >= 1 &<< level.wordRowBits
    if isWide {
      // Each bucket is seen once, whatever the cells in it.
      let end = level.start &+ Int(1 &<< (level.columnBits &+ level.rowBits))
      for bucket in level.start..<end {
        steps[stepCount] = step(to: bucket, level: index, tags: Self.anyTag)
        stepCount &+= 1
        if stepCount > Self.mostSteps - 64 { followBuckets(of: tree) }
      }
      return
    }
    let blocks = blocks.view
    for row in upper &>> 3...lower &>> 3 {
      let rows = bits(from: upper, to: lower, of: row, times: 8, replicated: 1)
      for column in first &>> 3...last &>> 3 {
        let columns = bits(
          from: first, to: last, of: column, times: 1, replicated: 0x0101_0101_0101_0101)
        blocks[blockCount] = CellBlock(
          cells: rows & columns,
          word: UInt32(truncatingIfNeeded: level.word(column: column, row: row)),
          level: UInt32(truncatingIfNeeded: index), column: column, row: row)
        blockCount &+= 1
        if blockCount == Self.mostBlocks { followBlocks(of: tree) }
      }
    }
  }

  /// Puts down what is within the window.
  mutating func end(in tree: borrowing ClusterTree) {
    followBlocks(of: tree)
    followBuckets(of: tree)
    handOver()
  }

  /// The bits of the rows or columns of a block of eight that are within a range.
  @inline(__always) private func bits(
    from first: Int32, to last: Int32, of block: Int32, times width: UInt64, replicated: UInt64
  ) -> UInt64 {
    let low = UInt64(truncatingIfNeeded: max(first &- block &<< 3, 0)) &* width
    let high = UInt64(truncatingIfNeeded: min(last &- block &<< 3, 7)) &* width
    if width == 8 { return (.max &<< low) & (.max &>> (56 &- high)) }
    return ((0xFF &<< low) & (0xFF &>> (7 &- high))) &* replicated
  }

  /// A step to a bucket of a level.
  ///
  /// - Parameter tags: a bit for each that a link may have.
  @inline(__always) private func step(to bucket: Int, level: Int, tags: UInt32) -> UInt64 {
    let duration = ClusterLink.duration(ofSpan: zoom &- level)
    return UInt64(truncatingIfNeeded: bucket) &<< 32 | UInt64(duration &<< 8 | tags)
  }

  /// From the blocks to the buckets of cells that hold something.
  private mutating func followBlocks(of tree: borrowing ClusterTree) {
    let words = tree.directory.words.span
    let (blocks, steps) = (blocks.view, steps.view)
    for index in 0..<blockCount { blocks[index].cells &= words[Int(blocks[index].word)] }
    // What the loops change they have at hand, not in this structure.
    var end = stepCount
    for index in 0..<blockCount {
      let block = blocks[index]
      if block.cells == 0 { continue }
      let level = tree.directory.levels[Int(block.level)]
      var cells = block.cells
      while cells != 0 {
        let bit = Int32(truncatingIfNeeded: cells.trailingZeroBitCount)
        cells &= cells &- 1
        let column = block.column &<< 3 | bit & 7
        let row = block.row &<< 3 | bit &>> 3
        let tag = level.tag(column: column, row: row)
        steps[end] = step(
          to: level.bucket(column: column, row: row), level: Int(block.level),
          tags: 1 &<< tag | 1 &<< ClusterLink.mixed)
        end &+= 1
      }
      if end > Self.mostSteps - 64 {
        stepCount = end
        followBuckets(of: tree)
        end = 0
      }
    }
    stepCount = end
    blockCount = 0
  }

  /// From the buckets to all that is in them. What is within the window is kept until `handOver()`.
  private mutating func followBuckets(of tree: borrowing ClusterTree) {
    let buckets = tree.directory.buckets.span
    let entities = tree.entities.span
    let (steps, hits) = (steps.view, hits.view)
    let (low, high, zoom) = (SIMD2(left, top), SIMD2(right, bottom), zoom)
    var ahead: UInt64 = 0
    for index in 0..<stepCount { ahead &+= UInt64(buckets[place(of: steps[index])].slot) }
    var pending = 0
    for index in 0..<stepCount {
      let step = steps[index]
      pending &+= follow(buckets[place(of: step)], of: step, putting: steps, at: pending)
    }
    var end = hitCount
    while pending > 0 {
      for index in 0..<pending { ahead &+= UInt64(entities[place(of: steps[index])].next.slot) }
      if end &+ pending > hits.count {
        hitCount = end
        handOver()
        end = 0
      }
      var next = 0
      for index in 0..<pending {
        let step = steps[index]
        let slot = place(of: step)
        let entity = entities[slot]
        hits[end] = ClusterTree.Slot(slot)
        // As lanes: of single comparisons the compiler makes branches.
        let place = SIMD2(entity.x, entity.y)
        let isWithin = SIMD2<Int64>(repeating: 0).replacing(
          with: 1, where: (place .>= low) .& (place .<= high))
        end &+=
          Int(truncatingIfNeeded: isWithin.x & isWithin.y) & (entity.bottom >= zoom ? 1 : 0)
        next &+= follow(entity.next, of: step, putting: steps, at: next)
      }
      pending = next
    }
    hitCount = end
    steps[Self.mostSteps] = ahead
    stepCount = 0
  }

  @inline(__always) private func place(of step: UInt64) -> Int {
    Int(truncatingIfNeeded: step &>> 32)
  }

  /// Puts down what a link leads to; 1 when it leads to what is looked for, 0 when it need not stay.
  @inline(__always) private func follow(
    _ link: ClusterLink, of step: UInt64, putting steps: ScratchView<UInt64>, at index: Int
  ) -> Int {
    let wanted = UInt32(truncatingIfNeeded: step)
    steps[index] = UInt64(link.slot) &<< 32 | UInt64(wanted)
    return (link.duration >= wanted &>> 8 ? 1 : 0)
      & Int(truncatingIfNeeded: wanted &>> link.tag & 1)
  }

  private mutating func handOver() {
    hits.append(first: hitCount, to: &found)
    hitCount = 0
  }
}

/// A block of eight by eight cells of a level that the window touches.
struct CellBlock: BitwiseCopyable {
  /// The cells within the window, then those of them that hold something.
  var cells: UInt64
  let word: UInt32
  let level: UInt32
  let column: Int32
  let row: Int32
}
