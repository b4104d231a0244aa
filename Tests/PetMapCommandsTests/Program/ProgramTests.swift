import Foundation
import PetMapCommands
import Testing

@Suite struct ProgramTests {
  @Test func `--version prints the version`() {
    let run = Run(["--version"])
    #expect(run.output == "petmap \(Version.current)\n")
    #expect(run.status == .done)
  }

  @Test func `an empty command line prints help to standard error`() {
    let run = Run([])
    #expect(run.status == .usage)
    #expect(run.output.isEmpty)
    #expect(run.errors == Run(["--help"]).output)
  }

  @Test(arguments: [
    (["complet"], "\"complet\": unknown command; did you mean completions?"),
    (["elephant"], "\"elephant\": unknown command; see petmap --help"),
    (["--versoin"], "\"--versoin\": unknown option; did you mean --version?"),
    (["man", "--quite"], "\"--quite\": unknown option; did you mean --quiet?"),
    (["man", "-q"], "\"-q\": unknown option; see petmap man --help"),
    (["man", "--zzz=1"], "\"--zzz\": unknown option; see petmap man --help"),
    (["man", "--quiet=yes"], "--quiet \"yes\": the option takes no value; write --quiet alone"),
    (["man", "--progress"], "--progress: missing value; write --progress auto|json|off"),
    (
      ["man", "--progress", "--quiet"],
      "--progress: missing value; write --progress auto|json|off"
    ),
    (["man", "page"], "\"page\": unexpected argument; see petmap man --help"),
    (["man", "quiet"], "\"quiet\": unexpected argument; did you mean --quiet?"),
    (["man", "--", "--quiet"], "\"--quiet\": unexpected argument; see petmap man --help"),
    (["completions"], "SHELL: missing argument; specify one of bash, zsh, fish"),
    (
      ["completions", "fisch"],
      "SHELL \"fisch\": unknown value; did you mean fish? (valid values: bash, zsh, fish)"
    ),
    (["bad\nname\u{1B}[31m"], "\"bad\\nname\\u{1B}[31m\": unknown command; see petmap --help"),
  ])
  func `an invalid command line is reported on one line`(arguments: [String], line: String) throws {
    let run = Run(arguments)
    #expect(run.status == .usage)
    #expect(run.output.isEmpty)
    #expect(run.errors == "petmap: \(line)\n")
    let process = try Subprocess(arguments)
    #expect(process.status == 2)
    #expect(process.output.isEmpty)
    #expect(process.errors == run.errors)
  }

  @Test func `errors are colored on terminals only`() {
    #expect(Run(["x"], columns: 80).errors.hasPrefix("\u{1B}[31mpetmap:\u{1B}[0m \"x\""))
    #expect(Run(["x"]).errors.hasPrefix("petmap: \"x\": unknown"))
    #expect(Run(["x"], columns: 80, environment: ["NO_COLOR": "1"]).errors.hasPrefix("petmap: "))
    #expect(Run(["x"], columns: 80, environment: ["TERM": "dumb"]).errors.hasPrefix("petmap: "))
    let flag = Run(["completions", "x", "--no-color"], columns: 80)
    #expect(flag.errors.hasPrefix("petmap: "))
  }

  @Test func `help is shown even if other options are unknown`() {
    #expect(Run(["man", "--help", "--nonsense"]).status == .done)
  }

  @Test func `options may precede the command`() {
    let man = Run(["man"]).output
    #expect(Run(["--quiet", "--progress", "json", "man"]).output == man)
    #expect(Run(["--progress=off", "man"]).output == man)
    #expect(Run(["--quite", "man"]).errors.hasSuffix("did you mean --quiet?\n"))
    #expect(Run(["--quiet"]).status == .usage)
    #expect(Run(["help", "man"]).output == Run(["man", "--help"]).output)
  }

  @Test(.enabled(if: FileManager.default.fileExists(atPath: "/dev/full"), "there is no /dev/full"))
  func `standard output on a full device is an error`() throws {
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
        petmap: standard output: cannot write: No space left on device; check the disk, or use \
        --output FILE

        """)
  }
}
