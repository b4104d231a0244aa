import PetMapFiles
import PetMapGeo
import PetMapReports

/// The pins of a map: all that pass the filter, as a cluster tree's columns, and the whole
/// announcement of the one whose callout is asked for.
struct MapPins {
  private(set) var columns = ClusterPins()
  private(set) var selected: Announcement?

  /// - Parameter selection: the ids by which the pin may go whose announcement is to be kept.
  mutating func add(_ batch: RecordBatch, where filter: PinFilter, selection: [String]) {
    for index in 0..<batch.count where filter.admits(batch, index) {
      if filter.hasText, !filter.admits(batch.announcement(at: index)) { continue }
      let id = batch.id(at: index)
      if selected == nil, selection.contains(id) { selected = batch.announcement(at: index) }
      columns.append(
        id: id, at: batch.coordinate(at: index), status: Int(batch.statuses[index].rawValue))
    }
  }
}
