import PetMapCollections
public import PetMapGeo
public import PetMapAnnouncements

/// The pins on the map: announcements by ID, in list order, in a spatial index and in a cluster
/// tree, all of which are updated incrementally.
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
/// A collection is a value type, so a copy is an immutable snapshot for any number of readers. Use
/// a ``PinLoader`` to load many pins at once, and ``LivePins`` to change pins while others read
/// them.
///
/// Each pin has a slot, which is its index in all parts. The slots of removed pins remain empty
/// until half of all slots are empty; then all pins are moved to new slots.
///
/// The parts, in the order in which to read them: ``PinRecords`` (with `PinRecord`, its element),
/// `PinListing`, `PinLocations`; then ``PinQuery`` with ``PinFilter``,
/// ``PinDistances`` and ``PinSorter``; then ``PinClusters``.
public struct PinCollection: Sendable {
  /// The announcements, indexed by slot.
  public internal(set) var records = PinRecords()
  var ids = HashIndex()
  var listing = PinListing()
  var locations = PinLocations()
  /// The clusters of all pins, or `nil` before ``buildClusters(options:)`` is called; its pins are
  /// slots.
  public internal(set) var clusterTree: ClusterTree?
  /// The clusters of the pins that are not closed, which maps show unless others are chosen; `nil` if
  /// those are all pins.
  var openTree: ClusterTree?

  /// Creates an empty collection.
  public init() {}

  /// Creates a collection with the pins from a loader.
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

  /// The number of pins.
  public var count: Int { records.count }

  /// The smallest box that contains all pins, or `nil` if there are no pins.
  ///
  /// - Complexity: Like `BoundingBox.init(containing:)`.
  public var extent: BoundingBox? {
    BoundingBox(containing: records.slots.map { records[$0].coordinate })
  }

  /// Returns the announcement with the given ID, compared byte by byte, or `nil` if it does not
  /// exist.
  ///
  /// - Complexity: O(1) expected.
  public func announcement(withID id: String) -> Announcement? { record(withID: id)?.announcement }

  /// Returns the record of the announcement with the given ID, compared byte by byte, or `nil` if
  /// it does not exist.
  ///
  /// - Complexity: O(1) expected.
  public func record(withID id: String) -> PinRecord? {
    slot(of: PinRecord.packed(id: id)).map { records[$0] }
  }

  /// Returns the record of the announcement with the given UUID, or `nil` if it does not exist.
  ///
  /// - Complexity: O(1) expected.
  public func record(withID id: AnnouncementID) -> PinRecord? {
    slot(of: PinRecord.packed(id)).map { records[$0] }
  }

  func slot(of id: PackedPinID) -> Int? { ids.slot(of: id, in: records) }
}

extension HashIndex {
  func slot(of id: PackedPinID, in records: PinRecords) -> Int? {
    find(id.hash) { id.isID(of: records[$0]) }
  }
}

/// Collects pins for a new ``PinCollection`` or ``PinClusters``.
public struct PinLoader: Sendable {
  /// The announcements added so far, indexed by slot.
  public private(set) var records = PinRecords()
  private(set) var ids = HashIndex()

  /// Creates an empty loader.
  public init() {}

  /// Adds a pin. If several pins have the same ID, the first is kept.
  ///
  /// - Parameter insertion: A unique number; see ``PinCollection/put(_:insertion:)``.
  /// - Returns: Whether the ID is new.
  /// - Complexity: Amortized O(*n*) in the length of the announcement.
  @discardableResult
  public mutating func append(_ announcement: Announcement, insertion: Int64) -> Bool {
    append(announcement, insertion: insertion, PinRecord.packed(id: announcement.id))
  }

  /// Adds a pin whose ID is an already parsed UUID; see ``append(_:insertion:)``.
  @discardableResult
  package mutating func append(
    _ announcement: Announcement, id: AnnouncementID, insertion: Int64
  ) -> Bool {
    append(announcement, insertion: insertion, PinRecord.packed(id))
  }

  /// Returns the announcement added with the given ID, compared byte by byte, or `nil` if it does
  /// not exist.
  ///
  /// - Complexity: O(1) expected.
  public func announcement(withID id: String) -> Announcement? {
    ids.slot(of: PinRecord.packed(id: id), in: records).map { records[$0].announcement }
  }

  private mutating func append(
    _ announcement: Announcement, insertion: Int64, _ id: PackedPinID
  ) -> Bool {
    let hash = id.hash
    let known = ids.find(hash) { id.isID(of: records[$0]) }
    guard known == nil else { return false }
    ids.insert(hash, slot: records.append(announcement, id, insertion: insertion))
    return true
  }
}
