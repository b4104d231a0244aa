#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

import TestSupport

/// A child process and its standard output.
final class ChildProcess {
  private let identifier: pid_t
  private let descriptor: Int32
  private var buffer: [UInt8] = []
  private var hasTerminated = false

  /// - Parameter command: The program's path and its arguments.
  init(_ command: [String]) throws {
    var ends: [Int32] = [0, 0]
    guard unsafe pipe(&ends) == 0 else { throw MissingFile(path: command[0]) }
    var actions = unsafe posix_spawn_file_actions_t()
    unsafe posix_spawn_file_actions_init(&actions)
    defer { unsafe posix_spawn_file_actions_destroy(&actions) }
    unsafe posix_spawn_file_actions_adddup2(&actions, ends[1], 1)
    for end in ends { unsafe posix_spawn_file_actions_addclose(&actions, end) }
    var arguments = unsafe command.map { unsafe strdup($0) }
    unsafe arguments.append(nil)
    defer { unsafe arguments.forEach { unsafe free($0) } }
    var identifier = pid_t()
    let status = unsafe posix_spawnp(&identifier, command[0], &actions, nil, arguments, environ)
    close(ends[1])
    guard status == 0 else {
      close(ends[0])
      throw MissingFile(path: command[0])
    }
    self.identifier = identifier
    descriptor = ends[0]
  }

  deinit {
    if !hasTerminated { kill() }
    close(descriptor)
  }

  /// Returns the next line, or `nil` at the end.
  func line() -> String? {
    while true {
      if let end = buffer.firstIndex(of: UInt8(ascii: "\n")) {
        let line = String(decoding: buffer[..<end], as: UTF8.self)
        buffer.removeFirst(end + 1)
        return line
      }
      var chunk = [UInt8](repeating: 0, count: 1 << 16)
      let count = unsafe read(descriptor, &chunk, chunk.count)
      guard count > 0 else { return nil }
      buffer += chunk[..<count]
    }
  }

  /// Returns all remaining lines.
  func lines() -> [String] {
    var lines: [String] = []
    while let line = line() { lines.append(line) }
    return lines
  }

  /// Kills the process immediately.
  func kill() { terminate(sending: SIGKILL) }

  /// Waits until the process terminates on its own.
  func wait() { terminate(sending: 0) }

  private func terminate(sending signal: Int32) {
    if signal != 0 { _ = systemKill(identifier, signal) }
    var status: Int32 = 0
    while unsafe waitpid(identifier, &status, 0) < 0, errno == EINTR {}
    hasTerminated = true
  }

  /// Returns the path of a program that is built in the same directory as the tests.
  static func built(_ name: String) -> String {
    let tests = CommandLine.arguments[0]
    let directory = tests.lastIndex(of: "/").map { tests[..<$0] } ?? "."
    return directory + "/" + name
  }
}

private func systemKill(_ identifier: pid_t, _ signal: Int32) -> Int32 { kill(identifier, signal) }
