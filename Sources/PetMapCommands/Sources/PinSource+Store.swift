import PetMapFiles
import PetMapReports
import PetMapSQLite

extension PinSource.Part {
  private static let batchSize = 512

  /// Reads a store's published announcements, a batch at a time.
  func readStore(
    _ console: Console, _ body: (RecordBatch) throws(CommandError) -> Void
  ) throws(CommandError) {
    var progress = Progress("reading", console: console)
    defer { progress.finish() }
    var records = 0
    var waiting: [Announcement] = []
    var failure: CommandError?
    func pass() {
      records += waiting.count
      do throws(CommandError) { try body(RecordBatch(waiting)) } catch { failure = error }
      waiting.removeAll(keepingCapacity: true)
    }
    do throws(StoreError) {
      let store = try StoreReader(path: path)
      let count = try store.count()
      try store.forEach { stored in
        if stored.isPublished { waiting.append(stored.announcement) }
        guard waiting.count == Self.batchSize else { return true }
        pass()
        progress.update(items: records, fraction: Double(records) / Double(count))
        return failure == nil
      }
    } catch {
      throw CommandError(error, at: path)
    }
    if failure == nil, !waiting.isEmpty { pass() }
    if let failure { throw failure }
  }
}

extension PinSource {
  /// The ids by which the source may know a pin that is asked for by name: a store and a service
  /// have their own ids, and know an imported pin by that of its source, too.
  func ids(of name: String) -> [String] {
    parts.contains { $0.isStore || $0.service != nil }
      ? [name, AnnouncementID(ofSource: name).text] : [name]
  }
}
