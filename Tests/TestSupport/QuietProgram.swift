#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// A program without output that inherits all descriptors of the test which are not closed on
/// execution, as programs do that are started by other means than Foundation's.
package struct QuietProgram: Sendable {
  let identifier: pid_t

  /// Starts a program, found in the `PATH`, or ends the test if that fails.
  package init(_ command: [String]) {
    var actions = unsafe posix_spawn_file_actions_t()
    unsafe posix_spawn_file_actions_init(&actions)
    defer { unsafe posix_spawn_file_actions_destroy(&actions) }
    for descriptor: Int32 in [1, 2] {
      unsafe posix_spawn_file_actions_addopen(&actions, descriptor, "/dev/null", O_WRONLY, 0)
    }
    var arguments = unsafe command.map { unsafe strdup($0) }
    unsafe arguments.append(nil)
    defer { unsafe arguments.forEach { unsafe free($0) } }
    var identifier = pid_t()
    let status = unsafe posix_spawnp(&identifier, command[0], &actions, nil, arguments, environ)
    guard status == 0 else { fatalError("cannot run \(command)") }
    self.identifier = identifier
  }

  package func kill(_ signal: Int32) { sendSignal(identifier, signal) }

  /// Waits until the program ends, and returns its status as `waitpid` does.
  @discardableResult
  package func wait() -> Int32 {
    var status: Int32 = 0
    while unsafe waitpid(identifier, &status, 0) < 0, errno == EINTR {}
    return status
  }
}
