/// The program's version.
package enum Version {
  /// The version in `petmap --version` and the man page.
  package static let current = "0.1.0"
  /// The version's date, as shown in the man page. It is a constant so that the page does not
  /// depend on when or where it is generated.
  package static let date = "2026-11-23"
}
