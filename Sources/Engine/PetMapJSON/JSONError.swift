/// Why bytes are not a JSON text, and where.
public struct JSONError: Error, Sendable, Hashable {
  /// What is wrong.
  public enum Reason: Sendable, Hashable {
    /// The text ends within a value, or has none.
    case unexpectedEnd
    /// A byte that may not stand where it does, also one after the whole text.
    case unexpectedByte
    /// A number that JSON's grammar does not have, such as `01` or `1.`.
    case badNumber
    /// A character below U+0020 within a text.
    case controlCharacter
    /// An unknown escape, or four digits that are not hexadecimal.
    case badEscape
    /// Half of a surrogate pair.
    case loneSurrogate
    /// Bytes that are not UTF-8.
    case notUTF8
    /// Arrays and objects within each other beyond the limit.
    case tooDeep
  }

  /// What is wrong there.
  public let reason: Reason
  /// Bytes before the place, from 0.
  public let offset: Int
  /// The line, from 1.
  public let line: Int
  /// The byte in its line, from 1.
  public let column: Int

  init(_ reason: Reason, at offset: Int, of bytes: [UInt8]) {
    self.reason = reason
    self.offset = offset
    let before = bytes.prefix(offset)
    line = before.count { $0 == UInt8(ascii: "\n") } + 1
    column = offset - (before.lastIndex(of: UInt8(ascii: "\n")) ?? -1)
  }
}
