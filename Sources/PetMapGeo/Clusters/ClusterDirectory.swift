/// Where the entities of a tree stand: each is filed once, under the last zoom at which it is there.
///
/// What is on the map at a zoom is filed under this zoom or a lower one. Each zoom's level cuts the
/// plane into square cells of twice the clustering radius; clusters keep their distance, so a cell
/// holds few, and the cells of lower zooms are so much larger that a window touches few of them.
///
/// The cells of a level are dealt onto a square of buckets that repeats in both directions. A
/// bucket's entities are linked, and each link tells without a look at them whether what follows can
/// be in the wanted cell and on the map at the wanted zoom. Most of what is filed under a zoom far
/// below comes into being not far from there. Which cells hold something at all is kept as bits, of
/// which there are many more than buckets, so that few buckets are looked at in vain.
struct ClusterDirectory {
  /// The buckets of one zoom.
  struct Level {
    /// Where they begin among all buckets.
    var start = 0
    var columnBits: Int32 = 0
    var rowBits: Int32 = 0
    /// Where its words of 8 × 8 cells begin among all words, and how many there are in a row and a
    /// column.
    var wordStart = 0
    var wordColumnBits: Int32 = 0
    var wordRowBits: Int32 = 0
    /// How many entities are filed.
    var count = 0
    /// The longest span of zooms of an entity that was ever filed, -1 for none.
    var longestSpan = -1
    let cells: CellScale

    /// Four by four neighbours share a line of the processor's cache.
    @inline(__always) func bucket(column: Int32, row: Int32) -> Int {
      let row = row & ((1 &<< rowBits) &- 1)
      let column = column & ((1 &<< columnBits) &- 1)
      let block = (row &>> 2) &<< (columnBits &- 2) | column &>> 2
      return start &+ Int(block &<< 4 | (row & 3) &<< 2 | column & 3)
    }

    /// The word of a block of cells, in which a cell's bit is 8 · row + column.
    @inline(__always) func word(column: Int32, row: Int32) -> Int {
      let row = row & ((1 &<< wordRowBits) &- 1)
      let column = column & ((1 &<< wordColumnBits) &- 1)
      return wordStart &+ Int(row &<< wordColumnBits | column)
    }

    /// Tells the cells of one bucket apart, mostly.
    @inline(__always) func tag(column: Int32, row: Int32) -> UInt32 {
      let across = UInt32(bitPattern: column &>> columnBits) &* 0x9E37_79B1
      let down = UInt32(bitPattern: row &>> rowBits) &* 0x85EB_CA77
      return min((across &+ down) &>> 29, ClusterLink.mixed - 1)
    }

    /// Puts an entity at the head of its bucket.
    ///
    /// - Parameter span: from the zoom of the level to the deepest at which the entity is there.
    /// - Returns: the link to what was the head.
    @inline(__always) func link(
      _ slot: UInt32, x: Double, y: Double, span: Int, into heads: ScratchView<ClusterLink>,
      _ words: ScratchView<UInt64>
    ) -> ClusterLink {
      let column = cells.column(x)
      let row = cells.row(y)
      let bit = UInt64(truncatingIfNeeded: (row & 7) &<< 3 | column & 7)
      words[word(column: column &>> 3, row: row &>> 3)] |= 1 &<< bit
      let bucket = bucket(column: column, row: row)
      let rest = heads[bucket]
      heads[bucket] = ClusterLink(
        slot, tag: tag(column: column, row: row), span: span, before: rest)
      return rest
    }
  }

  var levels: [Level]
  var buckets: [ClusterLink] = []
  /// The cells that hold something, or have held it.
  var words: [UInt64] = []

  /// - Parameter sizes: of the cells by zoom.
  init(cellSizes sizes: [Double], plane: ClusterPlane) {
    levels = sizes.map { Level(cells: CellScale(size: $0, plane: plane)) }
  }

  /// One to two buckets an entity, and 32 to 64 cells.
  private static func bits(_ count: Int) -> Int32 {
    Int32(max(6, Int.bitWidth - count.leadingZeroBitCount))
  }

