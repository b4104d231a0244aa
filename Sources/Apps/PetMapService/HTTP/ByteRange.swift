import PetMapAPI
import PetMapAnnouncements

/// The requested range of content (RFC 9110, section 14).
///
/// A single range is supported. If there are several, or the header is not a byte range, the entire
/// content is sent, as the RFC permits.
package enum ByteRange: Hashable {
  case whole
  case part(Range<Int>)
  /// The range starts beyond the end.
  case unsatisfiable

  /// - Parameters:
  ///   - tag: The strong entity tag of the content, for `If-Range`.
  ///   - size: The size of the content in bytes.
  package init(_ head: RequestHead, tag: String, size: Int) {
    let ranges = head.headers.values(of: "Range")
    let conditions = head.headers.values(of: "If-Range")
    self = .whole
    // Ranges do not apply to HEAD requests. A date never matches, because no Last-Modified is sent.
    guard head.method == "GET", ranges.count == 1, conditions.allSatisfy({ $0 == tag }) else {
      return
    }
    self = Self.range(ranges[0], size: size)
  }

  private static func range(_ text: String, size: Int) -> ByteRange {
    let parts = text.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
    guard parts.count == 2, parts[0].trimmingBlanks.equalsIgnoringCase("bytes") else {
      return .whole
    }
    let ends = parts[1].trimmingBlanks.split(separator: "-", omittingEmptySubsequences: false)
    guard ends.count == 2, let first = number(ends[0]), let last = number(ends[1]) else {
      return .whole
    }
    switch (first, last) {
    case (nil, nil): return .whole
    case (nil, let length?):
      return length == 0 || size == 0 ? .unsatisfiable : .part(max(0, size - length)..<size)
    case (let first?, let last):
      if let last, last < first { return .whole }
      return first >= size ? .unsatisfiable : .part(first..<min(last ?? size, size - 1) + 1)
    }
  }

  /// Returns the number that the digits represent, clamped to the largest integer; an inner `nil`
  /// if the text is empty; or an outer `nil` if it is not a number.
  private static func number(_ text: Substring) -> Int?? {
    if text.isEmpty { return .some(nil) }
    guard text.utf8.allSatisfy(\.isASCIIDigit) else { return nil }
    return .some(Int(text) ?? .max)
  }
}

extension ServiceError {
  /// Returns the error for a range that starts beyond the end of content of a given size.
  static func rangeNotSatisfiable(size: Int) -> ServiceError {
    ServiceError(
      .rangeNotSatisfiable, "The range begins beyond the end of the photo",
      headers: [HeaderField("Content-Range", "bytes */\(size)")])
  }
}
