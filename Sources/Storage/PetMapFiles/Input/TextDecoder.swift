import PetMapSystem

/// Decodes bytes in any encoding supported by the system's `iconv` to UTF-8.
final class TextDecoder {
  private static let inputSize = 32 << 10
  /// The replacement for undefined bytes: a byte that never occurs in UTF-8, so the record is
  /// reported as invalid.
  static let undefined: UInt8 = 0xFF

  private let converter: TextConverter
  private var input = [UInt8](repeating: 0, count: inputSize)
  /// The range of the input that has not been decoded.
  private var rest = 0..<0
  /// The minimum number of bytes per character, which is also the number to skip if they are
  /// undefined.
  private let unit: Int

  /// Returns `nil` for an encoding that the system does not support.
  init?(_ encoding: TextEncoding) {
    guard let converter = TextConverter(from: encoding.converterName) else {
      return nil
    }
    self.converter = converter
    unit = encoding.unit
  }

  /// Decodes the next bytes, replacing undefined bytes with ``undefined``.
  ///
  /// - Returns: The number of UTF-8 bytes written, or 0 at the end.
  func read(
    into buffer: inout [UInt8], _ range: Range<Int>,
    from source: (inout [UInt8], Range<Int>) throws(FileError) -> Int
  ) throws(FileError) -> Int {
    var space = range
    var written: Int { space.lowerBound - range.lowerBound }
    /// Skips bytes that are not a character, unless there is no space left for the replacement, so
    /// that they are read again.
    func replaceUndefined(_ count: Int) {
      guard let index = space.popFirst() else { return }
      buffer[index] = Self.undefined
      rest = min(rest.upperBound, rest.lowerBound + count)..<rest.upperBound
    }
    // Leave space for the longest character.
    while space.count >= 4 {
      switch converter.convert(input, &rest, into: &buffer, &space) {
      case .full: return written
      case .invalid: replaceUndefined(unit)
      case .done where written > 0: return written
      case .done, .incomplete:
        input.replaceSubrange(..<rest.count, with: input[rest])
        rest = 0..<rest.count
        let more = try source(&input, rest.upperBound..<Self.inputSize)
        rest = 0..<rest.upperBound + more
        guard more == 0 else { continue }
        // The last character is truncated.
        if !rest.isEmpty { replaceUndefined(rest.count) }
        return written
      }
    }
    return written
  }
}
