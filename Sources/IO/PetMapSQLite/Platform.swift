// The one file of this target that imports the platform's C library.

#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// The system calls that a store makes beside SQLite's. What is made belongs to its owner alone.
enum Platform {
  /// A call that failed, with its `errno`.
  struct Failure: Error {
    var code: Int32
    /// What the system calls the error.
    var message: String {
      guard let text = unsafe strerror(code) else { return "error \(code)" }
      return unsafe String(cString: text)
    }
  }

  /// What stands at a path, symbolic links not followed.
  enum Kind {
    case file(size: Int)
    case directory
    case other
  }

  static func kind(of path: String) -> Kind? {
    var status = stat()
    guard unsafe lstat(path, &status) == 0 else { return nil }
    switch status.st_mode & S_IFMT {
    case S_IFREG: return .file(size: Int(status.st_size))
    case S_IFDIR: return .directory
    default: return .other
    }
  }

  // MARK: Directories

  /// Makes a directory unless there is one.
  static func makeDirectory(_ path: String) throws(Failure) {
    if unsafe mkdir(path, 0o700) == 0 { return }
    let code = errno
    var status = stat()
    if code == EEXIST, unsafe stat(path, &status) == 0, status.st_mode & S_IFMT == S_IFDIR {
      return
    }
    throw Failure(code: code == EEXIST ? ENOTDIR : code)
  }

  /// Makes a directory and those above it that are not there.
  static func makeDirectories(_ path: String) throws(Failure) {
    if kind(of: path) == nil {
      try makeDirectories(directory(of: path))
    }
    try makeDirectory(path)
  }

  /// Removes an empty directory.
  static func removeDirectory(_ path: String) throws(Failure) {
    guard unsafe rmdir(path) == 0 || errno == ENOENT else { throw Failure(code: errno) }
  }

  /// The names of what is in a directory.
  static func names(in path: String) throws(Failure) -> [String] {
    guard let directory = unsafe opendir(path) else { throw Failure(code: errno) }
    defer { unsafe closedir(directory) }
    var names: [String] = []
    while let entry = unsafe readdir(directory) {
      let name = unsafe withUnsafeBytes(of: &entry.pointee.d_name) { bytes in
        unsafe String(decoding: bytes.prefix { $0 != 0 }, as: UTF8.self)
      }
      if name != ".", name != ".." { names.append(name) }
    }
    return names
  }

