#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// Keeps a flow's photo and its unfinished report as files that only their owner can read.
///
/// A file is written beside the earlier one, flushed and renamed, so that a crash or a full disk
/// leaves one of the two whole. A folder belongs to one service and one flow: another service does
/// not know the report.
public struct FileKeeper: ReportKeeper {
  private let directory: String

  /// A keeper of the files in a folder.
  ///
  /// - Parameter directory: its path. It is made for its owner alone, with those above it, when
  ///   something is kept.
  public init(directory: String) { self.directory = directory }

  /// What was kept; nil for nothing, and for a file that cannot be read or is no regular one.
  public func load(_ item: KeptItem) -> [UInt8]? {
    let descriptor = unsafe open(
      path(item), O_RDONLY | O_NOFOLLOW | O_NONBLOCK | O_CLOEXEC)
    guard descriptor >= 0 else { return nil }
    defer { close(descriptor) }
    var status = stat()
    guard unsafe fstat(descriptor, &status) == 0, status.st_mode & S_IFMT == S_IFREG,
      status.st_size >= 0, status.st_size <= 1 << 26
    else { return nil }
    var bytes = [UInt8](repeating: 0, count: Int(status.st_size))
    var filled = 0
    while filled < bytes.count {
      let count = unsafe bytes.withUnsafeMutableBytes { buffer in
        let free = unsafe UnsafeMutableRawBufferPointer(rebasing: buffer[filled...])
        return unsafe read(descriptor, free.baseAddress, free.count)
      }
      if count < 0, errno == EINTR { continue }
      guard count > 0 else { return nil }
      filled += count
    }
    return bytes
  }

  /// Keeps bytes in place of the earlier ones, readable by their owner alone (0600); nil removes
  /// them.
  ///
  /// - Returns: whether that was done; false leaves the earlier ones.
  @discardableResult
  public func save(_ bytes: [UInt8]?, as item: KeptItem) -> Bool {
    guard let bytes else { return unsafe unlink(path(item)) == 0 || errno == ENOENT }
    let beside = path(item) + ".new"
    makeDirectories()
    _ = unsafe unlink(beside)
    let descriptor = unsafe open(
      beside, O_WRONLY | O_CREAT | O_EXCL | O_NOFOLLOW | O_CLOEXEC, 0o600)
    guard descriptor >= 0 else { return false }
    let isWritten = Self.write(bytes, to: descriptor) && fsync(descriptor) == 0
    close(descriptor)
    if isWritten, unsafe rename(beside, path(item)) == 0 { return true }
    _ = unsafe unlink(beside)
    return false
  }

  private func path(_ item: KeptItem) -> String { "\(directory)/\(item.rawValue)" }

  /// What cannot be made shows when a file is written.
  private func makeDirectories() {
    for index in directory.indices.dropFirst() where directory[index] == "/" {
      _ = unsafe mkdir(String(directory[..<index]), 0o700)
    }
    _ = unsafe mkdir(directory, 0o700)
  }

  private static func write(_ bytes: [UInt8], to descriptor: Int32) -> Bool {
    var written = 0
    while written < bytes.count {
      let count = unsafe bytes.withUnsafeBytes { buffer in
        let rest = unsafe UnsafeRawBufferPointer(rebasing: buffer[written...])
        #if canImport(Glibc)
          return unsafe Glibc.write(descriptor, rest.baseAddress, rest.count)
        #else
          return unsafe Darwin.write(descriptor, rest.baseAddress, rest.count)
        #endif
      }
      if count < 0, errno == EINTR { continue }
      guard count > 0 else { return false }
      written += count
    }
    return true
  }
}
