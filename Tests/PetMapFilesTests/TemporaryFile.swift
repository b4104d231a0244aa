import Foundation
import PetMapFiles
import PetMapAnnouncements
import TestSupport

/// A file that is removed when the tests have finished.
struct TemporaryFile {
  let path: String

  /// Files are not removed individually: an optimized build would release a file before it is read.
  private static let directory: String = {
    let path = NSTemporaryDirectory() + "petmap-tests-\(ProcessInfo.processInfo.processIdentifier)"
    try? FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
    atexit { try? FileManager.default.removeItem(atPath: TemporaryFile.directory) }
    return path
  }()

  init(_ content: Data, name: String = "pets") {
    path = Self.directory + "/\(UUID().uuidString)-\(name)"
    _ = FileManager.default.createFile(atPath: path, contents: content)
  }

  init(_ text: String, name: String = "pets") {
    self.init(Data(text.utf8), name: name)
  }

  /// - Parameter encoding: The encoding of the file, as it is named by `iconv`.
  init(_ text: String, in encoding: String, name: String) throws {
    let arguments = ["-f", "utf-8", "-t", encoding, Self(text).path]
    self.init(try Tool("iconv").data(arguments), name: name)
  }
}

/// Returns the path of a file in the repository's fixtures.
func fixture(_ name: String, file: String = #filePath) -> String {
  var url = URL(fileURLWithPath: file)
  while url.lastPathComponent != "Tests" { url.deleteLastPathComponent() }
  return url.deletingLastPathComponent().appendingPathComponent("Fixtures/\(name)").path
}

struct ReadResult {
  var announcements: [Announcement] = []
  var report = ReadReport()

  var ids: [String] { announcements.map(\.id) }
  /// The number of IDs that are derived from the records' contents.
  var generatedIDs: Int { ids.count { ContentKey.hash(inRecordID: $0) != nil } }
  var reasons: [RecordProblem.Reason] { report.problems.map(\.reason) }
}

/// Reads a file completely.
func readAll(
  _ path: String, options: ReadingOptions = ReadingOptions()
) throws(FileError) -> ReadResult {
  var reader = try AnnouncementReader(path: path, options: options)
  var result = ReadResult()
  while try reader.readBatch() {
    for index in 0..<reader.batch.count {
      result.announcements.append(reader.batch.announcement(at: index))
    }
  }
  result.report = reader.report
  return result
}

func readAll(
  text: String, name: String = "pets", options: ReadingOptions = ReadingOptions()
) throws(FileError) -> ReadResult {
  try readAll(TemporaryFile(text, name: name).path, options: options)
}
