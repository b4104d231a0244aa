/// The path of a route, whose segments can be variables: `/api/v1/announcements/{id}`.
package struct PathPattern: Sendable, Hashable, ExpressibleByStringLiteral, CustomStringConvertible
{
  private enum Piece: Sendable, Hashable {
    case fixed(String)
    /// A variable with an optional suffix: `{y}.mvt`.
    case variable(String, suffix: String)
  }

  /// The original text.
  package let description: String
  private let pieces: [Piece]

  package init(stringLiteral text: String) {
    description = text
    pieces = text.split(separator: "/").map { piece in
      guard piece.first == "{", let end = piece.firstIndex(of: "}") else {
        return .fixed(String(piece))
      }
      let name = piece[piece.index(after: piece.startIndex)..<end]
      return .variable(String(name), suffix: String(piece[piece.index(after: end)...]))
    }
  }

  /// The names of the variables, in order.
  package var variables: [String] {
    pieces.compactMap { piece in
      if case .variable(let name, _) = piece { name } else { nil }
    }
  }

  /// Returns the values of the variables in a path, or `nil` if it does not match.
  func match(_ segments: [RequestTarget.Segment]) -> [String: String?]? {
    guard segments.count == pieces.count else { return nil }
    var variables: [String: String?] = [:]
    for (piece, segment) in zip(pieces, segments) {
      switch piece {
      case .fixed(let text):
        guard segment.text == text else { return nil }
      case .variable(let name, let suffix):
        guard !segment.raw.isEmpty else { return nil }
        guard let text = segment.text else {
          variables.updateValue(nil, forKey: name)
          continue
        }
        guard text.utf8.count > suffix.utf8.count, text.hasSuffix(suffix) else { return nil }
        variables[name] = String(text.dropLast(suffix.count))
      }
    }
    return variables
  }
}
