import PetMapAnnouncements
import PetMapClient
import PetMapFiles

/// The one announcement that a command is about: that of the id on the command line, or the only one
/// that `--source-id` admits.
struct AnnouncementChoice {
  let source: PinSource
  private let id: String

  init(_ arguments: Arguments, _ console: Console) throws(CommandError) {
    // Before the source is looked for, which may be missing too.
    id =
      if arguments.operands.isEmpty, let sourceID = try arguments[RecordWish.sourceID] {
        sourceID
      } else {
        try ReportID.read(arguments)
      }
    source = try PinSource(arguments, console)
  }

  /// Reads the announcement.
  ///
  /// - Throws: an error without such an announcement, and those of the source.
  func announcement(
    _ arguments: Arguments, _ console: Console
  ) throws(CommandError) -> Announcement {
    guard let found = try find(arguments, console) else {
      throw CommandError(
        .noResult, "no such announcement", at: "\(id.quoted) in \(source.names)",
        remedy: "check the id, or name another --source")
    }
    return found
  }

  /// A service is asked for the one announcement, everything else is read until it comes.
  private func find(
    _ arguments: Arguments, _ console: Console
  ) throws(CommandError) -> Announcement? {
    if arguments.operands.isEmpty { return try findOnly(arguments, console) }
    let names = try source.ids(of: id, console)
    if let url = source.service {
      guard let known = names.last, AnnouncementID(known) != nil else { return nil }
      return try ServiceConnection(url, console).wait(console) {
        (client) async throws(ClientError) in
        try await client.announcement(known)
      }
    }
    var found: Announcement?
    try source.read(arguments, console) { (batch) throws(CommandError) in
      for index in 0..<batch.count where found == nil && names.contains(batch.id(at: index)) {
        found = batch.announcement(at: index)
      }
    }
    return found
  }

  /// The only announcement that `--source-id` admits.
  private func findOnly(
    _ arguments: Arguments, _ console: Console
  ) throws(CommandError) -> Announcement? {
    var found: [Announcement] = []
    try source.read(arguments, console) { (batch) throws(CommandError) in
      found += (0..<batch.count).map { batch.announcement(at: $0) }
    }
    guard found.count > 1 else { return found.first }
    throw .usage(
      "\(found.count) sources have a record with this id", at: "--source-id \(id.quoted)",
      remedy: "add --source-name NAME, or show one of "
        + ColumnNames.list(found.map(\.id), limit: 5))
  }
}
