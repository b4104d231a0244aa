/// All commands, in the order shown on the help screen.
///
/// A command consists of an extension of ``Command`` that declares a static member, and an entry in
/// this list. The commands that only print texts generated from the list are declared below it.
package enum CommandTable {
  package static let all: [Command] = [
    .pins,
    .inspect,
    .callout,
    .map,
    .tiles,
    .basemap,
    .matches,
    .import,
    .export,
    .store,
    .moderate,
    .serve,
    .show,
    .sightings,
    .poster,
    .close,
    .remove,
    .report,
    .completions,
    .man,
  ]
}

extension Command {
  package static let completions = Command(
    "completions",
    abstract: "print a completion script for bash, zsh or fish",
    usage: ["bash|zsh|fish"],
    discussion: [
      "To enable completions in the current shell, run source <(petmap completions bash). To "
        + "enable them permanently, save the script in the shell's completion directory."
    ],
    examples: ["petmap completions bash > petmap.bash"],
    operands: [
      Operand("SHELL", "The shell.", choices: Shell.words)
    ],
    options: NoOptions()
  ) { (arguments, console) throws(CommandError) in
    let shell: Shell = try Values.operand("SHELL", of: arguments.operands)
    console.output.write(Completions.script(for: shell, of: CommandTable.all))
    return .done
  }
}

extension Command {
  package static let man = Command(
    "man",
    abstract: "print the man page in troff format",
    usage: ["[options]"],
    examples: ["petmap man > petmap.1"],
    options: NoOptions()
  ) { (_, console) throws(CommandError) in
    console.output.write(ManPage.text(of: CommandTable.all))
    return .done
  }
}
