import Foundation
import PetMapFiles
import PetMapAnnouncements
import TestSupport
import Testing

struct InputTests {
  static let csv = "id,lat,lon\na,1,2\nb,3,4\n"

  /// Compresses the text as a gzip member with an external program.
  func gzip(_ text: String) throws -> Data { try Tool("gzip").data(["-c"], input: Data(text.utf8)) }

  @Test func `gzip data is recognized regardless of the file name, even with several members`()
    throws
  {
    let members = try gzip(Self.csv) + gzip("c,5,6\n")
    for name in ["a.csv", "a.csv.gz", "a"] {
      let file = TemporaryFile(members + Data(count: 512), name: name)
      #expect(try readAll(file.path).ids == ["a", "b", "c"])
    }
  }

  @Test func `gzip data that is truncated, damaged, or followed by other data is an error`() throws
  {
    let whole = try gzip(Self.csv + String(repeating: "x,1,2\n", count: 500))
    for count in 2..<whole.count {
      let file = TemporaryFile(whole.prefix(count))
      let error = #expect(throws: FileError.self) { try readAll(file.path) }
      if case .truncatedGzip(_, Int64(count))? = error { continue }
      Issue.record("\(count): \(String(describing: error))")
    }
    var damaged = whole
    damaged[whole.count - 6] ^= 0xFF
    let file = TemporaryFile(damaged)
    let error = #expect(throws: FileError.self) { try readAll(file.path) }
    guard case .damagedGzip? = error else {
      Issue.record("\(String(describing: error))")
      return
    }
    let followed = TemporaryFile(whole + Data("more".utf8))
    #expect(throws: FileError.garbageAfterGzip(path: followed.path, offset: Int64(whole.count))) {
      try readAll(followed.path)
    }
  }

  @Test(arguments: ["", " \n\t\r\n", "\u{FEFF}", "\u{FEFF}\n"])
  func `an empty or blank file is an error`(text: String) throws {
    for name in ["a", "a.csv", "a.json", "a.geojsonl"] {
      let file = TemporaryFile(text, name: name)
      #expect(throws: FileError.empty(path: file.path)) { try readAll(file.path) }
    }
  }

  @Test func `a directory, a missing file, and a path inside a file are errors`() throws {
    #expect(throws: FileError.isDirectory(path: "/tmp")) { try readAll("/tmp") }
    #expect(throws: FileError.cannotOpen(path: "/no/such", code: ENOENT)) {
      try readAll("/no/such")
    }
    let file = TemporaryFile(Self.csv)
    #expect(throws: FileError.notArchive(path: file.path)) {
      try readAll(file.path + "/x")
    }
  }

  @Test func `a named pipe is read like a file`() throws {
    let path = NSTemporaryDirectory() + "petmap-\(UUID().uuidString)"
    try Tool("mkfifo").output([path])
    defer { try? FileManager.default.removeItem(atPath: path) }
    let writer = Process()
    writer.executableURL = URL(fileURLWithPath: "/bin/sh")
    writer.arguments = ["-c", "printf 'id,lat,lon\\na,1,2\\n' > '\(path)'"]
    try writer.run()
    #expect(try readAll(path).ids == ["a"])
    writer.waitUntilExit()
  }

  @Test func `an encoding that the system does not support is an error`() throws {
    var options = ReadingOptions()
    options.mapping.encoding = TextEncoding("no-such")
    let file = TemporaryFile(Self.csv)
    #expect(throws: FileError.unknownEncoding(path: file.path, name: "NO-SUCH")) {
      try readAll(file.path, options: options)
    }
  }

  /// The header of an SQLite database.
  private static func database(_ application: String) -> [UInt8] {
    var header = Array("SQLite format 3\0".utf8) + Array(repeating: 1, count: 84)
    header.replaceSubrange(21...23, with: [64, 32, 32])
    header.replaceSubrange(68..<72, with: application.utf8)
    return header
  }

  @Test(arguments: [
    (Array("PK\u{3}\u{4}______________[Content_Types].xml".utf8), FileKind.workbook),
    (Self.database("PETS"), .store),
    (Array("SQLite format 3\0, but no database".utf8), .brokenSQLite),
    ([0, 0, 0x27, 0x0A, 0, 0], .shapefile),
    ([0x89, 0x50, 0x4E, 0x47], .png), (Array("%PDF-1.7".utf8), .pdf),
    (Array("<!DOCTYPE html><html>".utf8), .markup),
    (Array(repeating: 0, count: 100), .binary),
  ])
  func `a binary file's kind is reported`(head: [UInt8], kind: FileKind) throws {
    for name in ["a.csv", "a.json", "a"] {
      let file = TemporaryFile(Data(head), name: name)
      #expect(throws: FileError.notText(path: file.path, kind: kind)) { try readAll(file.path) }
    }
  }

  @Test func `the length of an unterminated record is limited`() throws {
    var options = ReadingOptions()
    options.chunk = 1000
    options.recordLimit = 100_000
    let json = TemporaryFile("[{\"a\":\"" + String(repeating: "x", count: 200_000))
    let csv = TemporaryFile("id,lat,lon\n" + String(repeating: "x", count: 200_000))
    for file in [json, csv] {
      let error = #expect(throws: FileError.self) { try readAll(file.path, options: options) }
      guard case .recordTooLong? = error else {
        Issue.record("\(String(describing: error))")
        continue
      }
    }
    let quote = TemporaryFile(
      "id,lat,lon\n\"x,1,2\n" + String(repeating: "y,1,2\n", count: 40_000))
    let result = try readAll(quote.path, options: options)
    #expect(result.ids == ["y"])
    #expect(result.reasons == [.unclosedQuote])
  }
}
