import PetMapAPI
import PetMapAnnouncements
import PetMapGeo
import PetMapJSON

extension PinRecord {
  /// Appends the same JSON as `Announcement.appendJSON(to:)`.
  ///
  /// No announcement is created, because that would copy every string twice. This halves the time
  /// it takes to write a list of a thousand records.
  ///
  /// - Complexity: O(*n*) in the length of the record.
  public func appendJSON(to bytes: inout [UInt8]) { PackedMembers(self).writeJSON(to: &bytes) }

  /// Appends the same GeoJSON feature as `Announcement.appendFeature(to:)`.
  ///
  /// - Complexity: O(*n*) in the length of the record.
  public func appendFeature(to bytes: inout [UInt8]) {
    PackedMembers(self).writeFeature(to: &bytes)
  }
}

/// The members of a record. The ID and the species come first; the other texts are read in order.
private struct PackedMembers: AnnouncementMembers {
  private let record: PinRecord
  private var reader: PinRecord.Reader
  private let age: Int?
  private let updatedAt: Int64?
  private let packedID: Range<Int>
  private let species: Range<Int>
  /// The text of the photo, once it has been read.
  private var photo: Range<Int>?

  init(_ record: PinRecord) {
    self.record = record
    reader = PinRecord.Reader(bytes: record.bytes, index: record.start + PinRecord.headerSize)
    let presence = record.presence
    age = presence & PinRecord.ageBit != 0 ? Int(truncatingIfNeeded: reader.word()) : nil
    updatedAt =
      presence & PinRecord.updatedAtBit != 0 ? Int64(truncatingIfNeeded: reader.word()) : nil
    packedID = reader.range()
    species = reader.range()
  }

  var id: String { record.id }
  var coordinate: Coordinate { record.coordinate }
  var kept: JSONObject { record.hasKept ? record.announcement.kept : JSONObject() }

  mutating func appendValue(of field: PetField, to writer: inout JSONWriter) {
    switch field {
    case .id where record.hasPackedID:
      let id = record.uuid(at: packedID)
      writer.plainString { id.append(to: &$0) }
    case .id: append(packedID, to: &writer)
    case .species: append(species, to: &writer)
    case .age: writer.value(age.map { .integer($0) })
    case .lastSeenDate:
      let date = record.lastSeenDay.flatMap { CalendarDate(daysSinceEpoch: Int($0)) }
      writer.value(date.map { .date($0) })
    case .status: writer.value(.status(record.status))
    case .createdAt:
      let isKnown = record.presence & PinRecord.createdAtBit != 0
      writer.value(isKnown ? .timestamp(record.position.createdAt) : nil)
    case .updatedAt:
      writer.value(updatedAt.map { .timestamp(Timestamp(milliseconds: $0)) })
    default:
      guard record.presence & PinRecord.textBits[Int(field.rawValue)] != 0 else {
        return writer.null()
      }
      let text = reader.range()
      guard field == .photoUrl else { return append(text, to: &writer) }
      photo = text
      appendPhotos(at: text, limit: 1, to: &writer)
    }
  }

  mutating func appendPhotos(to writer: inout JSONWriter) {
    let photo = photo
    let members = self
    writer.array { writer in
      if let photo { members.appendPhotos(at: photo, limit: .max, to: &writer) }
    }
  }

  /// Appends the URLs of the first photos.
  private func appendPhotos(at text: Range<Int>, limit: Int, to writer: inout JSONWriter) {
    guard record.flags & PinRecord.packsPhoto != 0 else { return append(text, to: &writer) }
    for rest in record.photoTexts(record.bytes[text]).prefix(limit) {
      var url = Array("/images/".utf8)
      record.appendID(to: &url)
      url += rest
      writer.string(utf8: url.span)
    }
  }

  /// - Parameter text: The range of its UTF-8 in the record's bytes.
  private func append(_ text: Range<Int>, to writer: inout JSONWriter) {
    writer.string(utf8: record.bytes.span.extracting(text))
  }
}
