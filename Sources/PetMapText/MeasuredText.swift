/// A text whose words are measured, ready to be wrapped at any width.
public struct MeasuredText: Sendable {
  /// The style it was measured in.
  public var style: TextStyle { content.style }
  /// The base direction of the text.
  public var direction: TextDirection { content.direction }
  /// How far below the top of each line its baseline lies, in CSS pixels.
  public var baseline: Double { content.baseline }

  let content: TextParts
}

/// What the lines of a text share.
final class LineSource: Sendable {
  /// The text with its white space collapsed, as UTF-8.
  let utf8: [UInt8]
  /// The bidi level of each scalar; empty where all run to the right.
  let levels: [UInt8]

  init(utf8: [UInt8], levels: [UInt8]) {
    self.utf8 = utf8
    self.levels = levels
  }
}
