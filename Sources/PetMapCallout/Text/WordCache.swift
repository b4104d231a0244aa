/// The measured widths of words, by text, style and direction.
///
/// The text comes from users, so the cache is bounded: a full one starts anew, and a word is
/// looked for in a few places only, whatever its hash.
struct WordCache {
  /// Where a word's widths stand in `advances` and `unsafe`.
  struct Entry {
    var start: Int32
    var count: Int32
    var hash: UInt32
    /// Style and direction.
    var variant: UInt32
  }

  private static let ways = 4
  private static let sets = 4_096
  private static let capacity = 1 << 17

  private var table: [Entry] = []
  private var scalars: [UInt32] = []
  private(set) var advances: [Int32] = []
  private(set) var unsafeToBreak: [Bool] = []

  /// Forgets everything.
  mutating func removeAll() {
    table.removeAll(keepingCapacity: true)
    table.append(
      contentsOf: repeatElement(
        Entry(start: 0, count: -1, hash: 0, variant: 0), count: Self.sets * Self.ways))
    scalars.removeAll(keepingCapacity: true)
    advances.removeAll(keepingCapacity: true)
    unsafeToBreak.removeAll(keepingCapacity: true)
  }

  /// The hash of a word.
  @inline(__always)
  static func hash(_ text: [UInt32], _ range: Range<Int>, variant: UInt32) -> UInt32 {
    var hash = variant &* 0x9E37_79B9
    for position in range {
      hash = (hash ^ text[position]) &* 0x0100_0193
      hash ^= hash >> 15
    }
    return hash &* 0x85EB_CA6B
  }

  /// Where the word's widths begin, or nil.
  func find(_ text: [UInt32], _ range: Range<Int>, hash: UInt32, variant: UInt32) -> Int? {
    guard !table.isEmpty else { return nil }
    let set = Int(hash >> 8) & (Self.sets - 1)
    for way in 0..<Self.ways {
      let entry = table[set * Self.ways + way]
      guard entry.hash == hash, entry.variant == variant, Int(entry.count) == range.count else {
        continue
      }
      let start = Int(entry.start)
      var same = true
      for index in 0..<range.count
      where scalars[start + index] != text[range.lowerBound + index] {
        same = false
        break
      }
      if same { return start }
    }
    return nil
  }

  /// Keeps the widths of a word and says where they begin.
  mutating func insert(
    _ text: [UInt32], _ range: Range<Int>, hash: UInt32, variant: UInt32, run: MeasuredRun
  ) -> Int {
    if table.isEmpty || scalars.count + range.count > Self.capacity { removeAll() }
    let start = scalars.count
    scalars.append(contentsOf: text[range])
    advances.append(contentsOf: run.advances)
    unsafeToBreak.append(contentsOf: run.unsafeToBreak)
    let set = Int(hash >> 8) & (Self.sets - 1)
    // An empty place, or the one that the hash's top bits pick.
    var place = set * Self.ways + Int(hash & 3)
    for way in 0..<Self.ways where table[set * Self.ways + way].count < 0 {
      place = set * Self.ways + way
      break
    }
    table[place] = Entry(
      start: Int32(start), count: Int32(range.count), hash: hash, variant: variant)
    return start
  }
}
