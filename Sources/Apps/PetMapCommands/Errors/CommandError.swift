/// Why a command ended early, in the words its user reads.
///
/// This is the only place where errors become prose: what went wrong, where (with the offending
/// value), and what to do about it.
package struct CommandError: Error, Sendable, Hashable {
  package let status: ExitStatus
  package let what: String
  package let place: String
  package let remedy: String

  package init(_ status: ExitStatus, _ what: String, at place: String, remedy: String) {
    self.status = status
    self.what = what
    self.place = place
    self.remedy = remedy
  }

  /// `what, where, what to do` on one line: control characters in it are shown escaped, so that no
  /// value can break the line or steer a terminal.
  package var line: String {
    "\(what), \(place), \(remedy)".escapingControls
  }
}

extension CommandError {
  /// A wrong command line.
  package static func usage(_ what: String, at place: String, remedy: String) -> CommandError {
    CommandError(.usage, what, at: place, remedy: remedy)
  }
}

/// What is wrong with one option's value; the option's name is added by whoever asked for it.
package struct ValueError: Error, Sendable, Hashable {
  package let what: String
  package let remedy: String

  package init(_ what: String, remedy: String) {
    self.what = what
    self.remedy = remedy
  }
}

extension String {
  /// The text between double quotes, shortened in the middle when it is very long.
  package var quoted: String {
    "\"\(shortened(to: 200))\""
  }

  /// The text, its middle left out when it has more scalars than that: a character can be of any
  /// length.
  package func shortened(to limit: Int) -> String {
    guard utf8.count > limit, unicodeScalars.count > limit else { return self }
    var text = String(String.UnicodeScalarView(unicodeScalars.prefix(limit * 2 / 3))) + "…"
    text.unicodeScalars += unicodeScalars.suffix(limit / 3)
    return text
  }

  /// The text with its control and direction-changing characters written as `\n` or `\u{7}`.
  package var escapingControls: String {
    var result = ""
    for scalar in unicodeScalars {
      switch scalar.value {
      case 0x09: result += "\\t"
      case 0x0A: result += "\\n"
      case 0x0D: result += "\\r"
      case 0...0x1F, 0x7F...0x9F, 0x2028...0x202E, 0x2066...0x2069:
        result += "\\u{" + String(scalar.value, radix: 16, uppercase: true) + "}"
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result
  }
}
