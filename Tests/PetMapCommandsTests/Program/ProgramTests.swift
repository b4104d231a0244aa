import Foundation
import PetMapCommands
import Testing

@Suite struct ProgramTests {
  @Test func printsItsVersion() {
    let run = Run(["--version"])
    #expect(run.output == "petmap \(Version.current)\n")
    #expect(run.status == .done)
  }

  @Test func showsItsHelpOnStandardErrorWhenNothingIsAskedFor() {
    let run = Run([])
    #expect(run.status == .usage)
    #expect(run.output.isEmpty)
    #expect(run.errors == Run(["--help"]).output)
  }

  @Test(arguments: [
    (["complet"], "unknown command, \"complet\", did you mean completions?"),
    (["elephant"], "unknown command, \"elephant\", see petmap --help"),
    (["--versoin"], "unknown option, \"--versoin\", did you mean --version?"),
    (["man", "--quite"], "unknown option, \"--quite\", did you mean --quiet?"),
    (["man", "-q"], "unknown option, \"-q\", see petmap man --help"),
    (["man", "--zzz=1"], "unknown option, \"--zzz\", see petmap man --help"),
    (["man", "--quiet=yes"], "no value expected, --quiet \"yes\", write --quiet alone"),
    (["man", "--progress"], "missing value, --progress, write --progress auto|json|off"),
    (
      ["man", "--progress", "--quiet"],
      "missing value, --progress, write --progress auto|json|off"
    ),
    (["man", "page"], "unexpected argument, \"page\", see petmap man --help"),
    (["man", "quiet"], "unexpected argument, \"quiet\", did you mean --quiet?"),
    (["man", "--", "--quiet"], "unexpected argument, \"--quiet\", see petmap man --help"),
    (["completions"], "missing argument, SHELL, specify one of bash, zsh, fish"),
    (
      ["completions", "fisch"],
      "unknown value, SHELL \"fisch\", did you mean fish? (one of bash, zsh, fish)"
    ),
    (["bad\nname\u{1B}[31m"], "unknown command, \"bad\\nname\\u{1B}[31m\", see petmap --help"),
  ])
  func answersAWrongLineWithOneLine(words: [String], line: String) throws {
    let run = Run(words)
    #expect(run.status == .usage)
    #expect(run.output.isEmpty)
    #expect(run.errors == "petmap: \(line)\n")
    let process = try Subprocess(words)
    #expect(process.status == 2)
    #expect(process.output.isEmpty)
    #expect(process.errors == run.errors)
  }

  @Test func colorsErrorsOnATerminalOnly() {
    #expect(Run(["x"], columns: 80).errors.hasPrefix("\u{1B}[31mpetmap:\u{1B}[0m unknown"))
    #expect(Run(["x"]).errors.hasPrefix("petmap: unknown"))
    #expect(Run(["x"], columns: 80, environment: ["NO_COLOR": "1"]).errors.hasPrefix("petmap: "))
    #expect(Run(["x"], columns: 80, environment: ["TERM": "dumb"]).errors.hasPrefix("petmap: "))
    let flag = Run(["completions", "x", "--no-color"], columns: 80)
    #expect(flag.errors.hasPrefix("petmap: "))
  }

  @Test func takesTheLastOfARepeatedOption() {
    #expect(Run(["man", "--progress", "off", "--progress=json"]).status == .done)
    #expect(Run(["man", "--help", "--nonsense"]).status == .done)
  }

  @Test func takesOptionsBeforeTheCommand() {
    let man = Run(["man"]).output
    #expect(Run(["--quiet", "--progress", "json", "man"]).output == man)
    #expect(Run(["--progress=off", "man"]).output == man)
    #expect(Run(["--quite", "man"]).errors.hasSuffix("did you mean --quiet?\n"))
    #expect(Run(["--quiet"]).status == .usage)
    #expect(Run(["help", "man"]).output == Run(["man", "--help"]).output)
  }

  @Test func endsWithAnErrorWhenStandardOutputIsFull() throws {
    guard FileManager.default.fileExists(atPath: "/dev/full") else { return }
    let process = Process()
    process.executableURL = Subprocess.program
    process.arguments = ["man"]
    process.standardOutput = FileHandle(forWritingAtPath: "/dev/full")
    let errors = Pipe()
    process.standardError = errors
    try process.run()
    let text = String(
      decoding: try errors.fileHandleForReading.readToEnd() ?? Data(), as: UTF8.self)
    process.waitUntilExit()
    #expect(process.terminationStatus == 4)
    #expect(
      text == """
        petmap: cannot write: No space left on device, standard output, check the disk or use \
        --output FILE

        """)
  }
}
