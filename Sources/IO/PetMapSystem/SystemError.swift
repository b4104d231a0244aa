#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// The files, clocks, threads, sockets, signals and terminal of the operating system.
///
/// This is the only target that imports the C library. A system call that fails throws a
/// ``SystemError``; what it means for a user is worded by the caller.
///
/// - ``FileSystem`` works on paths, ``Descriptor`` on open files.
/// - ``Thread``, ``Guarded`` and ``ThreadWorkers`` run and synchronize threads.
/// - ``SystemClock``, ``CurrentProcess``, ``ProcessSignals`` and ``Terminal`` are the process's own.
/// - ``Sockets`` and ``EventQueue`` serve connections.
package struct SystemError: Error, Sendable, Hashable {
  /// The call's `errno`.
  package var code: Int32

  package init(code: Int32) { self.code = code }

  /// The error of the call that has just failed.
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
