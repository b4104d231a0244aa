import PetMapSystem

/// Reads a regular file that fits in memory.
///
/// Nothing else is opened: a named pipe or a device may keep its reader waiting for ever.
public enum WholeFile {
  /// A file's bytes.
  ///
  /// - Parameter limit: the most bytes that are read; a longer file is cut off there.
  /// - Throws: ``FileError`` when the file cannot be opened or read, or is no regular one.
  public static func read(_ path: String, limit: Int) throws(FileError) -> [UInt8] {
    try bytes(of: path, shownAs: path, followsLink: true, limit: limit)
  }

  /// The bytes of a file that data names, which must be in a folder, or in a folder of it, once
  /// `..` and symbolic links are followed.
  ///
  /// - Parameters:
  ///   - name: relative to `start`, or absolute.
  ///   - start: a folder.
  ///   - folder: where the file must be.
  ///   - limit: the most bytes that are read; a longer file is cut off there.
  /// - Throws: ``FileError/outside(path:folder:)``, and what ``read(_:limit:)`` throws.
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

  /// - Parameter name: what an error calls the file.
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
    let piece = UnsafeMutableRawBufferPointer.allocate(byteCount: 1 << 16, alignment: 1)
    defer { unsafe piece.deallocate() }
    do throws(SystemError) {
      while bytes.count < limit, let start = piece.baseAddress {
        let count = try unsafe Descriptor.read(
          descriptor, into: start, count: min(piece.count, limit - bytes.count))
        if count == 0 { break }
        unsafe bytes.append(contentsOf: UnsafeRawBufferPointer(rebasing: piece[..<count]))
      }
    } catch {
      throw .cannotRead(path: name, code: error.code)
    }
    return bytes
  }
}
