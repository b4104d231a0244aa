public import PetMapAnnouncements
import PetMapGeo
public import PetMapKit

/// The pins that reports are compared with: which found pets may be a missing one, and which
/// missing pets a found one may be.
///
/// ```swift
/// var index = MatchIndex(pins)
/// index.put(rex)
/// for match in index.matches(for: report).matches { print(match.id, match.score) }
/// ```
///
/// The pins of a status and a species are a pool, with its cells (`CellIndex`) and the frequencies
/// of its values (`PoolStatistics`). A search (``matches(for:options:)``, `MatchSearch`) has two passes: place,
/// time, colors, sex and age of all pins near the report from packed entries, then all fields of
/// the best ones. `MatchModel` has the weights of the fields.
///
/// Closed announcements are not in the index, and neither are they in its frequencies.
public struct MatchIndex: Sendable {
  struct Pool: Sendable {
    var cells = CellIndex()
    var statistics = PoolStatistics()
  }

  struct Pin: Sendable {
    let id: String
    let traits: PetTraits
  }

  /// The pools by status and species.
  var pools: [Pool]
  /// The pins by slot; `nil` for free slots.
  private(set) var pins: [Pin?] = []
  private var free: [UInt32] = []
  private var slots: [String: UInt32] = [:]
  private var chips: [UInt64: [UInt32]] = [:]

  /// Creates an empty index.
  public init() {
    pools = Array(repeating: Pool(), count: 2 * AnimalKind.allCases.count)
  }

  /// Creates an index of a collection.
  ///
  /// - Complexity: O(*n*).
  public init(_ collection: PinCollection) {
    self.init()
    for slot in collection.records.slots { put(collection.records[slot].announcement) }
  }

  /// The number of missing and found pets.
  public var count: Int { slots.count }

  static func pool(_ status: AnnouncementStatus, _ kind: AnimalKind) -> Int {
    (status == .found ? AnimalKind.allCases.count : 0) + kind.rawValue
  }

  /// Adds an announcement, or replaces the one with its ID. A closed one is removed.
  ///
  /// - Complexity: O(*m*) for *m* pins in its cell.
  public mutating func put(_ announcement: Announcement) {
    put(PetTraits(announcement), id: announcement.id)
  }

  /// Adds the traits of an announcement; see ``put(_:)``.
  public mutating func put(_ traits: PetTraits, id: String) {
    remove(id: id)
    guard traits.status != .closed else { return }
    let slot = free.popLast() ?? UInt32(pins.count)
    if Int(slot) == pins.count { pins.append(nil) }
    pins[Int(slot)] = Pin(id: id, traits: traits)
    slots[id] = slot
    if traits.chip != 0 { chips[traits.chip, default: []].append(slot) }
    let pool = Self.pool(traits.status, traits.kind)
    let colors = pools[pool].statistics.add(traits)
    pools[pool].cells.insert(
      CellIndex.Entry(
        latitude: traits.latitude, longitude: traits.longitude, day: traits.day, slot: slot,
        colors: colors, sex: Self.code(traits.sex), age: AgeStep.step(of: traits.age)))
  }

  static func code(_ sex: Sex?) -> UInt8 { sex == .male ? 1 : sex == .female ? 2 : 0 }

  /// Removes an announcement if it is in the index.
  public mutating func remove(id: String) {
    guard let slot = slots.removeValue(forKey: id), let pin = pins[Int(slot)] else { return }
    let traits = pin.traits
    pins[Int(slot)] = nil
    free.append(slot)
    if traits.chip != 0 {
      let others = (chips[traits.chip] ?? []).filter { $0 != slot }
      chips[traits.chip] = others.isEmpty ? nil : others
    }
    let pool = Self.pool(traits.status, traits.kind)
    pools[pool].statistics.remove(traits)
    pools[pool].cells.remove(slot, latitude: traits.latitude, longitude: traits.longitude)
  }

  /// Applies changes in order.
  public mutating func apply(_ changes: some Sequence<PinChange>) {
    for change in changes {
      switch change {
      case .put(let announcement, _): put(announcement)
      case .remove(let id): remove(id: id)
      }
    }
  }

  /// Returns the traits of an announcement, or `nil` if it is not in the index.
  public func traits(ofID id: String) -> PetTraits? {
    slots[id].flatMap { pins[Int($0)]?.traits }
  }

  /// Returns the slot of an announcement, or `nil` if it is not in the index.
  func slot(of id: String) -> UInt32? { slots[id] }

  /// Returns the pins with a microchip number.
  func slots(ofChip chip: UInt64) -> [UInt32] { chip == 0 ? [] : chips[chip] ?? [] }
}
