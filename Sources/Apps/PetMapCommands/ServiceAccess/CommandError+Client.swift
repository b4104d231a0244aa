import PetMapClient

extension CommandError {
  /// A service's error in words.
  ///
  /// - Parameter url: the service's.
  init(_ error: ClientError, at url: String) {
    let place = url.quoted
    let wait = "wait and try again"
    switch error {
    case .noConnection:
      self.init(.unavailable, "no service answers", at: place, remedy: "check that it runs there")
    case .timedOut:
      self.init(.unavailable, "the service does not answer in time", at: place, remedy: wait)
    case .cancelled:
      self.init(.unavailable, "the request was cancelled", at: place, remedy: "try again")
    case .malformedAnswer:
      self.init(
        .badData, "the answer is not one of the API", at: place,
        remedy: "check that the URL is a petmap service's")
    case .badRequest(_, let field, let message):
      self.init(
        .usage, "the service refuses this: \(message.shortened(to: 200))",
        at: field.map { "\($0) at \(place)" } ?? place, remedy: "correct the value")
    case .refused:
      self.init(.badData, "wrong password", at: place, remedy: "check id and password")
    case .notFound:
      self.init(.noResult, "no such announcement", at: place, remedy: "check the id")
    case .conflict(let field):
      self.init(
        .badData, "already reported", at: "\(field ?? "announcement") at \(place)",
        remedy: "look for the earlier report")
    case .tooLarge:
      self.init(.badData, "too large for the service", at: place, remedy: "send a smaller photo")
    case .locked(let seconds):
      self.init(
        .unavailable, "too many wrong passwords", at: place,
        remedy: seconds.map { "try again in \($0) s" } ?? wait)
    case .server(let status):
      self.init(.unavailable, "the service answers with status \(status)", at: place, remedy: wait)
    case .failed(let cause):
      self.init(.unavailable, "no answer: \(cause)", at: place, remedy: "check network and URL")
    }
  }
}
