/// An error that ends a command, with its message.
///
/// Only this type and its extensions turn errors into prose.
package struct CommandError: Error, Sendable, Hashable {
  package let status: ExitStatus
  /// The problem, such as `not a regular file`.
  package let what: String
  /// The argument, file, line or value that caused the problem.
  package let location: String
  /// A suggestion for solving the problem.
  package let remedy: String

  package init(_ status: ExitStatus, _ what: String, at location: String, remedy: String) {
    self.status = status
    self.what = what
    self.location = location
    self.remedy = remedy
  }

  /// The message on one line: `<location>: <what is wrong>; <what to do>`.
  ///
  /// Control characters are escaped, so that no value can break the line or control a terminal.
  package var line: String {
    "\(location): \(what); \(remedy)".escapingControls
  }
}

extension CommandError {
  /// An invalid command line.
  package static func usage(_ what: String, at location: String, remedy: String) -> CommandError {
    CommandError(.usage, what, at: location, remedy: remedy)
  }
}

/// An error in an option's value, without the option's name, which ``Arguments`` adds.
package struct ValueError: Error, Sendable, Hashable {
  package let what: String
  package let remedy: String

  package init(_ what: String, remedy: String) {
    self.what = what
    self.remedy = remedy
  }
}

extension String {
  /// The text in double quotes, shortened if it is very long. Text that is already quoted gets no
  /// second pair of quotes; other quotes in the text are escaped.
  package var quoted: String {
    let text = shortened(to: 200)
    let inner = text.dropFirst().dropLast()
    if text.count > 2, text.first == "\"", text.last == "\"", !inner.contains("\"") { return text }
    return "\"\(text.replacing("\"", with: "\\\""))\""
  }

  /// The text with its middle replaced by an ellipsis if it has more than `limit` Unicode scalars.
  ///
  /// The limit is in scalars because a character can be arbitrarily long.
  package func shortened(to limit: Int) -> String {
    guard utf8.count > limit, unicodeScalars.count > limit else { return self }
    var text = String(String.UnicodeScalarView(unicodeScalars.prefix(limit * 2 / 3))) + "…"
    text.unicodeScalars += unicodeScalars.suffix(limit / 3)
    return text
  }

  /// The text with control characters and bidirectional formatting characters escaped, such as `\n`
  /// or `\u{7}`.
  package var escapingControls: String { escapingControls(except: "") }

  /// The text with its control characters escaped, as in ``escapingControls``, except for some.
  func escapingControls(except kept: String) -> String {
    var result = ""
    for scalar in unicodeScalars {
      switch scalar {
      case _ where kept.unicodeScalars.contains(scalar): result.unicodeScalars.append(scalar)
      case "\t": result += "\\t"
      case "\n": result += "\\n"
      case "\r": result += "\\r"
      case "\0"..."\u{1F}", "\u{7F}"..."\u{9F}", "\u{2028}"..."\u{202E}", "\u{2066}"..."\u{2069}":
        result += "\\u{" + String(scalar.value, radix: 16, uppercase: true) + "}"
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result
  }

  /// The text as a single shell word, quoted if necessary.
  var shellWord: String {
    let isPlain = utf8.allSatisfy { byte in
      switch byte {
      case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
        UInt8(ascii: "a")...UInt8(ascii: "z"):
        true
      default: "-_=:./,+%@".utf8.contains(byte)
      }
    }
    if isPlain && !isEmpty { return self }
    var quoted = "'"
    for character in self { quoted += character == "'" ? "'\\''" : String(character) }
    return quoted + "'"
  }
}

/// The program's exit status.
package enum ExitStatus: Int32, Sendable, Hashable {
  case done = 0
  /// The requested pin or announcement does not exist, or the user canceled.
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
