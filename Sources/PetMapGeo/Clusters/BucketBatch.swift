/// Buckets of a tree's directory to be looked through for what is within a window.
///
/// Where an entity lies in memory is only known when its bucket has come from there, and what follows
/// it in the bucket when it has come itself. A batch waits for many of them at once: it takes one step
/// in every bucket before the next step in any, and none of the steps is a branch that the processor
/// could guess wrong. Before the steps are taken all that they lead to is read by a loop that does
/// nothing else: a processor looks some hundreds of instructions ahead, which are many rounds of such
/// a loop and few of one that works.
struct BucketBatch: ~Copyable {
  private let left, right, top, bottom: Double
  private let zoom: UInt32
  /// Above a bucket's or entity's place, below which spans and tags are looked for. The last one is
  /// none, but what has been read ahead, so that reading it is not left out.
  private let steps = Scratch<UInt64>(count: Self.size + 65)
  private let hits = Scratch<ClusterTree.Node>(count: 2 * (Self.size + 64))
  private var count = 0
  private var hitCount = 0

  private static var size: Int { 256 }

  /// - Parameters:
  ///   - left, right, top, bottom: of the window, edges inclusive.
  ///   - zoom: at which entities are to be on the map.
  init(left: Double, right: Double, top: Double, bottom: Double, zoom: UInt32) {
    (self.left, self.right, self.top, self.bottom) = (left, right, top, bottom)
    self.zoom = zoom
  }

  /// Stands for the tags of all cells.
  static var anyTag: UInt32 { 0xFF }

  /// Whether there is no room for the 64 cells of another word.
  var isFull: Bool { count >= Self.size }

  /// Adds a bucket.
  ///
  /// - Parameters:
  ///   - span: what a link must have at least.
  ///   - tags: a bit for each that a link may have.
  @inline(__always) mutating func add(_ bucket: Int, span: UInt32, tags: UInt32) {
    steps[count] = UInt64(truncatingIfNeeded: bucket) &<< 32 | UInt64(span &<< 8 | tags)
    count &+= 1
  }

  /// Looks through the buckets and forgets them. What it finds, it may keep until `hand(over:)`.
  mutating func settle(in tree: borrowing ClusterTree, _ found: inout [ClusterTree.Node]) {
    let buckets = tree.directory.buckets.span
    let entities = tree.entities.span
    let (low, high) = (SIMD2(left, top), SIMD2(right, bottom))
    var ahead: UInt64 = 0
    for index in 0..<count { ahead &+= UInt64(buckets[place(of: steps[index])].slot) }
    var pending = 0
    for index in 0..<count {
      let step = steps[index]
      pending &+= follow(buckets[place(of: step)], of: step, at: pending)
    }
    while pending > 0 {
      for index in 0..<pending { ahead &+= UInt64(entities[place(of: steps[index])].next.slot) }
      if hitCount &+ pending > hits.count { hand(over: &found) }
      var next = 0
      for index in 0..<pending {
        let step = steps[index]
        let slot = place(of: step)
        let entity = entities[slot]
        hits[hitCount] = ClusterTree.Node(slot)
        // As lanes: of single comparisons the compiler makes branches.
        let place = SIMD2(entity.x, entity.y)
        let isWithin = SIMD2<Int64>(repeating: 0).replacing(
          with: 1, where: (place .>= low) .& (place .<= high))
        hitCount &+=
          Int(truncatingIfNeeded: isWithin.x & isWithin.y) & (entity.bottom >= Int(zoom) ? 1 : 0)
        next &+= follow(entity.next, of: step, at: next)
      }
      pending = next
    }
    steps[Self.size + 64] = ahead
    count = 0
  }

  /// Appends what was found to a list.
  mutating func hand(over found: inout [ClusterTree.Node]) {
    hits.append(first: hitCount, to: &found)
    hitCount = 0
  }

  @inline(__always) private func place(of step: UInt64) -> Int {
    Int(truncatingIfNeeded: step &>> 32)
  }

  /// Puts down what a link leads to; 1 when it leads to what is looked for, 0 when it need not stay.
  @inline(__always) private func follow(_ link: ClusterLink, of step: UInt64, at index: Int) -> Int
  {
    let wanted = UInt32(truncatingIfNeeded: step)
    steps[index] = UInt64(link.slot) &<< 32 | UInt64(wanted)
    return (link != .end ? 1 : 0) & (link.span >= wanted &>> 8 ? 1 : 0)
      & Int(truncatingIfNeeded: wanted &>> link.tag & 1)
  }
}
