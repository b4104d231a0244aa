import Foundation
import PetMapCommands

/// The outcome of running the program.
struct Run {
  let status: ExitStatus
  let output: String
  let errors: String

  /// Runs the program in this process.
  ///
  /// - Parameter columns: The width of the terminal that standard output and standard error are
  ///   connected to; `nil` for pipes.
  init(_ arguments: [String], columns: Int? = nil, environment: [String: String] = [:]) {
    let output = OutputStream(keepingWithColumns: columns)
    let errors = OutputStream(keepingWithColumns: columns)
    let console = Console(output: output, errors: errors) { environment[$0] }
    status = Program.run(arguments, console: console)
    self.output = output.kept
    self.errors = errors.kept
  }
}

extension Run {
  /// The messages except for the numbers of records by status.
  var notes: String {
    errors.split(separator: "\n").filter { !$0.contains(" left out (") }.map { $0 + "\n" }.joined()
  }
}

/// The built program, run in a separate process.
struct Subprocess {
  let status: Int32
  let output: String
  let errors: String

  /// - Parameter input: The contents of standard input.
  init(
    _ arguments: [String], input: String = "", environment: [String: String] = [:]
  ) throws {
    let process = Process()
    process.executableURL = Self.program
    process.arguments = arguments
    process.environment = environment
    let pipes = (Pipe(), Pipe(), Pipe())
    process.standardInput = pipes.0
    process.standardOutput = pipes.1
    process.standardError = pipes.2
    try process.run()
    // The input and error output of tests fit in a pipe's buffer.
    try pipes.0.fileHandleForWriting.write(contentsOf: Data(input.utf8))
    try pipes.0.fileHandleForWriting.close()
    output = String(
      decoding: try pipes.1.fileHandleForReading.readToEnd() ?? Data(), as: UTF8.self)
    errors = String(
      decoding: try pipes.2.fileHandleForReading.readToEnd() ?? Data(), as: UTF8.self)
    process.waitUntilExit()
    status = process.terminationStatus
  }

  /// The program is built in the same directory as the tests.
  static var program: URL {
    #if os(macOS)
      let tests = Bundle.allBundles.first { $0.bundlePath.hasSuffix(".xctest") }?.bundleURL
      let directory = (tests ?? Bundle.main.bundleURL).deletingLastPathComponent()
    #else
      let directory = URL(fileURLWithPath: CommandLine.arguments[0]).deletingLastPathComponent()
    #endif
    return directory.appendingPathComponent("petmap")
  }
}

/// The root directory of the package.
let packageRoot = URL(fileURLWithPath: #filePath)
  .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
  .deletingLastPathComponent()
