import Foundation

/// The built program with a terminal as its standard input.
struct TerminalRun {
  let status: Int32
  let output: String
  let errors: String

  /// - Parameter answers: The lines to type, followed by the end of the input.
  init(_ arguments: [String], answers: [String], environment: [String: String] = [:]) throws {
    let (master, slave) = try Self.terminal()
    let terminal = FileHandle(fileDescriptor: master, closeOnDealloc: true)
    let process = Process()
    process.executableURL = Subprocess.program
    process.arguments = arguments
    process.environment = environment
    let pipes = (Pipe(), Pipe())
    process.standardInput = FileHandle(fileDescriptor: slave, closeOnDealloc: true)
    process.standardOutput = pipes.0
    process.standardError = pipes.1
    try process.run()
    // Control-D ends the input.
    let typed = answers.map { $0 + "\n" }.joined() + "\u{4}"
    try terminal.write(contentsOf: Data(typed.utf8))
    errors = String(
      decoding: try pipes.1.fileHandleForReading.readToEnd() ?? Data(), as: UTF8.self)
    output = String(
      decoding: try pipes.0.fileHandleForReading.readToEnd() ?? Data(), as: UTF8.self)
    process.waitUntilExit()
    status = process.terminationStatus
  }

  /// Opens both sides of a new terminal.
  private static func terminal() throws -> (master: Int32, slave: Int32) {
    #if canImport(Darwin)
      let master = posix_openpt(O_RDWR | O_NOCTTY)
      guard master >= 0, grantpt(master) == 0, unlockpt(master) == 0,
        let name = unsafe ptsname(master)
      else { throw POSIXError(.ENODEV) }
      let path = unsafe String(cString: name)
    #else
      // Glibc's module has no posix_openpt; these are the calls that it makes (pty(7)).
      let master = unsafe open("/dev/ptmx", O_RDWR | O_NOCTTY)
      var locked: Int32 = 0
      var number: UInt32 = 0
      guard master >= 0, unsafe ioctl(master, 0x4004_5431, &locked) == 0,
        unsafe ioctl(master, 0x8004_5430, &number) == 0
      else { throw POSIXError(.ENODEV) }
      let path = "/dev/pts/\(number)"
    #endif
    let slave = unsafe open(path, O_RDWR | O_NOCTTY)
    guard slave >= 0 else { throw POSIXError(.ENODEV) }
    return (master, slave)
  }
}
