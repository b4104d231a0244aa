extension Completions {
  static func bash(_ commands: [Command]) -> String {
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
}
