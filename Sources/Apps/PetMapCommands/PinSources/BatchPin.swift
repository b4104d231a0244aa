import PetMapFiles
import PetMapGeo
import PetMapKit
import PetMapAnnouncements

/// A record of a batch, which a filter can look at without making an announcement of it.
struct BatchPin: FilterablePin {
  let batch: RecordBatch
  let index: Int

  var status: AnnouncementStatus { batch.status(at: index) }
  var coordinate: Coordinate { batch.coordinate(at: index) }
  var species: String { Species.carried(batch.text(.species, at: index) ?? "") }
  var announcement: Announcement { batch.announcement(at: index) }

  var lastSeenDay: Int32? {
    let day = batch.day(at: index)
    return day == RecordBatch.noDate ? nil : day
  }
}

extension PinLoader {
  /// Adds the records that pass a filter.
  ///
  /// - Parameter polygon: where the pins must be; nil for everywhere.
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
