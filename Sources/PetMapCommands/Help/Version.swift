/// The program's version.
package enum Version {
  /// As `petmap --version` and the man page have it.
  package static let current = "0.1.0"
}
