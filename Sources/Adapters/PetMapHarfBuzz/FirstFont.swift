import PetMapText

/// The font that sets most of the text, with the short ways of measuring that it allows.
final class FirstFont {
  let font: Font
  private var ways: ShortWays
  private var simple: SimpleText?
  private var questions = 0

  init(_ font: Font) {
    self.font = font
    ways = ShortWays(font)
  }

  /// Measures part of a run from left to right by its pairs of letters if that will do.
  ///
  /// - Parameters:
  ///   - start: where the run begins.
  /// - Returns: What is left to do.
  func measure(
    _ text: [UInt32], _ range: Range<Int>, from start: Int, size: Double,
    into run: inout MeasuredRun
  ) -> SimpleText.Way? {
    guard let simple = simple ?? lookUp() else { return .shaping }
    let (way, hasLetter, hasDigit) = simple.way(text, range)
    let script = hasLetter ? Font.latin : 0
    var isMeasured = false
    switch way {
    case .pairs:
      isMeasured = ways.measure(text, range, from: start, size, script, into: &run)
    case .runs(let alphabet):
      isMeasured = ways.measure(
        text, range, from: start, size, script, simple, alphabet, into: &run)
    case .withoutComposition, .shaping: return way
    }
    if isMeasured {
      // There are few short numbers, days and codes of countries among them.
      run.isPassing = hasDigit && range.count > 3
      return nil
    }
    for position in range {
      run.advances[position - start] = 0
      run.unsafeToBreak[position - start] = false
    }
    return .shaping
  }

  /// Not for a single callout: it takes longer to find out than to shape the words.
  private func lookUp() -> SimpleText? {
    questions += 1
    if questions > 100 { simple = SimpleText(font) }
    return simple
  }
}

/// The widths that short ways add up.
private struct ShortWays {
  private var pairs: PairWidths
  private var runs: RunWidths
  private var generation = 0

  init(_ font: Font) {
    pairs = PairWidths(font)
    runs = RunWidths(font)
  }

  /// Measures by pairs of letters.
  mutating func measure(
    _ text: [UInt32], _ range: Range<Int>, from start: Int, _ size: Double, _ script: UInt32,
    into run: inout MeasuredRun
  ) -> Bool {
    let table = pairs.table(size, script)
    return pairs.measure(text, range, of: range, from: start, in: table, into: &run)
  }

  /// Measures by pairs of letters and by the runs that can change.
  mutating func measure(
    _ text: [UInt32], _ range: Range<Int>, from start: Int, _ size: Double, _ script: UInt32,
    _ simple: SimpleText, _ alphabet: UInt8, into run: inout MeasuredRun
  ) -> Bool {
    let table = pairs.table(size, script)
    if pairs.generation != generation {
      generation = pairs.generation
      runs.removeAll()
    }
    var position = range.lowerBound
    while position < range.upperBound {
      var first = position
      while first < range.upperBound && !simple.changes(text[first], in: alphabet) { first += 1 }
      // The character before the run is measured with it.
      let before = first == range.upperBound ? first : max(position, first - 1)
      guard
        pairs.measure(text, position..<before, of: range, from: start, in: table, into: &run)
      else { return false }
      var end = first
      while end < range.upperBound && simple.changes(text[end], in: alphabet) { end += 1 }
      if before < end {
        let isMeasured = runs.measure(
          text, before..<end, of: range, from: start, size: size, script: script, table: table,
          into: &run)
        guard isMeasured else { return false }
      }
      position = end
    }
    return true
  }
}
