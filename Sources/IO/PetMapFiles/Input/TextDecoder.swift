import PetMapSystem

/// Decodes bytes of any encoding that the system's `iconv` knows into UTF-8.
///
/// Safe: the memory and the converter are its own from `init` to `deinit`, and the converter is told
/// how much room there is.
@safe
final class TextDecoder {
  private static let inputSize = 32 << 10
  /// What stands for bytes that are no character of the encoding: no byte of UTF-8, so that their
  /// record is found to be bad.
  static let undefined: UInt8 = 0xFF

  private let converter: TextConverter
  private let input: UnsafeMutablePointer<UInt8>
  private var start = 0
  private var end = 0
  /// How many bytes a character has at least: what is left out when one is none.
  private let unit: Int

  /// Nil for an encoding that the system does not know.
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

  /// - Returns: how many bytes of UTF-8 came out, 0 at the end. What is no character of the
  ///   encoding is ``undefined``.
  func read(
    into buffer: UnsafeMutableRawPointer, count: Int,
    from source: (UnsafeMutableRawPointer, Int) throws(FileError) -> Int
  ) throws(FileError) -> Int {
    var written = 0
    // Room for the longest character.
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
        // The last character lacks its end.
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
