import PetMapSystem

/// Decodes bytes in any encoding supported by the system's `iconv` to UTF-8.
///
/// Safe: it owns the memory and the converter from `init` to `deinit`, and the converter is told
/// the size of each buffer.
@safe
final class TextDecoder {
  private static let inputSize = 32 << 10
  /// The replacement for undefined bytes: a byte that never occurs in UTF-8, so the record is
  /// reported as invalid.
  static let undefined: UInt8 = 0xFF

  private let converter: TextConverter
  private let input: UnsafeMutablePointer<UInt8>
  private var start = 0
  private var end = 0
  /// The minimum number of bytes per character, which is also the number to skip if they are
  /// undefined.
  private let unit: Int

  /// Returns `nil` for an encoding that the system does not support.
  init?(_ encoding: TextEncoding) {
    guard let converter = unsafe TextConverter(from: encoding.converterName) else {
      return nil
    }
    unsafe self.converter = converter
    unit = encoding.unit
    unsafe input = .allocate(capacity: Self.inputSize)
  }

  deinit {
    unsafe converter.close()
    unsafe input.deallocate()
  }

  /// Decodes the next bytes, replacing undefined bytes with ``undefined``.
  ///
  /// - Returns: The number of UTF-8 bytes written, or 0 at the end.
  func read(
    into buffer: UnsafeMutableRawPointer, count: Int,
    from source: (UnsafeMutableRawPointer, Int) throws(FileError) -> Int
  ) throws(FileError) -> Int {
    var written = 0
    // Leave space for the longest character.
    while count - written >= 4 {
      var left = (input: end - start, output: count - written)
      let result = unsafe converter.convert(
        input + start, &left.input, buffer + written, &left.output)
      start = end - left.input
      written = count - left.output
      switch result {
      case .full: return written
      case .invalid:
        unsafe buffer.storeBytes(of: Self.undefined, toByteOffset: written, as: UInt8.self)
        written += 1
        start = min(end, start + unit)
      case .done where written > 0: return written
      case .done, .incomplete:
        unsafe input.update(from: input + start, count: end - start)
        (start, end) = (0, end - start)
        let more = try unsafe source(input + end, Self.inputSize - end)
        end += more
        guard more == 0 else { continue }
        // The last character is truncated.
        if end > 0 {
          unsafe buffer.storeBytes(of: Self.undefined, toByteOffset: written, as: UInt8.self)
          written += 1
          end = 0
        }
        return written
      }
    }
    return written
  }
}
