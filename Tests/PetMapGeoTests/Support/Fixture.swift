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

  /// How many cases to try: few while debugging, many in release.
  static func scale(debug: Int, release: Int) -> Int {
    #if DEBUG
      debug
    #else
      release
    #endif
  }
}

/// SplitMix64 (Steele, Lea and Flood, 2014): the same numbers from the same seed.
struct SeededRandom: RandomNumberGenerator {
  private var state: UInt64

  init(seed: UInt64) { state = seed }

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var z = state
    z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
    z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
    return z ^ (z >> 31)
  }
}
