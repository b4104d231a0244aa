#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// Operations on open files. The caller closes every descriptor that it opens.
package enum Descriptor {
  // MARK: Opening

  /// Opens a file for reading without waiting for the writer of a named pipe.
  ///
  /// - Parameter followsLink: Whether to follow a symbolic link instead of failing.
  package static func openForReading(
    _ path: String, followsLink: Bool = true
  ) throws(SystemError) -> Int32 {
    let link = followsLink ? 0 : O_NOFOLLOW
    let descriptor = unsafe open(path, O_RDONLY | O_NONBLOCK | O_CLOEXEC | O_NOCTTY | link)
    guard descriptor >= 0 else { throw .last }
    return descriptor
  }

  /// Opens a regular file for reading without following symbolic links, or returns `nil` if it does
  /// not exist or is not a regular file.
  ///
  /// - Throws: Any error from opening an existing file.
  package static func openRegularFile(_ path: String) throws(SystemError) -> Int32? {
    let descriptor: Int32
    do throws(SystemError) {
      descriptor = try openForReading(path, followsLink: false)
    } catch {
      if [ENOENT, ENOTDIR, ELOOP, ENXIO].contains(error.code) { return nil }
      throw error
    }
    if case .file? = try? kind(of: descriptor) { return descriptor }
    close(descriptor)
    return nil
  }

  /// Opens an existing device or pipe for writing.
  package static func openForWriting(_ path: String) throws(SystemError) -> Int32 {
    let descriptor = unsafe open(path, O_WRONLY | O_CLOEXEC)
    guard descriptor >= 0 else { throw .last }
    return descriptor
  }

  /// Creates a new file with the default permissions, as restricted by the process's umask.
  package static func create(_ path: String) throws(SystemError) -> Int32 {
    let descriptor = unsafe open(path, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o666)
    guard descriptor >= 0 else { throw .last }
    return descriptor
  }

  package static func close(_ descriptor: Int32) { _ = systemClose(descriptor) }

  // MARK: Metadata

  package static func kind(of descriptor: Int32) throws(SystemError) -> FileSystem.Kind {
    var status = stat()
    guard unsafe fstat(descriptor, &status) == 0 else { throw .last }
    return FileSystem.Kind(status)
  }

  /// Returns the identity of an open file, or `nil` for devices.
  package static func identity(of descriptor: Int32) -> FileSystem.Identity? {
    var status = stat()
    return unsafe fstat(descriptor, &status) == 0 ? FileSystem.Identity(status) : nil
  }

  package static func setPermissions(_ permissions: UInt32, of descriptor: Int32) {
    _ = fchmod(descriptor, mode_t(permissions))
  }

  /// Returns the offset of the next byte of a regular file, or `nil` for pipes and devices.
  package static func position(of descriptor: Int32) -> Int64? {
    let position = lseek(descriptor, 0, SEEK_CUR)
    return position < 0 ? nil : Int64(position)
  }

  package static func setPosition(
    of descriptor: Int32, to position: Int64
  ) throws(SystemError) {
    guard lseek(descriptor, off_t(position), SEEK_SET) >= 0 else { throw .last }
  }

  /// Returns the fraction of a regular file that precedes its position, from 0 to 1, or `nil` for
  /// other files.
  package static func fractionRead(_ descriptor: Int32) -> Double? {
    guard case .file(let size)? = try? kind(of: descriptor), size > 0,
      let position = position(of: descriptor)
    else { return nil }
    return min(1, Double(position) / Double(size))
  }

  // MARK: Reading

  /// Reads the available bytes into a range of a buffer, waiting until there is at least one.
  ///
  /// - Returns: The number of bytes read, or 0 at the end.
  package static func read(
    _ descriptor: Int32, into buffer: inout [UInt8], _ range: Range<Int>
  ) throws(SystemError) -> Int {
    while true {
      let result = unsafe buffer.withUnsafeMutableBytes { buffer -> Int in
        let space = unsafe UnsafeMutableRawBufferPointer(rebasing: buffer[range])
        guard let start = space.baseAddress else { return 0 }
        return unsafe systemRead(descriptor, start, space.count)
      }
      if result >= 0 { return result }
      if errno != EINTR { throw .last }
    }
  }

  /// Passes the rest of a file to `body`, up to 64 KiB at a time.
  package static func readAll(
    _ descriptor: Int32, _ body: (Span<UInt8>) throws(SystemError) -> Void
  ) throws(SystemError) {
    var buffer = [UInt8](repeating: 0, count: 1 << 16)
    while true {
      let count = try read(descriptor, into: &buffer, buffer.indices)
      if count == 0 { return }
      try body(buffer.span.extracting(0..<count))
    }
  }

  /// Returns the rest of a file.
  package static func bytes(of descriptor: Int32) throws(SystemError) -> [UInt8] {
    var bytes: [UInt8] = []
    try readAll(descriptor) { (piece) throws(SystemError) in
      unsafe piece.withUnsafeBufferPointer { unsafe bytes.append(contentsOf: $0) }
    }
    return bytes
  }

  /// Returns `count` bytes of a file from an offset, or fewer at its end or if the device cannot
  /// read them.
  package static func bytes(of descriptor: Int32, at offset: Int, count: Int) -> [UInt8] {
    unsafe [UInt8](unsafeUninitializedCapacity: count) { buffer, initialized in
      while initialized < count {
        let read = unsafe pread(
          descriptor, buffer.baseAddress! + initialized, count - initialized,
          off_t(offset + initialized))
        if read > 0 { initialized += read } else if read == 0 || errno != EINTR { return }
      }
    }
  }

  /// Requests that the system load a file into its cache.
  package static func readAhead(_ descriptor: Int32) {
    #if canImport(Glibc)
      posix_fadvise(descriptor, 0, 0, Int32(POSIX_FADV_WILLNEED))
    #endif
  }

  /// Waits until a pipe that was opened with ``openForReading(_:followsLink:)`` has a writer.
  ///
  /// - Returns: The first byte, if it had to be read to detect the writer.
  /// - Throws: ``SystemError/timedOut``.
  package static func awaitWriter(
    _ descriptor: Int32, seconds: Int
  ) throws(SystemError) -> UInt8? {
    for _ in 0..<(seconds * 50) {
      var entry = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
      if unsafe poll(&entry, 1, 20) > 0 { return nil }
      // If there is no writer, a read returns 0 immediately; otherwise, it would block.
      var byte: UInt8 = 0
      let count = unsafe systemRead(descriptor, &byte, 1)
      if count == 1 { return byte }
      if count < 0 { return nil }
    }
    throw .timedOut
  }

  package static func makeBlocking(_ descriptor: Int32) {
    let flags = fcntl(descriptor, F_GETFL)
    if flags >= 0 { _ = fcntl(descriptor, F_SETFL, flags & ~O_NONBLOCK) }
  }

  // MARK: Writing

  /// Writes all bytes.
  package static func write(
    _ bytes: Span<UInt8>, to descriptor: Int32
  ) throws(SystemError) {
    let error = unsafe bytes.withUnsafeBytes { bytes -> SystemError? in
      var written = 0
      while written < bytes.count, let start = bytes.baseAddress {
        let count = unsafe systemWrite(descriptor, start + written, bytes.count - written)
        if count >= 0 {
          written += count
        } else if errno != EINTR {
          return .last
        }
      }
      return nil
    }
    if let error { throw error }
  }

  /// Flushes a file's contents to disk; does nothing for pipes and devices.
  package static func synchronize(_ descriptor: Int32) throws(SystemError) {
    guard fsync(descriptor) == 0 || errno == EINVAL || errno == EROFS else { throw .last }
  }
}

// C library functions whose names are shadowed by the methods above.
private func systemClose(_ descriptor: Int32) -> Int32 { close(descriptor) }

private func systemRead(
  _ descriptor: Int32, _ buffer: UnsafeMutableRawPointer, _ count: Int
) -> Int { unsafe read(descriptor, buffer, count) }

private func systemWrite(
  _ descriptor: Int32, _ buffer: UnsafeRawPointer, _ count: Int
) -> Int { unsafe write(descriptor, buffer, count) }
