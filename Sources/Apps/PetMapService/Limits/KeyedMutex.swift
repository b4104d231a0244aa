import PetMapSystem

/// A mutex for each key: work with the same key runs one at a time.
final class KeyedMutex: Sendable {
  private let busy = Monitor<Set<String>>([])

  /// Runs `body` when no other work with the key is running. It may block.
  func run<Result>(
    _ key: String, _ body: () throws(ServiceError) -> Result
  ) throws(ServiceError) -> Result {
    _ = busy.wait { $0.insert(key).inserted ? true : nil }
    defer { busy.change { _ = $0.remove(key) } }
    return try body()
  }
}
