/// The content codings that a client accepts (RFC 9110, section 12.5.3), limited to those of the
/// service.
package struct AcceptEncoding: Sendable {
  /// The weight in thousandths, or `nil` if the coding is not listed.
  private var gzip: Int?
  private var identity: Int?
  private var any: Int?

  /// - Parameter values: The values of all `Accept-Encoding` fields of a request. An item with a
  ///   malformed weight is ignored.
  package init(_ values: [String]) {
    for item in values.flatMap({ $0.split(separator: ",") }) {
      let value = HeaderValue(String(item))
      guard let weight = Self.weight(value["q"] ?? "1") else { continue }
      if value.token.equalsIgnoringCase("gzip") || value.token.equalsIgnoringCase("x-gzip") {
        // A weight of 0 applies even if the coding is listed again.
        gzip = min(gzip ?? weight, weight)
      } else if value.token.equalsIgnoringCase("identity") {
        identity = weight
      } else if value.token == "*" {
        any = weight
      }
    }
  }

  /// Whether gzip is accepted and at least as preferred as no coding.
  package var prefersGzip: Bool {
    let weight = gzip ?? any ?? 0
    return weight > 0 && weight >= (identity ?? 0)
  }

  /// Returns a weight in thousandths: `0` or `1`, with up to three decimals (RFC 9110, section
  /// 12.4.2).
  private static func weight(_ text: String) -> Int? {
    let bytes = Array(text.utf8)
    guard let first = bytes.first, first == UInt8(ascii: "0") || first == UInt8(ascii: "1"),
      bytes.count == 1 || bytes[1] == UInt8(ascii: ".") && bytes.count <= 5
    else { return nil }
    var thousandths = Int(first - UInt8(ascii: "0")) * 1000
    for (byte, unit) in zip(bytes.dropFirst(2), [100, 10, 1]) {
      guard byte.isASCIIDigit else { return nil }
      thousandths += Int(byte - UInt8(ascii: "0")) * unit
    }
    return thousandths <= 1000 ? thousandths : nil
  }
}
