public import PetMapAnnouncements

/// An error of a request to a service.
public enum ClientError: Error, Sendable, Hashable {
  case noConnection
  case timedOut
  case cancelled
  /// The response does not conform to the API.
  case malformedAnswer
  /// Status 400, with the invalid field and the service's message.
  case badRequest(code: String, field: String?, message: String)
  /// Status 401 or 403.
  case refused
  /// Status 404.
  case notFound
  /// Status 409, with the field whose value is already in use.
  case conflict(field: String?)
  /// Status 413.
  case tooLarge
  /// Status 429, with the seconds until the next attempt.
  case locked(seconds: Int?)
  /// Any other status.
  case server(status: Int)
  /// An error of the transport.
  case failed(cause: String)

  init(_ error: TransportError) {
    switch error {
    case .noConnection: self = .noConnection
    case .timedOut: self = .timedOut
    case .cancelled: self = .cancelled
    case .failed(let cause): self = .failed(cause: cause)
    }
  }

  /// Returns the message for screens, with the time to wait if the service returned it.
  public func text(_ language: Language) -> String {
    if case .locked(let seconds) = self {
      return Phrase.tooManyAttempts(retryAfter: seconds, language)
    }
    return phrase.text(language)
  }

  /// Returns the message for screens, with custom words.
  public func text(in words: Words) -> String {
    if case .locked(let seconds) = self {
      return Phrase.tooManyAttempts(retryAfter: seconds, in: words)
    }
    return words.text(phrase)
  }

  /// The message for a list, a map or details.
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
