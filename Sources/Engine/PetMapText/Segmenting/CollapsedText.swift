/// Text with its whitespace collapsed as in CSS with `white-space: pre-line`.
///
/// Runs of spaces, tabs, and carriage returns are replaced with a single space, or removed next to
/// a line feed and at either end, so each space is between two words. Line feeds are preserved.
struct CollapsedText: Sendable {
  /// The remaining scalar values.
  private(set) var scalars: [UInt32] = []
  /// The UTF-16 offset of each scalar in the original text or, for a replacement, of the whitespace
  /// that it replaces.
  private(set) var offsets: [Int] = []

  /// Collapses the whitespace of a string.
  ///
  /// - Complexity: O(*n*) in the length of the text.
  init(_ text: String) {
    scalars.reserveCapacity(text.utf8.count)
    offsets.reserveCapacity(text.utf8.count)
    var offset = 0
    var space: Int?
    for scalar in text.unicodeScalars {
      switch scalar {
      case " ", "\t", "\r":
        if space == nil { space = offset }
      case "\n":
        append(.lineFeed, offset)
        space = nil
      default:
        if let space, let last = scalars.last, last != .lineFeed { append(.space, space) }
        append(scalar.value, offset)
        space = nil
      }
      offset += scalar.value > 0xFFFF ? 2 : 1
    }
  }

  private mutating func append(_ scalar: UInt32, _ offset: Int) {
    scalars.append(scalar)
    offsets.append(offset)
  }

  /// Returns the end of the word that begins at the given index, or the index itself if there is a
  /// space or line feed at the index.
  func wordEnd(_ start: Int) -> Int {
    var end = start
    while end < scalars.count && scalars[end] != .space && scalars[end] != .lineFeed { end += 1 }
    return end
  }
}
