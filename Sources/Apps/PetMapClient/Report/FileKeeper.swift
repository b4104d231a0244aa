import PetMapSystem

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
    guard let descriptor = try? Descriptor.openRegularFile(path(item)) else { return nil }
    defer { Descriptor.close(descriptor) }
    guard case .file(let size)? = try? Descriptor.kind(of: descriptor), size <= 1 << 26 else {
      return nil
    }
    var bytes: [UInt8] = []
    bytes.reserveCapacity(size)
    do throws(SystemError) {
      try Descriptor.readAll(descriptor) { (piece) throws(SystemError) in
        unsafe piece.withUnsafeBufferPointer { unsafe bytes.append(contentsOf: $0) }
      }
    } catch {
      return nil
    }
    return bytes
  }

  /// Keeps bytes in place of the earlier ones, readable by their owner alone (0600); nil removes
  /// them.
  ///
  /// - Returns: whether that was done; false leaves the earlier ones.
  @discardableResult
  public func save(_ bytes: [UInt8]?, as item: KeptItem) -> Bool {
    do throws(SystemError) {
      guard let bytes else {
        try FileSystem.remove(path(item))
        return true
      }
      let draft = path(item) + ".new"
      try FileSystem.makeDirectories(directory)
      try FileSystem.remove(draft)
      try FileSystem.write(bytes.span, toNewFile: draft)
      do throws(SystemError) {
        try FileSystem.move(draft, to: path(item))
      } catch {
        try FileSystem.remove(draft)
        throw error
      }
      return true
    } catch {
      return false
    }
  }

  private func path(_ item: KeptItem) -> String { "\(directory)/\(item.rawValue)" }
}
