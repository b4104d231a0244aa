/// What the program tells its caller when it ends.
package enum ExitStatus: Int32, Sendable, Hashable {
  /// What was asked for was done.
  case done = 0
  /// No result where one was asked for by name.
  case noResult = 1
  /// The command line is wrong.
  case usage = 2
  /// The input's content is wrong.
  case badData = 3
  /// A file cannot be read or written.
  case inputOutput = 4
  /// A service or a database does not answer.
  case unavailable = 5
  /// A defect of petmap.
  case defect = 70
}
