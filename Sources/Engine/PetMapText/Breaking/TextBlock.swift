/// A text broken into lines.
public struct TextBlock: Sendable, Hashable {
  /// The lines, from top to bottom.
  public private(set) var lines: [TextLine]
  /// The base direction of the text, determined by its first strong character.
  public let direction: TextDirection
  /// The sum of the line heights, in CSS pixels.
  public let height: Double
  /// The distance from the top of each line to its baseline, in CSS pixels.
  public let baseline: Double

  init(_ lines: [TextLine], of text: MeasuredText) {
    self.lines = lines
    direction = text.direction
    height = Double(lines.count) * text.style.lineHeight
    baseline = text.baseline
  }

  /// Returns the block with the left edge of its lines at `x`, in CSS pixels.
  package func moved(to x: Double) -> TextBlock {
    var block = self
    for index in lines.indices { block.lines[index].x = x }
    return block
  }
}

/// The way lines are filled.
public enum WrapMode: Sendable, Hashable {
  /// Each line contains as many words as fit.
  case greedy
  /// Each paragraph has the same number of lines as with ``greedy``, of about equal width.
  case balanced
}
