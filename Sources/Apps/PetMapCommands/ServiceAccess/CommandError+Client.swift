import PetMapClient

extension CommandError {
  /// Creates the error for a failed request.
  ///
  /// - Parameter url: The URL of the service.
  init(_ error: ClientError, at url: String) {
    let place = url.quoted
    let wait = "try again later"
    switch error {
    case .noConnection:
      self.init(
        .unavailable, "cannot connect to the service", at: place,
        remedy: "check that it is running")
    case .timedOut:
      self.init(.unavailable, "the service did not respond in time", at: place, remedy: wait)
    case .cancelled:
      self.init(.unavailable, "the request was canceled", at: place, remedy: "try again")
    case .malformedAnswer:
      self.init(
        .badData, "unexpected response", at: place,
        remedy: "check that the URL is that of a petmap service")
    case .badRequest(_, let field, let message):
      self.init(
        .usage, "rejected by the service: \(message.shortened(to: 200))",
        at: field.map { "\($0) at \(place)" } ?? place, remedy: "correct the value")
    case .refused:
      self.init(.badData, "wrong password", at: place, remedy: "check the ID and the password")
    case .notFound:
      self.init(.noResult, "no such announcement", at: place, remedy: "check the ID")
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
      self.init(
        .unavailable, "the service responded with status \(status)", at: place, remedy: wait)
    case .failed(let cause):
      self.init(
        .unavailable, "request failed: \(cause)", at: place,
        remedy: "check the network and the URL")
    }
  }
}
