package import PetMapClient
package import PetMapCurl
import PetMapAnnouncements
import PetMapSystem

/// A service that a command asks, waiting for each answer.
package struct ServiceConnection: Sendable {
  package let client: APIClient<CurlTransport>

  /// - Parameter console: is told what a list leaves out.
  init(_ base: ServiceURL, _ console: Console) {
    let notes = Guarded<[String]>([])
    self.notes = notes
    client = APIClient(base: base, transport: CurlTransport()) { note in
      notes.withLock { $0.append(note) }
    }
  }

  private let notes: Guarded<[String]>

  /// Waits until some work with the client is done. The work runs on the tasks' threads, this
  /// thread only waits.
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

  /// Like ``wait(_:_:)``, with the client's own error.
  package func attempt<Value: Sendable>(
    _ console: Console,
    _ work: @escaping @Sendable (APIClient<CurlTransport>) async throws(ClientError) -> Value
  ) -> Result<Value, ClientError> {
    let answer = Guarded<Result<Value, ClientError>?>(nil)
    Task {
      do throws(ClientError) {
        let value = try await work(client)
        answer.change { $0 = .success(value) }
      } catch {
        answer.change { $0 = .failure(error) }
      }
    }
    let result = answer.wait { $0 }
    let taken = notes.withLock { notes in
      defer { notes = [] }
      return notes
    }
    for note in taken { console.note("\(client.base.text): \(note)") }
    return result
  }
}
