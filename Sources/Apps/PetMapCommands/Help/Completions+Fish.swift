extension Completions {
  static func fish(_ commands: [Command]) -> String {
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