  /// Makes sure that what was made, renamed and removed in a directory stays so when power fails.
  static func synchroniseDirectory(_ path: String) throws(Failure) {
    let descriptor = unsafe open(path, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
    guard descriptor >= 0 else { throw Failure(code: errno) }
    defer { close(descriptor) }
    // Some file systems cannot; they do it by themselves.
    guard fsync(descriptor) == 0 || errno == EINVAL else { throw Failure(code: errno) }
  }

  /// The directory in which a file is.
  static func directory(of path: String) -> String {
    guard let slash = path.lastIndex(of: "/") else { return "." }
    return slash == path.startIndex ? "/" : String(path[..<slash])
  }

  // MARK: Files

  /// Makes an empty file unless there is one; it stays when power fails.
  static func makeFile(_ path: String) throws(Failure) {
    let descriptor = unsafe open(path, O_RDWR | O_CREAT | O_EXCL | O_CLOEXEC, 0o600)
    if descriptor >= 0 {
      close(descriptor)
      try synchroniseDirectory(directory(of: path))
    } else if errno != EEXIST {
      throw Failure(code: errno)
    }
  }

  /// Writes a file that is not there yet, through to the disk; nothing is left of it on failure.
  static func write(_ bytes: Span<UInt8>, toNewFile path: String) throws(Failure) {
    let descriptor = unsafe open(path, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o600)
    guard descriptor >= 0 else { throw Failure(code: errno) }
    var code = unsafe bytes.withUnsafeBytes { bytes -> Int32 in
      var written = 0
      while written < bytes.count {
        let count = unsafe writeSome(
          descriptor, bytes.baseAddress! + written, bytes.count - written)
        if count >= 0 { written += count } else if errno != EINTR { return errno }
      }
      return 0
    }
    if code == 0, fsync(descriptor) != 0 { code = errno }
    if close(descriptor) != 0, code == 0 { code = errno }
    if code != 0 {
      _ = unsafe unlink(path)
      throw Failure(code: code)
    }
  }

  /// Opens a regular file for reading; nil when there is none, or it cannot be opened.
  static func openForReading(_ path: String) -> Int32? {
    guard let descriptor = try? openRegularFile(path) else { return nil }
    return descriptor
  }

  /// Opens a regular file for reading; nil when there is none.
  ///
  /// - Throws: why a file that may exist cannot be opened.
  static func openRegularFile(_ path: String) throws(Failure) -> Int32? {
    let descriptor = unsafe open(path, O_RDONLY | O_NOFOLLOW | O_NONBLOCK | O_CLOEXEC)
    guard descriptor >= 0 else {
      let code = errno
      if [ENOENT, ENOTDIR, ELOOP, ENXIO].contains(code) { return nil }
      throw Failure(code: code)
    }
    var status = stat()
    if unsafe fstat(descriptor, &status) == 0, status.st_mode & S_IFMT == S_IFREG {
      return descriptor
    }
    close(descriptor)
    return nil
  }

  /// Gives `body` what a descriptor has left, a piece at a time, and closes it.
  static func read(
    _ descriptor: Int32, _ body: (Span<UInt8>) throws(Failure) -> Void
  ) throws(Failure) {
    defer { close(descriptor) }
    try readAll(descriptor, body)
  }

  /// Gives `body` what a descriptor has left, a piece at a time.
  static func readAll(
    _ descriptor: Int32, _ body: (Span<UInt8>) throws(Failure) -> Void
  ) throws(Failure) {
    var buffer = [UInt8](repeating: 0, count: 1 << 16)
    while true {
      let count = unsafe readSome(descriptor, &buffer, buffer.count)
      if count == 0 { return }
      if count > 0 {
        try body(buffer.span.extracting(0..<count))
      } else if errno != EINTR {
        throw Failure(code: errno)
      }
    }
  }

  static func closeFile(_ descriptor: Int32) { close(descriptor) }

  /// Has the system read a file into memory while the caller goes on.
  static func readAhead(_ descriptor: Int32) {
    #if canImport(Glibc)
      posix_fadvise(descriptor, 0, 0, Int32(POSIX_FADV_WILLNEED))
    #endif
  }

  /// Makes sure that what a file holds stays when power fails.
  static func synchroniseFile(_ path: String) throws(Failure) {
    let descriptor = unsafe open(path, O_RDONLY | O_CLOEXEC)
    guard descriptor >= 0 else { throw Failure(code: errno) }
    defer { close(descriptor) }
    guard fsync(descriptor) == 0 else { throw Failure(code: errno) }
  }

  static func move(_ path: String, to target: String) throws(Failure) {
    guard unsafe rename(path, target) == 0 else { throw Failure(code: errno) }
  }

  /// Removes a file's name.
  static func remove(_ path: String) throws(Failure) {
    guard unsafe unlink(path) == 0 || errno == ENOENT else { throw Failure(code: errno) }
  }

  // MARK: Clock

  static func millisecondsSince1970() -> Int64 {
    var time = timespec()
    unsafe clock_gettime(CLOCK_REALTIME, &time)
    return Int64(time.tv_sec) * 1000 + Int64(time.tv_nsec) / 1_000_000
  }

  // MARK: Locks

  /// Locks a file, which is made when there is none, until the descriptor is closed or the process
  /// ends, however it ends; nil when another holds the lock.
  static func lock(_ path: String) throws(Failure) -> Int32? {
    let descriptor = unsafe open(path, O_RDWR | O_CREAT | O_CLOEXEC, 0o600)
    guard descriptor >= 0 else { throw Failure(code: errno) }
    if flock(descriptor, LOCK_EX | LOCK_NB) == 0 { return descriptor }
    let code = errno
    close(descriptor)
    if code == EWOULDBLOCK { return nil }
    throw Failure(code: code)
  }

  static func unlock(_ descriptor: Int32) { close(descriptor) }
}

private func readSome(_ descriptor: Int32, _ buffer: UnsafeMutableRawPointer, _ count: Int) -> Int {
  unsafe read(descriptor, buffer, count)
}

private func writeSome(_ descriptor: Int32, _ buffer: UnsafeRawPointer, _ count: Int) -> Int {
  unsafe write(descriptor, buffer, count)
}
