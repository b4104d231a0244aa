import PetMapSystem

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

  private let unfinished: UnfinishedFile

  /// Creates an empty file, which nobody else writes to.
  ///
  /// - Throws: ``FileError/isDirectory(path:)``, or ``FileError/cannotWrite(path:code:)``, also for
  ///   what is no regular file and must not be replaced by one.
  public init(of path: String) throws(FileError) {
    var descriptor: Int32 = -1
    try self.init(of: path, open: &descriptor)
    Descriptor.close(descriptor)
  }

  /// Creates an empty file that stays open.
  ///
  /// - Parameter descriptor: takes the file's, for writing; the caller closes it.
  init(of path: String, open descriptor: inout Int32) throws(FileError) {
    let status = FileSystem.status(of: path)
    if let status, !status.kind.isFile {
      if status.kind == .directory { throw .isDirectory(path: path) }
      throw .cannotWrite(path: path, code: SystemError.invalidArgument.code)
    }
    // Not read back from the stored properties: with optimisation that frees them once too often
    // (Swift 6.3, a non-copyable structure in the making).
    let target = (try? FileSystem.realPath(path)) ?? Self.end(ofLink: path)
    var attempts = 0
    while true {
      let temporaryPath = Self.path(beside: target)
      let unfinished = UnfinishedFile(temporaryPath)
      do throws(SystemError) {
        descriptor = try Descriptor.create(temporaryPath)
        if let status { Descriptor.setPermissions(status.permissions, of: descriptor) }
        self.target = target
        self.temporaryPath = temporaryPath
        self.unfinished = unfinished
        return
      } catch {
        attempts += 1
        // Somebody has a file of that name: a chance of one in 2^64, unless names are foreseen.
        guard error == .alreadyExists, attempts < 8 else {
          throw .cannotWrite(path: path, code: error.code)
        }
      }
    }
  }

  /// Where a chain of symbolic links ends whose file does not exist yet.
  private static func end(ofLink path: String) -> String {
    var path = path
    // As many as Linux follows.
    for _ in 0..<40 {
      guard let destination = FileSystem.destination(of: path) else { return path }
      let slash = path.utf8.lastIndex(of: UInt8(ascii: "/"))
      let directory = slash.map { String(path[...$0]) } ?? ""
      path = destination.hasPrefix("/") ? destination : directory + destination
    }
    return path
  }

  /// A hidden file in the same directory, of this replacement's own.
  private static func path(beside target: String) -> String {
    let slash = target.utf8.lastIndex(of: UInt8(ascii: "/"))
    let start = slash.map { target.utf8.index(after: $0) } ?? target.startIndex
    // Names of files have 255 bytes at most.
    var name = String.UnicodeScalarView()
    var length = 0
    for scalar in target[start...].unicodeScalars {
      length += UTF8.width(scalar)
      if length > 200 { break }
      name.append(scalar)
    }
    let number = String(UInt64.random(in: .min ... .max), radix: 36)
    return "\(target[..<start]).\(String(name)).petmap-\(number)"
  }

  /// Puts the file in its place, with the permissions of the one it replaces.
  /// - Throws: ``FileError/cannotWrite(path:code:)``.
  public consuming func commit() throws(FileError) {
    do throws(SystemError) {
      try FileSystem.move(temporaryPath, to: target)
    } catch {
      throw .cannotWrite(path: target, code: error.code)
    }
  }

  deinit {
    try? FileSystem.remove(temporaryPath)
  }
}
