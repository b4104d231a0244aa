/// A file that is written beside the one it is to replace, and takes its place in one step when it
/// is whole.
///
/// Until then nothing has happened to the old one; when the replacement goes without
/// ``commit()``, or a signal ends the process, what was written is removed.
public struct FileReplacement: ~Copyable {
  /// What is to be replaced: the file behind a symbolic link.
  let target: String
  /// Where to write, in the same directory.
  public let temporaryPath: String

  /// Does not create the file.
  /// - Throws: ``FileError/isDirectory(path:)``, or ``FileError/cannotWrite(path:code:)`` for what
  ///   is no regular file and must not be replaced by one.
  public init(of path: String) throws(FileError) {
    if let status = Platform.status(of: path), status.kind != .file {
      if status.kind == .directory { throw .isDirectory(path: path) }
      throw .cannotWrite(path: path, code: Platform.notAFile)
    }
    // Not read back from the stored property: with optimisation that frees it once too often
    // (Swift 6.3, a non-copyable structure in the making).
    let target = Platform.resolved(path) ?? path
    temporaryPath = Self.path(beside: target)
    self.target = target
    // One of a process that had this number before and was killed.
    Platform.remove(temporaryPath)
    Platform.removeWhenInterrupted(temporaryPath)
  }

  /// A hidden file in the same directory, of this process's own.
  private static func path(beside target: String) -> String {
    let slash = target.utf8.lastIndex(of: UInt8(ascii: "/"))
    let start = slash.map { target.utf8.index(after: $0) } ?? target.startIndex
    return "\(target[..<start]).\(target[start...]).petmap-\(Platform.processIdentifier)"
  }

  /// Puts the file in its place, with the permissions of the one it replaces.
  /// - Throws: ``FileError/cannotWrite(path:code:)``.
  public consuming func commit() throws(FileError) {
    do throws(Platform.Failure) {
      try Platform.move(temporaryPath, to: target)
    } catch {
      throw .cannotWrite(path: target, code: error.code)
    }
  }

  deinit {
    Platform.remove(temporaryPath)
    Platform.keepWhenInterrupted(temporaryPath)
  }
}
