import Foundation

/// Files of test vectors under Fixtures.
enum Fixture {
  /// The lines of a fixture without comments and blank lines.
  static func lines(_ path: String, from file: String = #filePath) -> [Substring] {
    var root = URL(fileURLWithPath: file)
    while root.lastPathComponent != "Tests" { root.deleteLastPathComponent() }
    let url = root.deletingLastPathComponent().appendingPathComponent("Fixtures/\(path)")
    guard let text = try? String(contentsOf: url, encoding: .utf8) else { return [] }
    return text.split(separator: "\n").filter { !$0.hasPrefix("#") }
  }
}
