import PetMapFiles
import PetMapGeo
import PetMapKit
import PetMapAnnouncements

/// A record in a batch, which can be filtered before it becomes an announcement.
struct BatchPin: FilterablePin {
  let batch: RecordBatch
  let index: Int

  var status: AnnouncementStatus { batch.status(at: index) }
  var coordinate: Coordinate { batch.coordinate(at: index) }
  var species: String { Species.carried(batch.text(.species, at: index) ?? "") }
  var announcement: Announcement { batch.announcement(at: index) }
  func contains(_ text: TextQuery) -> Bool { text.matches(announcement) }

  var lastSeenDay: Int32? {
    let day = batch.day(at: index)
    return day == RecordBatch.noDate ? nil : day
  }
}

extension PinLoader {
  /// Appends the records that match a filter.
  ///
  /// - Parameter polygon: The polygon that contains the pins, or `nil` for no limit.
  mutating func append(
    _ batch: RecordBatch, where filter: PinFilter, in polygon: PlanePolygon? = nil
  ) {
    for index in 0..<batch.count {
      let pin = BatchPin(batch: batch, index: index)
      guard filter.admitsAttributes(of: pin), polygon?.contains(pin.coordinate) ?? true else {
        continue
      }
      let announcement = pin.announcement
      guard filter.admitsWords(of: announcement) else { continue }
      append(announcement, insertion: Int64(records.slotCount))
    }
  }
}
