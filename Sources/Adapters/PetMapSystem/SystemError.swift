#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// The operating system's files, clocks, threads, sockets, signals, and terminal.
///
/// This is the only target that imports the C library. A failed system call throws a
/// ``SystemError``; the caller translates it for users.
///
/// - ``FileSystem`` operates on paths, ``Descriptor`` on open files.
/// - ``Thread``, ``Monitor``, and ``ThreadWorkers`` run and synchronize threads.
/// - ``SystemClock``, ``CurrentProcess``, ``ProcessSignals``, and ``Terminal`` represent the
///   process and its environment.
/// - ``Sockets`` and ``EventQueue`` serve connections.
package struct SystemError: Error, Sendable, Hashable {
  /// The `errno` of the call.
  package var code: Int32

  package init(code: Int32) { self.code = code }

  /// The error from the call that just failed.
  static var last: SystemError { SystemError(code: errno) }

  /// The system's description of the error, such as `No such file or directory`.
  package var message: String {
    guard let text = unsafe strerror(code) else { return "error \(code)" }
    return unsafe String(cString: text)
  }

  package static let alreadyExists = SystemError(code: EEXIST)
  package static let brokenPipe = SystemError(code: EPIPE)
  package static let invalidArgument = SystemError(code: EINVAL)
  package static let isDirectory = SystemError(code: EISDIR)
  package static let timedOut = SystemError(code: ETIMEDOUT)
}
