import Foundation
import PetMapFiles
import Testing

struct OutputFileTests {
  /// A directory that is removed after the test.
  final class Directory {
    let path = NSTemporaryDirectory() + "petmap-\(UUID().uuidString)"

    init() throws {
      try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
    }

    var names: [String] {
      (try? FileManager.default.contentsOfDirectory(atPath: path).sorted()) ?? []
    }

    deinit {
      try? FileManager.default.removeItem(atPath: path)
    }
  }

  @Test func `the file exists only once it is finished`() throws {
    let directory = try Directory()
    defer { withExtendedLifetime(directory) {} }
    let path = directory.path + "/pets.csv"
    var file = try OutputFile(path: path)
    for _ in 0..<100_000 { try file.write(Array("hello\n".utf8)) }
    #expect(!FileManager.default.fileExists(atPath: path))
    try file.finish()
    #expect(try Data(contentsOf: URL(fileURLWithPath: path)).count == 600_000)
    #expect(directory.names == ["pets.csv"])
  }

  @Test func `an unfinished file changes nothing and leaves nothing behind`() throws {
    let directory = try Directory()
    defer { withExtendedLifetime(directory) {} }
    let path = directory.path + "/pets.csv"
    try "old".write(toFile: path, atomically: false, encoding: .utf8)
    func begin() throws {
      var file = try OutputFile(path: path)
      try file.write(Array(repeating: 0x41, count: 1_000_000))
    }
    try begin()
    #expect(try String(contentsOfFile: path, encoding: .utf8) == "old")
    #expect(directory.names == ["pets.csv"])
  }

  @Test func `permissions and symbolic links are preserved`() throws {
    let directory = try Directory()
    defer { withExtendedLifetime(directory) {} }
    let path = directory.path + "/real"
    try "old".write(toFile: path, atomically: false, encoding: .utf8)
    try FileManager.default.setAttributes([.posixPermissions: 0o640], ofItemAtPath: path)
    try FileManager.default.createSymbolicLink(
      atPath: directory.path + "/link", withDestinationPath: "real")
    var file = try OutputFile(path: directory.path + "/link")
    try file.write(Array("new".utf8))
    try file.finish()
    #expect(try String(contentsOfFile: path, encoding: .utf8) == "new")
    let attributes = try FileManager.default.attributesOfItem(atPath: path)
    #expect(attributes[.posixPermissions] as? Int == 0o640)
    #expect(directory.names == ["link", "real"])
  }

  @Test func `a directory, a missing directory, and a full device are errors`() throws {
    let directory = try Directory()
    defer { withExtendedLifetime(directory) {} }
    func write(_ path: String) throws(FileError) {
      var file = try OutputFile(path: path)
      try file.write(Array(repeating: 0x41, count: 1_000_000))
      try file.finish()
    }
    #expect(throws: FileError.isDirectory(path: directory.path)) { try write(directory.path) }
    let missing = directory.path + "/no/such"
    #expect(throws: FileError.cannotWrite(path: missing, code: ENOENT)) { try write(missing) }
    try write("/dev/null")
    if FileManager.default.fileExists(atPath: "/dev/full") {
      let error = FileError.cannotWrite(path: "/dev/full", code: ENOSPC)
      #expect(throws: error) { try write("/dev/full") }
    }
  }

  @Test func `concurrent writers of the same file do not interfere`() throws {
    let directory = try Directory()
    defer { withExtendedLifetime(directory) {} }
    let path = directory.path + "/" + String(repeating: "ż", count: 120)
    var files: [String] = []
    func write(_ depth: Int) throws {
      guard depth < 12 else {
        files = directory.names
        return
      }
      var file = try OutputFile(path: path)
      try file.write(Array(repeating: UInt8(depth), count: 300_000))
      try write(depth + 1)
      try file.finish()
      let written = try Data(contentsOf: URL(fileURLWithPath: path))
      #expect(written == Data(repeating: UInt8(depth), count: 300_000))
    }
    try write(0)
    #expect(files.count == 12)
    #expect(directory.names.count == 1)
  }

  @Test func `the temporary file is created empty and private`() throws {
    let directory = try Directory()
    defer { withExtendedLifetime(directory) {} }
    let first = try FileReplacement(of: directory.path + "/pets.mbtiles")
    let second = try FileReplacement(of: directory.path + "/pets.mbtiles")
    #expect(first.temporaryPath != second.temporaryPath)
    #expect(directory.names.count == 2)
    try first.commit()
    #expect(directory.names.count == 2)
    try second.commit()
    #expect(directory.names == ["pets.mbtiles"])
  }

  @Test(.timeLimit(.minutes(30)))
  func `a signal removes every unfinished file`() async throws {
    let directory = try Directory()
    defer { withExtendedLifetime(directory) {} }
    let path = directory.path
    await #expect(processExitsWith: .signal(SIGTERM)) { [path = path as String] in
      func begin(_ number: Int) throws {
        guard number < 40 else {
          // A finished file remains, while threads create and release others.
          try OutputFile(path: path + "/done").finish()
          DispatchQueue.concurrentPerform(iterations: 64) { index in
            for _ in 0..<20 { _ = try? OutputFile(path: path + "/gone-\(index)") }
          }
          var set = sigset_t()
          unsafe sigemptyset(&set)
          unsafe sigaddset(&set, SIGTERM)
          unsafe pthread_sigmask(SIG_UNBLOCK, &set, nil)
          raise(SIGTERM)
          return
        }
        var file = try OutputFile(path: path + "/pets-\(number)")
        try file.write([1])
        try begin(number + 1)
      }
      try begin(0)
    }
    #expect(directory.names == ["done"])
  }
}
