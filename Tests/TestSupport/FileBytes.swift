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

/// Makes a file of these bytes, in the place of one that is there.
func write(_ bytes: [UInt8], to path: String) throws {
  guard let file = unsafe fopen(path, "wb") else { throw MissingFile(path: path) }
  _ = unsafe fwrite(bytes, 1, bytes.count, file)
  _ = unsafe fclose(file)
}

func makeDirectory(_ path: String) { _ = unsafe mkdir(path, 0o700) }

func remove(_ path: String) { _ = unsafe unlink(path) }

/// The permissions of what stands at a path; nil when nothing does.
func permissions(of path: String) -> UInt32? {
  var status = stat()
  guard unsafe stat(path, &status) == 0 else { return nil }
  return UInt32(status.st_mode & 0o777)
}
