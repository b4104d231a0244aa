public import PetMapGeo
public import PetMapAnnouncements
import PetMapJSON

/// A few hundred records of a file. The values needed most often are parsed; all others are slices
/// of the file's bytes that are parsed on demand.
///
/// ```swift
/// while try reader.readBatch() {
///   for index in 0..<reader.batch.count where box.contains(reader.batch.coordinate(at: index)) {
///     pins.append(reader.batch.announcement(at: index))
///   }
/// }
/// ```
///
/// Reading the next batch invalidates the contents of the previous one.
public final class RecordBatch {
  /// The parsed values of a record.
  struct Record {
    var coordinate: Coordinate
    var status: AnnouncementStatus
    /// The days since 1970-01-01, or ``RecordBatch/noDate``.
    var day: Int32
    /// The ID of a record without one.
    var generatedID: GeneratedID?
    /// The record's index in the raw batch.
    var slot: Int
  }

  /// An ID that is derived from a record's content; see `ContentKey`.
  struct GeneratedID {
    let hash: UInt64
    var twin = 1

    var text: String { ContentKey.recordID(hash, twin: twin) }
  }

  /// The origin of the records.
  private enum Content {
    /// Raw records and the plan for reading them.
    case file(RawBatch, FieldPlan)
    /// Announcements that do not come from a file.
    case announcements([Announcement])
  }

  private var content: Content
  private var records: [Record] = []

  /// The names of the kept values that occur in the first records.
  public internal(set) var keptNames: [String] = []

  /// The value of ``day(at:)`` for a record without a date.
  public static let noDate = Int32.min

  /// Creates a batch of announcements that do not come from a file, such as those of a store.
  ///
  /// - Parameter names: The names of their kept values.
  package init(_ announcements: [Announcement] = [], keeping names: [String] = []) {
    keptNames = names
    content = .announcements(announcements)
    records = announcements.enumerated().map { index, announcement in
      Record(
        coordinate: announcement.coordinate, status: announcement.status,
        day: announcement.lastSeenDate.map { Int32($0.daysSinceEpoch) } ?? Self.noDate,
        generatedID: nil, slot: 0)
    }
  }

  // MARK: Filling

  /// Releases the records, so that their memory can be used for the next ones.
  func clear() {
    content = .announcements([])
    records.removeAll(keepingCapacity: true)
  }

  /// Begins with the records of a raw batch.
  func begin(_ raw: RawBatch, _ plan: FieldPlan) {
    clear()
    content = .file(raw, plan)
  }

  /// Appends a valid record.
  func append(_ record: Record) { records.append(record) }

  // MARK: Access

  /// The number of records, all of which are valid and have distinct IDs.
  public var count: Int { records.count }

  /// Returns the coordinate of a record.
  ///
  /// - Precondition: `index` is valid for the batch, as for all accessors.
  public func coordinate(at index: Int) -> Coordinate { records[index].coordinate }

  /// Returns the status of a record.
  public func status(at index: Int) -> AnnouncementStatus { records[index].status }

  /// Returns the `lastSeenDate` of a record in days since 1970-01-01, or ``noDate`` if it has none.
  public func day(at index: Int) -> Int32 { records[index].day }

  /// Returns the ID of a record, derived from its content if the file has none.
  public func id(at index: Int) -> String {
    records[index].generatedID?.text ?? text(.id, at: index) ?? ""
  }

  /// Returns whether the file has an ID for a record.
  public func hasID(at index: Int) -> Bool { records[index].generatedID == nil }

  /// Returns the text of a field as mapped, or `nil` if it is absent or empty.
  public func text(_ field: RecordField, at index: Int) -> String? {
    switch content {
    case .file(let raw, let plan):
      SourceRecord(row: raw[records[index].slot], plan: plan).text(field)
    case .announcements(let announcements): announcements[index].text(field)
    }
  }

  /// Returns a record as an announcement.
  ///
  /// - Complexity: O(length of the record).
  public func announcement(at index: Int) -> Announcement {
    switch content {
    case .file(let raw, let plan):
      announcement(SourceRecord(row: raw[records[index].slot], plan: plan), at: index)
    case .announcements(let announcements): announcements[index]
    }
  }

  private func announcement(_ record: SourceRecord, at index: Int) -> Announcement {
    let species = record.speciesMeaning
    var announcement = Announcement(
      id: id(at: index), coordinate: coordinate(at: index),
      species: Species.carried(RecordField.species.fitted(species.species ?? "")),
      status: status(at: index))
    for field in record.plan.texts {
      announcement.set(field.pet, to: record.text(field.file))
    }
    if species.details != nil { announcement.description = record.text(.description) }
    announcement.age = record.age
    let day = day(at: index)
    if day != Self.noDate { announcement.lastSeenDate = CalendarDate(daysSinceEpoch: Int(day)) }
    announcement.createdAt = record.timestamp(.createdAt)
    announcement.updatedAt = record.timestamp(.updatedAt)
    if !record.plan.kept.isEmpty { announcement.kept = record.kept }
    for member in record.sightings {
      announcement.kept.members.removeAll { $0.name == member.name }
      announcement.kept.members.append(member)
    }
    for detail in PlaceDetail.allCases {
      if let number = record.number(detail) { announcement[detail] = number }
    }
    return announcement
  }
}
