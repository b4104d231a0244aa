public import PetMapAPI
import PetMapSystem

/// Stores a flow's photo and unfinished report in files that only their owner can read.
///
/// Bytes are written to a temporary file, which is flushed and renamed, so that a crash or a full
/// disk leaves one complete version. Use one directory per service and flow, because a report is
/// unknown to other services.
public struct FileKeeper: ReportKeeper {
  private let directory: String

  /// Creates a keeper for a directory.
  ///
  /// - Parameter directory: The path of the directory. It and its parents are created when
  ///   something is stored, accessible only to the owner.
  public init(directory: String) { self.directory = directory }

  /// Returns the stored bytes, or `nil` if there are none, or if the file cannot be read, is not a
  /// regular file, or exceeds 64 MiB.
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

  /// Replaces the stored bytes, readable only by the owner (0600), or removes them if `bytes` is
  /// `nil`.
  ///
  /// - Returns: Whether the change succeeded. If not, the previous bytes are unchanged.
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
