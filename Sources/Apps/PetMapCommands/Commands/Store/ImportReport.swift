import PetMapAnnouncements
import PetMapGeo
import PetMapJSON
import PetMapStore

/// The lists and notes about what an import does.
struct ImportReport {
  /// The number of changes or omitted values of a kind that notes list.
  static let noteLimit = 20

  private let store: StoreImport
  private let address: StoreAddress
  private let options: StoreImport.Options
  /// The number of the file's records that were left out because nothing says their status.
  private let leftOut: Int
  private let console: Console

  init(
    _ store: StoreImport, _ address: StoreAddress, _ options: StoreImport.Options, leftOut: Int,
    _ console: Console
  ) {
    (self.store, self.address, self.options, self.console) = (store, address, options, console)
    self.leftOut = leftOut
  }

  // MARK: Lists

  /// The kinds of changes in the order in which they are listed.
  private static let listed: [ImportChange.Kind] = [
    .replaced, .ambiguous, .created, .updated, .missing, .erased, .unchanged,
  ]

  /// Writes a line for each change.
  func writeText() throws(StoreError) {
    for kind in Self.listed {
      try store.forEachChange(kind) { change in
        let line = "\(name(of: kind)): record \(change.sourceID.quoted): \(change.text)"
        console.output.write(line.escapingControls + "\n")
        return console.output.failure == nil
      }
    }
  }

  /// Writes an object with the numbers of changes, and an array for each kind.
  func writeJSON(_ totals: [ImportChange.Kind: Int]) throws(StoreError) {
    let names = [
      "replaced", "ambiguous", "created", "updated", "closed", "missing", "erased", "unchanged",
    ]
    console.output.write(#"{"counts":"#)
    console.output.write { bytes in
      JSONWriter.append(to: &bytes) { writer in
        writer.object { writer in
          for name in names {
            let kind = Self.listed.first { self.name(of: $0) == name }
            writer.key(name)
            writer.number(kind.flatMap { totals[$0] } ?? 0)
          }
        }
      }
    }
    for name in names {
      console.output.write(",\"\(name)\":[")
      var isFirst = true
      for kind in Self.listed where self.name(of: kind) == name {
        try store.forEachChange(kind) { change in
          console.output.write { bytes in
            if !isFirst { bytes.append(UInt8(ascii: ",")) }
            JSONWriter.append(to: &bytes) { change.append(to: &$0) }
          }
          isFirst = false
          return console.output.failure == nil
        }
      }
      console.output.write("]")
    }
    console.output.write("}\n")
  }

  /// The name of a kind of changes in lists.
  private func name(of kind: ImportChange.Kind) -> String {
    switch kind {
    case .unchanged: "unchanged"
    case .created: "created"
    case .updated: "updated"
    case .replaced: "replaced"
    case .ambiguous: "ambiguous"
    case .erased: "erased"
    case .missing: options.closesMissing ? "closed" : "missing"
    }
  }

  // MARK: Notes

  /// Notes the number of changes that a dry run has listed.
  func noteTotals(_ totals: [ImportChange.Kind: Int]) {
    func count(_ kind: ImportChange.Kind) -> Int { totals[kind] ?? 0 }
    noteTotals(
      created: count(.created) + count(.ambiguous), updated: count(.updated) + count(.replaced),
      unchanged: count(.unchanged), closed: options.closesMissing ? count(.missing) : 0)
    noteMissing(count(.missing))
    noteErased(count(.erased))
  }

  /// Notes the records that are missing or ambiguous.
  ///
  /// - Parameter totals: The number of changes of each kind.
  func noteUncertain(_ totals: [ImportChange.Kind: Int]) throws(StoreError) {
    for kind in [ImportChange.Kind.ambiguous, .missing] {
      let count = totals[kind] ?? 0
      if count == 0 { continue }
      var listed = 0
      try store.forEachChange(kind) { change in
        listed += 1
        console.note(
          "\(address): \(name(of: kind)): record \(change.sourceID.quoted): \(change.text)")
        return console.isVerbose || listed < Self.noteLimit
      }
      if kind == .missing {
        noteMissing(count)
      } else {
        let records = PinSource.counted(count, "record is", "records are")
        console.note(
          "\(address): \(records) ambiguous; a new announcement was created for each of them")
      }
    }
  }

  private func noteMissing(_ count: Int) {
    guard count > 0, !options.closesMissing else { return }
    let announcements = PinSource.counted(count, "announcement is", "announcements are")
    let others =
      leftOut == 0
      ? ""
      : ", or \(count == 1 ? "its record is" : "their records are") among the "
        + "\(leftOut.grouped) left out"
    console.note(
      "\(address): \(announcements) no longer in the file\(others); add --close-missing to close "
        + (count == 1 ? "it" : "them"))
  }

  private func noteErased(_ count: Int) {
    guard count > 0 else { return }
    let records = PinSource.counted(
      count, "record is left out because its announcement was",
      "records are left out because their announcements were")
    console.note(
      "\(address): \(records) erased; add --restore-erased to create \(count == 1 ? "it" : "them") "
        + "again")
  }

  /// Notes the changes for which an import is refused.
  ///
  /// - Parameter count: Their number.
  func note(_ changes: [ImportChange], of count: Int) {
    for change in changes {
      console.note("\(address): record \(change.sourceID.quoted): \(change.text)")
    }
    if count > changes.count {
      let more = PinSource.counted(count - changes.count, "more change", "more changes")
      console.note("\(address): \(more) of this kind; --dry-run lists all of them")
    }
  }

  /// Notes the result of an import.
  func note(_ counts: ImportCounts, fetchesPhotos: Bool) {
    if !counts.chipConflicts.isEmpty {
      console.note(
        "\(address): microchip number omitted from "
          + PinSource.counted(counts.chipConflicts.count, "record", "records")
          + " because another announcement has it")
    }
    if counts.reportsLeft > 0 {
      let records = PinSource.counted(counts.reportsLeft, "record refers", "records refer")
      console.note(
        "\(address): \(records) to reports submitted to the service; imports do not change reports"
      )
    }
    if counts.statusesKept > 0 {
      let announcements = PinSource.counted(
        counts.statusesKept, "announcement keeps its status", "announcements keep their status")
      console.note(
        "\(address): \(announcements), which was set in the store, until the source changes it")
    }
    noteErased(counts.erasedLeft)
    if counts.photosLeft > 0, !fetchesPhotos {
      let photos = PinSource.counted(counts.photosLeft, "photo", "photos")
      console.note("\(address): \(photos) not fetched; add --fetch-photos")
    }
    noteTotals(
      created: counts.inserted, updated: counts.updated, unchanged: counts.unchanged,
      closed: counts.closed)
  }

  private func noteTotals(created: Int, updated: Int, unchanged: Int, closed: Int) {
    console.note(
      "\(address): \(PinSource.counted(store.count, "record", "records")), \(created.grouped) new, "
        + "\(updated.grouped) changed, \(unchanged.grouped) unchanged"
        + (closed > 0 ? ", \(closed.grouped) closed" : ""))
  }
}

extension ImportChange {
  /// The values by which people recognize an animal, or what changes.
  fileprivate var text: String {
    switch kind {
    case .replaced:
      let former = before?.announcement.summary ?? ""
      return "\(former) would become \(after?.summary ?? "")"
    case .updated:
      return changedFields.map { field in
        let values = [before?.announcement, after].map {
          $0?.value(of: field)?.text.quoted ?? "none"
        }
        return "\(field.name) \(values[0]) → \(values[1])"
      }.joined(separator: ", ")
    case .ambiguous:
      return
        "\(after?.summary ?? ""); it may be \(candidates.map(\.text).joined(separator: " or "))"
    case .created, .erased, .missing, .unchanged:
      return (after ?? before?.announcement)?.summary ?? ""
    }
  }

