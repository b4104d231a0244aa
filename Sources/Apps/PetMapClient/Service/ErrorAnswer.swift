import PetMapJSON

/// An error response, with its status and the API's error envelope.
struct ErrorAnswer {
  let error: ClientError

  init(_ response: ClientResponse) {
    let envelope = (try? JSONValue(parsing: response.body))?.object?["error"]?.object
    let field = envelope?["field"]?.string
    error =
      switch response.status {
      case 400:
        .badRequest(
          code: envelope?["code"]?.string ?? "", field: field,
          message: envelope?["message"]?.string ?? "")
      case 401, 403: .refused
      case 404: .notFound
      case 409: .conflict(field: field)
      case 413: .tooLarge
      case 429: .locked(seconds: response.header("Retry-After").flatMap { Int($0) })
      default: .server(status: response.status)
      }
  }
}

/// The header `Link` (RFC 8288).
enum LinkHeader {
  /// Returns the target with the relation `next`, or `nil` if there is none.
  static func next(_ value: String) -> String? {
    var rest = Substring(value)
    while let open = rest.firstIndex(of: "<") {
      guard let close = rest[open...].firstIndex(of: ">") else { return nil }
      let target = rest[rest.index(after: open)..<close]
      rest = rest[rest.index(after: close)...]
      let parameters = rest.prefix { $0 != "<" }
      let isNext = parameters.split(separator: ";").contains { parameter in
        let plain = parameter.filter { $0 != " " && $0 != "\"" && $0 != "," }.lowercased()
        return plain == "rel=next"
      }
      if isNext { return String(target) }
    }
    return nil
  }
}
