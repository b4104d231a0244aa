/// The table of all routes.
///
/// The table is the single source for dispatch, the `Allow` header of a 405, the OpenAPI document
/// and tests.
package struct RouteTable: Sendable {
  /// The result of a lookup by path and method.
  enum Match {
    case route(Route, [String: String?])
    /// The path exists, but only with these methods.
    case otherMethods([String])
    case nothing
  }

  package let routes: [Route]
  /// The first segments of the paths of interfaces for programs, such as `api`.
  private let interfaces: Set<String>

  package init(_ routes: [Route]) {
    self.routes = routes
    interfaces = Set(
      routes.filter { $0.description.tag != "page" }.compactMap { $0.path.firstSegment })
  }

  /// Returns whether a target could be that of a page: a path outside the interfaces for programs.
  func isPage(_ target: RequestTarget) -> Bool {
    guard let segments = target.segments else { return false }
    return segments.first?.text.map { !interfaces.contains($0) } ?? true
  }

  func match(_ head: RequestHead) -> Match {
    guard let segments = head.target.segments else { return .nothing }
    var methods: [String] = []
    for route in routes {
      guard let variables = route.path.match(segments) else { continue }
      if route.method == head.method || head.isHead && route.method == "GET" {
        return .route(route, variables)
      }
      methods.append(route.method)
    }
    return methods.isEmpty ? .nothing : .otherMethods(methods)
  }

  /// Returns the value of `Allow` for a path with these methods.
  static func allow(_ methods: [String]) -> String {
    var known = Set(methods)
    if known.contains("GET") { known.insert("HEAD") }
    known.insert("OPTIONS")
    return RequestHead.methods.filter(known.contains).joined(separator: ", ")
  }
}

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

  /// The text of the first segment, or `nil` if the path has no segments or starts with a variable.
  var firstSegment: String? {
    if case .fixed(let text) = pieces.first { text } else { nil }
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
