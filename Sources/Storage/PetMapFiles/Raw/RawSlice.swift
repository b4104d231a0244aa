import CSimdJSON

/// An uninterpreted value: a range of bytes in a window and how it is encoded.
typealias RawSlice = petmap_slice

extension RawSlice {
  static let none = RawSlice(offset: .max, length: 0)

  /// - Parameter kind: One of `PETMAP_SLICE_…`; plain text by default.
  init(offset: Int, count: Int, kind: Int = PETMAP_SLICE_TEXT) {
    self.init(
      offset: UInt32(truncatingIfNeeded: offset),
      length: UInt32(truncatingIfNeeded: count) | UInt32(truncatingIfNeeded: kind) << 29)
  }

  var isNone: Bool { offset == .max }
  var kind: Int { Int(length >> 29) }
  var count: Int { Int(length & 0x1FFF_FFFF) }
  /// The range of its bytes.
  ///
  /// - Precondition: The slice is not `none`.
  var range: Range<Int> { Int(offset)..<Int(offset) + count }
  /// Whether it is JSON text between quotes.
  var isQuoted: Bool { kind != PETMAP_SLICE_LITERAL && kind != PETMAP_SLICE_NESTED }
  /// The range of the JSON token that begins the value: text with its quotes, or an opening
  /// bracket.
  var firstToken: Range<Int> {
    if kind == PETMAP_SLICE_NESTED { return Int(offset)..<Int(offset) + 1 }
    return isQuoted ? range.lowerBound - 1..<range.upperBound + 1 : range
  }
  /// Whether the text contains escape sequences or doubled quotes.
  var hasEscapes: Bool { kind == PETMAP_SLICE_ESCAPED || kind == PETMAP_SLICE_DOUBLED }
  var isEmpty: Bool { offset == .max || length & 0x1FFF_FFFF == 0 }
  /// Whether it is readable text or a number: not empty, nested, or invalid.
  var isReadable: Bool {
    !isEmpty && kind != PETMAP_SLICE_NESTED && kind != PETMAP_SLICE_BROKEN
  }

  /// Returns the bytes as written in the file.
  func bytes(in window: UnsafeMutablePointer<UInt8>) -> UnsafeBufferPointer<UInt8> {
    isNone
      ? unsafe UnsafeBufferPointer(start: nil, count: 0)
      : unsafe UnsafeBufferPointer(start: window + Int(offset), count: count)
  }

  /// Calls `body` with the unescaped bytes, without leading and trailing whitespace.
  func withText<Result>(
    in window: UnsafeMutablePointer<UInt8>, _ body: (UnsafeBufferPointer<UInt8>) -> Result
  ) -> Result {
    let bytes = unsafe trimmed(in: window)
    guard hasEscapes else { return unsafe body(bytes) }
    return unsafe unescaped(bytes).withUnsafeBufferPointer(body)
  }

  /// Returns the unescaped text, or `nil` if it is absent or empty.
  func text(in window: UnsafeMutablePointer<UInt8>) -> String? {
    guard !isEmpty else { return nil }
    let bytes = unsafe bytes(in: window)
    return unsafe hasEscapes
      ? String(decoding: unescaped(bytes), as: UTF8.self) : String(decoding: bytes, as: UTF8.self)
  }

  /// Returns the bytes without escape sequences or doubled quotes.
  func unescaped(_ bytes: UnsafeBufferPointer<UInt8>) -> [UInt8] {
    unsafe Array(unsafeUninitializedCapacity: bytes.count) { out, count in
      guard let source = bytes.baseAddress, let target = out.baseAddress else {
        return
      }
      if kind == PETMAP_SLICE_ESCAPED {
        count = unsafe petmap_json_unescape(source, bytes.count, target)
        return
      }
      var afterQuote = false
      for index in bytes.indices {
        let byte = unsafe bytes[index]
        if byte == UInt8(ascii: "\"") && afterQuote {
          afterQuote = false
          continue
        }
        afterQuote = byte == UInt8(ascii: "\"")
        unsafe target[count] = byte
        count += 1
      }
    }
  }

  /// Returns the bytes without leading and trailing whitespace, but with escape sequences and
  /// doubled quotes.
  func trimmed(in window: UnsafeMutablePointer<UInt8>) -> UnsafeBufferPointer<UInt8> {
    let bytes = unsafe bytes(in: window)
    var (first, last) = (0, bytes.count)
    while first < last, unsafe bytes[first] <= UInt8(ascii: " ") { first &+= 1 }
    while first < last, unsafe bytes[last &- 1] <= UInt8(ascii: " ") { last &-= 1 }
    return unsafe UnsafeBufferPointer(rebasing: bytes[first..<last])
  }
}
