import PetMapAnnouncements
import PetMapSQL
import PetMapSystem

/// Carries a rule's refusal through an adapter, whose functions throw the database's errors alone.
final class Refusal: Sendable {
  private let error = Monitor<StoreError?>(nil)

  /// Runs the body of an adapter's function.
  func hiding<Value>(
    _ body: () throws(StoreFailure) -> Value
  ) throws(SQLError) -> Value {
    do throws(StoreFailure) {
      return try body()
    } catch {
      switch error {
      case .database(let error): throw error
      case .refused(let refusal):
        self.error.withLock { $0 = refusal }
        throw SQLError(.other, "refused")
      }
    }
  }

  /// Runs an adapter's function whose body is in ``hiding(_:)``.
  func showing<Value>(
    _ body: () throws(SQLError) -> Value
  ) throws(StoreFailure) -> Value {
    error.withLock { $0 = nil }
    do throws(SQLError) {
      return try body()
    } catch {
      if let refusal = self.error.withLock({ $0 }) { throw .refused(refusal) }
      throw .database(error)
    }
  }
}

extension StoreFailure {
  /// Runs `body` and rethrows its error as a failure of the database.
  static func ofDatabase<Value>(
    _ body: () throws(SQLError) -> Value
  ) throws(StoreFailure) -> Value {
    do throws(SQLError) { return try body() } catch { throw .database(error) }
  }
}
