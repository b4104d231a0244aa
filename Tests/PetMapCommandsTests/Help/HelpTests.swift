import Foundation
import PetMapCommands
import TestSupport
import Testing

@Suite struct HelpTests {
  @Test func `help fits in 80 columns`() {
    for command in CommandTable.all {
      for line in Run([command.name, "--help"]).output.split(separator: "\n") {
        #expect(String(line).displayWidth <= 80, "\(line)")
      }
    }
  }

  @Test func `every example works as printed`() throws {
    let bin = Subprocess.program.deletingLastPathComponent().path
    let directory = FileManager.default.temporaryDirectory
      .appendingPathComponent("petmap-examples-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: directory, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: directory) }
    // The reporter's photo.
    try FileManager.default.copyItem(
      at: packageRoot.appendingPathComponent("Fixtures/photos/turned/6.jpeg"),
      to: directory.appendingPathComponent("rex.jpeg"))
    // A file with streets.
    try FileManager.default.copyItem(
      at: packageRoot.appendingPathComponent("Fixtures/streets/protomaps.pmtiles"),
      to: directory.appendingPathComponent("warsaw.pmtiles"))
    for command in CommandTable.all {
      for example in command.examples {
        let process = Process()
        process.executableURL = URL(fileURLWithPath: "/bin/sh")
        // A service runs until it is stopped, here on any free port.
        let isService = command.name == "serve"
        process.arguments = [
          "-c", isService ? "exec " + example.replacing("--port 8080", with: "--port 0") : example,
        ]
        process.currentDirectoryURL = directory
        process.environment = ["PATH": "\(bin):/usr/bin:/bin"]
        let pipe = Pipe()
        process.standardOutput = pipe
        process.standardError = pipe
        try process.run()
        var text = Data()
        if isService {
          text = pipe.fileHandleForReading.availableData
          process.terminate()
        }
        text += try pipe.fileHandleForReading.readToEnd() ?? Data()
        process.waitUntilExit()
        #expect(
          process.terminationStatus == 0,
          "\(example): \(String(decoding: text, as: UTF8.self))")
      }
    }
  }

  @Test(arguments: ["bash", "zsh", "fish"])
  func `completions contain every option`(shell: String) {
    let script = Run(["completions", shell]).output
    for command in CommandTable.all {
      #expect(script.contains(command.name))
      for option in command.options {
        #expect(script.contains(shell == "fish" ? "-l \(option.name) " : "--\(option.name)"))
      }
    }
  }

  @Test func `bash completes commands, options, and values`() throws {
    #expect(try complete("petmap", "compl") == ["completions"])
    #expect(try complete("petmap", "man", "--qu") == ["--quiet"])
    #expect(try complete("petmap", "man", "--progress", "j") == ["json"])
    #expect(try complete("petmap", "completions", "f") == ["fish"])
  }

  /// Returns bash's completions for the last word.
  private func complete(_ words: String...) throws -> [String] {
    let script = """
      \(Run(["completions", "bash"]).output)
      COMP_WORDS=(\(words.joined(separator: " "))); COMP_CWORD=\(words.count - 1)
      _petmap
      printf '%s\\n' "${COMPREPLY[@]}"
      """
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/bin/bash")
    process.arguments = ["-c", script]
    let pipe = Pipe()
    process.standardOutput = pipe
    try process.run()
    let data = try pipe.fileHandleForReading.readToEnd() ?? Data()
    process.waitUntilExit()
    return String(decoding: data, as: UTF8.self).split(separator: "\n").map(String.init)
  }

  @Test(.needs("groff")) func `the man page is valid troff`() throws {
    // Groff writes its warnings to standard error.
    let command = "groff -man -ww -Tutf8 -z 2>&1"
    #expect(try Tool("sh").output(["-c", command], input: Run(["man"]).output) == "")
  }

  @Test func `help lists the commands`() {
    #expect(
      Run(["--help"]).output == """
        petmap - lost and found pets on a map

        Usage: petmap <command> [options]

        Commands:
        \(CommandTable.all.map { "  " + $0.name.padded(to: 14) + $0.abstract + "\n" }.joined())
        Options:
          --help        Show this help; petmap <command> --help describes a command.
          --version     Show the version.

        Example:
          printf 'id,lat,lng\\nrex,52.2297,21.0122\\n' |
            petmap pins --source - --input-format csv --near 52.23,21 --radius 5km

        """)
  }

  @Test func `a command's help lists its options`() {
    #expect(
      Run(["man", "--help"]).output == """
        petmap man - print the man page in troff format

        Usage: petmap man [options]

        Common:
          --quiet                 Print only errors to standard error.
          --verbose               Report every skipped record and the reading time.
          --no-color              Disable color. Setting NO_COLOR does the same.
          --progress auto|json|off
                                  Show progress on standard error after one second: on
                                  terminals only (auto), or as JSON lines. Default:
                                  auto.
          --help                  Show this help.

        Example:
          petmap man > petmap.1

        """)
  }
}
