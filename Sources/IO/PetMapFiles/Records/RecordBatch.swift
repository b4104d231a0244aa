public import PetMapGeo
public import PetMapAnnouncements

/// Some hundreds of a file's records: what most questions need of each, everything else as slices of
/// the file's own bytes until it is asked for.
///
/// ```swift
/// while try reader.readBatch() {
///   for index in 0..<reader.batch.count where box.contains(reader.batch.coordinate(at: index)) {
///     pins.append(reader.batch.announcement(at: index))
///   }
/// }
/// ```
///
/// What a batch holds goes with the next one.
public final class RecordBatch {
  /// What most questions need of a record.
  struct Record {
    var coordinate: Coordinate
    var status: AnnouncementStatus
    /// Days since 1970-01-01, or ``RecordBatch/noDate``.
    var day: Int32
    /// The record's number in the file, from 1.
    var number: Int
    /// Its slot in the raw batch.
    var slot: Int
  }

  /// What the records are taken from.
  private enum Content {
    /// Records as they are written, and how to read them.
    case file(RawBatch, FieldPlan)
    /// Announcements that come from no file.
    case announcements([Announcement])
  }

  private var content: Content
  private var records: [Record] = []

  /// The names of what the announcements carry along, as far as the first records tell.
  public internal(set) var keptNames: [String] = []

  /// What ``day(at:)`` is for a record without a date.
  public static let noDate = Int32.min

  /// A batch of announcements that come from no file, such as a store's.
  ///
  /// - Parameter names: the names of what they carry along.
  package init(_ announcements: [Announcement] = [], keeping names: [String] = []) {
    keptNames = names
    content = .announcements(announcements)
    records = announcements.enumerated().map { index, announcement in
      Record(
        coordinate: announcement.coordinate, status: announcement.status,
        day: announcement.lastSeenDate.map { Int32($0.daysSinceEpoch) } ?? Self.noDate,
        number: index + 1, slot: 0)
    }
  }

  // MARK: Filling

  /// Begins anew, over records as they are written.
  func begin(_ raw: RawBatch, _ plan: FieldPlan) {
    content = .file(raw, plan)
    records.removeAll(keepingCapacity: true)
  }

  /// Takes in a record that was found good.
  func append(_ record: Record) { records.append(record) }

  // MARK: Asking

  /// How many records there are, all of them good and each id new.
  public var count: Int { records.count }

  /// Where a record's pin is.
  ///
  /// - Precondition: `index` is one of the batch's records, as for all questions.
  public func coordinate(at index: Int) -> Coordinate { records[index].coordinate }

  /// A record's status.
  public func status(at index: Int) -> AnnouncementStatus { records[index].status }

  /// Days since 1970-01-01 of `lastSeenDate`; ``noDate`` when there is none.
  public func day(at index: Int) -> Int32 { records[index].day }

  /// The record's id, made from its number when the file gives none.
  public func id(at index: Int) -> String {
    text(.id, at: index) ?? Self.id(ofRecord: records[index].number)
  }

  /// How a record without an id is called: `record-` and its number in the file, from 1.
  static func id(ofRecord number: Int) -> String { "record-\(number)" }

  /// The text of a member as the mapping means it, or nil when it is absent or empty.
  public func text(_ field: AnnouncementField, at index: Int) -> String? {
    switch content {
    case .file(let raw, let plan):
      SourceRecord(row: raw[records[index].slot], plan: plan).text(field)
    case .announcements(let announcements): announcements[index].text(field)
    }
  }

  /// - Complexity: O(the record's length)
  public func announcement(at index: Int) -> Announcement {
    switch content {
    case .file(let raw, let plan):
      announcement(SourceRecord(row: raw[records[index].slot], plan: plan), at: index)
    case .announcements(let announcements): announcements[index]
    }
  }

  private func announcement(_ record: SourceRecord, at index: Int) -> Announcement {
    var announcement = Announcement(
      id: id(at: index), coordinate: coordinate(at: index),
      species: Species.carried(record.text(.species) ?? ""), status: status(at: index))
    for field in AnnouncementField.optionalTexts {
      announcement.set(field.pet, to: record.text(field.file))
    }
    announcement.age = record.age
    let day = day(at: index)
    if day != Self.noDate { announcement.lastSeenDate = CalendarDate(daysSinceEpoch: Int(day)) }
    announcement.createdAt = record.timestamp(.createdAt)
    announcement.updatedAt = record.timestamp(.updatedAt)
    if !record.plan.kept.isEmpty { announcement.kept = record.kept }
    return announcement
  }
}
