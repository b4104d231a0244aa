#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// The bytes of a file.
func bytes(of path: String) throws -> [UInt8] {
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

struct MissingFile: Error {
  var path: String
}
