import PetMapAnnouncements

/// Redacts request paths for the log.
///
/// Anyone who knows the ID of an unpublished announcement can read it, so such IDs are replaced
/// with a keyed digest. The key is random for each run, and requests for the same announcement have
/// the same digest.
struct LoggedPath: Sendable {
  private let key: [UInt8]

  /// - Parameter random: A function that returns 64 bits from a secure generator.
  init(random: () -> UInt64) {
    key = (0..<4).flatMap { _ in
      let word = random()
      return (0..<8).map { UInt8(truncatingIfNeeded: word >> (8 * $0)) }
    }
  }

  /// Returns a path without the IDs of unpublished announcements.
  ///
  /// - Parameter isPublished: A function that returns whether an announcement is published.
  func text(of path: String, isPublished: (AnnouncementID) -> Bool) -> String {
    var bytes = PercentEncoding.decoded(Array(path.utf8))
    var isChanged = false
    var index = 0
    while index + 36 <= bytes.count {
      let text = String(decoding: bytes[index..<index + 36].map(\.asciiLowercased), as: UTF8.self)
      guard bytes[index + 8] == UInt8(ascii: "-"), let id = AnnouncementID(text) else {
        index += 1
        continue
      }
      if isPublished(id) {
        index += 36
      } else {
        let digest = digest(of: id)
        bytes.replaceSubrange(index..<index + 36, with: digest)
        index += digest.count
        isChanged = true
      }
    }
    return isChanged ? String(decoding: bytes, as: UTF8.self) : path
  }

  /// Returns `~` and 16 hexadecimal digits.
  private func digest(of id: AnnouncementID) -> [UInt8] {
    let digits = Array("0123456789abcdef".utf8)
    let code = SHA256.authenticationCode(of: id.bytes, key: key).prefix(8)
    return [UInt8(ascii: "~")] + code.flatMap { [digits[Int($0 >> 4)], digits[Int($0 & 15)]] }
  }
}
