package import Foundation
package import Testing

/// A program that a test runs, such as GDAL's `ogr2ogr`, as an oracle or to prepare files.
///
/// A test that uses a program that may be missing has the trait `.needs("ogr2ogr")`.
package struct Tool {
  private let name: String

  package init(_ name: String) { self.name = name }

  /// Whether the program is in a directory of the `PATH`.
  package var isInstalled: Bool {
    let path = ProcessInfo.processInfo.environment["PATH"] ?? ""
    return path.split(separator: ":").contains {
      FileManager.default.isExecutableFile(atPath: "\($0)/\(name)")
    }
  }

  /// Runs the program and returns its standard output.
  ///
  /// - Parameter input: The contents of standard input, which must fit in a pipe's buffer.
  /// - Throws: ``Failure`` if the program does not exit with 0.
  @discardableResult
  package func data(_ arguments: [String], input: Data = Data()) throws -> Data {
    let process = Process()
    process.executableURL = URL(filePath: "/usr/bin/env")
    process.arguments = [name] + arguments
    let pipes = (Pipe(), Pipe())
    process.standardInput = pipes.0
    process.standardOutput = pipes.1
    try process.run()
    try pipes.0.fileHandleForWriting.write(contentsOf: input)
    try pipes.0.fileHandleForWriting.close()
    let output = try pipes.1.fileHandleForReading.readToEnd() ?? Data()
    process.waitUntilExit()
    guard process.terminationStatus == 0 else {
      throw Failure(command: [name] + arguments, status: process.terminationStatus)
    }
    return output
  }

  /// Runs the program and returns its standard output as text.
  @discardableResult
  package func output(_ arguments: [String], input: String = "") throws -> String {
    String(decoding: try data(arguments, input: Data(input.utf8)), as: UTF8.self)
  }

  package struct Failure: Error {
    let command: [String]
    let status: Int32
  }
}

extension Trait where Self == ConditionTrait {
  /// Disables a test on a machine that lacks a program.
  package static func needs(_ tools: String...) -> Self {
    .enabled(
      if: tools.allSatisfy { Tool($0).isInstalled },
      "\(tools.joined(separator: ", ")) not installed")
  }
}
