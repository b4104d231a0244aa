import PetMapSystem

/// The streams, the environment and the verbosity of a command.
package final class Console {
  package let output: OutputStream
  package let errors: OutputStream
  private let variables: (String) -> String?
  package internal(set) var isQuiet = false
  package internal(set) var isVerbose = false
  package internal(set) var allowsColor: Bool
  package internal(set) var progress = Progress.Format.auto

  package init(
    output: OutputStream, errors: OutputStream, environment: @escaping (String) -> String?
  ) {
    self.output = output
    self.errors = errors
    variables = environment
    allowsColor = (environment("NO_COLOR") ?? "").isEmpty && environment("TERM") != "dumb"
  }

  /// Returns a console with the streams and the environment of the process.
  package static func standard() -> Console {
    Console(
      output: OutputStream(descriptor: 1), errors: OutputStream(descriptor: 2),
      environment: CurrentProcess.environment)
  }

  /// The value of an environment variable, or `nil` if it is unset or empty.
  package func environment(_ name: String) -> String? {
    guard let value = variables(name), !value.isEmpty else { return nil }
    return value
  }

  /// Writes a line to standard error, unless `--quiet` is given.
  package func note(_ line: String) {
    guard !isQuiet else { return }
    write("petmap: \(line.escapingControls)")
  }

  /// Writes an error to standard error.
  package func report(_ error: CommandError) {
    write("petmap: \(error.line)") { (line) in
      colored("petmap:", .red, on: errors) + line.dropFirst("petmap:".count)
    }
  }

  /// Writes a message to standard error, wrapped if it is a terminal.
  ///
  /// - Parameter style: A function that highlights the first line.
  private func write(_ message: String, style: (String) -> String = { $0 }) {
    let lines = errors.columns.map { message.wrapped(to: $0, hanging: 2) } ?? [message]
    for (index, line) in lines.enumerated() {
      errors.write(styled: (index == 0 ? style(line) : line) + "\n")
    }
    errors.flush()
  }
}

extension Console {
  package enum Color: String {
    case bold = "1"
    case faint = "2"
    case red = "31"
    case green = "32"
    case yellow = "33"
    case cyan = "36"
  }

  /// Returns the text in a color if the stream is a terminal and colors are enabled.
  package func colored(_ text: String, _ color: Color, on stream: OutputStream) -> String {
    guard allowsColor, stream.isTerminal else { return text }
    return "\u{1B}[\(color.rawValue)m\(text)\u{1B}[0m"
  }
}
