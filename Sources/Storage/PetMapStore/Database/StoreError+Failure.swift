import PetMapAnnouncements
import PetMapSQL
import PetMapSystem

extension StoreError {
  /// Creates the error for a failure.
  ///
  /// - Parameter isWriting: Whether the operation was to write: if not, a file that cannot be written
  ///   cannot be read, either.
  init(_ failure: StoreFailure, isWriting: Bool) {
    switch failure {
    case .refused(let error): self = error
    case .database(let error):
      switch error.kind {
      case .constraint(Tables.microchipIndex): self = .microchipConflict
      case .busy, .conflict: self = .busy
      case .full, .readOnly, .inaccessible:
        self =
          isWriting ? .readOnly(cause: error.message) : .unavailable(cause: error.message)
      case .damaged: self = .corrupt(cause: error.message)
      case .notPermitted: self = .database(.noPermission(cause: error.message))
      case .disconnected, .unknownCommit, .constraint, .other:
        self = .unavailable(cause: error.message)
      }
    }
  }

  /// Runs an operation that reads, and rethrows its failure.
  static func reading<Value>(
    _ body: () throws(StoreFailure) -> Value
  ) throws(StoreError) -> Value {
    do throws(StoreFailure) { return try body() } catch {
      throw StoreError(error, isWriting: false)
    }
  }

  /// Runs an operation that writes, and rethrows its failure.
  static func writing<Value>(
    _ body: () throws(StoreFailure) -> Value
  ) throws(StoreError) -> Value {
    do throws(StoreFailure) { return try body() } catch {
      throw StoreError(error, isWriting: true)
    }
  }

  /// Runs an operation of an adapter that writes, and rethrows its error.
  static func writing<Value>(
    _ body: () throws(SQLError) -> Value
  ) throws(StoreError) -> Value {
    try writing { () throws(StoreFailure) in try StoreFailure.ofDatabase(body) }
  }

  /// Runs an operation that writes files, and rethrows its error.
  static func writingFiles<Value>(
    _ body: () throws(SystemError) -> Value
  ) throws(StoreError) -> Value {
    do throws(SystemError) { return try body() } catch {
      throw .readOnly(cause: error.message)
    }
  }

  /// Creates the error for a file that cannot be read.
  init(reading failure: SystemError) { self = .unavailable(cause: failure.message) }
}
