public import PetMapGeo
public import PetMapReports

/// Some hundreds of a file's records: the columns that most questions need as arrays, everything
/// else as slices of the file's own bytes until it is asked for.
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
  /// What most questions need of each record.
  public internal(set) var columns = Columns()

  /// The records' members that most questions need, each as an array.
  public struct Columns: Sendable {
    /// Degrees north.
    public fileprivate(set) var latitudes: [Double] = []
    /// Degrees east.
    public fileprivate(set) var longitudes: [Double] = []
    /// By record.
    public fileprivate(set) var statuses: [AnnouncementStatus] = []
    /// Days since 1970-01-01 of `lastSeenDate`; ``RecordBatch/noDate`` when there is none.
    public fileprivate(set) var days: [Int32] = []
    /// The records' numbers in the file, from 1.
    public fileprivate(set) var numbers: [Int] = []
    /// The records' slots in the raw batch.
    fileprivate var slots: [Int] = []

    @inline(__always)
    mutating func append(
      latitude: Double, longitude: Double, status: AnnouncementStatus, day: Int32, number: Int,
      slot: Int
    ) {
      latitudes.append(latitude)
      longitudes.append(longitude)
      statuses.append(status)
      days.append(day)
      numbers.append(number)
      slots.append(slot)
    }

    fileprivate mutating func removeAll() {
      latitudes.removeAll(keepingCapacity: true)
      longitudes.removeAll(keepingCapacity: true)
      statuses.removeAll(keepingCapacity: true)
      days.removeAll(keepingCapacity: true)
      numbers.removeAll(keepingCapacity: true)
      slots.removeAll(keepingCapacity: true)
    }
  }

  /// How many records there are, all of them good and each id new.
  public var count: Int { columns.latitudes.count }
  /// Degrees north, by record.
  public var latitudes: [Double] { columns.latitudes }
  /// Degrees east, by record.
  public var longitudes: [Double] { columns.longitudes }
  /// The statuses, by record.
  public var statuses: [AnnouncementStatus] { columns.statuses }
  /// Days since 1970-01-01 of `lastSeenDate`, by record; ``noDate`` when there is none.
  public var days: [Int32] { columns.days }

  /// The names of what the announcements carry along, as far as the first records tell.
  public internal(set) var keptNames: [String] = []

  /// What ``days`` has for a record without a date.
  public static let noDate = Int32.min

  /// The records as they are written, and how to read them; nil where no file was read for them.
  private var source: (raw: RawBatch, plan: FieldPlan)?

  /// The announcements themselves, where no file was read for them; else empty.
  private let announcements: [Announcement]

  /// A batch of announcements that come from no file, such as a store's.
  package convenience init(_ announcements: [Announcement]) {
    self.init(holding: announcements)
    for announcement in announcements {
      columns.append(
        latitude: announcement.coordinate.latitude, longitude: announcement.coordinate.longitude,
        status: announcement.status,
        day: announcement.lastSeenDate.map { Int32($0.daysSinceEpoch) } ?? Self.noDate,
        number: columns.numbers.count + 1, slot: 0)
    }
  }

  init(holding announcements: [Announcement] = []) {
    self.announcements = announcements
  }

  // MARK: Filling

  /// Begins anew, over records as they are written.
  func begin(_ raw: RawBatch, _ plan: FieldPlan) {
    source = (raw, plan)
    columns.removeAll()
  }

  /// Takes in a record that was found good.
  ///
  /// - Parameter record: its slot in the raw batch.
  func append(
    latitude: Double, longitude: Double, status: AnnouncementStatus, day: Int32, number: Int,
    record: Int
  ) {
    columns.append(
      latitude: latitude, longitude: longitude, status: status, day: day, number: number,
      slot: record)
  }

  // MARK: Asking

  /// - Precondition: `index` is one of the batch's records.
  public func coordinate(at index: Int) -> Coordinate {
    guard
      let coordinate = try? Coordinate(latitude: latitudes[index], longitude: longitudes[index])
    else { preconditionFailure("A batch holds coordinates that were checked") }
    return coordinate
  }

  /// The record's id, made from its number when the file gives none.
  public func id(at index: Int) -> String {
    text(.id, at: index) ?? Self.id(ofRecord: columns.numbers[index])
  }

  /// How a record without an id is called: `record-` and its number in the file, from 1.
  static func id(ofRecord number: Int) -> String { "record-\(number)" }

  /// The text of a member as the mapping means it, or nil when it is absent or empty.
  public func text(_ field: AnnouncementField, at index: Int) -> String? {
    guard let source else { return announcements[index].text(field) }
    return source.plan.text(field, of: source.raw[columns.slots[index]])
  }

  /// What kind of animal it is, as front ends know them.
  public func species(at index: Int) -> Species { Species(text(.species, at: index) ?? "") }

  /// - Complexity: O(the record's length)
  public func announcement(at index: Int) -> Announcement {
    guard let source else { return announcements[index] }
    let (raw, plan) = source
    let row = raw[columns.slots[index]]
    func text(_ field: AnnouncementField) -> String? { plan.text(field, of: row) }
    var announcement = Announcement(
      id: id(at: index), coordinate: coordinate(at: index),
      species: Species.carried(text(.species) ?? ""), status: statuses[index])
    announcement.petName = text(.petName)
    announcement.breed = text(.breed)
    announcement.sex = text(.sex)
    announcement.age = plan.age(of: row)
    announcement.description = text(.description)
    announcement.microchipNumber = text(.microchipNumber)
    if days[index] != Self.noDate {
      announcement.lastSeenDate = CalendarDate(daysSinceEpoch: Int(days[index]))
    }
    announcement.email = text(.email)
    announcement.phone = text(.phone)
    announcement.photoUrl = text(.photoUrl)
    announcement.reward = text(.reward)
    announcement.createdAt = plan.timestamp(.createdAt, of: row)
    announcement.updatedAt = plan.timestamp(.updatedAt, of: row)
    if !plan.kept.isEmpty { announcement.kept = plan.kept(of: row) }
    return announcement
  }
}
