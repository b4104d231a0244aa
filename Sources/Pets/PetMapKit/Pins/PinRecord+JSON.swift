import PetMapJSON
import PetMapAnnouncements
import PetMapAPI

extension PinRecord {
  /// Appends what `Announcement.appendJSON(to:)` appends for the record's announcement.
  ///
  /// It makes no announcement of the record, whose texts would each be copied twice: a list of a
  /// thousand is written in less than half of the time.
  ///
  /// - Complexity: O(the record's length)
  public func appendJSON(to bytes: inout [UInt8]) {
    JSONWriter.append(to: &bytes) { writer in
      writer.object { appendMembers(to: &$0, coordinates: true) }
    }
  }

  /// Appends what `Announcement.appendFeature(to:)` appends for the record's announcement.
  ///
  /// - Complexity: O(the record's length)
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
    func next(_ text: Text) -> Range<Int>? { presence & text.bit != 0 ? reader.range() : nil }

    append(id: id, to: &writer)
    append("petName", next(.petName), to: &writer)
    append("species", species, to: &writer)
    append("breed", next(.breed), to: &writer)
    append("sex", next(.sex), to: &writer)
    writer.member("age", age)
    append("description", next(.description), to: &writer)
    append("microchipNumber", next(.microchipNumber), to: &writer)
    if coordinates {
      let coordinate = coordinate
      writer.member("locationLatitude", coordinate.latitude)
      writer.member("locationLongitude", coordinate.longitude)
    }
    writer.key("lastSeenDate")
    if let day = lastSeenDay, let date = CalendarDate(daysSinceEpoch: Int(day)) {
      writer.plainString { date.appendISO(to: &$0) }
    } else {
      writer.null()
    }
    append("email", next(.email), to: &writer)
    append("phone", next(.phone), to: &writer)
    append(photo: next(.photoUrl), to: &writer)
    writer.member("status", status.word)
    append("reward", next(.reward), to: &writer)
    let createdAt = presence & Self.createdAtBit != 0 ? position.createdAt : nil
    let kept = next(.kept)
    append("createdAt", createdAt, to: &writer)
    append("updatedAt", updatedAt.map { Timestamp(milliseconds: $0) }, to: &writer)
    if kept != nil {
      for member in announcement.kept.members {
        writer.key(member.name)
        writer.value(member.value)
      }
    }
  }

  /// - Parameter text: where its UTF-8 is in ``bytes``.
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
