import CSystem

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// A program of the operator's that gets a file and reports whether it has accepted it.
package enum CommandProcess {
  /// How a program ended.
  package enum End: Sendable, Hashable {
    case exited(Int32)
    case killed(signal: Int32)
  }

  /// Runs a program, which is found in the `PATH` unless it has a slash, in a new process group.
  ///
  /// It blocks until the program has ended. Programs that it has left running are not waited for. The
  /// program inherits the environment without the variables `PETMAP_…` and `PG…`, which may contain
  /// secrets, and those of the service manager.
  ///
  /// - Parameters:
  ///   - words: The program and its arguments.
  ///   - input: The contents of the file that is its standard input.
  ///   - errorLimit: The number of bytes of its standard error to return; the rest is dropped.
  ///   - seconds: The duration after which the process group is killed.
  /// - Returns: How it ended, and the beginning of its standard error.
  /// - Throws: ``SystemError/timedOut`` if it was killed, or another ``SystemError`` if it could not be
  ///   started.
  package static func run(
    _ words: [String], input: [UInt8], errorLimit: Int, seconds: Int
  ) throws(SystemError) -> (end: End, errors: [UInt8]) {
    precondition(!words.isEmpty && errorLimit > 0)
    var errors = [CChar](repeating: 0, count: errorLimit)
    var count = 0
    var arguments = unsafe words.map { unsafe UnsafePointer(strdup($0)) }
    unsafe arguments.append(nil)
    defer { unsafe arguments.forEach { unsafe free(UnsafeMutablePointer(mutating: $0)) } }
    let status = unsafe petmap_run_command(
      arguments, input, input.count, Int32(clamping: seconds), &errors, errorLimit, &count)
    if status < 0 { throw SystemError(code: -status) }
    return (
      status < 256 ? .exited(status) : .killed(signal: status - 256),
      errors.prefix(count).map { UInt8(bitPattern: $0) }
    )
  }

  /// Returns whether a program can be started: it is an executable file, which is found in the `PATH`
  /// unless its name has a slash.
  package static func canRun(_ program: String) -> Bool {
    if program.utf8.contains(UInt8(ascii: "/")) { return isExecutable(program) }
    let path = CurrentProcess.environment("PATH") ?? "/bin:/usr/bin"
    // An empty entry is the current directory.
    return path.split(separator: ":", omittingEmptySubsequences: false).contains {
      isExecutable(($0.isEmpty ? "." : String($0)) + "/" + program)
    }
  }

  private static func isExecutable(_ path: String) -> Bool {
    guard case .file? = FileSystem.status(of: path)?.kind else { return false }
    return unsafe access(path, X_OK) == 0
  }

  /// Returns whether a program inherits a variable of the environment, given as `NAME=value`.
  package static func inherits(_ variable: String) -> Bool {
    unsafe petmap_command_inherits(variable)
  }
}
