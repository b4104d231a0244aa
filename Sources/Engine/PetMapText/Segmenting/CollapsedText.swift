/// A text whose white space is collapsed as CSS's `white-space: pre-line` has it.
///
/// Runs of spaces, tabs and carriage returns become one space, and none is left beside a line feed
/// or at either end: each space stands between two words. Line feeds stay.
struct CollapsedText: Sendable {
  /// The scalar values that are left.
  private(set) var scalars: [UInt32] = []
  /// For each scalar, or the white space that it stands for, where it begins in the text as given,
  /// in UTF-16 code units.
  private(set) var offsets: [Int] = []

  /// Collapses a text.
  ///
  /// - Complexity: O(n) in the length of the text.
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
        append(0x0A, offset)
        space = nil
      default:
        if let space, let last = scalars.last, last != 0x0A { append(0x20, space) }
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

  /// The end of the word that begins at an index; the index itself if there is a space or line
  /// feed.
  func wordEnd(_ start: Int) -> Int {
    var end = start
    while end < scalars.count && scalars[end] != 0x20 && scalars[end] != 0x0A { end += 1 }
    return end
  }
}
