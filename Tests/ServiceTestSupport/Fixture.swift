#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// Files in the package's `Fixtures`.
package enum Fixture {
  /// Returns the text of a file.
  ///
  /// - Precondition: The file exists.
  package static func text(_ path: String) -> String {
    let root = #filePath.split(separator: "/").dropLast(3).joined(separator: "/")
    guard let stream = unsafe fopen("/\(root)/Fixtures/\(path)", "r") else {
      preconditionFailure("there is no Fixtures/\(path)")
    }
    defer { unsafe fclose(stream) }
    var bytes: [UInt8] = []
    while case let byte = unsafe getc(stream), byte != EOF { bytes.append(UInt8(byte)) }
    return String(decoding: bytes, as: UTF8.self)
  }
}
