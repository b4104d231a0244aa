package import PetMapClient
package import PetMapCurl
import PetMapReports
import PetMapThreads

/// A service that a command asks, waiting for each answer.
package struct ServiceConnection: Sendable {
  package let client: APIClient<CurlTransport>

  /// - Parameter console: is told what a list leaves out.
  init(_ base: ServiceURL, _ console: Console) {
    let notes = Notes()
    self.notes = notes
    client = APIClient(base: base, transport: CurlTransport(), log: notes.add)
  }

  private let notes: Notes

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
    let answer = Answer<Value>()
    Task {
      do throws(ClientError) {
        answer.set(.success(try await work(client)))
      } catch {
        answer.set(.failure(error))
      }
    }
    let result = answer.wait()
    for note in notes.taken() { console.note("\(client.base.text): \(note)") }
    return result
  }
}

/// What a task leaves for the thread that waits for it. All of it is read and written under the
/// monitor's lock.
private final class Answer<Value: Sendable>: @unchecked Sendable {
  private let monitor = Monitor()
  private var result: Result<Value, ClientError>?

  func set(_ result: Result<Value, ClientError>) {
    monitor.lock()
    self.result = result
    monitor.announce(.finish)
    monitor.unlock()
  }

  func wait() -> Result<Value, ClientError> {
    monitor.lock()
    defer { monitor.unlock() }
    while true {
      if let result { return result }
      monitor.wait(for: .finish)
    }
  }
}

/// Lines for the console from any thread. All of it is read and written under the monitor's lock.
private final class Notes: @unchecked Sendable {
  private let monitor = Monitor()
  private var lines: [String] = []

  func add(_ line: String) {
    monitor.lock()
    lines.append(line)
    monitor.unlock()
  }

  func taken() -> [String] {
    monitor.lock()
    defer { monitor.unlock() }
    let taken = lines
    lines = []
    return taken
  }
}
