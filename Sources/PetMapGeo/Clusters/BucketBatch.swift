/// Buckets of a tree's directory to be looked through for what is within a window.
///
/// Where an entity lies in memory is only known when its bucket has come from there, and what follows
/// it in the bucket when it has come itself. A batch waits for many of them at once: it takes one step
/// in every bucket before the next step in any, and none of the steps is a branch that the processor
/// could guess wrong.
struct BucketBatch: ~Copyable {
  private let left, right, top, bottom: Double
  private let zoom: UInt32
  /// Above a bucket's or entity's place, below which spans and tags are looked for.
  private let steps = Scratch<UInt64>(count: Self.size + 64)
  private let hits = Scratch<UInt32>(count: Self.size + 64)
  private var count = 0

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

  /// Looks through the buckets and forgets them.
  mutating func settle(in tree: borrowing ClusterTree, body: (UInt32) -> Void) {
    let buckets = tree.directory.buckets.span
    let entities = tree.entities.span
    var pending = 0
    for index in 0..<count {
      let step = steps[index]
      pending &+= follow(
        buckets[Int(truncatingIfNeeded: step &>> 32)], of: step, at: pending)
    }
    while pending > 0 {
      var (next, found) = (0, 0)
      for index in 0..<pending {
        let step = steps[index]
        let slot = UInt32(truncatingIfNeeded: step &>> 32)
        let entity = entities[Int(truncatingIfNeeded: slot)]
        hits[found] = slot
        found &+=
          (entity.x >= left ? 1 : 0) & (entity.x <= right ? 1 : 0) & (entity.y >= top ? 1 : 0)
          & (entity.y <= bottom ? 1 : 0) & (entity.bottom >= Int(zoom) ? 1 : 0)
        next &+= follow(entity.next, of: step, at: next)
      }
      for index in 0..<found { body(hits[index]) }
      pending = next
    }
    count = 0
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
