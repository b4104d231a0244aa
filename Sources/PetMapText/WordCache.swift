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

  /// A scalar of a word, with what was measured: side by side, as they are read together.
  struct Cell {
    let scalar: UInt32
    /// The advance above the bit for an unsafe break.
    private let measure: Int32

    init(_ scalar: UInt32, advance: Int32, isUnsafe: Bool) {
      self.scalar = scalar
      measure = advance << 1 | (isUnsafe ? 1 : 0)
    }

    /// A cell keeps advances up to this.
    static let mostAdvance: UInt64 = 1 << 29

    var advance: Int32 { measure >> 1 }
    var isUnsafe: Bool { measure & 1 != 0 }
  }

  /// The scalars of a word; where they begin is what `find` and `insert` say.
  @inline(__always)
  subscript(place: Int) -> Cell { young.cells[place] }

  /// Forgets everything.
  mutating func removeAll() {
    young = Generation()
    old = Generation()
  }

  /// The hash of a word.
  @inline(never)
  static func hash(
    _ text: borrowing Span<UInt32>, _ range: Range<Int>, variant: UInt32
  ) -> UInt32 {
    var hash = variant &* 0x9E37_79B9
    for position in range {
      hash = (hash ^ text[position]) &* 0x0100_0193
      hash ^= hash >> 15
    }
    return hash &* 0x85EB_CA6B
  }

  /// Where the word's widths begin, or nil.
  @inline(never)
  mutating func find(
    _ text: borrowing Span<UInt32>, _ range: Range<Int>, hash: UInt32, variant: UInt32
  ) -> Int? {
    if let place = young.find(text, range, hash: hash, variant: variant) { return place }
    guard let place = old.find(text, range, hash: hash, variant: variant) else { return nil }
    // Making room may forget the older generation.
    let cells = Array(old.cells[place..<(place + range.count)])
    let start = makeRoom(for: range.count)
    young.cells.append(contentsOf: cells)
    young.enter(start, range, hash: hash, variant: variant)
    return start
  }

  /// Keeps the widths of a word and says where they begin.
  @inline(never)
  mutating func insert(
    _ text: borrowing Span<UInt32>, _ range: Range<Int>, hash: UInt32, variant: UInt32,
    run: MeasuredRun
  ) -> Int {
    let start = makeRoom(for: range.count)
    for index in 0..<range.count {
      young.cells.append(
        Cell(
          text[range.lowerBound + index], advance: run.advances[index],
          isUnsafe: run.unsafeToBreak[index]))
    }
    young.enter(start, range, hash: hash, variant: variant)
    return start
  }

  /// Where the next word will begin.
  private mutating func makeRoom(for count: Int) -> Int {
    if young.cells.count + count > Self.capacity {
      swap(&young, &old)
      young.removeAll(sets: sets)
    } else if young.table.isEmpty {
      young.removeAll(sets: sets)
    }
    return young.cells.count
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
    var cells: [Cell] = []

    mutating func removeAll(sets: Int) {
      table.removeAll(keepingCapacity: true)
      table.append(contentsOf: repeatElement(.none, count: sets * Self.ways))
      cells.removeAll(keepingCapacity: true)
    }

    /// The first of the places where a word can stand.
    @inline(__always)
    private func first(_ hash: UInt32) -> Int {
      Int(hash >> 8) & (table.count / Self.ways - 1) * Self.ways
    }

    func find(_ text: borrowing Span<UInt32>, _ range: Range<Int>, hash: UInt32, variant: UInt32)
      -> Int?
    {
      guard !table.isEmpty else { return nil }
      let first = first(hash)
      let table = table.span
      let cells = cells.span
      for place in first..<(first + Self.ways) {
        let entry = table[place]
        guard entry.hash == hash, entry.variant == variant, Int(entry.count) == range.count else {
          continue
        }
        let start = Int(entry.start)
        precondition(start + range.count <= cells.count && range.upperBound <= text.count)
        var index = 0
        while unsafe index < range.count
          && cells[unchecked: start + index].scalar == text[unchecked: range.lowerBound + index]
        {
          index += 1
        }
        if index == range.count { return start }
      }
      return nil
    }

    /// Takes an empty place, or the one that the hash's last bits pick.
    mutating func enter(_ start: Int, _ range: Range<Int>, hash: UInt32, variant: UInt32) {
      let first = first(hash)
      var place = first + Int(hash & 3)
      for way in first..<(first + Self.ways) where table[way].count < 0 {
        place = way
        break
      }
      table[place] = Entry(
        start: Int32(start), count: Int32(range.count), hash: hash, variant: variant)
    }
  }
}
