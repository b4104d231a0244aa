/// Entity tags (RFC 9110, 8.8.3).
package enum EntityTag {
  /// A tag that changes with the content.
  package static func of(_ bytes: [UInt8]) -> String {
    let digits = SHA256.digest(bytes).prefix(12).map { byte in
      let text = String(byte, radix: 16)
      return byte < 16 ? "0" + text : text
    }
    return "\"" + digits.joined() + "\""
  }

  /// Whether `If-None-Match` names a tag, strong or weak, or any.
  package static func matches(_ tag: String, _ values: [String]) -> Bool {
    values.contains { value in
      value.split(separator: ",").map(\.trimmingBlanks).contains { item in
        item == "*" || item == tag || item == "W/" + tag
      }
    }
  }
}
