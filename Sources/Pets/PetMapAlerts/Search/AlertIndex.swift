import PetMapCollections
public import PetMapAnnouncements
import PetMapGeo
import PetMapKit

/// An index of searches, which finds those that admit an announcement without testing all.
///
/// ```swift
/// var index = AlertIndex<Int>()
/// index.insert(search, for: 1)
/// index.matches(for: announcement)  // the keys of the searches that admit it
/// ```
///
/// Each search is in at most four cells of a grid whose cells are about as large as its region, so an
/// announcement is compared only with the searches in the cells around it, one per size. There,
/// searches are compared by bounding box, status and species first, which takes a few nanoseconds,
/// then by words, all of which are found in the announcement at once, and last by region.
///
/// ``GridBox`` has the boxes and cells, and ``SearchWords`` the words.
public struct AlertIndex<Key: Hashable & Sendable>: Sendable {
  /// A search.
  private struct Stored: Sendable {
    let key: Key
    let search: CompactSearch
    let spellings: [SearchWords.Spelling]
  }

  /// A search in a cell.
  private struct Entry: Sendable {
    let box: GridBox
    let kinds: KindSet
    let slot: UInt32
  }

  /// The searches in each cell that has any, by slot.
  private var cells: [GridCell: [Entry]] = [:]
  /// The number of entries at each level.
  private var levels = Array(repeating: 0, count: GridCell.deepestLevel + 1)
  /// The searches by slot; `nil` for slots that are free.
  private var searches: [Stored?] = []
  private var free: [UInt32] = []
  private var slots: [Key: UInt32] = [:]
  private var words = SearchWords()

  /// Creates an empty index.
  public init() {}

  /// The number of searches.
  public var count: Int { slots.count }

  /// Adds a search, which replaces the one with the same key. A search without a region is not added.
  ///
  /// - Complexity: O(*n*) for *n* searches in its cells, to which it is added at the end unless a slot
  ///   is used again.
  public mutating func insert(_ search: AlertSearch, for key: Key) {
    remove(key)
    guard let compact = CompactSearch(search) else { return }
    let slot = free.popLast() ?? UInt32(searches.count)
    if slot == searches.count { searches.append(nil) }
    slots[key] = slot
    searches[Int(slot)] = Stored(
      key: key, search: compact,
      spellings: compact.text.map { words.insert($0) } ?? [])
    let box = GridBox(compact.region)
    let entry = Entry(box: box, kinds: compact.kinds, slot: slot)
    for cell in box.cells {
      levels[cell.level] += 1
      Self.insert(entry, to: &cells[cell, default: []])
    }
  }

  private static func insert(_ entry: Entry, to entries: inout [Entry]) {
    entries.insert(entry, at: entries.partitionPoint { $0.slot < entry.slot })
  }

  /// Removes a search, if there is one with a key.
  ///
  /// - Complexity: O(*n*) for *n* searches in its cells.
  @discardableResult
  public mutating func remove(_ key: Key) -> Bool {
    guard let slot = slots.removeValue(forKey: key), let stored = searches[Int(slot)] else {
      return false
    }
    searches[Int(slot)] = nil
    free.append(slot)
    if let text = stored.search.text { words.remove(text) }
    for cell in GridBox(stored.search.region).cells {
      levels[cell.level] -= 1
      if cells[cell]?.count == 1 {
        cells[cell] = nil
      } else {
        Self.remove(slot, from: &cells[cell, default: []])
      }
    }
    return true
  }

  private static func remove(_ slot: UInt32, from entries: inout [Entry]) {
    entries.remove(at: entries.partitionPoint { $0.slot < slot })
  }

  /// Returns the keys of the searches that admit an announcement, in an order that depends only on the
  /// changes to the index.
  ///
  /// - Complexity: O(*k* + *m* log *m*) for *k* searches in the cells around the announcement and *m*
  ///   results.
  public func matches(for announcement: Announcement) -> [Key] {
    guard announcement.status != .closed, count > 0 else { return [] }
    let coordinate = announcement.coordinate
    // A box that ends at a pole contains it at any longitude.
    if abs(coordinate.latitude) == 90 {
      return searches.compactMap { stored in
        stored.flatMap { $0.search.admits(announcement) ? $0.key : nil }
      }
    }
    let point = GridPoint(coordinate)
    let kind = PetKind(announcement)
    var found: SearchWords.Found?
    var slots: [UInt32] = []
    for level in levels.indices where levels[level] > 0 {
      guard let entries = cells[GridCell(point, level: level)] else { continue }
      for entry in entries where entry.box.contains(point) && entry.kinds.contains(kind) {
        guard let stored = searches[Int(entry.slot)] else { continue }
        if !stored.spellings.isEmpty {
          let words = found ?? words.found(in: announcement)
          found = words
          guard words.contains(stored.spellings) else { continue }
        }
        guard stored.search.contains(kind), stored.search.region.contains(coordinate) else {
          continue
        }
        slots.append(entry.slot)
      }
    }
    slots.sort()
    return slots.compactMap { searches[Int($0)]?.key }
  }

  /// Whether the parts of the index agree, for tests.
  package var isConsistent: Bool {
    let entries = cells.values.reduce(0) { $0 + $1.count }
    let isSorted = cells.values.allSatisfy { entries in
      !entries.isEmpty && zip(entries, entries.dropFirst()).allSatisfy { $0.slot < $1.slot }
    }
    let isEmpty = count > 0 || cells.isEmpty && words.nodeCount == 1
    return isSorted && isEmpty && entries == levels.reduce(0, +)
      && searches.count == count + free.count
      && slots.allSatisfy { key, slot in searches[Int(slot)]?.key == key }
  }
}
