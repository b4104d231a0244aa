import PetMapCallout

/// The font that sets most of the text, with the short ways of measuring that it allows.
final class FirstFont {
  let font: Font
  private var pairs: PairWidths
  private var simple: SimpleText?
  private var questions = 0

  init(_ font: Font) {
    self.font = font
    pairs = PairWidths(font)
  }

  /// Measures a run from left to right by its pairs of letters if that will do.
  ///
  /// - Returns: What is left to do.
  func measure(
    _ text: [UInt32], _ range: Range<Int>, size: Double, into run: inout MeasuredRun
  ) -> SimpleText.Way? {
    guard let simple = simple ?? lookUp() else { return .shaping }
    let (way, hasLetter) = simple.way(text, range)
    guard way == .pairs else { return way }
    let script = hasLetter ? Font.latin : 0
    if pairs.measure(text, range, size: size, script: script, into: &run) { return nil }
    run.reset(count: range.count)
    return .shaping
  }

  /// Not for a single callout: it takes longer to find out than to shape the words.
  private func lookUp() -> SimpleText? {
    questions += 1
    if questions > 100 { simple = SimpleText(font) }
    return simple
  }
}
