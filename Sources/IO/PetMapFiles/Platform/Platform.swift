// The one file of this target that imports the platform's C library.

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// The system calls this target makes. Every failure is an `errno`.
enum Platform {
  struct Failure: Error {
    var code: Int32
  }

  enum Kind {
    case file
    case directory
    case pipe
    case other

    init(_ status: stat) {
      switch status.st_mode & S_IFMT {
      case S_IFREG: self = .file
      case S_IFDIR: self = .directory
      case S_IFIFO: self = .pipe
      default: self = .other
      }
    }
  }

  static let isDirectory = EISDIR
  static let timedOut = ETIMEDOUT
  static let notAFile = EINVAL
  static let exists = EEXIST

  /// Opens for reading without waiting for whoever writes to a named pipe.
  ///
  /// - Parameter followsLink: false refuses a symbolic link at the path's end.
  static func openForReading(_ path: String, followsLink: Bool = true) throws(Failure) -> Int32 {
    let link = followsLink ? 0 : O_NOFOLLOW
    let descriptor = unsafe open(path, O_RDONLY | O_NONBLOCK | O_CLOEXEC | O_NOCTTY | link)
    guard descriptor >= 0 else { throw Failure(code: errno) }
    return descriptor
  }

  static func kind(of descriptor: Int32) throws(Failure) -> Kind {
    var status = stat()
    guard unsafe fstat(descriptor, &status) == 0 else { throw Failure(code: errno) }
    return Kind(status)
  }

  /// How much of a regular file has been read, 0 to 1; nil for anything else.
  static func fractionRead(_ descriptor: Int32) -> Double? {
    var status = stat()
    guard unsafe fstat(descriptor, &status) == 0, status.st_mode & S_IFMT == S_IFREG,
      status.st_size > 0
    else { return nil }
    let position = lseek(descriptor, 0, SEEK_CUR)
    return position < 0 ? nil : min(1, Double(position) / Double(status.st_size))
  }

  /// Waits until somebody writes to a pipe that was opened with ``openForReading(_:)``.
  /// - Returns: the first byte, when it had to be taken to know.
  /// - Throws: `ETIMEDOUT` after so many seconds.
  static func awaitWriter(_ descriptor: Int32, seconds: Int) throws(Failure) -> UInt8? {
    for _ in 0..<(seconds * 50) {
      var wish = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
      if unsafe poll(&wish, 1, 20) > 0 { return nil }
      // With nobody at the other end a read ends at once; with a writer it would have to wait.
      var byte: UInt8 = 0
      let count = unsafe systemRead(descriptor, &byte, 1)
      if count == 1 { return byte }
      if count < 0 { return nil }
    }
    throw Failure(code: ETIMEDOUT)
  }

  static func makeBlocking(_ descriptor: Int32) {
    let flags = fcntl(descriptor, F_GETFL)
    if flags >= 0 { _ = fcntl(descriptor, F_SETFL, flags & ~O_NONBLOCK) }
  }

  /// - Returns: how many bytes were read, 0 at the end.
  static func read(
    _ descriptor: Int32, into buffer: UnsafeMutableRawPointer, count: Int
  ) throws(Failure) -> Int {
    while true {
      let result = unsafe systemRead(descriptor, buffer, count)
      if result >= 0 { return result }
      if errno != EINTR { throw Failure(code: errno) }
    }
  }

  static func write(_ descriptor: Int32, _ bytes: Span<UInt8>) throws(Failure) {
    let failure = unsafe bytes.withUnsafeBytes { bytes -> Int32? in
      var written = 0
      while written < bytes.count, let start = bytes.baseAddress {
        let count = unsafe systemWrite(descriptor, start + written, bytes.count - written)
        if count >= 0 {
          written += count
        } else if errno != EINTR {
          return errno
        }
      }
      return nil
    }
    if let failure { throw Failure(code: failure) }
  }

  static func closeDescriptor(_ descriptor: Int32) {
    _ = close(descriptor)
  }

  /// The place of the first such byte, counted from `from`.
  static func find(_ byte: UInt8, in from: UnsafeRawPointer, count: Int) -> Int? {
    guard let found = unsafe memchr(from, Int32(byte), count) else { return nil }
    return unsafe UnsafeRawPointer(found) - from
  }

  /// How many bytes of a regular file have been read.
  static func position(of descriptor: Int32) -> Int64? {
    let position = lseek(descriptor, 0, SEEK_CUR)
    return position < 0 ? nil : Int64(position)
  }

  static func setPosition(of descriptor: Int32, to position: Int64) throws(Failure) {
    guard lseek(descriptor, off_t(position), SEEK_SET) >= 0 else { throw Failure(code: errno) }
  }

  /// The system's converter of an encoding into UTF-8.
  @unsafe struct Converter {
    enum Result {
      case done
      /// There is no more room.
      case full
      /// The input ends within a character.
      case incomplete
      /// What comes next is no character of the encoding.
      case invalid
    }

    private let handle: iconv_t

