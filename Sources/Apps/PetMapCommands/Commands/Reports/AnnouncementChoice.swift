import PetMapAnnouncements
import PetMapClient
import PetMapFiles

/// The announcement that a command operates on: the one with the ID on the command line, or the
/// only match for `--source-id`.
struct AnnouncementChoice {
  let source: PinSource
  private let id: String
  /// Whether the ID was given with `--source-id`.
  private let isSourceID: Bool

  /// - Parameters:
  ///   - operands: The positional arguments.
  ///   - output: The path of the output file, or `nil` for standard output.
  init(
    _ operands: [String], _ records: Arguments<RecordOptions>, _ source: Arguments<SourceOptions>,
    output: String? = nil, _ console: Console
  ) throws(CommandError) {
    // A missing ID is reported before a missing source.
    if operands.isEmpty, let sourceID = records.sourceID {
      (id, isSourceID) = (sourceID, true)
    } else {
      (id, isSourceID) = (try ReportID.read(operands), false)
    }
    self.source = try PinSource(
      source, selection: RecordSelection(records), output: output, console)
  }

  /// Reads the announcement.
  ///
  /// - Throws: An error if there is no such announcement, or if the source cannot be read.
  func announcement(_ console: Console) throws(CommandError) -> Announcement {
    guard let found = try find(console) else {
      throw CommandError(
        .noResult, "no such announcement", at: "\(id.quoted) in \(source.names)",
        remedy: "check the ID and --source")
    }
    return found
  }

  /// Returns the sightings of the announcement that everyone sees, in the order in which the animal was
  /// seen.
  func sightings(of pet: Announcement, _ console: Console) throws(CommandError) -> [Sighting] {
    var sightings = pet.sightings
    if let service = source.service {
      if pet.sightingCount == 0 { return [] }
      sightings = try ServiceConnection(service).wait(console) {
        (client) async throws(ClientError) in try await client.sightings(for: pet.id)
      }
    }
    return sightings.filter { $0.status.isPublic }.sorted { $0.isEarlier(than: $1) }
  }

  /// Requests the announcement from a service, or searches any other source for it.
  private func find(_ console: Console) throws(CommandError) -> Announcement? {
    if isSourceID { return try findOnly(console) }
    let names = try source.ids(of: id, console)
    if let url = source.service {
      guard let known = names.last, AnnouncementID(known) != nil else { return nil }
      return try ServiceConnection(url).wait(console) {
        (client) async throws(ClientError) in
        try await client.announcement(known)
      }
    }
    var found: Announcement?
    try source.read(console, isBrief: true) { (batch) throws(CommandError) in
      for index in 0..<batch.count where found == nil && names.contains(batch.id(at: index)) {
        found = batch.announcement(at: index)
      }
    }
    return found
  }

  /// Returns the only match for `--source-id`.
  private func findOnly(_ console: Console) throws(CommandError) -> Announcement? {
    var found: [Announcement] = []
    try source.read(console, isBrief: true) { (batch) throws(CommandError) in
      found += (0..<batch.count).map { batch.announcement(at: $0) }
    }
    guard found.count > 1 else { return found.first }
    throw .usage(
      "\(found.count) sources have a record with this ID", at: "--source-id \(id.quoted)",
      remedy: "add --source-name NAME, or show one of the announcements "
        + ColumnNames.list(found.map(\.id), limit: 5))
  }
}
