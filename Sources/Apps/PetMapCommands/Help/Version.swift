/// The program's version.
package enum Version {
  /// As `petmap --version` and the man page have it.
  package static let current = "0.1.0"
  /// The day of that version, as the man page has it; set together with it, so that the page does not
  /// depend on when or where it is made.
  package static let date = "2026-11-23"
}
