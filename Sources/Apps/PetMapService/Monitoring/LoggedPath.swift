import PetMapAnnouncements

/// Request paths as the log may hold them.
///
/// Whoever has the id of an unpublished announcement may read it, so the log has no such id: a digest
/// under a key of this run's stands in its place. Requests for the same announcement still have the
/// same digest.
struct LoggedPath: Sendable {
  private let key: [UInt8]

  /// - Parameter random: 64 bits of a secure generator.
  init(random: () -> UInt64) {
    key = (0..<4).flatMap { _ in
      let word = random()
      return (0..<8).map { UInt8(truncatingIfNeeded: word >> (8 * $0)) }
    }
  }

  /// A path without the ids that may not be logged; otherwise as it was sent.
  ///
  /// - Parameter isPublished: whether an announcement is.
  func text(of path: String, isPublished: (AnnouncementID) -> Bool) -> String {
    var bytes = Self.unescaped(path)
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

  /// `~` and 16 hexadecimal digits.
  private func digest(of id: AnnouncementID) -> [UInt8] {
    let digits = Array("0123456789abcdef".utf8)
    let code = SHA256.authenticationCode(of: id.bytes, key: key).prefix(8)
    return [UInt8(ascii: "~")] + code.flatMap { [digits[Int($0 >> 4)], digits[Int($0 & 15)]] }
  }

  /// The path's bytes without percent escapes; broken ones stay.
  private static func unescaped(_ path: String) -> [UInt8] {
    let bytes = Array(path.utf8)
    guard bytes.contains(UInt8(ascii: "%")) else { return bytes }
    var result: [UInt8] = []
    var index = 0
    while index < bytes.count {
      if bytes[index] == UInt8(ascii: "%"), index + 2 < bytes.count,
        let high = bytes[index + 1].hexadecimalValue, let low = bytes[index + 2].hexadecimalValue
      {
        result.append(high << 4 | low)
        index += 3
      } else {
        result.append(bytes[index])
        index += 1
      }
    }
    return result
  }
}
