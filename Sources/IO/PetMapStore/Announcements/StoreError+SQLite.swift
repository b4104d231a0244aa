import PetMapSQLite
import PetMapSystem
import PetMapAnnouncements

extension StoreError {
  /// Why nothing could be read.
  init(reading error: SQLiteError) {
    switch error.kind {
    case .busy: self = .busy
    case .damaged: self = .corrupt(cause: error.message)
    default: self = .unavailable(cause: error.message)
    }
  }

  /// Why nothing could be written.
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

  /// Why a file could not be written.
  init(writing failure: SystemError) { self = .readOnly(cause: failure.message) }

  /// Why a file could not be read.
  init(reading failure: SystemError) { self = .unavailable(cause: failure.message) }

  /// Runs `body`, its error as a reader's.
  static func reading<Result>(
    _ body: () throws(SQLiteError) -> Result
  ) throws(StoreError) -> Result {
    do throws(SQLiteError) { return try body() } catch { throw StoreError(reading: error) }
  }

  /// Runs `body`, its error as a writer's.
  static func writing<Result>(
    _ body: () throws(SQLiteError) -> Result
  ) throws(StoreError) -> Result {
    do throws(SQLiteError) { return try body() } catch { throw StoreError(writing: error) }
  }

  /// Runs `body`, its error as one of writing files.
  static func writingFiles<Result>(
    _ body: () throws(SystemError) -> Result
  ) throws(StoreError) -> Result {
    do throws(SystemError) { return try body() } catch { throw StoreError(writing: error) }
  }
}
