/// The received bytes of a connection that have not been consumed.
package struct InputBuffer: Sendable {
  /// The result of reading a line.
  enum Line {
    /// A complete line without CR LF.
    case whole(ArraySlice<UInt8>)
    /// No line feed has been received yet.
    case partial
    /// A line feed without a carriage return (RFC 9112, 2.2).
    case bareLineFeed
  }

  private var bytes: [UInt8] = []
  /// The index of the first unconsumed byte.
  private var start = 0
  /// The index before which there is no line feed.
  private var searched = 0

  package init() {}

  package var count: Int { bytes.count - start }
  package var isEmpty: Bool { start == bytes.count }
  var first: UInt8? { isEmpty ? nil : bytes[start] }

  package mutating func append(_ piece: ArraySlice<UInt8>) {
    if start > 0 {
      bytes.removeFirst(start)
      (start, searched) = (0, max(0, searched - start))
    }
    bytes.append(contentsOf: piece)
  }

  package mutating func removeAll() { self = InputBuffer() }

  /// Consumes the next line.
  mutating func takeLine() -> Line {
    guard let end = bytes[max(start, searched)...].firstIndex(of: UInt8(ascii: "\n")) else {
      searched = bytes.count
      return .partial
    }
    guard end > start, bytes[end - 1] == UInt8(ascii: "\r") else { return .bareLineFeed }
    let line = bytes[start..<(end - 1)]
    consume(end + 1 - start)
    return .whole(line)
  }

  /// Consumes at most `limit` bytes.
  mutating func take(_ limit: Int) -> [UInt8] {
    let piece = Array(bytes[start..<(start + min(limit, count))])
    consume(piece.count)
    return piece
  }

  private mutating func consume(_ count: Int) {
    start += count
    if start == bytes.count { removeAll() }
  }
}
