import PetMapAPI
import PetMapAnnouncements

/// The part of some content that a request asks for (RFC 9110, 14).
///
/// One range is understood. Several, or what is not a range of bytes, are as good as none: the whole
/// content is sent then, as the RFC allows.
package enum ByteRange: Hashable {
  case whole
  case part(Range<Int>)
  /// The range begins beyond the end.
  case unsatisfiable

  /// - Parameters:
  ///   - tag: the content's strong entity tag, for `If-Range`.
  ///   - size: the content's bytes.
  package init(_ head: RequestHead, tag: String, size: Int) {
    let ranges = head.headers.values(of: "Range")
    let conditions = head.headers.values(of: "If-Range")
    self = .whole
    // Of a HEAD request no part can be sent. A date never holds: no Last-Modified is sent.
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

  /// The value of digits, the largest integer for those that are larger; nil inside for no digits,
  /// nil outside for anything else.
  private static func number(_ text: Substring) -> Int?? {
    if text.isEmpty { return .some(nil) }
    guard text.utf8.allSatisfy(\.isASCIIDigit) else { return nil }
    return .some(Int(text) ?? .max)
  }
}

extension ServiceError {
  /// The refusal of a range beyond the end of content of a size.
  static func rangeNotSatisfiable(size: Int) -> ServiceError {
    ServiceError(
      .rangeNotSatisfiable, "The range begins beyond the end of the photo",
      headers: [HeaderField("Content-Range", "bytes */\(size)")])
  }
}
