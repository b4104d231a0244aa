#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// Files of the package's `Fixtures`.
package enum Fixture {
  /// A file's text; empty when there is none.
  package static func text(_ path: String, from file: String = #filePath) -> String {
    let root = file.split(separator: "/").dropLast(3).joined(separator: "/")
    guard let stream = unsafe fopen("/\(root)/Fixtures/\(path)", "r") else { return "" }
    defer { unsafe fclose(stream) }
    var bytes: [UInt8] = []
    while case let byte = unsafe getc(stream), byte != EOF { bytes.append(UInt8(byte)) }
    return String(decoding: bytes, as: UTF8.self)
  }
}
