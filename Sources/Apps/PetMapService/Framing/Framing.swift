import PetMapAPI
import PetMapAnnouncements

/// The limits and rules for request framing.
///
/// A request that violates them is rejected, and its connection is closed, because the start of the
/// next request would be a guess (RFC 9112, sections 6.3 and 11.2). ``HeadParser`` parses the
/// request line and the header fields, ``BodyDecoder`` the body; both read from an ``InputBuffer``.
package enum Framing {
  /// The maximum length of a request line in bytes, without the line break.
  package static let lineLimit = 8 * 1024
  /// The maximum size of a header block in bytes.
  package static let headerLimit = 16 * 1024

  /// The maximum number of header fields.
  package static let fieldLimit = 400

  static let uriTooLong = ServiceError(.uriTooLong, "Request line exceeds 8 KiB")
  static let headersTooLarge = ServiceError(
    .headersTooLarge, "Request header fields exceed 16 KiB")
  static let tooManyHeaders = ServiceError(
    .headersTooLarge, "Request has more than \(fieldLimit) header fields")
  static let malformedLine = ServiceError(.badRequest, "Malformed request line")
  static let notANumber = ServiceError(.badRequest, "Content-Length is not a number")

  /// Returns the error with which a parsed head is rejected, or `nil` if the length of its body and
  /// its host are unambiguous.
  package static func refusal(of head: RequestHead, isHTTP11: Bool) -> ServiceError? {
    lengthProblem(of: head, isHTTP11: isHTTP11) ?? hostProblem(of: head, isHTTP11: isHTTP11)
  }

  private static func lengthProblem(of head: RequestHead, isHTTP11: Bool) -> ServiceError? {
    let lengths = head.headers.values(of: "Content-Length")
    let codings = head.headers.values(of: "Transfer-Encoding")
    if !codings.isEmpty {
      if !lengths.isEmpty {
        return ServiceError(.badRequest, "Content-Length conflicts with Transfer-Encoding")
      }
      if codings.count > 1 || !isHTTP11 {
        return ServiceError(.badRequest, "Malformed Transfer-Encoding")
      }
      if !codings[0].trimmingBlanks.equalsIgnoringCase("chunked") {
        return ServiceError(.badRequest, "Transfer-Encoding is not supported")
      }
    }
    if let first = lengths.first, lengths.dropFirst().contains(where: { $0 != first }) {
      return ServiceError(.badRequest, "Content-Length has conflicting values")
    }
    if let length = lengths.first,
      length.isEmpty || !length.utf8.allSatisfy(\.isASCIIDigit)
    {
      return notANumber
    }
    return lengths.isEmpty || head.declaredLength != nil ? nil : .bodyTooLarge
  }

  private static func hostProblem(of head: RequestHead, isHTTP11: Bool) -> ServiceError? {
    let hosts = head.headers.values(of: "Host")
    if hosts.count > 1 { return ServiceError(.badRequest, "Host is repeated") }
    if hosts.isEmpty, isHTTP11 { return ServiceError(.badRequest, "Host is missing") }
    // The host may be empty (RFC 9112, section 3.2).
    if let host = hosts.first, !host.isEmpty, head.authority == nil {
      return ServiceError(.badRequest, "Malformed Host")
    }
    return nil
  }

  /// Parses the name and the value of a header line.
  static func field(
    _ line: ArraySlice<UInt8>
  ) throws(ServiceError) -> (name: ArraySlice<UInt8>, value: ArraySlice<UInt8>) {
    if line.first == UInt8(ascii: " ") || line.first == UInt8(ascii: "\t") {
      throw ServiceError(.badRequest, "Header field is folded")
    }
    guard let colon = line.firstIndex(of: UInt8(ascii: ":")), colon > line.startIndex else {
      throw ServiceError(.badRequest, "Malformed header field")
    }
    guard line[..<colon].allSatisfy(isTokenByte) else {
      throw ServiceError(.badRequest, "Malformed header field name")
    }
    let value = line[(colon + 1)...]
    guard value.allSatisfy(isTextByte) else {
      throw ServiceError(.badRequest, "Control character in a header field")
    }
    return (line[..<colon], value)
  }

  /// Returns whether a byte is valid in a field value (`field-content`, RFC 9110, section 5.5): not
  /// a control character other than tab.
  static func isTextByte(_ byte: UInt8) -> Bool {
    byte >= UInt8(ascii: " ") && byte != 0x7F || byte == UInt8(ascii: "\t")
  }

  /// Returns whether a byte is valid in a method or a field name (`tchar`, RFC 9110, section
  /// 5.6.2).
  static func isTokenByte(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "a")...UInt8(ascii: "z"):
      true
    case UInt8(ascii: "!"), UInt8(ascii: "#")...UInt8(ascii: "'"), UInt8(ascii: "*"),
      UInt8(ascii: "+"), UInt8(ascii: "-"), UInt8(ascii: "."), UInt8(ascii: "^"), UInt8(ascii: "_"),
      UInt8(ascii: "`"), UInt8(ascii: "|"), UInt8(ascii: "~"):
      true
    default: false
    }
  }
}
