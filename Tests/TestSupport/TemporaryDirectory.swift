#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// A directory for a test. It is removed with its contents when the object is deallocated.
package final class TemporaryDirectory: Sendable {
  package let path: String

  package init() {
    var template = Array("/tmp/petmap-tests-XXXXXX".utf8CString)
    guard unsafe mkdtemp(&template) != nil else { fatalError("no temporary directory") }
    path = String(decoding: template.dropLast().map(UInt8.init(bitPattern:)), as: UTF8.self)
  }

  /// Returns the path of a file in the directory.
  package func file(_ name: String) -> String { path + "/" + name }

  deinit { remove() }

  /// Removes the directory before the object is deallocated.
  func remove() { Self.remove(path) }

  private static func remove(_ path: String) {
    for name in names(in: path) {
      let inner = path + "/" + name
      if unsafe unlink(inner) != 0 { remove(inner) }
    }
    _ = unsafe rmdir(path)
  }

  /// Returns the sorted names of a directory's entries, except `.` and `..`.
  package static func names(in path: String) -> [String] {
    guard let directory = unsafe opendir(path) else { return [] }
    defer { unsafe closedir(directory) }
    var names: [String] = []
    while let entry = unsafe readdir(directory) {
      let name = unsafe withUnsafePointer(to: &entry.pointee.d_name) { name in
        unsafe name.withMemoryRebound(to: CChar.self, capacity: 256) {
          unsafe String(cString: $0)
        }
      }
      if name != ".", name != ".." { names.append(name) }
    }
    return names.sorted()
  }
}
