import PetMapSQLite
import PetMapSystem
import PetMapAnnouncements

extension StoreError {
  /// Creates the error for a failed read operation.
  init(reading error: SQLiteError) {
    switch error.kind {
    case .busy: self = .busy
    case .damaged: self = .corrupt(cause: error.message)
    default: self = .unavailable(cause: error.message)
    }
  }

  /// Creates the error for a failed write operation.
  init(writing error: SQLiteError) {
    switch error.kind {
    case .busy: self = .busy
    case .full, .readOnly, .cannotOpen, .inputOutput: self = .readOnly(cause: error.message)
    case .damaged: self = .corrupt(cause: error.message)
    case .constraint where error.message.contains("announcement.microchip_number"):
      self = .microchipConflict
    case .constraint, .other: self = .unavailable(cause: error.message)
    }
  }

  /// Creates the error for a failure to write a file.
  init(writing failure: SystemError) { self = .readOnly(cause: failure.message) }

  /// Creates the error for a failure to read a file.
  init(reading failure: SystemError) { self = .unavailable(cause: failure.message) }

  /// Runs `body` and rethrows its error as a read error.
  static func reading<Result>(
    _ body: () throws(SQLiteError) -> Result
  ) throws(StoreError) -> Result {
    do throws(SQLiteError) { return try body() } catch { throw StoreError(reading: error) }
  }

  /// Runs `body` and rethrows its error as a write error.
  static func writing<Result>(
    _ body: () throws(SQLiteError) -> Result
  ) throws(StoreError) -> Result {
    do throws(SQLiteError) { return try body() } catch { throw StoreError(writing: error) }
  }

  /// Runs `body` and rethrows its error as a file write error.
  static func writingFiles<Result>(
    _ body: () throws(SystemError) -> Result
  ) throws(StoreError) -> Result {
    do throws(SystemError) { return try body() } catch { throw StoreError(writing: error) }
  }
}
