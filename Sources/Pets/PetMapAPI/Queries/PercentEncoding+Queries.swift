package import PetMapAnnouncements

extension PercentEncoding {
  /// Returns the decoded text, or `nil` if an escape is malformed, if it encodes NUL where that is
  /// not allowed, or if the result is not UTF-8.
  package static func decoded(
    _ bytes: some Collection<UInt8>, plusIsSpace: Bool, allowsNUL: Bool = false
  ) -> String? {
    var result: [UInt8] = []
    var iterator = bytes.makeIterator()
    while let byte = iterator.next() {
      switch byte {
      case UInt8(ascii: "%"):
        guard let high = iterator.next()?.hexadecimalValue,
          let low = iterator.next()?.hexadecimalValue
        else { return nil }
        result.append(high << 4 | low)
      case UInt8(ascii: "+") where plusIsSpace: result.append(UInt8(ascii: " "))
      default: result.append(byte)
      }
    }
    guard allowsNUL || !result.contains(0) else { return nil }
    return String(validating: result, as: UTF8.self)
  }

  /// Returns a query string with a leading question mark, or an empty string if there are no
  /// parameters.
  package static func query(_ parameters: [QueryParameter]) -> String {
    if parameters.isEmpty { return "" }
    let pairs = parameters.map { encoded($0.name) + "=" + encoded($0.value) }
    return "?" + pairs.joined(separator: "&")
  }
}
