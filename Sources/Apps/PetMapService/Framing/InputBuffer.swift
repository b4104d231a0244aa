/// Bytes of a connection that were received and are not consumed yet.
package struct InputBuffer: Sendable {
  /// What stands before the next line feed.
  enum Line {
    /// A line, without its CR LF.
    case whole(ArraySlice<UInt8>)
    /// No line feed has been received yet.
    case partial
    /// A line feed without a carriage return (RFC 9112, 2.2).
    case bareLineFeed
  }

  private var bytes: [UInt8] = []
  /// The first byte that is not consumed.
  private var start = 0
  /// No line feed stands before this index.
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
