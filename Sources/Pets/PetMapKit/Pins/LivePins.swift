/// A collection that changes while others read it, without copying what they hold.
///
/// ```swift
/// // The writer's thread:
/// live.apply(changes)
/// lock.withLock { published = live.current }
/// // A reader's:
/// let pins = lock.withLock { published }
/// ```
///
/// There are two collections: the current one, whose copies are given to readers, and a second one
/// that takes the next changes and is then swapped with it. The first one catches up before the
/// changes after those, by when its readers have most often gone; when one has not, what it holds
/// is copied. Only the table of ids and the cluster tree exist twice (about 150 bytes a pin): all
/// else is shared, since a change copies little of it. Source: the idea is Left-Right's (P.
/// Ramalhete and A. Correia, 2013), with counted references in place of its waiting.
public struct LivePins: Sendable {
  /// The pins after all changes.
  public private(set) var current: PinCollection
  private var second: PinCollection
  /// The changes that the second collection does not have yet.
  private var missed: [PinChange] = []

  /// Begins with the pins of a collection.
  public init(_ pins: PinCollection) {
    current = pins
    second = pins
  }

  /// Makes changes.
  ///
  /// - Complexity: twice that of each in ``PinCollection/apply(_:)``. The very first ones copy the
  ///   tables and the tree.
  public mutating func apply(_ changes: [PinChange]) {
    second.apply(missed)
    second.share(with: current)
    second.apply(changes)
    missed = changes
    swap(&current, &second)
  }
}

extension PinCollection {
  /// Holds the parts of an equal collection whose changes copy little in place of its own.
  ///
  /// - Precondition: both came about by the same changes, so that slots are the same.
  fileprivate mutating func share(with other: PinCollection) {
    precondition(count == other.count && records.slotCount == other.records.slotCount)
    records = other.records
    listing = other.listing
    locations = other.locations
  }
}
