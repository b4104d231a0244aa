import CHarfBuzz
import PetMapText

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

  /// Measures letters of a word, each before its neighbour; false if a pair is not of two glyphs.
  ///
  /// - Parameters:
  ///   - part: the letters.
  ///   - range: the word.
  ///   - start: where the run begins that the word is part of.
  ///   - table: the number of the size and script.
  mutating func measure(
    _ text: [UInt32], _ part: Range<Int>, of range: Range<Int>, from start: Int, in table: Int,
    into run: inout MeasuredRun
  ) -> Bool {
    var position = part.lowerBound
    while true {
      position = addKnown(text, position..<part.upperBound, range, start, table, &run)
      if position == part.upperBound { return true }
      let right = position + 1 < range.upperBound ? text[position + 1] : nil
      guard learn(text[position], right, table) else { return false }
    }
  }

  /// Measures letters up to the first in a pair that has not been met, and says where that is.
  private func addKnown(
    _ text: [UInt32], _ part: Range<Int>, _ range: Range<Int>, _ start: Int, _ table: Int,
    _ run: inout MeasuredRun
  ) -> Int {
    guard !part.isEmpty, var left = SimpleText.index(of: text[part.lowerBound]) else {
      return part.lowerBound
    }
    let all = tables[table].entries
    let entries = all.span
    for position in part {
      var right = SimpleText.count
      if position + 1 < range.upperBound {
        guard let index = SimpleText.index(of: text[position + 1]) else { return position }
        right = index
      }
      let entry = entries[left * (SimpleText.count + 1) + right]
      guard entry < Table.refused else { return position }
      run.advances[position - start] = entry >> 1
      if entry & 1 != 0 { run.unsafeToBreak[position + 1 - start] = true }
      left = right
    }
    return part.upperBound
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

  /// Shapes a pair that has not been met; false if it is not of two glyphs.
  private mutating func learn(_ left: UInt32, _ right: UInt32?, _ number: Int) -> Bool {
    guard let first = SimpleText.index(of: left) else { return false }
    var second = SimpleText.count
    if let right {
      guard let index = SimpleText.index(of: right) else { return false }
      second = index
    }
    let place = first * (SimpleText.count + 1) + second
    if tables[number].entries[place] == Table.unknown {
      let entry = shape(left, right, tables[number].size, tables[number].script)
      tables[number].entries[place] = entry
    }
    return tables[number].entries[place] != Table.refused
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
