import PetMapSystem

/// Reads a regular file into memory.
///
/// Other files are rejected, because a named pipe or device could block the reader forever.
public enum WholeFile {
  /// Returns the contents of a file.
  ///
  /// - Parameter limit: The maximum number of bytes to read; a longer file is truncated.
  /// - Throws: ``FileError`` if the file cannot be opened or read, or is not a regular file.
  public static func read(_ path: String, limit: Int) throws(FileError) -> [UInt8] {
    try bytes(of: path, shownAs: path, followsLink: true, limit: limit)
  }

  /// Returns the contents of a file that data refers to. After `..` and symbolic links are
  /// resolved, the file must be within a given folder.
  ///
  /// - Parameters:
  ///   - name: A path, either absolute or relative to `start`.
  ///   - start: The folder that relative paths refer to.
  ///   - folder: The folder that must contain the file.
  ///   - limit: The maximum number of bytes to read; a longer file is truncated.
  /// - Throws: ``FileError/outside(path:folder:)``, and any error that ``read(_:limit:)`` throws.
  public static func read(
    _ name: String, from start: String, within folder: String, limit: Int
  ) throws(FileError) -> [UInt8] {
    let path = name.utf8.first == UInt8(ascii: "/") ? name : "\(start)/\(name)"
    let base = try resolved(folder)
    let real = try resolved(path)
    let inside = base == "/" ? base : base + "/"
    guard real.utf8.starts(with: inside.utf8) else { throw .outside(path: path, folder: folder) }
    return try bytes(of: real, shownAs: path, followsLink: false, limit: limit)
  }

  private static func resolved(_ path: String) throws(FileError) -> String {
    do throws(SystemError) {
      return try FileSystem.realPath(path)
    } catch {
      throw .cannotOpen(path: path, code: error.code)
    }
  }

  /// - Parameter name: The path shown in errors.
  private static func bytes(
    of path: String, shownAs name: String, followsLink: Bool, limit: Int
  ) throws(FileError) -> [UInt8] {
    let descriptor: Int32
    do throws(SystemError) {
      descriptor = try Descriptor.openForReading(path, followsLink: followsLink)
    } catch {
      throw .cannotOpen(path: name, code: error.code)
    }
    defer { Descriptor.close(descriptor) }
    let kind = try? Descriptor.kind(of: descriptor)
    if kind == .directory { throw .isDirectory(path: name) }
    guard kind?.isFile == true else { throw .notRegular(path: name) }
    var bytes: [UInt8] = []
    var piece = [UInt8](repeating: 0, count: 1 << 16)
    do throws(SystemError) {
      while bytes.count < limit {
        let count = try Descriptor.read(
          descriptor, into: &piece, 0..<min(piece.count, limit - bytes.count))
        if count == 0 { break }
        bytes += piece[..<count]
      }
    } catch {
      throw .cannotRead(path: name, code: error.code)
    }
    return bytes
  }
}
