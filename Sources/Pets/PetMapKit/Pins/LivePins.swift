/// A pin collection that can be changed while other threads read it, without copying shared
/// storage.
///
/// ```swift
/// // The writer's thread:
/// live.apply(changes)
/// lock.withLock { published = live.current }
/// // A reader's:
/// let pins = lock.withLock { published }
/// ```
///
/// The type maintains two collections: the current one, copies of which are handed to readers, and
/// a second one that receives the next changes and then takes its place. Before any later changes,
/// the collection that was replaced catches up. By then, its readers have usually released it; if
/// not, its storage is copied. Only the ID table and the cluster tree exist twice (about 150 bytes
/// per pin); everything else is shared, because a change copies little of it. The technique is
/// Left-Right (P. Ramalhete and A. Correia, 2013), with reference counting instead of waiting.
public struct LivePins: Sendable {
  /// The collection with all changes applied.
  public private(set) var current: PinCollection
  private var second: PinCollection
  /// The changes that have not been applied to the second collection.
  private var missed: [PinChange] = []

  /// Creates live pins from a collection.
  public init(_ pins: PinCollection) {
    current = pins
    second = pins
  }

  /// Applies changes.
  ///
  /// - Complexity: Twice that of each change in ``PinCollection/apply(_:)``. The first changes also
  ///   copy the tables and the tree.
  public mutating func apply(_ changes: [PinChange]) {
    second.apply(missed)
    second.share(with: current)
    second.apply(changes)
    missed = changes
    swap(&current, &second)
  }
}

extension PinCollection {
  /// Replaces the parts that are cheap to copy on write with those from an equal collection.
  ///
  /// - Precondition: Both collections result from the same changes, so their slots are equal.
  fileprivate mutating func share(with other: PinCollection) {
    precondition(count == other.count && records.slotCount == other.records.slotCount)
    records = other.records
    listing = other.listing
    locations = other.locations
  }
}
