import PetMapJSON
import PetMapAnnouncements
import PetMapAPI

extension PinRecord {
  /// Appends the same JSON as `Announcement.appendJSON(to:)`.
  ///
  /// No announcement is created, because that would copy every string twice. This halves the time
  /// it takes to write a list of a thousand records.
  ///
  /// - Complexity: O(*n*) in the length of the record.
  public func appendJSON(to bytes: inout [UInt8]) {
    JSONWriter.append(to: &bytes) { writer in
      writer.object { appendMembers(to: &$0, coordinates: true) }
    }
  }

  /// Appends the same GeoJSON feature as `Announcement.appendFeature(to:)`.
  ///
  /// - Complexity: O(*n*) in the length of the record.
  public func appendFeature(to bytes: inout [UInt8]) {
    JSONWriter.append(to: &bytes) { writer in
      writer.feature(id: id, at: coordinate) { appendMembers(to: &$0, coordinates: false) }
    }
  }

  private func appendMembers(to writer: inout JSONWriter, coordinates: Bool) {
    let presence = presence
    var reader = Reader(bytes: bytes, index: start + Self.headerSize)
    let age = presence & Self.ageBit != 0 ? Int(truncatingIfNeeded: reader.word()) : nil
    let updatedAt =
      presence & Self.updatedAtBit != 0 ? Int64(truncatingIfNeeded: reader.word()) : nil
    let id = reader.range()
    let species = reader.range()
    for field in PetField.allCases where coordinates || field.kind != .degrees {
      switch field {
      case .id: append(id: id, to: &writer)
      case .species: append(field.key, species, to: &writer)
      case .age: writer.member("age", age)
      case .locationLatitude: writer.member("locationLatitude", coordinate.latitude)
      case .locationLongitude: writer.member("locationLongitude", coordinate.longitude)
      case .lastSeenDate:
        writer.key("lastSeenDate")
        if let day = lastSeenDay, let date = CalendarDate(daysSinceEpoch: Int(day)) {
          writer.plainString { date.appendISO(to: &$0) }
        } else {
          writer.null()
        }
      case .status: writer.member("status", status.word)
      case .createdAt:
        let createdAt = presence & Self.createdAtBit != 0 ? position.createdAt : nil
        append(field.key, createdAt, to: &writer)
      case .updatedAt:
        append(field.key, updatedAt.map { Timestamp(milliseconds: $0) }, to: &writer)
      default:
        let isPresent = presence & Self.textBits[Int(field.rawValue)] != 0
        let text = isPresent ? reader.range() : nil
        if field == .photoUrl {
          append(photo: text, to: &writer)
        } else {
          append(field.key, text, to: &writer)
        }
      }
    }
    if presence & Self.keptBit != 0 {
      for member in announcement.kept.members {
        writer.key(member.name)
        writer.value(member.value)
      }
    }
  }

  /// - Parameter text: The range of its UTF-8 in ``bytes``.
  private func append(_ name: StaticString, _ text: Range<Int>?, to writer: inout JSONWriter) {
    writer.key(name)
    if let text { writer.string(utf8: bytes.span.extracting(text)) } else { writer.null() }
  }

  private func append(id text: Range<Int>, to writer: inout JSONWriter) {
    guard hasPackedID else { return append("id", text, to: &writer) }
    let id = uuid(at: text)
    writer.key("id")
    writer.plainString { id.append(to: &$0) }
  }

  private func append(photo text: Range<Int>?, to writer: inout JSONWriter) {
    guard let text, flags & Self.packsPhoto != 0 else {
      return append("photoUrl", text, to: &writer)
    }
    var url = Array("/images/".utf8)
    appendID(to: &url)
    url += bytes[text]
    writer.key("photoUrl")
    writer.string(utf8: url.span)
  }

  private func append(_ name: StaticString, _ time: Timestamp?, to writer: inout JSONWriter) {
    writer.key(name)
    if let time { writer.plainString { time.append(to: &$0) } } else { writer.null() }
  }
}
