import PetMapAPI
public import PetMapAnnouncements
import PetMapJSON

/// An error from a request to a service.
public enum ClientError: Error, Sendable, Hashable {
  case noConnection
  case timedOut
  case cancelled
  /// The response does not conform to the API.
  case malformedAnswer
  /// Status 400, including the invalid field and the service's message.
  case badRequest(code: String, field: String?, message: String)
  /// Status 401 or 403.
  case refused
  /// Status 404.
  case notFound
  /// Status 409, including the field whose value is already in use.
  case conflict(field: String?)
  /// Status 413.
  case tooLarge
  /// Status 429, with the number of seconds to wait before the next attempt.
  case locked(seconds: Int?)
  /// Any other status.
  case server(status: Int)
  /// A transport error.
  case failed(cause: String)

  init(_ error: TransportError) {
    switch error {
    case .noConnection: self = .noConnection
    case .timedOut: self = .timedOut
    case .cancelled: self = .cancelled
    case .failed(let cause): self = .failed(cause: cause)
    }
  }

  /// Returns the message to show to the user, with the time to wait if the service returned it.
  public func text(_ language: Language) -> String {
    if case .locked(let seconds) = self {
      return Phrase.tooManyAttempts(retryAfter: seconds, language)
    }
    return phrase.text(language)
  }

  /// Returns the message to show to the user, using custom strings.
  public func text(in words: Words) -> String {
    if case .locked(let seconds) = self {
      return Phrase.tooManyAttempts(retryAfter: seconds, in: words)
    }
    return words.text(phrase)
  }

  /// The message for a list, a map or a details screen.
  public var phrase: Phrase {
    switch self {
    case .noConnection: .noConnection
    case .timedOut: .timedOut
    case .notFound: .petNotFound
    case .badRequest: .badRequest
    case .server: .serverError
    case .refused: .wrongPassword
    case .locked: .passwordLocked
    case .malformedAnswer, .cancelled, .conflict, .tooLarge, .failed: .unableToLoadData
    }
  }
}

/// An error response, with its status and the API's error envelope.
struct ErrorResponse {
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

/// The `Link` header (RFC 8288).
enum LinkHeader {
  /// Returns the target of the link with the relation `next`, or `nil` if no link has that
  /// relation.
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
