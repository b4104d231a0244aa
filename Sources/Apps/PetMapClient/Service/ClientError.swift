public import PetMapAnnouncements

/// Why a service did not do what it was asked to.
public enum ClientError: Error, Sendable, Hashable {
  case noConnection
  case timedOut
  case cancelled
  /// An answer that is not what the API promises.
  case malformedAnswer
  /// 400, with the field to blame and the service's message.
  case badRequest(code: String, field: String?, message: String)
  /// 401 or 403.
  case refused
  /// 404.
  case notFound
  /// 409, with the field whose value is used already.
  case conflict(field: String?)
  /// 413.
  case tooLarge
  /// 429, with the seconds after which to try again.
  case locked(seconds: Int?)
  /// Any other status.
  case server(status: Int)
  /// A transport's own failure.
  case failed(cause: String)

  init(_ error: TransportError) {
    switch error {
    case .noConnection: self = .noConnection
    case .timedOut: self = .timedOut
    case .cancelled: self = .cancelled
    case .failed(let cause): self = .failed(cause: cause)
    }
  }

  /// What the screens say about it, with the time to wait where the service told it.
  public func text(_ language: Language) -> String {
    if case .locked(let seconds) = self {
      return Phrase.tooManyAttempts(retryAfter: seconds, language)
    }
    return phrase.text(language)
  }

  /// What the screens say about it in a caller's words.
  public func text(in words: Words) -> String {
    if case .locked(let seconds) = self {
      return Phrase.tooManyAttempts(retryAfter: seconds, in: words)
    }
    return words.text(phrase)
  }

  /// What a list, a map or the details say about it.
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
