import PetMapReports

/// What a request line and its headers must be before anything else of the request counts.
///
/// These requests are refused whatever they ask for, and their connection ends: where one request
/// ends and the next begins would be a guess (RFC 9112, 6.3 and 11.2).
package enum Framing {
  /// The longest request line in bytes, without its line end.
  package static let lineLimit = 8 * 1024
  /// The most bytes of a header block.
  package static let headerLimit = 16 * 1024

  static let uriTooLong = ServiceError(.uriTooLong, "Request line exceeds 8 KiB")
  static let headersTooLarge = ServiceError(
    .headersTooLarge, "Request header fields exceed 16 KiB")
  static let notANumber = ServiceError(.badRequest, "Content-Length is not a number")

  /// - Parameters:
  ///   - lineLength: the request line's bytes.
  ///   - headerLength: the bytes of the header block after it.
  ///   - isHTTP11: whether the request's version is 1.1 or later.
  package static func refusal(
    of head: RequestHead, lineLength: Int, headerLength: Int, isHTTP11: Bool
  ) -> ServiceError? {
    var error = problem(
      of: head, lineLength: lineLength, headerLength: headerLength, isHTTP11: isHTTP11)
    error?.closesConnection = true
    return error
  }

  private static func problem(
    of head: RequestHead, lineLength: Int, headerLength: Int, isHTTP11: Bool
  ) -> ServiceError? {
    if lineLength > lineLimit {
      return uriTooLong
    }
    if headerLength > headerLimit {
      return headersTooLarge
    }
    if !head.method.utf8.allSatisfy(isTokenByte) || head.method.isEmpty {
      return ServiceError(.badRequest, "Malformed request line")
    }
    if head.target.path.utf8.contains(where: { $0 <= 0x20 || $0 == 0x7F }) {
      return ServiceError(.badRequest, "Malformed request target")
    }
    for field in head.headers.fields
    where field.name.isEmpty || !field.name.utf8.allSatisfy(isTokenByte) {
      return ServiceError(.badRequest, "Malformed header field name")
    }
    return lengthProblem(of: head, isHTTP11: isHTTP11) ?? hostProblem(of: head, isHTTP11: isHTTP11)
  }

  private static func lengthProblem(of head: RequestHead, isHTTP11: Bool) -> ServiceError? {
    let lengths = head.headers.values(of: "Content-Length")
    let codings = head.headers.values(of: "Transfer-Encoding")
    if !codings.isEmpty {
      if !lengths.isEmpty {
        return ServiceError(.badRequest, "Content-Length and Transfer-Encoding exclude each other")
      }
      if codings.count > 1 || !isHTTP11 {
        return ServiceError(.badRequest, "Malformed Transfer-Encoding")
      }
      if !codings[0].trimmingBlanks.equalsIgnoringCase("chunked") {
        return ServiceError(.badRequest, "Transfer-Encoding is not supported")
      }
    }
    if let first = lengths.first, lengths.dropFirst().contains(where: { $0 != first }) {
      return ServiceError(.badRequest, "Content-Length has two values")
    }
    if let length = lengths.first,
      length.isEmpty || !length.utf8.allSatisfy(\.isASCIIDigit)
    {
      return notANumber
    }
    return nil
  }

  private static func hostProblem(of head: RequestHead, isHTTP11: Bool) -> ServiceError? {
    let hosts = head.headers.values(of: "Host")
    if hosts.count > 1 { return ServiceError(.badRequest, "Host is given twice") }
    if hosts.isEmpty, isHTTP11 { return ServiceError(.badRequest, "Host is missing") }
    // It may be empty (RFC 9112, 3.2).
    if let host = hosts.first, !host.isEmpty, head.authority == nil {
      return ServiceError(.badRequest, "Malformed Host")
    }
    return nil
  }

  /// Whether a byte may stand in a method or a header's name (`tchar`, RFC 9110, 5.6.2).
  static func isTokenByte(_ byte: UInt8) -> Bool {
    switch byte {
    case 0x30...0x39, 0x41...0x5A, 0x61...0x7A: true
    case 0x21, 0x23...0x27, 0x2A, 0x2B, 0x2D, 0x2E, 0x5E, 0x5F, 0x60, 0x7C, 0x7E: true
    default: false
    }
  }
}
