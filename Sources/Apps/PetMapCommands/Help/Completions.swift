/// Completion scripts, generated from the declarations of the commands.
package enum Completions {
  package static func script(for shell: Shell, of commands: [Command]) -> String {
    switch shell {
    case .bash: bash(commands)
    case .zsh: zsh(commands)
    case .fish: fish(commands)
    }
  }

  /// Quotes text for any of the three shells.
  static func quote(_ text: String) -> String {
    "'" + text.split(separator: "'", omittingEmptySubsequences: false).joined(separator: "'\\''")
      + "'"
  }
}

/// A shell with completions.
package enum Shell: String, Choice {
  case bash
  case zsh
  case fish
}