    /// Nil for an encoding that the system does not know.
    init?(from encoding: String) {
      let handle = unsafe iconv_open("UTF-8", encoding)
      guard unsafe handle != iconv_t(bitPattern: -1), let handle = unsafe handle else { return nil }
      unsafe self.handle = unsafe handle
    }

    /// Converts as much as goes; the counts become what is left.
    func convert(
      _ input: UnsafeMutablePointer<UInt8>, _ inputLeft: inout Int,
      _ output: UnsafeMutableRawPointer, _ outputLeft: inout Int
    ) -> Result {
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

    func close() { _ = unsafe iconv_close(handle) }
  }

  // MARK: Writing beside and renaming

  /// Creates a file that did not exist, readable as the process's mask says.
  static func create(_ path: String) throws(Failure) -> Int32 {
    let descriptor = unsafe open(path, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o666)
    guard descriptor >= 0 else { throw Failure(code: errno) }
    return descriptor
  }

  /// Opens something that is no regular file, such as a device or a pipe, for writing.
  static func openForWriting(_ path: String) throws(Failure) -> Int32 {
    let descriptor = unsafe open(path, O_WRONLY | O_CLOEXEC)
    guard descriptor >= 0 else { throw Failure(code: errno) }
    return descriptor
  }

  /// What stands at a path, and with which permissions; nil when nothing does.
  static func status(of path: String) -> (kind: Kind, permissions: UInt32)? {
    var status = stat()
    guard unsafe stat(path, &status) == 0 else { return nil }
    return (Kind(status), UInt32(status.st_mode & 0o7777))
  }

  static func setPermissions(_ permissions: UInt32, of descriptor: Int32) {
    _ = fchmod(descriptor, mode_t(permissions))
  }

  /// The path without symbolic links, `.` and `..`.
  static func realPath(_ path: String) throws(Failure) -> String {
    // The system would take the path up to the zero.
    guard !path.utf8.contains(0) else { throw Failure(code: ENOENT) }
    guard let real = unsafe realpath(path, nil) else { throw Failure(code: errno) }
    defer { unsafe systemFree(real) }
    return unsafe String(cString: real)
  }

  /// What a symbolic link holds; nil for anything else.
  static func destination(of link: String) -> String? {
    unsafe withUnsafeTemporaryAllocation(of: CChar.self, capacity: 4_096) { buffer in
      guard let start = buffer.baseAddress else { return nil }
      let count = unsafe readlink(link, start, buffer.count)
      guard count > 0 else { return nil }
      let bytes = unsafe UnsafeRawBufferPointer(start: start, count: count)
      return unsafe String(decoding: bytes, as: UTF8.self)
    }
  }

  static func synchronise(_ descriptor: Int32) throws(Failure) {
    // Pipes and devices have nothing to synchronise.
    guard fsync(descriptor) == 0 || errno == EINVAL || errno == EROFS else {
      throw Failure(code: errno)
    }
  }

  static func move(_ path: String, to target: String) throws(Failure) {
    guard unsafe rename(path, target) == 0 else { throw Failure(code: errno) }
  }

  static func remove(_ path: String) {
    _ = unsafe unlink(path)
  }

  /// Removes a file from within a signal's handler.
  static func remove(_ path: UnsafePointer<CChar>) {
    _ = unsafe unlink(path)
  }

  /// A copy in memory that stays until ``free(_:)``; nil when there is none left.
  static func copy(_ path: String) -> UnsafeMutablePointer<CChar>? { unsafe strdup(path) }

  static func free(_ path: UnsafeMutablePointer<CChar>?) { unsafe systemFree(path) }

  // MARK: Signals, for ProcessSignals alone

  static func endOnBrokenPipe() {
    signal(SIGPIPE, SIG_DFL)
  }

  /// Has a write beyond the largest size of a file fail instead of ending the process.
  static func ignoreFileSizeLimit() { signal(SIGXFSZ, SIG_IGN) }

  /// Has a function called for every signal that interrupts the process.
  static func listenForInterrupts(_ handler: @escaping @convention(c) (Int32) -> Void) {
    for number in [SIGINT, SIGTERM, SIGHUP] {
      var current = sigaction()
      // Who ignores a signal, as nohup does, goes on ignoring it.
      guard unsafe sigaction(number, nil, &current) == 0, isDefault(current) else { continue }
      signal(number, handler)
    }
  }

  /// Ends the process by a signal, from within its handler.
  static func endBySignal(_ number: Int32) {
    signal(number, SIG_DFL)
    _ = raise(number)
  }

  private static func isDefault(_ action: sigaction) -> Bool {
    #if canImport(Darwin)
      unsafe action.__sigaction_u.__sa_handler == nil
    #else
      unsafe action.__sigaction_handler.sa_handler == nil
    #endif
  }
}

private func systemFree(_ memory: UnsafeMutablePointer<CChar>?) { unsafe free(memory) }

private func systemRead(_ descriptor: Int32, _ buffer: UnsafeMutableRawPointer, _ count: Int)
  -> Int
{
  unsafe read(descriptor, buffer, count)
}

private func systemWrite(_ descriptor: Int32, _ buffer: UnsafeRawPointer, _ count: Int) -> Int {
  unsafe write(descriptor, buffer, count)
}
