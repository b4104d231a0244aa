import PetMapFiles
import PetMapAnnouncements

/// The options for selecting records by their origin.
struct RecordOptions: OptionGroup {
  static let title = "Filter"

  let sourceID = Option(
    "source-id", "ID",
    "Include only records with this ID in their file, or in the file they were imported from. "
      + "Several sources may use the same ID.",
    read: Values.nonEmpty)

  let sourceName = Option(
    "source-name", "NAME",
    "Include only records imported under this source name. Works for stores; for services, add "
      + "--source-id.",
    read: Values.nonEmpty)
}

/// The records selected by `--source-id` and `--source-name`.
struct RecordSelection: Sendable {
  /// The record's ID in its source, or `nil` for all records.
  let id: String?
  /// The name of the source, or `nil` for all sources.
  let source: String?

  /// Returns `nil` if neither option is given.
  init?(_ arguments: Arguments<RecordOptions>) {
    id = arguments.sourceID
    source = arguments.sourceName
    if id == nil, source == nil { return nil }
  }

  /// Returns whether the selection includes the record with this ID in a file.
  func includes(_ id: String) -> Bool { self.id.map { $0.utf8.elementsEqual(id.utf8) } ?? true }

  /// Returns whether the selection includes an announcement in a store.
  func includes(_ stored: StoredAnnouncement) -> Bool {
    guard let origin = stored.importOrigin else { return false }
    return origin.isRecord(id ?? origin.sourceID, of: source)
  }

  /// - Throws: A usage error for a source whose records have no known origin.
  func check(_ part: PinSource.Part) throws(CommandError) {
    guard let source, !part.isStore, part.service == nil || id == nil else { return }
    throw .usage(
      part.service == nil ? "files have no source names" : "requires --source-id for services",
      at: "--source-name \(source.quoted)",
      remedy: part.service == nil ? "omit it, or read a store" : "add --source-id ID")
  }
}

extension RecordBatch {
  /// The selected records.
  func matching(_ selection: RecordSelection) -> RecordBatch {
    filtered { selection.includes($0) }
  }

  /// Returns the records whose IDs satisfy a condition.
  func filtered(_ isIncluded: (String) -> Bool) -> RecordBatch {
    let matches = (0..<count).filter { isIncluded(id(at: $0)) }
    if matches.count == count { return self }
    return RecordBatch(matches.map { announcement(at: $0) }, keeping: keptNames)
  }
}
