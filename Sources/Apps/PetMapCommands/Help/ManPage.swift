/// The man page, generated from the declarations of the commands.
package enum ManPage {
  package static func text(of commands: [Command]) -> String {
    var page = """
      .TH PETMAP 1 "\(Version.date)" "petmap \(Version.current)" "User Commands"
      .SH NAME
      petmap \\- lost and found pets on a map
      .SH SYNOPSIS
      .B petmap
      .I command
      .RI [ options ]
      .SH DESCRIPTION
      petmap finds lost and found pets in files and stores, and shows them on a map.
      Data goes to standard output, everything else to standard error.
      An option's value is the next argument, or follows =, even if it begins with a minus sign.
      Options may appear anywhere; \\-\\- ends them.
      If an option is repeated, list values accumulate; otherwise, the last value is used.

      """
    for command in commands { page += section(command) }
    page += """
      .SH COMMON OPTIONS
      These options apply to every command.

      """
    page += Command.commonGroup.options.map(entry).joined()
    page += tail
    return page
  }

  private static func section(_ command: Command) -> String {
    var text = ".SH \"\(escape("petmap \(command.name)".uppercased()))\"\n"
    text += escape(sentence(command.abstract)) + "\n"
    for usage in command.usage {
      text += ".PP\n.B \(escape("petmap \(command.name)"))\n\(escape(usage))\n"
    }
    for operand in command.shownOperands {
      text += ".TP\n.I \(escape(operand.placeholder))\n\(escape(operand.help))\n"
    }
    for group in command.groups {
      text += ".SS \"\(escape(group.title))\"\n" + group.options.map(entry).joined()
    }
    for paragraph in command.discussion { text += ".PP\n\(escape(paragraph))\n" }
    let examples = command.examples.map { ".nf\n\(escape($0))\n.fi\n" }
    return text + ".SS Examples\n" + examples.joined(separator: ".PP\n")
  }

  private static func entry(_ option: OptionDefinition) -> String {
    let value = option.placeholder.map { " \\fI\(escape($0))\\fR" } ?? ""
    return ".TP\n\\fB\\-\\-\(escape(option.name))\\fR\(value)\n"
      + escape(HelpScreen.describe(option)) + "\n"
  }

  private static func sentence(_ abstract: String) -> String {
    abstract.prefix(1).uppercased() + abstract.dropFirst() + "."
  }

  /// Escapes the special characters of troff, and control lines.
  static func escape(_ text: String) -> String {
    text.split(separator: "\n", omittingEmptySubsequences: false).map { line in
      var escaped = ""
      for character in line {
        switch character {
        case "\\": escaped += "\\e"
        case "-": escaped += "\\-"
        case "\"": escaped += "\\(dq"
        case "'": escaped += "\\(aq"
        default:
          for scalar in character.unicodeScalars {
            // groff reads bytes; this notation works in all implementations.
            let code = String(scalar.value, radix: 16, uppercase: true)
            let padding = String(repeating: "0", count: max(0, 4 - code.count))
            escaped += scalar.isASCII ? String(scalar) : "\\[u\(padding)\(code)]"
          }
        }
      }
      return escaped.hasPrefix(".") || escaped.hasPrefix("'") ? "\\&" + escaped : escaped
    }.joined(separator: "\n")
  }

  private static let tail = """
    .SH EXIT STATUS
    .TP
    0
    Success.
    .TP
    1
    Nothing found, or canceled by the user.
    .TP
    2
    Usage error.
    .TP
    3
    Invalid input data.
    .TP
    4
    Input or output error.
    .TP
    5
    Service or store unavailable.
    .TP
    70
    Internal error.
    .SH ENVIRONMENT
    .TP
    .B PETMAP_SOURCE
    The source if \\-\\-source is not given.
    .TP
    .B PETMAP_STORE
    The store if \\-\\-store is not given.
    .TP
    .B PETMAP_PASSWORD
    The management password of the announcement to change.
    .TP
    .B PETMAP_ADMIN_TOKEN
    The token for the service's admin endpoints.
    .TP
    .B PETMAP_FONTS
    Fonts and directories of fonts, separated by colons, that are preferred to the system's.
    .TP
    .B XDG_DATA_HOME
    The user's data directory. The default source and store is petmap/petmap.sqlite in this directory.
    .TP
    .B NO_COLOR
    Disables color if it is not empty.

    """
}
