import Foundation
import PetMapFiles
import Testing

struct OutputFileTests {
  /// A directory that goes when the test is over.
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

  @Test func `the file is there when it is finished, and not before`() throws {
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

  @Test func `one that is not finished changes nothing and leaves nothing`() throws {
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

  @Test func `permissions and symbolic links stay as they were`() throws {
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

  @Test func `a directory, a missing one and a full device are errors`() throws {
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
}
