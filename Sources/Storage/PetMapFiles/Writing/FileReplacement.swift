import PetMapSystem

/// A temporary file that atomically replaces another file when it is complete.
///
/// Until then the original is unchanged. If the replacement is destroyed without ``commit()``, or a
/// signal terminates the process, the temporary file is removed.
public struct FileReplacement: ~Copyable {
  /// The path to replace, after resolving symbolic links.
  let target: String
  /// The path to write to, in the same directory.
  public let temporaryPath: String

  private let unfinished: UnfinishedFile

  /// Exclusively creates an empty temporary file.
  ///
  /// - Throws: ``FileError/isDirectory(path:)`` or ``FileError/cannotWrite(path:code:)``, including
  ///   for a path that is not a regular file and must not be replaced by one.
  public init(of path: String) throws(FileError) {
    var descriptor: Int32 = -1
    try self.init(of: path, open: &descriptor)
    Descriptor.close(descriptor)
  }

  /// Creates an empty temporary file and keeps it open.
  ///
  /// - Parameter descriptor: Receives the file descriptor for writing, which the caller must close.
  init(of path: String, open descriptor: inout Int32) throws(FileError) {
    let status = FileSystem.status(of: path)
    if let status, !status.kind.isFile {
      if status.kind == .directory { throw .isDirectory(path: path) }
      throw .cannotWrite(path: path, code: SystemError.invalidArgument.code)
    }
    // A local variable: when optimized, reading it back from the stored property overreleases it
    // (Swift 6.3, partially initialized noncopyable struct).
    let target = (try? FileSystem.realPath(path)) ?? Self.destination(ofLink: path)
    var attempts = 0
    while true {
      let temporaryPath = Self.path(nextTo: target)
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
        // A file with this random name already exists. The probability is 2^-64, unless someone
        // predicts the names.
        guard error == .alreadyExists, attempts < 8 else {
          throw .cannotWrite(path: path, code: error.code)
        }
      }
    }
  }

  /// Returns the target of a chain of symbolic links whose final file does not exist yet.
  private static func destination(ofLink path: String) -> String {
    var path = path
    // The same limit as Linux.
    for _ in 0..<40 {
      guard let destination = FileSystem.destination(of: path) else { return path }
      let slash = path.utf8.lastIndex(of: UInt8(ascii: "/"))
      let directory = slash.map { String(path[...$0]) } ?? ""
      path = destination.hasPrefix("/") ? destination : directory + destination
    }
    return path
  }

  /// Returns the path of a hidden file in the same directory with a random name.
  private static func path(nextTo target: String) -> String {
    let slash = target.utf8.lastIndex(of: UInt8(ascii: "/"))
    let start = slash.map { target.utf8.index(after: $0) } ?? target.startIndex
    // File names are limited to 255 bytes.
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

  /// Replaces the original with the temporary file, which has the same permissions.
  ///
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
