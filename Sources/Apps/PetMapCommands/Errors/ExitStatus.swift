/// The program's exit status.
package enum ExitStatus: Int32, Sendable, Hashable {
  case done = 0
  /// No result although one was requested.
  case noResult = 1
  /// Invalid command line.
  case usage = 2
  /// Invalid input data.
  case badData = 3
  /// A file cannot be read or written.
  case inputOutput = 4
  /// A service or a store is unavailable.
  case unavailable = 5
  /// Internal error.
  case defect = 70
}
