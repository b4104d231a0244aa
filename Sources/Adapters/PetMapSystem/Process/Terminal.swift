#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// The process's terminal.
package enum Terminal {
  package static func isTerminal(_ descriptor: Int32) -> Bool { isatty(descriptor) == 1 }

  /// Returns the terminal's width in columns, or `nil` if the descriptor is not a terminal or its
  /// width is unknown.
  package static func columns(_ descriptor: Int32) -> Int? {
    var size = winsize()
    guard unsafe ioctl(descriptor, UInt(TIOCGWINSZ), &size) == 0, size.ws_col > 0 else {
      return nil
    }
    return Int(size.ws_col)
  }

  /// Returns the next line of standard input without its line ending, or `nil` at the end of the
  /// input.
  package static func readLine() -> String? { Swift.readLine(strippingNewline: true) }

  /// Runs `body` with the terminal's echo disabled.
  package static func withoutEcho<Result>(_ body: () -> Result) -> Result {
    var settings = termios()
    guard unsafe tcgetattr(0, &settings) == 0 else { return body() }
    var silent = settings
    silent.c_lflag &= ~tcflag_t(ECHO)
    _ = unsafe tcsetattr(0, TCSAFLUSH, &silent)
    defer { _ = unsafe tcsetattr(0, TCSAFLUSH, &settings) }
    return body()
  }
}
