import PetMapCollections
import PetMapGeo
import PetMapAnnouncements

extension PinCollection {
  /// A violated invariant of a collection.
  package enum Violation: Sendable, Hashable {
    /// The list does not contain each pin exactly once, in order.
    case listing
    /// The ID table does not contain each pin.
    case ids
    /// The index does not contain each pin at its coordinate.
    case locations
    /// The cluster tree does not contain each pin with its coordinate and status.
    case clusters
    /// Too many slots are empty.
    case slots
  }

  /// The first violated invariant, if any; for tests.
  ///
  /// - Complexity: O(*n* log *n*).
  package var firstViolation: Violation? {
    let slots = Array(records.slots)
    guard slots.count == count, records.slotCount <= max(1024, 2 * count) else { return .slots }
    var listed: [Int] = []
    listing.forEach(after: nil) { entry in
      if records.isPresent(Int(entry.slot)), records[Int(entry.slot)].position == entry.position {
        listed.append(Int(entry.slot))
      }
      return true
    }
    guard listing.isValid, listing.count == count, listed.sorted() == slots else {
      return .listing
    }
    let allFound = slots.allSatisfy { slot(of: PinRecord.packed(id: records[$0].id)) == $0 }
    guard ids.count == count, allFound else { return .ids }
    guard locations.count == count, locations.isValid(for: records) else { return .locations }
    guard let clusterTree else { return nil }
    let nodes = clusterTree.nodes(atZoom: clusterTree.options.maximumZoom + 1)
    let allMatch = nodes.allSatisfy { node in
      let pin = node.pin
      guard records.isPresent(pin) else { return false }
      return clusterTree.coordinate(of: node) == records[pin].coordinate
        && clusterTree.count(of: node, category: Int(records[pin].status.rawValue)) == 1
        && clusterTree.id(of: node).utf8.elementsEqual(records[pin].id.utf8)
    }
    return nodes.count == count && allMatch ? nil : .clusters
  }
}
