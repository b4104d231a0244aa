/// The administrator's token, kept as its digest.
package struct AdminToken: Sendable {
  /// The text is too short, or has characters that no token has.
  package struct Malformed: Error, Hashable {}

  private let digest: [UInt8]

  /// - Parameter text: 16 or more characters from `!` to `~`.
  package init(_ text: String) throws(Malformed) {
    let bytes = Array(text.utf8)
    guard bytes.count >= 16, bytes.allSatisfy({ $0 >= 0x21 && $0 <= 0x7E }) else {
      throw Malformed()
    }
    digest = SHA256.digest(bytes)
  }

  /// Whether a text is the token. Both sides' digests are compared, all of their bytes always.
  package func matches(_ text: String) -> Bool {
    let other = SHA256.digest(Array(text.utf8))
    return zip(digest, other).reduce(0) { $0 | $1.0 ^ $1.1 } == 0
  }
}
