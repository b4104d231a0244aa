/// The content codings that a client accepts (RFC 9110, 12.5.3), as far as the service has them.
package struct AcceptEncoding: Sendable {
  /// Weights in thousandths; nil for what is not listed.
  private var gzip: Int?
  private var identity: Int?
  private var any: Int?

  /// - Parameter values: every `Accept-Encoding` field of a request. An item with a malformed weight
  ///   is ignored.
  package init(_ values: [String]) {
    for item in values.flatMap({ $0.split(separator: ",") }) {
      let value = HeaderValue(String(item))
      guard let weight = Self.weight(value["q"] ?? "1") else { continue }
      if value.token.equalsIgnoringCase("gzip") || value.token.equalsIgnoringCase("x-gzip") {
        // A refusal counts even if the coding is listed a second time.
        gzip = min(gzip ?? weight, weight)
      } else if value.token.equalsIgnoringCase("identity") {
        identity = weight
      } else if value.token == "*" {
        any = weight
      }
    }
  }

  /// Whether gzip is acceptable, and not less welcome than no coding at all.
  package var prefersGzip: Bool {
    let weight = gzip ?? any ?? 0
    return weight > 0 && weight >= (identity ?? 0)
  }

  /// The thousandths of a weight: `0` or `1`, with up to three decimals (RFC 9110, 12.4.2).
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
