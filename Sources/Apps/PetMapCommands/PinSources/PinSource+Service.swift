import PetMapClient
import PetMapFiles
import PetMapAnnouncements

extension PinSource.Part {
  private static let batchSize = 512

  /// Reads the announcements from a service.
  func readService(
    _ url: ServiceURL, _ selection: RecordSelection?, _ console: Console,
    _ body: (RecordBatch) throws(CommandError) -> Void
  ) throws(CommandError) {
    let list = try ServiceConnection(url).wait(console) {
      (client) async throws(ClientError) in
      guard let selection, let id = selection.id else {
        return try await client.announcements(within: nil)
      }
      return try await client.announcements(withSourceID: id, in: selection.source)
    }
    for start in stride(from: 0, to: list.count, by: Self.batchSize) {
      let part = Array(list[start..<min(start + Self.batchSize, list.count)])
      try body(RecordBatch(part))
    }
  }
}
