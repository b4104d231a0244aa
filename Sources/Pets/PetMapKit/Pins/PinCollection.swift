public import PetMapGeo
public import PetMapAnnouncements

/// The pins that are on the map now: announcements by id, in the order of lists, in a spatial index
/// and in a cluster tree, all of which follow single changes.
///
/// ```swift
/// var pins = PinCollection()
/// pins.put(rex, insertion: 1)
/// pins.buildClusters()
/// var query = PinQuery()
/// query.region = .box(box)
/// for found in pins.pins(query).pins { show(found.announcement) }
/// ```
///
/// A collection is a value: a copy is a snapshot that nobody changes, for any number of readers.
/// Many pins at once are loaded with ``PinLoader``. ``LivePins`` makes changes beside readers
/// without copying what they hold.
///
/// Each pin has a slot, the same number in all parts. A removed pin's slot stays empty until half
/// of them are; then all pins are laid out anew.
///
/// The parts, in the order in which to read them: ``PinRecords`` (and `PinRecord`, one of them),
/// `PinIDTable`, `PinListing`, `PinLocations`; then ``PinQuery`` with ``PinFilter``,
/// ``PinDistances`` and ``PinSorter``; then ``PinClusters``.
public struct PinCollection: Sendable {
  /// The announcements by slot.
  public internal(set) var records = PinRecords()
  var ids = PinIDTable()
  var listing = PinListing()
  var locations = PinLocations()
  /// The clusters of all pins, nil until ``buildClusters(options:)``; its pins are slots.
  public internal(set) var clusterTree: ClusterTree?

  /// A collection without pins.
  public init() {}

  /// The pins that were loaded.
  ///
  /// - Complexity: O(*n* log *n*).
  public init(_ loader: consuming PinLoader) {
    records = loader.records
    ids = loader.ids
    locations = PinLocations(of: records)
    var entries: [PinListing.Entry] = []
    entries.reserveCapacity(records.count)
    for slot in records.slots {
      entries.append(PinListing.Entry(position: records[slot].position, slot: UInt32(slot)))
    }
    listing = PinListing(entries)
  }

  /// How many pins there are.
  public var count: Int { records.count }

  /// The smallest box around all pins; nil when there are none.
  ///
  /// - Complexity: O(*n* log *n*).
  public var extent: BoundingBox? {
    BoundingBox(containing: records.slots.lazy.map { records[$0].coordinate })
  }

  /// The announcement with an id, compared byte by byte; nil when there is none.
  ///
  /// - Complexity: O(1) expected.
  public func announcement(withID id: String) -> Announcement? { record(withID: id)?.announcement }

  /// The record of the announcement with an id, compared byte by byte; nil when there is none.
  ///
  /// - Complexity: O(1) expected.
  public func record(withID id: String) -> PinRecord? {
    slot(of: PinRecord.packed(id: id)).map { records[$0] }
  }

  /// The record of the announcement with a UUID; nil when there is none.
  ///
  /// - Complexity: O(1) expected.
  public func record(withID id: AnnouncementID) -> PinRecord? {
    slot(of: PinRecord.packed(id)).map { records[$0] }
  }

  func slot(of id: PackedPinID) -> Int? { ids.slot(of: id, in: records) }
}

extension PinIDTable {
  func slot(of id: PackedPinID, in records: PinRecords) -> Int? {
    slot(hash: id.hash) { id.isID(of: records[$0]) }
  }
}

/// Takes pins one after the other, to make a ``PinCollection`` or ``PinClusters`` of them.
public struct PinLoader: Sendable {
  /// The announcements so far, by slot.
  public private(set) var records = PinRecords()
  private(set) var ids = PinIDTable()

  /// A loader without pins.
  public init() {}

  /// Adds a pin; of several with the same id the first counts.
  ///
  /// - Parameter insertion: another one for every pin, see ``PinCollection/put(_:insertion:)``.
  /// - Returns: whether the id is new.
  /// - Complexity: O(the announcement's length) amortised.
  @discardableResult
  public mutating func append(_ announcement: Announcement, insertion: Int64) -> Bool {
    append(announcement, insertion: insertion, PinRecord.packed(id: announcement.id))
  }

  /// Adds a pin whose id is the text of a UUID, which is not taken apart then, see
  /// ``append(_:insertion:)``.
  @discardableResult
  package mutating func append(
    _ announcement: Announcement, id: AnnouncementID, insertion: Int64
  ) -> Bool {
    append(announcement, insertion: insertion, PinRecord.packed(id))
  }

  /// The announcement with an id so far, compared byte by byte; nil when there is none.
  ///
  /// - Complexity: O(1) expected.
  public func announcement(withID id: String) -> Announcement? {
    ids.slot(of: PinRecord.packed(id: id), in: records).map { records[$0].announcement }
  }

  private mutating func append(
    _ announcement: Announcement, insertion: Int64, _ id: PackedPinID
  ) -> Bool {
    let hash = id.hash
    let known = ids.slot(hash: hash) { id.isID(of: records[$0]) }
    guard known == nil else { return false }
    ids.insert(hash: hash, slot: records.append(announcement, id, insertion: insertion))
    return true
  }
}
