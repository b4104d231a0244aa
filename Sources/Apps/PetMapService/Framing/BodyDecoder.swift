import PetMapAPI
import PetMapAnnouncements

/// Strictly decodes a request's body from a connection's input, either `Content-Length` bytes or
/// chunks (RFC 9112, sections 6 and 7.1).
package struct BodyDecoder: Sendable {
  package enum Step {
    /// The next bytes of the content.
    case content([UInt8])
    /// More input is needed.
    case partial
    /// The body is complete, and the remaining input belongs to the next request.
    case end
  }

  private enum State {
    case length(Int)
    case chunkSize
    case chunk(Int)
    /// The CR LF after a chunk.
    case chunkEnd
    case trailers(length: Int)
    case end
  }

  /// The maximum length of a chunk's first line, which contains its size and extensions.
  private static let chunkLineLimit = 1024
  /// The maximum number of bytes returned at once.
  private static let pieceSize = 65_536
  private var state: State

  /// - Parameter head: A head that ``Framing/refusal(of:isHTTP11:)`` accepts.
  package init(_ head: RequestHead) {
    state =
      head.headers["Transfer-Encoding"] != nil ? .chunkSize : .length(head.declaredLength ?? 0)
  }

  /// - Throws: The error with which the body is rejected. The remaining input must not be parsed as
  ///   a request.
  package mutating func next(_ input: inout InputBuffer) throws(ServiceError) -> Step {
    while true {
      switch state {
      case .length(let rest):
        if rest == 0 {
          state = .end
        } else {
          return takeContent(rest, &input) { .length($0) }
        }
      case .chunk(let rest):
        if rest == 0 {
          state = .chunkEnd
        } else {
          return takeContent(rest, &input) { .chunk($0) }
        }
      case .chunkSize:
        guard let line = try takeLine(&input, limit: Self.chunkLineLimit) else { return .partial }
        let size = try Self.chunkSize(line)
        state = size == 0 ? .trailers(length: 0) : .chunk(size)
      case .chunkEnd:
        if let first = input.first, first != UInt8(ascii: "\r") { throw Self.malformed }
        guard try takeLine(&input, limit: 0) != nil else { return .partial }
        state = .chunkSize
      case .trailers(let length):
        let rest = Framing.headerLimit - length
        guard let line = try takeLine(&input, limit: rest) else { return .partial }
        if line.isEmpty {
          state = .end
        } else {
          _ = try Framing.field(line)
          state = .trailers(length: length + line.count + 2)
        }
      case .end: return .end
      }
    }
  }

  private mutating func takeContent(
    _ rest: Int, _ input: inout InputBuffer, _ next: (Int) -> State
  ) -> Step {
    if input.isEmpty { return .partial }
    let piece = input.take(min(rest, Self.pieceSize))
    state = next(rest - piece.count)
    return .content(piece)
  }

  private func takeLine(
    _ input: inout InputBuffer, limit: Int
  ) throws(ServiceError) -> ArraySlice<UInt8>? {
    switch input.takeLine() {
    case .whole(let line) where line.count <= limit: return line
    // The carriage return may have arrived already.
    case .partial where input.count <= limit + 1: return nil
    default: throw Self.malformed
    }
  }

  /// Returns the size from a chunk's first line, ignoring the extensions.
  private static func chunkSize(_ line: ArraySlice<UInt8>) throws(ServiceError) -> Int {
    let digits = line.prefix { $0.hexadecimalValue != nil }
    let rest = line[digits.endIndex...]
    guard (1...15).contains(digits.count), rest.isEmpty || rest.first == UInt8(ascii: ";"),
      rest.allSatisfy(Framing.isTextByte)
    else { throw malformed }
    return digits.reduce(0) { $0 << 4 | Int($1.hexadecimalValue ?? 0) }
  }

  private static let malformed = ServiceError(.badRequest, "Malformed chunked body")
}
