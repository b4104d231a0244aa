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

  /// Seconds on a clock that only goes forward.
  package static func seconds() -> Double {
    var time = timespec()
    unsafe clock_gettime(CLOCK_MONOTONIC, &time)
    return Double(time.tv_sec) + Double(time.tv_nsec) * 1e-9
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

  /// What the system calls an error's number.
  package static func message(_ error: Int32) -> String {
    guard let text = unsafe strerror(error) else { return "error \(error)" }
    return unsafe String(cString: text)
  }

  package static let brokenPipe = EPIPE

  /// A reader that goes away ends the program without a word, as it ends every filter.
  package static func endQuietlyOnBrokenPipe() {
    signal(SIGPIPE, SIG_DFL)
  }

  package static func exit(_ status: ExitStatus) -> Never {
    #if canImport(Glibc)
      Glibc.exit(status.rawValue)
    #else
      Darwin.exit(status.rawValue)
    #endif
  }
}

// MARK: Files

extension Platform {
  package enum FileKind: Sendable {
    case regular
    case directory
    /// A pipe, a terminal, a device.
    case other
  }

  package struct SystemError: Error {
    package let number: Int32
    package var message: String { Platform.message(number) }
    package var isMissing: Bool { number == ENOENT }
  }

  /// What a path names, nil when it names nothing that can be looked at.
  package static func kind(of path: String) -> FileKind? {
    var status = stat()
    guard unsafe stat(path, &status) == 0 else { return nil }
    switch status.st_mode & S_IFMT {
    case S_IFREG: return .regular
    case S_IFDIR: return .directory
    default: return .other
    }
  }

  /// The path with every symbolic link in it followed, nil when it names nothing.
  package static func resolved(_ path: String) -> String? {
    guard let real = unsafe realpath(path, nil) else { return nil }
    defer { unsafe free(real) }
    return unsafe String(cString: real)
  }

  /// Opens a file that must not be there yet; it gets another's permissions if that one is there.
  package static func create(
    _ path: String, withPermissionsOf other: String
  ) throws(SystemError) -> Int32 {
    let descriptor = unsafe open(path, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o666)
    guard descriptor >= 0 else { throw SystemError(number: errno) }
    var status = stat()
    if unsafe stat(other, &status) == 0 { fchmod(descriptor, status.st_mode & 0o7777) }
    return descriptor
  }

  /// Opens what is there for writing: a pipe or a device.
  package static func openExisting(_ path: String) throws(SystemError) -> Int32 {
    let descriptor = unsafe open(path, O_WRONLY | O_CLOEXEC)
    guard descriptor >= 0 else { throw SystemError(number: errno) }
    return descriptor
  }

  package static func close(_ descriptor: Int32) -> Int32? {
    #if canImport(Glibc)
      return Glibc.close(descriptor) == 0 ? nil : errno
    #else
      return Darwin.close(descriptor) == 0 ? nil : errno
    #endif
  }

  package static func rename(_ old: String, to new: String) throws(SystemError) {
    #if canImport(Glibc)
      guard unsafe Glibc.rename(old, new) == 0 else { throw SystemError(number: errno) }
    #else
      guard unsafe Darwin.rename(old, new) == 0 else { throw SystemError(number: errno) }
    #endif
  }

  package static func remove(_ path: String) {
    unsafe _ = unlink(path)
  }

  package static var processIdentifier: Int32 { getpid() }
}

// MARK: Interruption

/// The file that an interrupted program takes away, as the signal handler needs it: memory that
/// stays where it is. Only ``Platform/removeOnInterruption(_:)`` changes it.
nonisolated(unsafe) private var doomedPath: UnsafeMutablePointer<CChar>?

extension Platform {
  /// From now on a signal that ends the program removes a file first; nil for none.
  package static func removeOnInterruption(_ path: String?) {
    let old = unsafe doomedPath
    unsafe doomedPath = path.flatMap { unsafe strdup($0) }
    unsafe free(old)
    guard path != nil else { return }
    for number in [SIGINT, SIGTERM, SIGHUP] {
      let previous = signal(number) { number in
        if let path = unsafe doomedPath { unsafe _ = unlink(path) }
        signal(number, SIG_DFL)
        raise(number)
      }
      // What the caller chose to ignore (nohup) stays ignored.
      let ignored = unsafe unsafeBitCast(SIG_IGN, to: Int.self)
      if unsafe unsafeBitCast(previous, to: Int.self) == ignored { signal(number, SIG_IGN) }
    }
  }
}
