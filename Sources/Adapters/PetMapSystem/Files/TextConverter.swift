#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// A converter from an encoding to UTF-8 (`iconv`).
///
/// Safe: it owns the handle from `init` to `deinit`, and `iconv` is told the size of each buffer.
@safe package final class TextConverter {
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

  deinit { _ = unsafe iconv_close(handle) }

  /// Converts as much as fits.
  ///
  /// - Parameters:
  ///   - rest: The range of the input; on return, the part that has not been converted.
  ///   - space: The range of the output; on return, the part that has not been written.
  package func convert(
    _ input: [UInt8], _ rest: inout Range<Int>, into output: inout [UInt8],
    _ space: inout Range<Int>
  ) -> Outcome {
    unsafe input[rest].withUnsafeBytes { input in
      unsafe output.withUnsafeMutableBytes { output in
        let output = unsafe UnsafeMutableRawBufferPointer(rebasing: output[space])
        var from = unsafe UnsafeMutableRawPointer(mutating: input.baseAddress)?
          .assumingMemoryBound(to: CChar.self)
        var to = unsafe output.baseAddress?.assumingMemoryBound(to: CChar.self)
        var (inputLeft, outputLeft) = (input.count, output.count)
        let result = unsafe iconv(handle, &from, &inputLeft, &to, &outputLeft)
        let code = errno
        rest = rest.upperBound - inputLeft..<rest.upperBound
        space = space.upperBound - outputLeft..<space.upperBound
        guard result == -1 else { return .done }
        switch code {
        case E2BIG: return .full
        case EINVAL: return .incomplete
        default: return .invalid
        }
      }
    }
  }
}
