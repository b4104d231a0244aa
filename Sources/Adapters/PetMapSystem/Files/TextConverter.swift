#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// A converter from an encoding to UTF-8 (`iconv`). Its owner must close it.
@unsafe package struct TextConverter {
  package enum Outcome {
    case done
    /// The output buffer is full.
    case full
    /// The input ends within a character.
    case incomplete
    /// The next bytes are not a character of the encoding.
    case invalid
  }

  private let handle: iconv_t

  /// Returns `nil` for an encoding that the system does not support.
  package init?(from encoding: String) {
    let handle = unsafe iconv_open("UTF-8", encoding)
    guard unsafe handle != iconv_t(bitPattern: -1), let handle = unsafe handle else { return nil }
    unsafe self.handle = unsafe handle
  }

  /// Converts as much as fits. On return, the counts are the numbers of remaining bytes.
  package func convert(
    _ input: UnsafeMutablePointer<UInt8>, _ inputLeft: inout Int,
    _ output: UnsafeMutableRawPointer, _ outputLeft: inout Int
  ) -> Outcome {
    var from: UnsafeMutablePointer<CChar>? = unsafe UnsafeMutableRawPointer(input)
      .assumingMemoryBound(to: CChar.self)
    var to: UnsafeMutablePointer<CChar>? = unsafe output.assumingMemoryBound(to: CChar.self)
    guard unsafe iconv(handle, &from, &inputLeft, &to, &outputLeft) == -1 else { return .done }
    switch errno {
    case E2BIG: return .full
    case EINVAL: return .incomplete
    default: return .invalid
    }
  }

  package func close() { _ = unsafe iconv_close(handle) }
}
