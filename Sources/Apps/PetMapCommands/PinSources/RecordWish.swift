import PetMapFiles
import PetMapAnnouncements

/// The record that `--source-id` and `--source-name` ask for.
struct RecordWish: Sendable {
  /// The record's id in its source; nil for all records.
  let id: String?
  /// The source's name; nil for all sources.
  let source: String?

  static let sourceID = Option(
    "source-id", "ID",
    "Only the record with this id in the file it is from, or was imported from. Sources may share it.",
    read: Values.nonEmpty)

  static let sourceName = Option(
    "source-name", "NAME",
    "Only records of the source that was imported under this name; for stores, and with --source-id "
      + "for services.",
    read: Values.nonEmpty)

  /// Nil when neither is asked for.
  init?(_ arguments: Arguments) throws(CommandError) {
    id = try arguments[Self.sourceID]
    source = try arguments[Self.sourceName]
    if id == nil, source == nil { return nil }
  }

  /// Whether a record with this id, of a file, is asked for.
  func admits(_ id: String) -> Bool { self.id.map { $0.utf8.elementsEqual(id.utf8) } ?? true }

  /// Whether an announcement of a store is asked for.
  func admits(_ stored: StoredAnnouncement) -> Bool {
    guard let origin = stored.importOrigin else { return false }
    return origin.isRecord(id ?? origin.sourceID, of: source)
  }

  /// - Throws: a usage error for a source that does not know where its records are from.
  func check(_ part: PinSource.Part) throws(CommandError) {
    guard let source, !part.isStore, part.service == nil || id == nil else { return }
    throw .usage(
      part.service == nil ? "a file does not name its source" : "without a record's id",
      at: "--source-name \(source.quoted)",
      remedy: part.service == nil ? "leave it out, or read a store" : "add --source-id ID")
  }
}

extension RecordBatch {
  /// The records that are asked for.
  func matching(_ wish: RecordWish) -> RecordBatch {
    let matches = (0..<count).filter { wish.admits(id(at: $0)) }
    let batch = RecordBatch(matches.map { announcement(at: $0) }, keeping: keptNames)
    return batch
  }
}
