#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// Operations on paths.
package enum FileSystem {
  /// The type of a directory entry.
  package enum Kind: Sendable, Equatable {
    case file(size: Int)
    case directory
    case pipe
    case other

    /// Whether this is a regular file.
    package var isFile: Bool { if case .file = self { true } else { false } }

    init(_ status: stat) {
      switch status.st_mode & S_IFMT {
      case S_IFREG: self = .file(size: Int(status.st_size))
      case S_IFDIR: self = .directory
      case S_IFIFO: self = .pipe
      default: self = .other
      }
    }
  }

  /// Returns the type of the entry at a path without following symbolic links, or `nil` if it
  /// does not exist.
  package static func kind(of path: String) -> Kind? {
    var status = stat()
    return unsafe lstat(path, &status) == 0 ? Kind(status) : nil
  }

  /// Returns the type and permissions of the file at a path, following symbolic links, or `nil` if
  /// it does not exist.
  package static func status(of path: String) -> (kind: Kind, permissions: UInt32)? {
    var status = stat()
    guard unsafe stat(path, &status) == 0 else { return nil }
    return (Kind(status), UInt32(status.st_mode & 0o7777))
  }

  /// Returns whether a path refers to a directory, following symbolic links.
  package static func isDirectory(_ path: String) -> Bool { status(of: path)?.kind == .directory }

  /// Returns whether a directory is the root of a mounted file system.
  package static func isMountPoint(_ path: String) -> Bool {
    var (status, parent) = (stat(), stat())
    guard unsafe stat(path, &status) == 0, unsafe stat(path + "/..", &parent) == 0 else {
      return false
    }
    return status.st_dev != parent.st_dev
  }

  /// Returns the size of the file at a path in bytes, or `nil` if it does not exist.
  package static func byteCount(of path: String) -> Int? {
    if case .file(let size)? = status(of: path)?.kind { size } else { nil }
  }

  /// Returns a string that changes when a file is replaced: its size and modification time.
  package static func version(of path: String) -> String {
    let size = String(byteCount(of: path) ?? 0, radix: 36)
    return size + "-" + String(modificationTime(of: path) ?? 0, radix: 36)
  }

  /// Returns the modification time of the file at a path in milliseconds since 1970, or `nil` if it
  /// does not exist.
  package static func modificationTime(of path: String) -> Int64? {
    var status = stat()
    guard unsafe lstat(path, &status) == 0 else { return nil }
    #if canImport(Darwin)
      let time = status.st_mtimespec
    #else
      let time = status.st_mtim
    #endif
    return Int64(time.tv_sec) * 1000 + Int64(time.tv_nsec) / 1_000_000
  }

  package static func isReadable(_ path: String) -> Bool { unsafe access(path, R_OK) == 0 }

  /// Identifies a file regardless of its name.
  package struct Identity: Sendable, Hashable {
    private let device: UInt64
    private let node: UInt64

    /// Returns `nil` for devices, which can be read and written at the same time.
    init?(_ status: stat) {
      guard [S_IFREG, S_IFIFO].contains(status.st_mode & S_IFMT) else { return nil }
      device = UInt64(truncatingIfNeeded: status.st_dev)
      node = UInt64(truncatingIfNeeded: status.st_ino)
    }
  }

  /// Returns the identity of the file at a path, following symbolic links, or `nil` if it does
  /// not exist.
  package static func identity(of path: String) -> Identity? {
    var status = stat()
    return unsafe stat(path, &status) == 0 ? Identity(status) : nil
  }

  // MARK: Paths

  /// Returns the directory that contains a path's last component.
  package static func directory(of path: String) -> String {
    guard let slash = path.lastIndex(of: "/") else { return "." }
    return slash == path.startIndex ? "/" : String(path[..<slash])
  }

  /// Returns the absolute path, with symbolic links, `.`, and `..` resolved.
  package static func realPath(_ path: String) throws(SystemError) -> String {
    // The C library would stop at a NUL.
    guard !path.utf8.contains(0) else { throw SystemError(code: ENOENT) }
    guard let real = unsafe realpath(path, nil) else { throw .last }
    defer { unsafe free(real) }
    return unsafe String(cString: real)
  }

  /// Returns the destination of a symbolic link, or `nil` if the path is not one.
  package static func destination(of link: String) -> String? {
    unsafe withUnsafeTemporaryAllocation(of: CChar.self, capacity: 4_096) { buffer in
      guard let start = buffer.baseAddress else { return nil }
      let count = unsafe readlink(link, start, buffer.count)
      guard count > 0 else { return nil }
      let bytes = unsafe UnsafeRawBufferPointer(start: start, count: count)
      return unsafe String(decoding: bytes, as: UTF8.self)
    }
  }

  // MARK: Directories

  /// Creates a directory unless it exists.
  package static func makeDirectory(
    _ path: String, permissions: UInt32 = 0o700
  ) throws(SystemError) {
    if unsafe mkdir(path, mode_t(permissions)) == 0 { return }
    let error = SystemError.last
    guard error == .alreadyExists else { throw error }
    if !isDirectory(path) { throw SystemError(code: ENOTDIR) }
  }

  /// Creates a directory and its missing ancestors, accessible only by the owner.
  package static func makeDirectories(_ path: String) throws(SystemError) {
    if kind(of: path) == nil {
      try makeDirectories(directory(of: path))
    }
    try makeDirectory(path)
  }

  /// Removes an empty directory if it exists.
  package static func removeDirectory(_ path: String) throws(SystemError) {
    guard unsafe rmdir(path) == 0 || errno == ENOENT else { throw .last }
  }

  /// Returns the names of a directory's entries.
  package static func names(in path: String) throws(SystemError) -> [String] {
    guard let directory = unsafe opendir(path) else { throw .last }
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

  /// Flushes a directory's entries to disk.
  package static func synchronizeDirectory(_ path: String) throws(SystemError) {
    let descriptor = unsafe open(path, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
    guard descriptor >= 0 else { throw .last }
    defer { close(descriptor) }
    // Some file systems do not support this because they flush directories automatically.
    guard fsync(descriptor) == 0 || errno == EINVAL else { throw .last }
  }

  // MARK: Files

  /// Creates an empty file unless it exists, and flushes its directory.
  package static func makeFile(_ path: String) throws(SystemError) {
    let descriptor = unsafe open(path, O_RDWR | O_CREAT | O_EXCL | O_CLOEXEC, 0o600)
    if descriptor >= 0 {
      close(descriptor)
      try synchronizeDirectory(directory(of: path))
    } else if errno != EEXIST {
      throw .last
    }
  }

  /// Writes a new file, readable only by the owner, and flushes it; removes it on failure.
  package static func write(_ bytes: Span<UInt8>, toNewFile path: String) throws(SystemError) {
    let descriptor = unsafe open(
      path, O_WRONLY | O_CREAT | O_EXCL | O_NOFOLLOW | O_CLOEXEC, 0o600)
    guard descriptor >= 0 else { throw .last }
    do throws(SystemError) {
      defer { close(descriptor) }
      try Descriptor.write(bytes, to: descriptor)
      guard fsync(descriptor) == 0 else { throw .last }
    } catch {
      _ = unsafe unlink(path)
      throw error
    }
  }

  /// Flushes a file's contents to disk.
  package static func synchronizeFile(_ path: String) throws(SystemError) {
    let descriptor = unsafe open(path, O_RDONLY | O_CLOEXEC)
    guard descriptor >= 0 else { throw .last }
    defer { close(descriptor) }
    guard fsync(descriptor) == 0 else { throw .last }
  }

  /// Renames a file, replacing the one at the target.
  package static func move(_ path: String, to target: String) throws(SystemError) {
    guard unsafe rename(path, target) == 0 else { throw .last }
  }

  /// Gives a file another name, under which it remains if it is removed.
  ///
  /// - Throws: An error if the names are on different file systems, for example.
  package static func link(_ path: String, as other: String) throws(SystemError) {
    guard systemLink(path, other) == 0 else { throw .last }
  }

  /// Returns the free space and the size of the file system of a path in bytes, as available to the
  /// user, or `nil` if the system does not provide them.
  package static func space(at path: String) -> (free: Int, total: Int)? {
    var status = statvfs()
    guard unsafe statvfs(path, &status) == 0 else { return nil }
    let block = Int(status.f_frsize)
    return (Int(status.f_bavail) * block, Int(status.f_blocks) * block)
  }

  /// Removes a file if it exists.
  package static func remove(_ path: String) throws(SystemError) {
    guard unsafe unlink(path) == 0 || errno == ENOENT else { throw .last }
  }

  /// Locks a file, creating it if necessary, until the descriptor is closed or the process
  /// terminates.
  ///
  /// - Returns: The descriptor, or `nil` if another process holds the lock.
  package static func lock(_ path: String) throws(SystemError) -> Int32? {
    let descriptor = try openLockFile(path)
    if flock(descriptor, LOCK_EX | LOCK_NB) == 0 { return descriptor }
    let error = SystemError.last
    close(descriptor)
    if error.code == EWOULDBLOCK { return nil }
    throw error
  }

  /// Opens a file to lock it, creating it if necessary.
  package static func openLockFile(_ path: String) throws(SystemError) -> Int32 {
    let descriptor = unsafe open(path, O_RDWR | O_CREAT | O_CLOEXEC, 0o600)
    guard descriptor >= 0 else { throw .last }
    return descriptor
  }

  /// Locks a file like ``lock(_:)-(String)``, waiting until no other process holds the lock.
  package static func waitForLock(_ path: String) throws(SystemError) -> Int32 {
    let descriptor = try openLockFile(path)
    do throws(SystemError) { try lock(descriptor) } catch {
      close(descriptor)
      throw error
    }
    return descriptor
  }

  /// Waits until no other process has locked an open file, and locks it.
  package static func lock(_ descriptor: Int32) throws(SystemError) {
    while flock(descriptor, LOCK_EX) != 0 {
      let error = SystemError.last
      guard error.code == EINTR else { throw error }
    }
  }

  /// Releases the lock of an open file.
  package static func releaseLock(_ descriptor: Int32) { flock(descriptor, LOCK_UN) }

  /// Releases a lock and closes its descriptor. Closing alone would not release it while a child
  /// process that has not yet called `exec` holds a copy of the descriptor.
  package static func unlock(_ descriptor: Int32) {
    flock(descriptor, LOCK_UN)
    close(descriptor)
  }
}

// The C library function whose name is shadowed by the method above.
private func systemLink(_ path: String, _ other: String) -> Int32 { unsafe link(path, other) }
