/// A text broken into lines.
public struct TextBlock: Sendable, Hashable {
  /// The lines from top to bottom.
  public private(set) var lines: [TextLine]
  /// The base direction of the text: that of its first strong character.
  public let direction: TextDirection
  /// The sum of the line heights in CSS pixels.
  public let height: Double
  /// How far below the top of each line its baseline lies, in CSS pixels.
  public let baseline: Double

  init(_ lines: [TextLine], of text: MeasuredText) {
    self.lines = lines
    direction = text.direction
    height = Double(lines.count) * text.style.lineHeight
    baseline = text.baseline
  }

  /// The block with the left edge of its lines elsewhere, in CSS pixels.
  package func moved(to x: Double) -> TextBlock {
    var block = self
    for index in lines.indices { block.lines[index].x = x }
    return block
  }
}

/// How lines are filled.
public enum WrapMode: Sendable, Hashable {
  /// Each line takes as many words as it can.
  case greedy
  /// The same number of lines in each paragraph, of about the same width.
  case balanced
}
