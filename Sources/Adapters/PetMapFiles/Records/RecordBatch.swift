import CSimdJSON
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
@safe
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

    @inline(__always)
    mutating func append(
      latitude: Double, longitude: Double, status: AnnouncementStatus, day: Int32, number: Int
    ) {
      latitudes.append(latitude)
      longitudes.append(longitude)
      statuses.append(status)
      days.append(day)
      numbers.append(number)
    }

    fileprivate mutating func removeAll() {
      latitudes.removeAll(keepingCapacity: true)
      longitudes.removeAll(keepingCapacity: true)
      statuses.removeAll(keepingCapacity: true)
      days.removeAll(keepingCapacity: true)
      numbers.removeAll(keepingCapacity: true)
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

  /// What ``days`` has for a record without a date.
  public static let noDate = Int32.min

  private var bytes: UnsafeMutablePointer<UInt8>
  private var slices: UnsafeMutablePointer<petmap_slice>
  private var slicesCapacity = 256

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
        number: columns.numbers.count + 1)
    }
  }

  init(holding announcements: [Announcement] = []) {
    self.announcements = announcements
    unsafe bytes = UnsafeMutablePointer(bitPattern: 1).unsafelyUnwrapped
    unsafe slices = .allocate(capacity: slicesCapacity * AnnouncementField.count)
  }

  deinit {
    unsafe slices.deallocate()
  }

  // MARK: Filling

  /// Begins anew, over the bytes of a window.
  func clear(over bytes: UnsafeMutablePointer<UInt8>) {
    unsafe self.bytes = bytes
    columns.removeAll()
  }

  /// Room for the slices of the record that may come next.
  func nextSlices() -> UnsafeMutablePointer<petmap_slice> {
    unsafe slices(for: count &+ 1) + count &* AnnouncementField.count
  }

  /// The slices of the first record and those after it, with room for so many.
  func slices(for records: Int) -> UnsafeMutablePointer<petmap_slice> {
    if records > slicesCapacity {
      let capacity = max(records, slicesCapacity * 2)
      let larger = UnsafeMutablePointer<petmap_slice>.allocate(
        capacity: capacity * AnnouncementField.count)
      unsafe larger.update(from: slices, count: slicesCapacity * AnnouncementField.count)
      unsafe slices.deallocate()
      unsafe slices = larger
      slicesCapacity = capacity
    }
    return unsafe slices
  }

  // MARK: Asking

  func slice(_ field: AnnouncementField, at index: Int) -> petmap_slice {
    precondition(index >= 0 && index < count)
    return unsafe slices[index &* AnnouncementField.count &+ Int(field.rawValue)]
  }

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

  /// The text of a member, or nil when it is absent or empty.
  public func text(_ field: AnnouncementField, at index: Int) -> String? {
    if !announcements.isEmpty { return announcements[index].text(field) }
    return unsafe slice(field, at: index).text(in: bytes)
  }

  /// What kind of animal it is, as front ends know them.
  public func species(at index: Int) -> Species {
    if !announcements.isEmpty { return Species(announcements[index].species) }
    let slice = slice(.species, at: index)
    guard slice.kind == PETMAP_SLICE_TEXT, slice.count > 0 else { return .other }
    return unsafe Species(known: slice.bytes(in: bytes)) ?? .other
  }

  /// - Complexity: O(the record's length)
  public func announcement(at index: Int) -> Announcement {
    if !announcements.isEmpty { return announcements[index] }
    var announcement = Announcement(
      id: id(at: index), coordinate: coordinate(at: index),
      species: Species.carried(text(.species, at: index) ?? ""), status: statuses[index])
    announcement.petName = text(.petName, at: index)
    announcement.breed = text(.breed, at: index)
    announcement.sex = text(.sex, at: index).map(Sex.carried)
    announcement.age = unsafe slice(.age, at: index).wholeYears(in: bytes)
    announcement.description = text(.description, at: index)
    announcement.microchipNumber = text(.microchipNumber, at: index)
    if days[index] != Self.noDate {
      announcement.lastSeenDate = CalendarDate(daysSinceEpoch: Int(days[index]))
    }
    announcement.email = text(.email, at: index)
    announcement.phone = text(.phone, at: index)
    announcement.photoUrl = text(.photoUrl, at: index)
    announcement.reward = text(.reward, at: index)
    announcement.createdAt = text(.createdAt, at: index).flatMap(Timestamp.init(iso:))
    announcement.updatedAt = text(.updatedAt, at: index).flatMap(Timestamp.init(iso:))
    return announcement
  }
}
