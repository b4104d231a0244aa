package import PetMapClient
package import PetMapCurl
import PetMapAnnouncements
import PetMapSystem

/// A blocking connection to a service.
package struct ServiceConnection: Sendable {
  package let client: APIClient<CurlTransport>

  init(_ base: ServiceURL) {
    let notes = Guarded<[String]>([])
    self.notes = notes
    client = APIClient(base: base, transport: CurlTransport()) { note in
      notes.withLock { $0.append(note) }
    }
  }

  private let notes: Guarded<[String]>

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
    let outcome = Guarded<Result<Value, ClientError>?>(nil)
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
