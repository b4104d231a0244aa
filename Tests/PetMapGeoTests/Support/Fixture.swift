import Foundation

/// Test vector files in Fixtures.
enum Fixture {
  /// Returns the lines of a fixture excluding comments and blank lines.
  static func lines(_ path: String, from file: String = #filePath) -> [Substring] {
    var root = URL(fileURLWithPath: file)
    while root.lastPathComponent != "Tests" { root.deleteLastPathComponent() }
    let url = root.deletingLastPathComponent().appendingPathComponent("Fixtures/\(path)")
    guard let text = try? String(contentsOf: url, encoding: .utf8) else { return [] }
    let lines = text.utf8.split(separator: UInt8(ascii: "\n"))
    return lines.filter { $0.first != UInt8(ascii: "#") }.map { Substring($0) }
  }
}
