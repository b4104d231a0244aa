import PetMapCallout

/// The font that sets most of the text, with the short ways of measuring that it allows.
final class FirstFont {
  let font: Font
  private var pairs: PairWidths
  private var runs: RunWidths
  private var generation = 0
  private var simple: SimpleText?
  private var questions = 0

  init(_ font: Font) {
    self.font = font
    pairs = PairWidths(font)
    runs = RunWidths(font)
  }

  /// Measures a run from left to right by its pairs of letters if that will do.
  ///
  /// - Returns: What is left to do.
  func measure(
    _ text: [UInt32], _ range: Range<Int>, size: Double, into run: inout MeasuredRun
  ) -> SimpleText.Way? {
    guard let simple = simple ?? lookUp() else { return .shaping }
    let (way, hasLetter) = simple.way(text, range)
    let isMeasured: Bool
    switch way {
    case .pairs:
      let table = pairs.table(size, hasLetter ? Font.latin : 0)
      isMeasured = pairs.measure(text, range, in: table, into: &run)
    case .runs(let alphabet):
      isMeasured = measure(
        text, range, size, hasLetter ? Font.latin : 0, simple, alphabet, into: &run)
    case .withoutComposition, .shaping: return way
    }
    if isMeasured { return nil }
    run.reset(count: range.count)
    return .shaping
  }

  /// Measures a run by its pairs of letters and by the runs in it that can change.
  private func measure(
    _ text: [UInt32], _ range: Range<Int>, _ size: Double, _ script: UInt32,
    _ simple: SimpleText, _ alphabet: UInt8, into run: inout MeasuredRun
  ) -> Bool {
    let table = pairs.table(size, script)
    if pairs.generation != generation {
      generation = pairs.generation
      runs.removeAll()
    }
    var position = range.lowerBound
    while position < range.upperBound {
      var end = simple.changes(text[position], in: alphabet) ? position : position + 1
      let start = end
      while end < range.upperBound && simple.changes(text[end], in: alphabet) { end += 1 }
      if end == start {
        guard pairs.measure(text, position, range, in: table, into: &run) else { return false }
      } else {
        let isMeasured = runs.measure(
          text, position..<end, of: range, size: size, script: script, table: table, into: &run)
        guard isMeasured else { return false }
      }
      position = end
    }
    return true
  }

  /// Not for a single callout: it takes longer to find out than to shape the words.
  private func lookUp() -> SimpleText? {
    questions += 1
    if questions > 100 { simple = SimpleText(font) }
    return simple
  }
}
