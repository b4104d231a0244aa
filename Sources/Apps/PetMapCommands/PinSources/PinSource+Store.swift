import PetMapClient
import PetMapFiles
import PetMapJSON
import PetMapAnnouncements
import PetMapStore

extension PinSource.Part {
  private static let batchSize = 512

  /// Reads a store's published announcements, a batch at a time.
  ///
  /// - Parameters:
  ///   - wish: the only record or source that is asked for.
  ///   - keeps: which of the kept columns, of `source` and of `sourceId` are carried along.
  func readStore(
    _ wish: RecordWish?, keeping keeps: KeptColumns, _ console: Console,
    _ body: (RecordBatch) throws(CommandError) -> Void
  ) throws(CommandError) {
    var progress = Progress("reading", console: console)
    defer { progress.finish() }
    var records = 0
    var waiting: [Announcement] = []
    var failure: CommandError?
    var names: [String] = []
    func pass() {
      records += waiting.count
      do throws(CommandError) {
        try body(RecordBatch(waiting, keeping: names))
      } catch {
        failure = error
      }
      waiting.removeAll(keepingCapacity: true)
    }
    func take(_ stored: StoredAnnouncement) -> Bool {
      guard stored.isPublished, wish?.admits(stored) != false else { return true }
      var announcement = stored.announcementWithSourcePhoto
      if let origin = stored.importOrigin, !names.isEmpty {
        announcement.kept.members = origin.exportedMembers.members.filter {
          names.contains($0.name)
        }
      }
      waiting.append(announcement)
      if waiting.count == Self.batchSize { pass() }
      return failure == nil
    }
    do throws(StoreError) {
      let store = try StoreAddress(path).reader()
      switch keeps {
      case .none: break
      case .all: names = try store.exportedNames()
      case .named(let wanted): names = wanted
      }
      if let wish, let id = wish.id {
        for stored in try store.announcements(withSourceID: id, in: wish.source) where !take(stored)
        {
          break
        }
      } else {
        let count = try store.count()
        try store.forEach { stored in
          let goesOn = take(stored)
          if waiting.isEmpty {
            progress.update(items: records, fraction: Double(records) / Double(max(1, count)))
          }
          return goesOn
        }
      }
    } catch {
      throw CommandError(error, at: path)
    }
    if failure == nil, !waiting.isEmpty { pass() }
    if let failure { throw failure }
  }
}

extension PinSource {
  /// The ids by which the source knows a pin that is asked for by name: stores and services have ids
  /// of their own, and know an imported pin by that of its source as well.
  ///
  /// - Throws: an error of a store or a service that cannot be asked, and a usage error when several
  ///   pins have the name.
  func ids(of name: String, _ console: Console) throws(CommandError) -> [String] {
    var ids = [name]
    guard AnnouncementID(name) == nil else { return ids }
    for part in parts {
      var found: [String] = []
      if part.isStore {
        do throws(StoreError) {
          found = try StoreAddress(part.path).reader()
            .announcements(withSourceID: name, in: wish?.source)
            .filter(\.isPublished).map(\.id.text)
        } catch {
          throw CommandError(error, at: part.path)
        }
      } else if let url = part.service {
        let source = wish?.source
        found = try ServiceConnection(url, console).wait(console) {
          (client) async throws(ClientError) in
          try await client.announcements(withSourceID: name, in: source)
        }.map(\.id)
      }
      if found.count > 1 {
        throw .usage(
          "\(found.count) sources have a record with this id", at: name.quoted,
          remedy: "give one of \(ColumnNames.list(found, limit: 5))")
      }
      ids += found
    }
    return ids
  }
}
