#if canImport(Glibc)
  private import Glibc
#elseif canImport(Darwin)
  private import Darwin
#endif

/// The operating system's calls that commands make. No other file of the target imports them.
package enum Platform {
  /// The value of a variable of the environment, nil when it is not set.
  package static func environment(_ name: String) -> String? {
    guard let value = unsafe getenv(name) else { return nil }
    return unsafe String(cString: value)
  }

  package static func isTerminal(_ descriptor: Int32) -> Bool { isatty(descriptor) == 1 }

  /// The terminal's width in columns, nil when the descriptor is none or does not know.
  package static func columns(_ descriptor: Int32) -> Int? {
    var size = winsize()
    guard unsafe ioctl(descriptor, UInt(TIOCGWINSZ), &size) == 0, size.ws_col > 0 else {
      return nil
    }
    return Int(size.ws_col)
  }

  /// Whether a directory stands at the path.
  package static func isDirectory(_ path: String) -> Bool {
    var status = stat()
    return unsafe stat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFDIR
  }

  /// Makes a directory in one that is there; the error's number when that fails.
  package static func makeDirectory(_ path: String) -> Int32? {
    unsafe mkdir(path, 0o777) == 0 ? nil : errno
  }

  /// What tells a file from every other one on the machine, whatever its names.
  package struct Identity: Sendable, Hashable {
    fileprivate let device: UInt64
    fileprivate let node: UInt64
  }

  /// The file at a path, behind symbolic links; nil when there is none, and for devices, which can
  /// be read and written at once.
  package static func identity(of path: String) -> Identity? {
    var status = stat()
    return unsafe stat(path, &status) == 0 ? identity(of: status) : nil
  }

  /// The bytes of the file at a path; nil when there is none.
  package static func byteCount(of path: String) -> Int? {
    var status = stat()
    return unsafe stat(path, &status) == 0 ? Int(status.st_size) : nil
  }

  /// The file that is open as a descriptor; nil for devices.
  package static func identity(of descriptor: Int32) -> Identity? {
    var status = stat()
    return unsafe fstat(descriptor, &status) == 0 ? identity(of: status) : nil
  }

  private static func identity(of status: stat) -> Identity? {
    switch status.st_mode & S_IFMT {
    case S_IFREG, S_IFIFO:
      Identity(
        device: UInt64(truncatingIfNeeded: status.st_dev),
        node: UInt64(truncatingIfNeeded: status.st_ino))
    default: nil
    }
  }

  /// Seconds on a clock that only goes forward.
  package static func seconds() -> Double {
    var time = timespec()
    unsafe clock_gettime(CLOCK_MONOTONIC, &time)
    return Double(time.tv_sec) + Double(time.tv_nsec) * 1e-9
  }

  /// Milliseconds since 1970-01-01T00:00:00Z, by the system's clock.
  package static func millisecondsSince1970() -> Int64 {
    var time = timespec()
    unsafe clock_gettime(CLOCK_REALTIME, &time)
    return Int64(time.tv_sec) * 1000 + Int64(time.tv_nsec) / 1_000_000
  }

  /// Writes all bytes; the error's number when that fails.
  package static func write(_ bytes: Span<UInt8>, to descriptor: Int32) -> Int32? {
    unsafe bytes.withUnsafeBytes { bytes in
      var rest = unsafe bytes[...]
      while unsafe !rest.isEmpty {
        let buffer = unsafe UnsafeRawBufferPointer(rebasing: rest)
        #if canImport(Glibc)
          let count = unsafe Glibc.write(descriptor, buffer.baseAddress, buffer.count)
        #else
          let count = unsafe Darwin.write(descriptor, buffer.baseAddress, buffer.count)
        #endif
        if count < 0 {
          if errno == EINTR { continue }
          return errno
        }
        unsafe rest = rest.dropFirst(count)
      }
      return nil
    }
  }

  /// A line of standard input without its end; nil when there is no more.
  package static func readLine() -> String? { Swift.readLine(strippingNewline: true) }

  /// Does something while the terminal does not show what is typed.
  package static func withoutEcho<Result>(_ body: () -> Result) -> Result {
    var settings = termios()
    guard unsafe tcgetattr(0, &settings) == 0 else { return body() }
    var silent = settings
    silent.c_lflag &= ~tcflag_t(ECHO)
    _ = unsafe tcsetattr(0, TCSAFLUSH, &silent)
    defer { _ = unsafe tcsetattr(0, TCSAFLUSH, &settings) }
    return body()
  }

  /// How far the machine's clock is from UTC now, in minutes.
  package static func minutesFromUTC() -> Int {
    var now = time(nil)
    var local = unsafe tm()
    guard unsafe localtime_r(&now, &local) != nil else { return 0 }
    return unsafe local.tm_gmtoff / 60
  }

  /// What the system calls an error's number.
  package static func message(_ error: Int32) -> String {
    guard let text = unsafe strerror(error) else { return "error \(error)" }
    return unsafe String(cString: text)
  }

  package static let brokenPipe = EPIPE

  /// Keeps SIGHUP from ending the process. The log goes to standard error, so there is no file to
  /// reopen when it is rotated.
  package static func ignoreHangUp() { _ = signal(SIGHUP, SIG_IGN) }

  package static func exit(_ status: Int32) -> Never {
    #if canImport(Glibc)
      Glibc.exit(status)
    #else
      Darwin.exit(status)
    #endif
  }
}