  /// Makes room for the buckets of some zooms at once.
  ///
  /// - Parameter counts: of the entities of each.
  mutating func reserve(_ counts: [Int], _ workers: some Workers) {
    let count = counts.reduce(0) { $0 + 1 << Int(Self.bits($1)) }
    buckets = Array(capacity: count, for: workers)
    words = Array(capacity: count / 2, for: workers)
  }

  /// Makes buckets for the entities of a zoom, of which none is filed yet.
  mutating func open(_ zoom: Int, count: Int) {
    let bits = Self.bits(count)
    levels[zoom].start = buckets.count
    levels[zoom].columnBits = (bits + 1) / 2
    levels[zoom].rowBits = bits / 2
    buckets.append(contentsOf: repeatElement(.end, count: 1 << bits))
    levels[zoom].wordStart = words.count
    levels[zoom].wordColumnBits = bits / 2
    levels[zoom].wordRowBits = (bits - 1) / 2
    words.append(contentsOf: repeatElement(0, count: 1 << (bits - 1)))
  }

  /// Files an entity.
  @inline(__always) mutating func file(
    _ slot: UInt32, at zoom: Int, in entities: inout [ClusterEntity]
  ) {
    let entity = entities[Int(slot)]
    let level = levels[zoom]
    // Spans of two of a structure's own arrays would lock all of it.
    var (ownBuckets, ownWords) = ([ClusterLink](), [UInt64]())
    swap(&ownBuckets, &buckets)
    swap(&ownWords, &words)
    let rest = unsafe ownBuckets.withUnsafeMutableBufferPointer { heads in
      unsafe ownWords.withUnsafeMutableBufferPointer { words in
        unsafe level.link(
          slot, x: entity.x, y: entity.y, span: entity.bottom - zoom, into: ScratchView(heads),
          ScratchView(words))
      }
    }
    entities[Int(slot)].next = rest
    swap(&ownBuckets, &buckets)
    swap(&ownWords, &words)
    levels[zoom].count += 1
    levels[zoom].longestSpan = max(level.longestSpan, entity.bottom - zoom)
  }

  /// Takes out an entity that is filed.
  ///
  /// - Complexity: O(entities in its bucket).
  mutating func remove(_ slot: UInt32, at zoom: Int, from entities: inout [ClusterEntity]) {
    let entity = entities[Int(slot)]
    let level = levels[zoom]
    let bucket = level.bucket(
      column: level.cells.column(entity.x), row: level.cells.row(entity.y))
    levels[zoom].count -= 1
    if buckets[bucket].slot == slot {
      buckets[bucket] = entity.next
      return
    }
    var before = buckets[bucket].slot
    while entities[Int(before)].next.slot != slot { before = entities[Int(before)].next.slot }
    entities[Int(before)].next = entity.next
  }
}

/// The way to an entity of a bucket, with hints at it and at all that follow: the tag of their cell,
/// and how long they last.
struct ClusterLink: Equatable, BitwiseCopyable {
  private let bits: UInt32

  /// - Parameters:
  ///   - tag: of the entity's cell, below ``mixed``.
  ///   - span: of zooms of the entity.
  ///   - rest: what follows.
  @inline(__always) init(_ slot: UInt32, tag: UInt32, span: Int, before rest: ClusterLink) {
    // Without a branch, that would have to wait for the bucket.
    let common = rest == .end || rest.tag == tag ? tag : Self.mixed
    bits = max(Self.duration(ofSpan: span), rest.duration) &<< 29 | common &<< 26 | slot
  }

  private init(bits: UInt32) { self.bits = bits }

  /// Leads nowhere, and lasts for nothing.
  static var end: ClusterLink { ClusterLink(bits: 0x1FFF_FFFF) }
  /// The tag of different cells.
  static var mixed: UInt32 { 7 }

  /// The number of zooms from the level's to the deepest at which an entity is there; 7 stands for
  /// more.
  @inline(__always) static func duration(ofSpan span: Int) -> UInt32 {
    UInt32(truncatingIfNeeded: min(span, 6)) &+ 1
  }

  var slot: UInt32 { bits & 0x3FF_FFFF }
  var tag: UInt32 { bits &>> 26 & 7 }
  /// The longest.
  var duration: UInt32 { bits &>> 29 }
}
