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

  package init(_ routes: [Route]) { self.routes = routes }

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
    return ["GET", "HEAD", "POST", "PUT", "DELETE", "OPTIONS"].filter(known.contains)
      .joined(separator: ", ")
  }
}
