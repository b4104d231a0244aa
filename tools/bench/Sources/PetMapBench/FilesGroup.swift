import PetMapFiles
import PetMapGeo
import PetMapAnnouncements

/// Reading files of pins.
///
///     read FILE     → seconds and the number of pins
///     check FILE    → the number of pins, and the sum of their coordinates in millionths of a degree
func filesGroup(_ requests: inout Requests) throws {
  while let request = requests.next() {
    guard request.count == 2 else {
      requests.refuse("no such request")
      continue
    }
    let isCheck = request[0] == "check"
    var count = 0
    var sum: Int64 = 0
    let time = try seconds {
      var reader = try AnnouncementReader(path: request[1])
      while try reader.readBatch() {
        count += reader.batch.count
        if isCheck { sum &+= millionths(reader.batch) }
      }
    }
    if isCheck { requests.answer(count, sum) } else { requests.answer(time, count) }
  }
}

/// Integers, so that the sum does not depend on the order.
private func millionths(_ batch: RecordBatch) -> Int64 {
  (0..<batch.count).reduce(into: 0) { sum, record in
    sum &+= Int64((batch.coordinate(at: record).latitude * 1e6).rounded())
    sum &+= Int64((batch.coordinate(at: record).longitude * 1e6).rounded())
  }
}
