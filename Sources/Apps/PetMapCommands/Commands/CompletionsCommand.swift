extension Command {
  package static let completions = Command(
    "completions",
    abstract: "completion script for bash, zsh or fish",
    usage: ["bash|zsh|fish"],
    discussion: [
      "Load it in a running shell with source <(petmap completions bash), or put it where the shell "
        + "looks for completions."
    ],
    examples: ["petmap completions bash > petmap.bash"],
    operands: [
      Operand("SHELL", "The shell: bash, zsh or fish.", choices: Shell.allCases.map(\.rawValue))
    ],
    groups: []
  ) { (arguments, console) throws(CommandError) in
    guard let name = arguments.operands.first else {
      throw .usage("missing argument", at: "SHELL", remedy: "give one of bash, zsh, fish")
    }
    console.output.write(Completions.script(for: try shell(name), of: CommandTable.all))
    return .done
  }

  private static func shell(_ name: String) throws(CommandError) -> Shell {
    do {
      return try Values.choice(name, of: Shell.allCases.map(\.rawValue))
    } catch {
      throw .usage(error.what, at: "SHELL \(name.quoted)", remedy: error.remedy)
    }
  }
}
