/// A JSON parsing error and its position.
public struct JSONError: Error, Sendable, Hashable {
  /// The kind of error.
  public enum Reason: Sendable, Hashable {
    /// The text is empty or ends within a value.
    case unexpectedEnd
    /// A byte that is not valid at its position, including any after the end of the text.
    case unexpectedByte
    /// A number that does not follow JSON's grammar, such as `01` or `1.`.
    case badNumber
    /// A character below U+0020 in a string.
    case controlCharacter
    /// An unknown escape sequence, or a Unicode escape with digits that are not hexadecimal.
    case badEscape
    /// An unpaired surrogate.
    case loneSurrogate
    /// Bytes that are not valid UTF-8.
    case notUTF8
    /// Arrays and objects nested beyond the limit.
    case tooDeep
  }

  /// The kind of error.
  public let reason: Reason
  /// The byte offset of the error, starting at 0.
  public let offset: Int
  /// The line number, starting at 1.
  public let line: Int
  /// The byte's position in the line, starting at 1.
  public let column: Int

  init(_ reason: Reason, at offset: Int, of bytes: [UInt8]) {
    self.reason = reason
    self.offset = offset
    let before = bytes.prefix(offset)
    line = before.count { $0 == UInt8(ascii: "\n") } + 1
    column = offset - (before.lastIndex(of: UInt8(ascii: "\n")) ?? -1)
  }
}
