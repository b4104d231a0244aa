import PetMapAnnouncements
import PetMapClient
import PetMapFiles
import PetMapJSON
package import PetMapStore
import PetMapSynonyms

extension PinSource.Part {
  private static let batchSize = 512

  /// Reads the published announcements from a store in batches.
  ///
  /// - Parameters:
  ///   - selection: The record or source to read, or `nil` for all.
  ///   - keeps: The columns to include besides the announcement's fields: kept columns, `source`
  ///     and `sourceId`.
  func readStore(
    _ selection: RecordSelection?, keeping keeps: KeptColumns, _ console: Console,
    _ body: (RecordBatch) throws(CommandError) -> Void
  ) throws(CommandError) {
    let store = try openedStore()
    let names: [String]
    do throws(StoreError) {
      switch keeps {
      case .none: names = []
      case .all: names = try store.exportedNames()
      case .traits: names = try store.exportedNames().filter { TraitColumn($0) != nil }
      case .named(let wanted): names = wanted
      }
    } catch {
      throw CommandError(error, at: path)
    }
    var pending: [Announcement] = []
    try forEachStored(selection, in: store, console) { (stored) throws(CommandError) in
      var announcement = stored.announcementWithSourcePhoto
      if let origin = stored.importOrigin, !names.isEmpty {
        announcement.kept.members += origin.exportedMembers.members.filter {
          names.contains($0.name)
        }
      }
      pending.append(announcement)
      if pending.count == Self.batchSize {
        try body(RecordBatch(pending, keeping: names))
        pending.removeAll(keepingCapacity: true)
      }
    }
    if !pending.isEmpty { try body(RecordBatch(pending, keeping: names)) }
  }

  /// Opens the store for reading.
  ///
  /// - Parameter photos: The photo directory; `nil` for the default one.
  func openedStore(photos: String? = nil) throws(CommandError) -> StoreReader {
    do throws(StoreError) {
      return try StoreAddress(path).reader(photos: photos)
    } catch {
      throw CommandError(error, at: path)
    }
  }

  /// Calls `body` with the published announcements in a store.
  ///
  /// - Parameter selection: The record or source to read, or `nil` for all.
  func forEachStored(
    _ selection: RecordSelection?, in store: StoreReader, _ console: Console,
    _ body: (StoredAnnouncement) throws(CommandError) -> Void
  ) throws(CommandError) {
    var progress = Progress("reading", console: console)
    defer { progress.finish() }
    var records = 0
    var failure: CommandError?
    func add(_ stored: StoredAnnouncement) -> Bool {
      guard stored.isPublished, selection?.includes(stored) != false else { return true }
      records += 1
      do throws(CommandError) {
        try body(stored)
      } catch {
        failure = error
      }
      return failure == nil
    }
    do throws(StoreError) {
      if let selection, let id = selection.id {
        for stored in try store.announcements(withSourceID: id, in: selection.source)
        where !add(stored) {
          break
        }
      } else {
        let count = try store.count()
        try store.forEach { stored in
          let continues = add(stored)
          if records % Self.batchSize == 0 {
            progress.update(items: records, fraction: Double(records) / Double(max(1, count)))
          }
          return continues
        }
      }
    } catch {
      throw CommandError(error, at: path)
    }
    if let failure { throw failure }
  }
}

extension PinSource {
  /// Returns the IDs that a name given by the user may refer to: the name itself and, in stores and
  /// services, the IDs of pins that were imported from records with this ID.
  ///
  /// - Throws: An error if a store or a service cannot be read, and a usage error if the name is
  ///   ambiguous.
  func ids(of name: String, _ console: Console) throws(CommandError) -> [String] {
    var ids = [name]
    guard AnnouncementID(name) == nil else { return ids }
    for part in parts {
      var found: [String] = []
      if part.isStore {
        let store = try part.openedStore()
        do throws(StoreError) {
          found = try store.announcements(withSourceID: name, in: selection?.source)
            .filter(\.isPublished).map(\.id.text)
        } catch {
          throw CommandError(error, at: part.path)
        }
      } else if let url = part.service {
        let source = selection?.source
        found = try ServiceConnection(url).wait(console) {
          (client) async throws(ClientError) in
          try await client.announcements(withSourceID: name, in: source)
        }.map(\.id)
      }
      if found.count > 1 {
        throw .usage(
          "\(found.count) sources have a record with this ID", at: name.quoted,
          remedy: "use one of \(ColumnNames.list(found, limit: 5))")
      }
      ids += found
    }
    return ids
  }
}

/// The location of the default store.
package enum StoreLocation {
  /// Returns `$XDG_DATA_HOME/petmap/petmap.sqlite`.
  ///
  /// Relative paths are ignored, as the XDG Base Directory Specification requires.
  package static func standard(_ console: Console) -> String {
    userDirectory(console) + "/petmap.sqlite"
  }

  /// Returns `$XDG_DATA_HOME/petmap`.
  static func userDirectory(_ console: Console) -> String {
    var data = "\(console.environment("HOME") ?? "")/.local/share"
    if let given = console.environment("XDG_DATA_HOME"), given.hasPrefix("/") { data = given }
    return "\(data)/petmap"
  }

  /// Creates the directories of a store, accessible only to their owner.
  package static func prepare(_ store: StoreAddress) throws(CommandError) {
    do throws(StoreError) {
      try store.makeDirectories()
    } catch {
      throw CommandError(error, at: store)
    }
  }
}
