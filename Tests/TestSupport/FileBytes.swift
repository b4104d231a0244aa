#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// Returns the contents of a file.
package func bytes(of path: String) throws -> [UInt8] {
  guard let file = unsafe fopen(path, "rb") else { throw MissingFile(path: path) }
  defer { unsafe fclose(file) }
  var bytes: [UInt8] = []
  var buffer = [UInt8](repeating: 0, count: 1 << 16)
  while true {
    let count = unsafe fread(&buffer, 1, buffer.count, file)
    guard count > 0 else { return bytes }
    bytes += buffer[..<count]
  }
}

package struct MissingFile: Error {
  package var path: String

  package init(path: String) { self.path = path }
}

/// Writes a file, replacing an existing one.
package func write(_ bytes: [UInt8], to path: String) throws {
  guard let file = unsafe fopen(path, "wb") else { throw MissingFile(path: path) }
  _ = unsafe fwrite(bytes, 1, bytes.count, file)
  _ = unsafe fclose(file)
}

package func makeDirectory(_ path: String) { _ = unsafe mkdir(path, 0o700) }

package func remove(_ path: String) { _ = unsafe unlink(path) }

/// Returns the permissions of the entry at a path, or `nil` if it does not exist.
package func permissions(of path: String) -> UInt32? {
  var status = stat()
  guard unsafe stat(path, &status) == 0 else { return nil }
  return UInt32(status.st_mode & 0o777)
}

/// Creates a symbolic link.
package func makeLink(_ path: String, to target: String) { _ = unsafe symlink(target, path) }

/// Returns the path of a file in the package's `Fixtures`.
package func fixturePath(_ name: String) -> String {
  let root = #filePath.split(separator: "/").dropLast(3).joined(separator: "/")
  return "/\(root)/Fixtures/\(name)"
}
