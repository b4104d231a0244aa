public import PetMapAlerts
public import PetMapAnnouncements
import PetMapSystem

/// The operator's command that sends e-mail, compatible with `sendmail -t`: it reads a message from its
/// standard input, and sends it to the receivers in its headers.
public struct MailCommand: Sendable {
  private let words: [String]
  private let seconds: Int

  /// The number of bytes of the command's standard error that are read for its cause.
  private static let errorLimit = 4096

  /// Creates a command.
  ///
  /// - Parameter seconds: The duration after which the command is killed with the processes that it has
  ///   started.
  public init(_ command: CommandWords, seconds: Int = 30) {
    words = command.words
    self.seconds = seconds
  }

  /// The name or path of the program.
  public var program: String { words[0] }

  /// Whether the program exists and can be started, so that a service can refuse to start without it.
  public var isInstalled: Bool { CommandProcess.canRun(words[0]) }

  /// Runs the command with a message, and blocks the calling thread until it has ended. Do not call it
  /// in a task.
  ///
  /// The exit status has the meaning that it has for `sendmail` (`sysexits.h`): 0 for an accepted
  /// message, 65 (`EX_DATAERR`) for one that is refused, 67 (`EX_NOUSER`) and 68 (`EX_NOHOST`) for a
  /// receiver that does not exist. Any other is an error that may pass, like 75 (`EX_TEMPFAIL`); the
  /// first line of standard error is its cause.
  public func send(_ message: MailMessage) -> DeliveryOutcome {
    let (end, errors): (CommandProcess.End, [UInt8])
    do throws(SystemError) {
      (end, errors) = try CommandProcess.run(
        words, input: message.bytes(.lf), errorLimit: Self.errorLimit, seconds: seconds)
    } catch {
      let cause =
        error == .timedOut ? "did not end within \(seconds) s and was killed" : error.message
      return .failed("\(words[0]): \(cause)", retryAfter: nil)
    }
    let text = DeliveryOutcome.cause(String(decoding: errors, as: UTF8.self))
    func cause(_ end: String) -> String {
      "\(words[0]): \(end)" + (text.isEmpty ? "" : ": \(text)")
    }
    switch end {
    case .exited(0): return .delivered
    case .exited(65): return .rejected(cause("exit status 65"))
    case .exited(67), .exited(68): return .gone
    case .exited(let status): return .failed(cause("exit status \(status)"), retryAfter: nil)
    case .killed(let signal):
      return .failed(cause("killed by signal \(signal)"), retryAfter: nil)
    }
  }
}
