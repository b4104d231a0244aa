import Foundation
import PetMapFiles
import PetMapReports

/// A file that goes when the test is over.
final class TemporaryFile {
  let path: String

  init(_ content: Data, name: String = "pets") {
    path = NSTemporaryDirectory() + "petmap-\(UUID().uuidString)-\(name)"
    _ = FileManager.default.createFile(atPath: path, contents: content)
  }

  convenience init(_ text: String, name: String = "pets") {
    self.init(Data(text.utf8), name: name)
  }

  deinit {
    try? FileManager.default.removeItem(atPath: path)
  }
}

/// A file of the repository's fixtures.
func fixture(_ name: String, file: String = #filePath) -> String {
  var url = URL(fileURLWithPath: file)
  while url.lastPathComponent != "Tests" { url.deleteLastPathComponent() }
  return url.deletingLastPathComponent().appendingPathComponent("Fixtures/\(name)").path
}

struct ReadResult {
  var announcements: [Announcement] = []
  var report = ReadReport()

  var ids: [String] { announcements.map(\.id) }
  var reasons: [RecordProblem.Reason] { report.problems.map(\.reason) }
}

/// Everything in a file.
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
  let file = TemporaryFile(text, name: name)
  defer { withExtendedLifetime(file) {} }
  return try readAll(file.path, options: options)
}
