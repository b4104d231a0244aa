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
