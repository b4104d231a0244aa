import TestSupport

/// The test files of the Unicode Character Database, without comments.
enum UnicodeFiles {
  static func lines(_ name: String) throws -> [Substring] {
    return try Tool("gzip").output(["-dc", fixturePath("unicode/\(name).txt.gz")]).utf8.split(
      separator: UInt8(ascii: "\n")
    ).map { Substring($0) }
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
