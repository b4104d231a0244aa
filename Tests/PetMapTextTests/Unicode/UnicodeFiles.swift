import Foundation

/// The test files of the Unicode Character Database, without comments.
enum UnicodeFiles {
  static func lines(_ name: String) throws -> [Substring] {
    let file = URL(filePath: #filePath).deletingLastPathComponent()
      .appending(path: "../../../Fixtures/unicode/\(name).txt.gz").standardized
    let process = Process()
    process.executableURL = URL(filePath: "/usr/bin/env")
    process.arguments = ["gzip", "-dc", file.path]
    let pipe = Pipe()
    process.standardOutput = pipe
    try process.run()
    let data = try pipe.fileHandleForReading.readToEnd() ?? Data()
    process.waitUntilExit()
    let text = String(decoding: data, as: UTF8.self)
    return text.utf8.split(separator: UInt8(ascii: "\n")).map { Substring($0) }
  }

  /// Parses a line such as "÷ 0041 × 0308 ÷". Returns the characters, and whether ÷ precedes each
  /// character and the end.
  static func parse(_ line: Substring) -> (scalars: [UInt32], breaks: [Bool]) {
    var scalars: [UInt32] = []
    var breaks: [Bool] = []
    for part in line.split(separator: " ") {
      if let scalar = UInt32(part, radix: 16) {
        scalars.append(scalar)
      } else {
        breaks.append(part == "÷")
      }
    }
    return (scalars, breaks)
  }
}
