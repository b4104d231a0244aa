/// The measured widths of words, by text, style and direction.
///
/// The text comes from users, so the cache is bounded, and a word is looked for in a few places
/// only, whatever its hash. Two generations: when the younger is full it becomes the older and the
/// older is forgotten; a word found there is young again.
struct WordCache {
  private let sets: Int
  private var young = Generation()
  private var old = Generation()

  /// No generation has more scalars than this.
  private static let capacity = 1 << 17

  /// - Parameter sets: A power of two; four times as many words are found again.
  init(sets: Int) {
    self.sets = sets
  }

  /// The advances of the words; where a word's begin is what `find` and `insert` say.
  var advances: [Int32] { young.advances }
  /// The marks of unsafe places, likewise.
  var unsafeToBreak: [Bool] { young.unsafeToBreak }

  /// Forgets everything.
  mutating func removeAll() {
    young = Generation()
    old = Generation()
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
  mutating func find(
    _ text: [UInt32], _ range: Range<Int>, hash: UInt32, variant: UInt32
  ) -> Int? {
    if let place = young.find(text, range, hash: hash, variant: variant) { return place }
    guard let place = old.find(text, range, hash: hash, variant: variant) else { return nil }
    let end = place + range.count
    return insert(
      text, range, hash: hash, variant: variant, advances: old.advances[place..<end],
      unsafeToBreak: old.unsafeToBreak[place..<end])
  }

  /// Keeps the widths of a word and says where they begin.
  mutating func insert(
    _ text: [UInt32], _ range: Range<Int>, hash: UInt32, variant: UInt32, run: MeasuredRun
  ) -> Int {
    insert(
      text, range, hash: hash, variant: variant, advances: run.advances[...],
      unsafeToBreak: run.unsafeToBreak[...])
  }

  private mutating func insert(
    _ text: [UInt32], _ range: Range<Int>, hash: UInt32, variant: UInt32,
    advances: ArraySlice<Int32>, unsafeToBreak: ArraySlice<Bool>
  ) -> Int {
    if young.scalars.count + range.count > Self.capacity {
      swap(&young, &old)
      young.removeAll(sets: sets)
    } else if young.table.isEmpty {
      young.removeAll(sets: sets)
    }
    let start = young.scalars.count
    young.scalars.append(contentsOf: text[range])
    young.advances.append(contentsOf: advances)
    young.unsafeToBreak.append(contentsOf: unsafeToBreak)
    young.enter(
      Entry(start: Int32(start), count: Int32(range.count), hash: hash, variant: variant))
    return start
  }

  /// Where a word's widths stand.
  private struct Entry {
    var start: Int32
    var count: Int32
    var hash: UInt32
    /// Style and direction.
    var variant: UInt32

    static let none = Entry(start: 0, count: -1, hash: 0, variant: 0)
  }

  private struct Generation {
    static let ways = 4

    var table: [Entry] = []
    var scalars: [UInt32] = []
    var advances: [Int32] = []
    var unsafeToBreak: [Bool] = []

    mutating func removeAll(sets: Int) {
      table.removeAll(keepingCapacity: true)
      table.append(contentsOf: repeatElement(.none, count: sets * Self.ways))
      scalars.removeAll(keepingCapacity: true)
      advances.removeAll(keepingCapacity: true)
      unsafeToBreak.removeAll(keepingCapacity: true)
    }

    /// The first of the places where a word can stand.
    @inline(__always)
    private func first(_ hash: UInt32) -> Int {
      Int(hash >> 8) & (table.count / Self.ways - 1) * Self.ways
    }

    func find(_ text: [UInt32], _ range: Range<Int>, hash: UInt32, variant: UInt32) -> Int? {
      guard !table.isEmpty else { return nil }
      let first = first(hash)
      for place in first..<(first + Self.ways) {
        let entry = table[place]
        guard entry.hash == hash, entry.variant == variant, Int(entry.count) == range.count else {
          continue
        }
        let start = Int(entry.start)
        var index = 0
        while index < range.count && scalars[start + index] == text[range.lowerBound + index] {
          index += 1
        }
        if index == range.count { return start }
      }
      return nil
    }

    /// Takes an empty place, or the one that the hash's last bits pick.
    mutating func enter(_ entry: Entry) {
      let first = first(entry.hash)
      var place = first + Int(entry.hash & 3)
      for way in first..<(first + Self.ways) where table[way].count < 0 {
        place = way
        break
      }
      table[place] = entry
    }
  }
}
