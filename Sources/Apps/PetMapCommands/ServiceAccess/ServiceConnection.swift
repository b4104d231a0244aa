package import PetMapClient
package import PetMapCurl
import PetMapAnnouncements
import PetMapSystem

/// A blocking connection to a service.
package struct ServiceConnection: Sendable {
  package let client: APIClient<CurlTransport>

  init(_ base: ServiceURL) {
    let notes = Monitor<[String]>([])
    self.notes = notes
    client = APIClient(base: base, transport: CurlTransport()) { note in
      notes.withLock { $0.append(note) }
    }
  }

  private let notes: Monitor<[String]>

  /// Runs an asynchronous operation with the client and blocks until it is complete.
  package func wait<Value: Sendable>(
    _ console: Console,
    _ work: @escaping @Sendable (APIClient<CurlTransport>) async throws(ClientError) -> Value
  ) throws(CommandError) -> Value {
    do throws(ClientError) {
      return try attempt(console, work).get()
    } catch {
      throw CommandError(error, at: client.base.text)
    }
  }

  /// Runs an operation like ``wait(_:_:)``, but returns the client's error as a result.
  package func attempt<Value: Sendable>(
    _ console: Console,
    _ work: @escaping @Sendable (APIClient<CurlTransport>) async throws(ClientError) -> Value
  ) -> Result<Value, ClientError> {
    let outcome = Monitor<Result<Value, ClientError>?>(nil)
    Task {
      do throws(ClientError) {
        let value = try await work(client)
        outcome.change { $0 = .success(value) }
      } catch {
        outcome.change { $0 = .failure(error) }
      }
    }
    let result = outcome.wait { $0 }
    let taken = notes.withLock { notes in
      defer { notes = [] }
      return notes
    }
    for note in taken { console.note("\(client.base.text): \(note)") }
    return result
  }
}

extension CommandError {
  /// Creates the error for a failed request.
  ///
  /// - Parameter url: The URL of the service.
  init(_ error: ClientError, at url: String) {
    let location = url.quoted
    let retryLater = "try again later"
    switch error {
    case .noConnection:
      self.init(
        .unavailable, "cannot connect to the service", at: location,
        remedy: "check that it is running")
    case .timedOut:
      self.init(
        .unavailable, "the service did not respond in time", at: location, remedy: retryLater)
    case .cancelled:
      self.init(.unavailable, "the request was canceled", at: location, remedy: "try again")
    case .malformedAnswer:
      self.init(
        .badData, "unexpected response", at: location,
        remedy: "check that the URL refers to a petmap service")
    case .badRequest(_, let field, let message):
      self.init(
        .usage, "rejected by the service: \(message.shortened(to: 200))",
        at: field.map { "\($0) at \(location)" } ?? location, remedy: "correct the value")
    case .refused:
      self.init(.badData, "wrong password", at: location, remedy: "check the ID and the password")
    case .notFound:
      self.init(.noResult, "no such announcement", at: location, remedy: "check the ID")
    case .conflict(let field):
      self.init(
        .badData, "already reported", at: "\(field ?? "announcement") at \(location)",
        remedy: "look for the earlier report")
    case .tooLarge:
      self.init(.badData, "too large for the service", at: location, remedy: "send a smaller photo")
    case .locked(let seconds):
      self.init(
        .unavailable, "too many wrong passwords", at: location,
        remedy: seconds.map { "try again in \($0) s" } ?? retryLater)
    case .server(let status):
      self.init(
        .unavailable, "the service responded with status \(status)", at: location,
        remedy: retryLater)
    case .failed(let cause):
      self.init(
        .unavailable, "request failed: \(cause)", at: location,
        remedy: "check the network and the URL")
    }
  }
}
