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
  private static func quote(_ text: String) -> String {
    "'" + text.split(separator: "'", omittingEmptySubsequences: false).joined(separator: "'\\''")
      + "'"
  }

  private static func bash(_ commands: [Command]) -> String {
    let names = commands.map(\.name).joined(separator: " ")
    var cases = ""
    for command in commands {
      let options = command.options
      let files = options.filter { $0.completion == .files }.map { "--\($0.name)" }
      var values = ""
      for option in options where !option.choices.isEmpty {
        let words = option.choices.joined(separator: " ")
        values += "        --\(option.name)) words='\(words)'; list=\(option.isList ? 1 : 0) ;;\n"
      }
      if !files.isEmpty {
        values += "        \(files.joined(separator: "|"))) compopt -o default; return ;;\n"
      }
      let plain = options.filter {
        $0.takesValue && $0.choices.isEmpty && $0.completion == .nothing
      }
      if !plain.isEmpty {
        values += "        \(plain.map { "--\($0.name)" }.joined(separator: "|"))) return ;;\n"
      }
      let operands = command.operands.flatMap(\.choices)
      let all = (options.map { "--\($0.name)" } + operands).joined(separator: " ")
      cases += """
            \(command.name))
              case $previous in
        \(values)        *) words='\(all)' ;;
              esac ;;

        """
    }
    return """
      # bash completion for petmap
      _petmap() {
        local current=${COMP_WORDS[COMP_CWORD]} previous=${COMP_WORDS[COMP_CWORD-1]}
        local words='' list=0 head=''
        COMPREPLY=()
        if [[ $current == '=' ]]; then current=''
        elif [[ $previous == '=' ]]; then previous=${COMP_WORDS[COMP_CWORD-2]}; fi
        if [[ $COMP_CWORD -eq 1 ]]; then
          words='\(names) --help --version'
        else
          case ${COMP_WORDS[1]} in
      \(cases)    *) return ;;
          esac
        fi
        if [[ $list -eq 1 && $current == *,* ]]; then
          head=${current%,*},
          current=${current##*,}
        fi
        mapfile -t COMPREPLY < <(compgen -P "$head" -W "$words" -- "$current")
      }
      complete -F _petmap petmap

      """
  }

  private static func zsh(_ commands: [Command]) -> String {
    var list = ""
    var cases = ""
    for command in commands {
      list += "    \(quote("\(escape(command.name)):\(command.abstract)"))\n"
      var specs = command.options.map { "        \(quote(spec($0)))" }
      for (index, operand) in command.operands.enumerated() {
        let action =
          operand.choices.isEmpty ? "_files" : "(\(operand.choices.joined(separator: " ")))"
        let position = operand.isRepeated ? "*" : "\(index + 1)"
        specs.append("        \(quote("\(position):\(operand.placeholder):\(action)"))")
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

  private static func fish(_ commands: [Command]) -> String {
    var text = """
      # fish completion for petmap
      complete -c petmap -f
      complete -c petmap -n __fish_use_subcommand -l help -d 'Show help'
      complete -c petmap -n __fish_use_subcommand -l version -d 'Show the version'

      """
    for command in commands {
      text += "complete -c petmap -n __fish_use_subcommand -a \(command.name)"
      text += " -d \(quote(command.abstract))\n"
    }
    for command in commands {
      let condition = "complete -c petmap -n '__fish_seen_subcommand_from \(command.name)'"
      for operand in command.operands where !operand.choices.isEmpty {
        text += "\(condition) -a \(quote(operand.choices.joined(separator: " ")))\n"
      }
      for option in command.options {
        var line = "\(condition) -l \(option.name) -d \(quote(option.help))"
        if option.takesValue {
          let words = option.choices.joined(separator: " ")
          if option.completion == .files {
            line += " -r -F"
          } else if option.choices.isEmpty {
            line += " -x"
          } else if option.isList {
            line += " -x -a \(quote("(__fish_complete_list , 'string split \" \" \"\(words)\"')"))"
          } else {
            line += " -x -a \(quote(words))"
          }
        }
        text += line + "\n"
      }
    }
    return text
  }
}

/// A shell with completions.
package enum Shell: String, Choice {
  case bash
  case zsh
  case fish
}
