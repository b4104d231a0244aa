import CHarfBuzz
import PetMapCallout

/// Widths of words that a font sets letter by letter, summed up from their pairs of letters.
///
/// Telephone numbers, addresses and coordinates are new in every text, and a word takes 10 µs to
/// shape in a font with many contextual forms. But where a font's tables leave every letter of an
/// alphabet alone and kern by pairs, a word of that alphabet is as wide as its pairs say, to the
/// last bit.
struct PairWidths {
  private let font: Font
  private var tables: [Table] = []
  /// Changes when the tables' numbers begin anew.
  private(set) var generation = 0

  init(_ font: Font) {
    self.font = font
  }

  /// Measures the letter at a position of a word before its neighbour; false if the pair is not of
  /// two glyphs.
  ///
  /// - Parameters:
  ///   - range: the word.
  ///   - start: where the run begins that the word is part of.
  ///   - table: the number of the size and script.
  @inline(__always)
  mutating func measure(
    _ text: [UInt32], _ position: Int, _ range: Range<Int>, from start: Int, in table: Int,
    into run: inout MeasuredRun
  ) -> Bool {
    let entry = position - start
    let right = position + 1 < range.upperBound ? text[position + 1] : nil
    guard let pair = pair(text[position], right, table) else { return false }
    run.advances[entry] = pair.advance
    if pair.isUnsafe { run.unsafeToBreak[entry + 1] = true }
    return true
  }

  /// The advance of a letter before another.
  private struct Pair {
    var advance: Int32
    /// Whether the place between the two is unsafe to break.
    var isUnsafe: Bool
  }

  /// The pairs met in one size and script, by the left letter and then the right.
  private struct Table {
    let size: Double
    let script: UInt32
    /// The advance above the bit for an unsafe break.
    var entries: [Int32]

    static let unknown = Int32.max
    static let refused = Int32.max - 1
  }

  private mutating func pair(_ left: UInt32, _ right: UInt32?, _ number: Int) -> Pair? {
    guard let first = SimpleText.index(of: left) else { return nil }
    let second = right.flatMap(SimpleText.index(of:)) ?? SimpleText.count
    let place = first * (SimpleText.count + 1) + second
    var entry = tables[number].entries[place]
    if entry == Table.unknown {
      entry = shape(left, right, tables[number].size, tables[number].script)
      tables[number].entries[place] = entry
    }
    guard entry != Table.refused else { return nil }
    return Pair(advance: entry >> 1, isUnsafe: entry & 1 != 0)
  }

  private func shape(
    _ left: UInt32, _ right: UInt32?, _ size: Double, _ script: UInt32
  ) -> Int32 {
    let text = right.map { [left, $0] } ?? [left]
    var entry = Table.refused
    unsafe font.shape(
      text, 0..<text.count, size: size, direction: .leftToRight, script: script
    ) { glyphs in
      guard glyphs.count == text.count else { return }
      let isUnsafe = unsafe glyphs.count > 1 && glyphs[1].unsafe_to_break != 0
      entry = unsafe glyphs[0].advance << 1 | (isUnsafe ? 1 : 0)
    }
    return entry
  }

  /// The number of the table for a size and script, below 32.
  mutating func table(_ size: Double, _ script: UInt32) -> Int {
    for index in tables.indices where tables[index].size == size && tables[index].script == script {
      return index
    }
    // Whoever makes up that many sizes gets no memory for it.
    if tables.count == 32 {
      tables.removeAll()
      generation += 1
    }
    let entries = [Int32](
      repeating: Table.unknown, count: SimpleText.count * (SimpleText.count + 1))
    tables.append(Table(size: size, script: script, entries: entries))
    return tables.count - 1
  }
}
