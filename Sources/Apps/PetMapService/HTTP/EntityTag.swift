import PetMapAPI
import PetMapAnnouncements

/// Entity tags (RFC 9110, 8.8.3).
package enum EntityTag {
  /// Returns a strong tag that changes with the content.
  ///
  /// - Parameters:
  ///   - version: The version of what the content shows, which is the part before a period.
  ///   - coding: The content coding of the response. Each coding has a different tag.
  /// - Complexity: O(n)
  package static func of(
    _ bytes: [UInt8], version: String? = nil, coding: String? = nil
  ) -> String {
    let hash = String(digest(bytes), radix: 36) + "-" + String(bytes.count, radix: 36)
    return "\"" + (version.map { $0 + "." } ?? "") + hash + (coding.map { "-" + $0 } ?? "") + "\""
  }

  /// Returns the version of an announcement as others see it, which changes with everything but its
  /// contact details, because responses may lack them, and with the time of their change.
  ///
  /// - Complexity: O(n)
  static func version(of announcement: Announcement) -> String {
    var shown = announcement
    (shown.email, shown.phone) = (nil, nil)
    var bytes: [UInt8] = []
    shown.appendJSON(to: &bytes)
    return String(digest(bytes), radix: 36)
  }

  /// Returns the versions in `If-Match`, or `nil` if the header is missing or has `*`. Tags without a
  /// version and weak tags match nothing.
  package static func versions(_ values: [String]) -> [String]? {
    let tags = values.flatMap { $0.split(separator: ",").map(\.trimmingBlanks) }
    guard !tags.isEmpty, !tags.contains("*") else { return nil }
    return tags.compactMap { tag in
      guard tag.count > 2, tag.first == "\"", tag.last == "\"" else { return nil }
      let parts = tag.dropFirst().dropLast().split(separator: ".", maxSplits: 1)
      return parts.count == 2 ? String(parts[0]) : nil
    }
  }

  /// Returns a 64-bit hash, computed eight bytes at a time as in wyhash (Wang Yi, 2019), because a
  /// list of a thousand announcements takes up half a megabyte.
  private static func digest(_ bytes: [UInt8]) -> UInt64 {
    let key: UInt64 = 0xA076_1D64_78BD_642F
    var hash: UInt64 = 0xE703_7ED1_A0B4_28DB
    func add(_ word: UInt64) {
      let product = (hash ^ word).multipliedFullWidth(by: key)
      hash = (product.high ^ product.low) &+ 0x9E37_79B9_7F4A_7C15
    }
    let whole = bytes.count & ~7
    unsafe bytes.withUnsafeBytes { buffer in
      for offset in stride(from: 0, to: whole, by: 8) {
        add(
          UInt64(littleEndian: unsafe buffer.loadUnaligned(fromByteOffset: offset, as: UInt64.self))
        )
      }
    }
    var rest: UInt64 = 0
    for byte in bytes[whole...] { rest = rest << 8 | UInt64(byte) }
    add(rest)
    add(UInt64(bytes.count))
    return hash
  }

  /// Returns whether `If-None-Match` contains a tag, strong or weak, or `*`.
  package static func matches(_ tag: String, _ values: [String]) -> Bool {
    values.contains { value in
      value.split(separator: ",").map(\.trimmingBlanks).contains { item in
        item == "*" || item == tag || item == "W/" + tag
      }
    }
  }
}