  /// The fields that an update changes.
  private var changedFields: [PetField] {
    PetField.submitted.filter { field in
      before.map { $0.announcement.value(of: field) != after?.value(of: field) } ?? false
    }
  }

  fileprivate func append(to writer: inout JSONWriter) {
    writer.object { writer in
      writer.member("id", before?.id.text)
      writer.member("sourceId", sourceID)
      if kind == .unchanged { return }
      for (name, announcement) in [("before", before?.announcement), ("after", after)] {
        guard let announcement else { continue }
        writer.key(name)
        writer.object { writer in
          let fields = kind == .updated ? changedFields : PetField.submitted
          for field in fields {
            guard let value = announcement.value(of: field) else { continue }
            writer.key(field.key)
            value.append(to: &writer)
          }
        }
      }
      if kind == .ambiguous {
        writer.key("candidates")
        writer.array { writer in
          for id in candidates { writer.string(id.text) }
        }
      }
    }
  }
}

extension PetFieldValue {
  fileprivate func append(to writer: inout JSONWriter) {
    switch self {
    case .integer(let number): writer.number(number)
    case .degrees(let degrees): writer.number(degrees)
    case .text, .date, .timestamp, .status: writer.string(text)
    }
  }
}

extension Announcement {
  /// The values by which people recognize an animal.
  fileprivate var summary: String {
    let values = [
      petName, species.lowercased(), lastSeenDate?.isoText,
      HundredThousandths(coordinate.latitude).text, HundredThousandths(coordinate.longitude).text,
      phone, email,
    ]
    return values.compactMap { $0?.shortened(to: 40) }.joined(separator: ", ")
  }
}
