import PetMapAPI
import PetMapAnnouncements

/// A strict incremental parser for request lines and header fields (RFC 9112, sections 2 to 5).
///
/// Anything that parsers might interpret differently is an error: a line feed without a carriage
/// return, a folded field, whitespace before a colon, NUL or other control characters, a field
/// without a name. A proxy and this service therefore always agree on where a request ends.
///
/// ```swift
/// var parser = HeadParser()
/// while try !parser.advance(&input) { … }   // receive more
/// ```
package struct HeadParser: Sendable {
  package private(set) var method = ""
  package private(set) var target = ""
  /// Whether the version is HTTP/1.1 or a later 1.x version.
  package private(set) var isHTTP11 = true
  package private(set) var headers = HeaderFields()

  private var hasRequestLine = false
  private var hasSkippedEmptyLine = false
  /// The number of bytes in the header block so far.
  private var blockLength = 0

  package init() {}

  /// Consumes the lines that have arrived.
  ///
  /// - Returns: Whether the head is complete. If not, more input is needed.
  /// - Throws: The error with which the request is rejected. The remaining input must not be parsed
  ///   as a request.
  /// - Complexity: O(*n*) in the number of new bytes.
  package mutating func advance(_ input: inout InputBuffer) throws(ServiceError) -> Bool {
    while true {
      switch input.takeLine() {
      case .bareLineFeed: throw ServiceError(.badRequest, "Line feed without a carriage return")
      case .partial:
        try checkPartialLine(input)
        return false
      case .whole(let line):
        if !hasRequestLine {
          try takeFirstLine(line)
        } else if line.isEmpty {
          return true
        } else {
          try takeField(line)
        }
      }
    }
  }

  private func checkPartialLine(_ input: InputBuffer) throws(ServiceError) {
    if hasRequestLine {
      if blockLength + input.count > Framing.headerLimit { throw Framing.headersTooLarge }
    } else if input.count > Framing.lineLimit + 1 {
      throw Framing.uriTooLong
    } else if let first = input.first, first != UInt8(ascii: "\r"), !Framing.isTokenByte(first) {
      // This may be TLS, for example, which may never contain a line feed.
      throw Framing.malformedLine
    }
  }

  private mutating func takeFirstLine(_ line: ArraySlice<UInt8>) throws(ServiceError) {
    if line.count > Framing.lineLimit { throw Framing.uriTooLong }
    // One empty line before a request is ignored (RFC 9112, 2.2).
    if line.isEmpty, !hasSkippedEmptyLine {
      hasSkippedEmptyLine = true
      return
    }
    let words = line.split(
      separator: UInt8(ascii: " "), maxSplits: 3, omittingEmptySubsequences: false)
    guard words.count == 3, !words[0].isEmpty, words[0].allSatisfy(Framing.isTokenByte) else {
      throw Framing.malformedLine
    }
    guard !words[1].isEmpty, words[1].allSatisfy({ $0 > UInt8(ascii: " ") && $0 != 0x7F }) else {
      throw ServiceError(.badRequest, "Malformed request target")
    }
    guard words[2].count == 8, words[2].starts(with: "HTTP/1.".utf8),
      let minor = words[2].last, minor.isASCIIDigit
    else { throw Framing.malformedLine }
    hasRequestLine = true
    method = String(decoding: words[0], as: UTF8.self)
    target = String(decoding: words[1], as: UTF8.self)
    isHTTP11 = minor != UInt8(ascii: "0")
  }

  private mutating func takeField(_ line: ArraySlice<UInt8>) throws(ServiceError) {
    blockLength += line.count + 2
    if blockLength > Framing.headerLimit { throw Framing.headersTooLarge }
    if headers.fields.count == Framing.fieldLimit { throw Framing.tooManyHeaders }
    let (name, value) = try Framing.field(line)
    headers.append(
      String(decoding: name, as: UTF8.self),
      String(decoding: value, as: UTF8.self).trimmingBlanks)
  }
}
