import PetMapAPI
import PetMapJSON
import PetMapAnnouncements

/// The OpenAPI document of the service, generated from its routes.
struct OpenAPIDocument {
  /// The OpenAPI version of a document.
  enum Version: String {
    /// The version required by OGC API Features 1.0. Schemas must not use features that are new in
    /// 3.1, such as `const` and arrays of types.
    case openAPI30 = "3.0.3"
    case openAPI31 = "3.1.0"
  }

  let version: Version
  let title: String
  /// The scheme and host that paths are relative to.
  let server: String
  let routes: [Route]

  /// Creates the document for all routes (OpenAPI 3.1).
  init(_ routes: RouteTable, server: String) {
    self.init(version: .openAPI31, title: "petmap", server: server, routes: routes.routes)
  }

  /// Creates the document for OGC API Features (OpenAPI 3.0).
  init(features routes: RouteTable, server: String) {
    self.init(
      version: .openAPI30, title: "petmap: OGC API Features", server: server,
      routes: routes.routes.filter { $0.description.tag == Self.featuresTag })
  }

  private init(version: Version, title: String, server: String, routes: [Route]) {
    self.version = version
    self.title = title
    self.server = server
    self.routes = routes
  }

  static let featuresTag = "ogc"

  var bytes: [UInt8] {
    var writer = JSONWriter()
    writer.object { writer in
      writer.member("openapi", version.rawValue)
      writer.key("info")
      writer.object { writer in
        writer.member("title", title)
        writer.member("version", "1")
        writer.member("description", "Lost and found pets on a map.")
      }
      writer.key("servers")
      writer.array { writer in writer.object { $0.member("url", server) } }
      writer.key("paths")
      writer.object { writePaths(to: &$0) }
      writer.key("components")
      writer.object { writer in
        writer.key("schemas")
        writer.object { writer in
          for (name, schema) in version == .openAPI31 ? Schema.named : [Schema.namedError] {
            writer.key(name)
            writer.raw(schema)
          }
        }
        if routes.contains(where: { !$0.description.security.isEmpty }) {
          writer.key("securitySchemes")
          writer.raw(Schema.securitySchemes)
        }
      }
    }
    return writer.bytes
  }

  private func writePaths(to writer: inout JSONWriter) {
    var paths: [String] = []
    for route in routes where !paths.contains(route.path.description) {
      paths.append(route.path.description)
    }
    for path in paths {
      writer.key(path)
      writer.object { writer in
        for route in routes where route.path.description == path {
          writer.key(route.method == "GET" ? "get" : Self.lowercased(route.method))
          writer.object { writeOperation(route, to: &$0) }
        }
      }
    }
  }

  private static func lowercased(_ method: String) -> String {
    String(decoding: method.utf8.map(\.asciiLowercased), as: UTF8.self)
  }

  private func writeOperation(_ route: Route, to writer: inout JSONWriter) {
    let description = route.description
    writer.member("operationId", route.operation)
    writer.member("summary", route.summary)
    writer.key("tags")
    writer.array { $0.string(description.tag) }
    if !description.security.isEmpty {
      writer.key("security")
      writer.array { writer in
        for scheme in description.security {
          writer.raw(scheme.isEmpty ? "{}" : "{\"\(scheme)\":[]}")
        }
      }
    }
    if !description.parameters.isEmpty {
      writer.key("parameters")
      writer.array { writer in
        for parameter in description.parameters {
          writer.object { writer in
            writer.member("name", parameter.name)
            writer.member("in", parameter.location)
            if parameter.isRequired { writer.member("required", true) }
            if parameter.location == "query" { writer.member("explode", false) }
            writer.member("description", parameter.text)
            writer.key("schema")
            writer.raw(parameter.schema)
          }
        }
      }
    }
    if let body = description.body {
      writer.key("requestBody")
      writer.object { writer in
        writer.member("required", true)
        writer.key("content")
        writer.object { Self.write(body, to: &$0) }
      }
    }
    writer.key("responses")
    writer.object { Self.writeResponses(description, to: &$0) }
  }

  private static func writeResponses(
    _ description: OperationDescription, to writer: inout JSONWriter
  ) {
    let errorContent = description.errorContent
    for success in description.successes {
      writer.key(String(success.status))
      writer.object { writer in
        writer.member("description", success.text)
        let content = success.status < 400 ? success.content : errorContent
        if !content.isEmpty {
          writer.key("content")
          writer.object { writer in
            for content in content { write(content, to: &writer) }
          }
        }
      }
    }
    // Errors that any request can return are described separately.
    let statuses = Set(description.errors.map(\.httpStatus)).sorted()
    for status in statuses {
      let codes = description.errors.filter { $0.httpStatus == status }.map(\.rawValue)
      writer.key(String(status))
      writeError(codes.joined(separator: ", "), errorContent, to: &writer)
    }
    writer.key("default")
    writeError(
      "The request is malformed, too large or too slow, or uses the wrong method; the peer has used its "
        + "share (429, 503); or an internal error occurred",
      errorContent, to: &writer)
  }

  private static func writeError(
    _ text: String, _ content: [(type: String, schema: String)], to writer: inout JSONWriter
  ) {
    writer.object { writer in
      writer.member("description", text)
      writer.key("content")
      writer.object { writer in
        for content in content { write(content, to: &writer) }
      }
    }
  }

  private static func write(
    _ content: (type: String, schema: String), to writer: inout JSONWriter
  ) {
    let type = content.type.split(separator: ";")[0]
    writer.key(String(type))
    writer.object { writer in
      writer.key("schema")
      writer.raw(content.schema)
    }
  }
}

extension OperationDescription {
  /// The media types of errors with their schemas: those of pages depend on what the client accepts.
  fileprivate var errorContent: [(type: String, schema: String)] {
    (tag == "page" ? Self.html : []) + [("application/json", Schema.reference("Error"))]
  }
}
