extension Completions {
  static func zsh(_ commands: [Command]) -> String {
    var list = ""
    var cases = ""
    for command in commands {
      list += "    \(quote("\(escape(command.name)):\(command.abstract)"))\n"
      var specs = command.options.map { "        \(quote(spec($0)))" }
      for (index, operand) in command.operands.enumerated() {
        let action =
          operand.choices.isEmpty ? "_files" : "(\(operand.choices.joined(separator: " ")))"
        specs.append("        \(quote("\(index + 1):\(operand.placeholder):\(action)"))")
      }
      if command.takesFiles { specs.append("        \(quote("*:FILE:_files"))") }
      cases += """
            \(command.name))
              _arguments -s \\
        \(specs.joined(separator: " \\\n"))
              ;;

        """
    }
    return """
      #compdef petmap
      # zsh completion for petmap
      _petmap() {
        local -a commands
        commands=(
      \(list)  )
        if (( CURRENT == 2 )); then
          _describe -t commands 'petmap command' commands
          _arguments '--help[show help]' '--version[show the version]'
          return
        fi
        local command=$words[2]
        shift words
        (( CURRENT-- ))
        case $command in
      \(cases)  esac
      }
      if [[ $funcstack[1] == _petmap ]]; then _petmap "$@"; else compdef _petmap petmap; fi

      """
  }

  private static func spec(_ option: OptionDefinition) -> String {
    let help = "[\(escape(option.help))]"
    guard let placeholder = option.placeholder else { return "*--\(option.name)\(help)" }
    let label = escape(placeholder)
    let words = option.choices.joined(separator: " ")
    let action =
      !option.choices.isEmpty
      ? (option.isList ? "_values -s , \(option.name) \(words)" : "(\(words))")
      : option.completion == .files ? "_files" : ""
    return "*--\(option.name)=\(help):\(label):\(action)"
  }

  /// Escapes the special characters of `_arguments`.
  private static func escape(_ text: String) -> String {
    var escaped = ""
    for character in text {
      if "[]:\\".contains(character) { escaped += "\\" }
      escaped.append(character)
    }
    return escaped
  }
}
