import Foundation
import TestSupport

/// Data from an animal shelter in Long Beach: all 29,787 rows or, in slow debug builds, every
/// tenth.
enum ShelterFile {
  static let path: String = {
    let whole = packageRoot.appendingPathComponent("Fixtures/longbeach-shelter.csv")
    let text = (try? String(contentsOf: whole, encoding: .utf8)) ?? ""
    let rows = text.utf8.split(separator: UInt8(ascii: "\n"))
    let some = cases(of: rows, debug: rows.count / 10)
    guard some.count < rows.count else { return whole.path }
    let tenth = Subprocess.program.deletingLastPathComponent()
      .appendingPathComponent("longbeach-shelter-tenth.csv")
    try? some.map { Substring($0) + "\n" }.joined()
      .write(to: tenth, atomically: true, encoding: .utf8)
    return tenth.path
  }()
}
