import PetMapGeo
import PetMapReports

/// Reads texts that the page has written into memory one after another, each with its length in
/// bytes before it, little end first; a length of -1 stands for none.
struct PageTextReader {
  private var next: UnsafePointer<UInt8>

  init(_ start: UnsafePointer<UInt8>) { next = start }

  mutating func optionalText() -> String? {
    var length: UInt32 = 0
    for shift in 0..<4 { length |= UInt32(next[shift]) << UInt32(shift * 8) }
    next += 4
    guard length != .max else { return nil }
    let text = String(
      decoding: UnsafeBufferPointer(start: next, count: Int(length)), as: UTF8.self)
    next += Int(length)
    return text
  }

  mutating func text() -> String { optionalText() ?? "" }

  /// An announcement's members in the order in which petmap.js writes them.
  mutating func announcement(at coordinate: Coordinate) -> Announcement {
    let id = text()
    var announcement = Announcement(
      id: id, coordinate: coordinate, species: Species.carried(optionalText() ?? ""),
      status: AnnouncementStatus(optionalText() ?? "") ?? .missing)
    announcement.petName = optionalText()
    announcement.breed = optionalText()
    announcement.description = optionalText()
    announcement.lastSeenDate = optionalText().flatMap { CalendarDate(timestamp: $0) }
    announcement.email = optionalText()
    announcement.phone = optionalText()
    announcement.photoUrl = optionalText()
    return announcement
  }
}

/// The text at an address.
func text(_ start: UnsafePointer<UInt8>, _ count: Int32) -> String {
  String(decoding: UnsafeBufferPointer(start: start, count: Int(count)), as: UTF8.self)
}
