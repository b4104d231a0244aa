import PetMapReports

extension Framing {
  /// The bytes of a connection's first request that say whether it is refused at the door.
  package static let firstBytes = lineLimit + headerLimit + 8

  /// How many bytes the library may keep of a connection: a request's line and header block, and
  /// ``fieldMemory`` for each field. A larger size costs time with every request, as it clears all.
  package static let connectionMemory = 32 * 1024
  private static let fieldMemory = 64
  /// What it keeps beside the request.
  private static let otherMemory = 512

  private static let tooManyHeaders = ServiceError(
    .headersTooLarge, "Request has too many header fields")

  /// Why a connection's first request is refused, as far as its first bytes say; nil also where they
  /// leave it open.
  ///
  /// These are the requests that libmicrohttpd answers in words of its own, without the error
  /// envelope, and with two status lines where a length is no number: it is not to see them. What
  /// comes later on a connection is left to it.
  ///
  /// - Parameter bytes: what has come, ``firstBytes`` at most.
  /// - Complexity: O(n) in the number of bytes.
  package static func refusal(ofFirst bytes: [UInt8]) -> ServiceError? {
    var error = problem(ofFirst: bytes)
    error?.closesConnection = true
    return error
  }

  private static func problem(ofFirst bytes: [UInt8]) -> ServiceError? {
    var lines = Lines(rest: bytes[...])
    guard let line = lines.next() else {
      return lines.rest.count > lineLimit + 1 ? uriTooLong : nil
    }
    if line.count > lineLimit { return uriTooLong }
    // Empty lines may come before a request (RFC 9112, 2.2).
    if line.isEmpty { return nil }
    let words = line.split(separator: 0x20, omittingEmptySubsequences: false)
    guard words.count == 3, words[2].count == 8, words[2].starts(with: "HTTP/1.".utf8) else {
      return ServiceError(.badRequest, "Malformed request line")
    }
    let start = lines.rest.startIndex
    var problem: ServiceError?
    var count = 0
    while let line = lines.next() {
      if line.isEmpty { return problem }
      if lines.rest.startIndex - start > headerLimit { return headersTooLarge }
      count += 1
      let memory = lines.rest.startIndex + count * fieldMemory
      if memory > connectionMemory - otherMemory { return tooManyHeaders }
      problem = problem ?? self.problem(ofField: line)
    }
    // The block does not end here.
    return bytes.endIndex - start > headerLimit ? headersTooLarge : nil
  }

  private static func problem(ofField line: ArraySlice<UInt8>) -> ServiceError? {
    // The line before goes on in this one.
    if line.first == 0x20 || line.first == 0x09 { return nil }
    guard let colon = line.firstIndex(of: UInt8(ascii: ":")) else {
      return ServiceError(.badRequest, "Malformed header field")
    }
    let name = String(decoding: line[..<colon], as: UTF8.self)
    guard name.equalsIgnoringCase("Content-Length") else { return nil }
    let value = String(decoding: line[(colon + 1)...], as: UTF8.self).trimmingBlanks
    guard !value.isEmpty, value.utf8.allSatisfy(\.isASCIIDigit) else { return notANumber }
    return Int(value) == nil ? .bodyTooLarge : nil
  }

  /// The lines of a request's beginning, without their ends; what follows the last line end stays.
  private struct Lines {
    var rest: ArraySlice<UInt8>

    mutating func next() -> ArraySlice<UInt8>? {
      guard let end = rest.firstIndex(of: 0x0A) else { return nil }
      let line = rest[..<end]
      rest = rest[(end + 1)...]
      return line.last == 0x0D ? line.dropLast() : line
    }
  }
}
