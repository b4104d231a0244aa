import CHarfBuzz
import PetMapText

/// Widths of short runs of characters that change beside others, with the neighbours that decide how.
///
/// In a telephone number a hyphen stands higher than in a word. Such a run is shaped once with one
/// character on either side of it; numbers that have the same in them need no shaping any more.
struct RunWidths {
  private let font: Font
  /// The runs in their places, 0 for none.
  private var keys: [UInt64] = []
  /// The advances of each, above the bit for an unsafe break before the next character.
  private var widths: [Int32] = []

  /// Runs are remembered with their neighbours up to this many characters.
  private static let longest = 6
  private static let places = 1 << 13

  init(_ font: Font) {
    self.font = font
  }

  /// Measures `text[part]`, a run that can change and the character before it, in a word.
  ///
  /// - Parameters:
  ///   - range: the word.
  ///   - start: where the run begins that the word is part of.
  ///   - table: the number of the size and script.
  /// - Returns: false if the run is too long, or not of one glyph for each character.
  mutating func measure(
    _ text: [UInt32], _ part: Range<Int>, of range: Range<Int>, from start: Int, size: Double,
    script: UInt32, table: Int, into run: inout MeasuredRun
  ) -> Bool {
    let end = min(part.upperBound + 1, range.upperBound)
    guard end - part.lowerBound <= Self.longest else { return false }
    var key = UInt64(table) + 1
    for position in part.lowerBound..<end {
      guard let index = SimpleText.index(of: text[position]) else { return false }
      key = key << 9 | UInt64(index + 1)
    }
    // A run at the word's end is another than one before a character that is not part of it.
    key = key << 1 | (end > part.upperBound ? 1 : 0)
    if keys.isEmpty { removeAll() }
    var place = Int(truncatingIfNeeded: (key &* 0x9E37_79B9_7F4A_7C15) >> 40) & (Self.places - 1)
    if keys[place] != key {
      // A run has two places and takes that of the one that came before the last.
      if keys[place ^ 1] == key || keys[place] != 0 { place ^= 1 }
      if keys[place] != key {
        guard shape(text, part.lowerBound..<end, size, script, at: place) else { return false }
        keys[place] = key
      }
    }
    for position in part {
      let entry = position - start
      let width = widths[place * Self.longest + position - part.lowerBound]
      run.advances[entry] = width >> 1
      if width & 1 != 0 { run.unsafeToBreak[entry + 1] = true }
    }
    return true
  }

  mutating func removeAll() {
    keys = [UInt64](repeating: 0, count: Self.places)
    widths = [Int32](repeating: 0, count: Self.places * Self.longest)
  }

  private mutating func shape(
    _ text: [UInt32], _ range: Range<Int>, _ size: Double, _ script: UInt32, at place: Int
  ) -> Bool {
    var isPlain = false
    keys[place] = 0
    unsafe font.shape(
      Array(text[range]), 0..<range.count, size: size, direction: .leftToRight, script: script,
      composes: false
    ) { glyphs in
      guard glyphs.count == range.count else { return }
      isPlain = true
      for index in glyphs.indices {
        let isUnsafe = unsafe index + 1 < glyphs.count && glyphs[index + 1].unsafe_to_break != 0
        unsafe widths[place * Self.longest + index] =
          glyphs[index].advance << 1 | (isUnsafe ? 1 : 0)
      }
    }
    return isPlain
  }
}
