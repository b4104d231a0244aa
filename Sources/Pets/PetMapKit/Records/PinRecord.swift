public import PetMapGeo
import PetMapJSON
public import PetMapAnnouncements

/// An announcement as stored in ``PinRecords``: a range of bytes from which its fields are decoded
/// on access.
///
/// | bytes | |
/// |---|---|
/// | 0 | status in the two lowest bits; 4: the ID is a packed UUID; 8: the photo's URL is `/images/`, the ID and the stored text; 16: there are several such photos, with a line feed between their texts |
/// | 1–3 | a bit for each optional field that is present: the texts in field order, then the additional columns; `createdAt`, age and `updatedAt` |
/// | 4–7 | the last day seen, in days since 1970, or `noDay` |
/// | 8–39 | latitude, longitude, `createdAt` in milliseconds, insertion |
/// | 40– | age and `updatedAt`, 8 bytes each, if present; then the texts that are present |
///
/// Numbers are little-endian. A string is stored as its length in bytes, encoded as LEB128 (seven
/// bits per byte and a continuation bit), followed by its UTF-8.
public struct PinRecord: Sendable {
  let bytes: [UInt8]
  /// The start of the record in ``bytes``.
  let start: Int

  /// The value that represents a missing last-seen date.
  static let noDay = Int32.min
  static let statusBits: UInt8 = 3
  static let packsID: UInt8 = 4
  static let packsPhoto: UInt8 = 8
  static let packsMorePhotos: UInt8 = 16
  static let headerSize = 40

  /// The optional text fields after the ID and the species, in order. Additional columns come last,
  /// as a JSON object.
  static let texts = PetField.optionalTexts
  /// The bit of each field in ``texts``, indexed by the field's raw value; 0 for other fields.
  static let textBits: [UInt32] = PetField.allCases.map { field in
    texts.firstIndex(of: field).map { 1 << UInt32($0) } ?? 0
  }
  static let keptBit: UInt32 = {
    precondition(texts.count < 21, "a record has bits for 20 optional texts; widen the presence")
    return 1 << UInt32(texts.count)
  }()
  static let createdAtBit: UInt32 = 1 << 21
  static let ageBit: UInt32 = 1 << 22
  static let updatedAtBit: UInt32 = 1 << 23

  // MARK: Fields that queries read

  /// The status.
  public var status: AnnouncementStatus {
    AnnouncementStatus(rawValue: flags & Self.statusBits) ?? .missing
  }

  /// The coordinate, at full precision.
  public var coordinate: Coordinate {
    Coordinate(
      validLatitude: Double(bitPattern: word(at: 8)),
      wrappingLongitude: Double(bitPattern: word(at: 16)))
  }

  /// The position in lists.
  public var position: ListPosition {
    ListPosition(
      createdAt: Timestamp(milliseconds: Int64(bitPattern: word(at: 24))),
      insertion: Int64(bitPattern: word(at: 32)))
  }

  /// The last-seen date in days since 1970-01-01, or `nil` if unknown.
  public var lastSeenDay: Int32? {
    let day = Int32(littleEndian: number(at: 4))
    return day == Self.noDay ? nil : day
  }

  /// The ID.
  ///
  /// - Complexity: O(*n*) in the length of the ID.
  public var id: String {
    var reader = textReader
    return id(&reader)
  }

  /// The species as stored in the announcement.
  ///
  /// - Complexity: O(*n*) in the length of the species.
  public var species: String {
    var reader = textReader
    reader.skip()
    return reader.text()
  }

  /// The packed ID including its length. Two records have the same packed ID if and only if they
  /// have the same ID.
  var packedID: ArraySlice<UInt8> {
    var reader = textReader
    let first = reader.index
    reader.skip()
    return bytes[first..<reader.index]
  }

  var hasPackedID: Bool { flags & Self.packsID != 0 }

  /// The complete announcement.
  ///
  /// - Complexity: O(*n*) in the length of the record.
  public var announcement: Announcement {
    let presence = self.presence
    var reader = Reader(bytes: bytes, index: start + Self.headerSize)
    let age = presence & Self.ageBit != 0 ? reader.word() : nil
    let updatedAt = presence & Self.updatedAtBit != 0 ? reader.word() : nil
    let id = id(&reader)
    var pet = Announcement(
      id: id, coordinate: coordinate, species: reader.text(), status: status)
    for field in Self.texts where presence & Self.textBits[Int(field.rawValue)] != 0 {
      pet.set(field, to: reader.text())
    }
    if flags & Self.packsPhoto != 0, let text = pet.photoUrl {
      let urls = photoTexts(Array(text.utf8)[...]).map {
        "/images/" + id + String(decoding: $0, as: UTF8.self)
      }
      pet.photoUrl = urls.first
      pet.morePhotoURLs = Array(urls.dropFirst())
    }
    if presence & Self.keptBit != 0 { pet.kept = Self.kept(reader.text()) }
    pet.age = age.map { Int(truncatingIfNeeded: $0) }
    if let lastSeenDay { pet.lastSeenDate = CalendarDate(daysSinceEpoch: Int(lastSeenDay)) }
    if presence & Self.createdAtBit != 0 { pet.createdAt = position.createdAt }
    pet.updatedAt = updatedAt.map { Timestamp(milliseconds: Int64(truncatingIfNeeded: $0)) }
    return pet
  }

  /// Returns whether the announcement contains the words of a query, without unpacking it.
  ///
  /// - Complexity: O(*n*) in the length of the record, for each word.
  public func contains(_ text: TextQuery) -> Bool {
    #if hasFeature(Embedded)
      // Browser modules search unpacked announcements.
      text.matches(announcement)
    #else
      text.matches { condition, includesUUID in
        var reader = textReader
        let id = reader.range()
        if !hasPackedID, condition(bytes[id]) { return true }
        if hasPackedID, includesUUID {
          var text: [UInt8] = []
          uuid(at: id).append(to: &text)
          if condition(text[...]) { return true }
        }
        if condition(bytes[reader.range()]) { return true }
        let presence = self.presence
        for field in Self.texts where presence & Self.textBits[Int(field.rawValue)] != 0 {
          let range = reader.range()
          if field.isSearched, condition(bytes[range]) { return true }
        }
        return false
      }
    #endif
  }

  private static func kept(_ json: String) -> JSONObject {
    (try? JSONValue(parsing: Array(json.utf8)))?.object ?? JSONObject()
  }

  /// Returns the texts of the photos whose URLs are packed.
  func photoTexts(_ text: ArraySlice<UInt8>) -> [ArraySlice<UInt8>] {
    guard flags & Self.packsMorePhotos != 0 else { return [text] }
    return text.split(separator: UInt8(ascii: "\n"))
  }

  /// Whether the announcement has additional columns.
  var hasKept: Bool { presence & Self.keptBit != 0 }

  // MARK: Packed bytes

  /// Appends the record's bytes. Records with equal bytes have equal announcements and JSON.
  ///
  /// - Complexity: O(*n*) in the length of the record.
  package func appendPacked(to output: inout [UInt8]) {
    var reader = textReader
    let optional = presence & (Self.keptBit << 1 - 1)
    for _ in 0..<(2 + optional.nonzeroBitCount) { reader.skip() }
    output += bytes[start..<reader.index]
  }

  /// Returns whether these are the bytes of the record.
  ///
  /// - Parameter packed: The bytes of a record, none of which is the beginning of another.
  package func isPacked(as packed: Span<UInt8>) -> Bool {
    guard packed.count <= bytes.count - start else { return false }
    let own = bytes.span.extracting(start..<(start + packed.count))
    // No early exit, which would prevent vectorization.
    var difference: UInt8 = 0
    for index in packed.indices { difference |= own[index] ^ packed[index] }
    return difference == 0
  }

  // MARK: Reading

  var flags: UInt8 { bytes[start] }
  var presence: UInt32 { UInt32(littleEndian: number(at: 0)) >> 8 }
  private func word(at offset: Int) -> UInt64 { UInt64(littleEndian: number(at: offset)) }

  private func number<Number: FixedWidthInteger & BitwiseCopyable>(at offset: Int) -> Number {
    Reader(bytes: bytes, index: start + offset).number()
  }

  /// A reader at the start of the ID.
  private var textReader: Reader {
    var index = start + Self.headerSize
    if presence & Self.ageBit != 0 { index += 8 }
    if presence & Self.updatedAtBit != 0 { index += 8 }
    return Reader(bytes: bytes, index: index)
  }

  private func id(_ reader: inout Reader) -> String {
    guard hasPackedID else { return reader.text() }
    return uuid(at: reader.range()).text
  }

  /// Appends the UTF-8 of ``id``.
  func appendID(to text: inout [UInt8]) {
    var reader = textReader
    let range = reader.range()
    if hasPackedID { uuid(at: range).append(to: &text) } else { text += bytes[range] }
  }

  /// Returns the UUID with the bytes in the given range.
  func uuid(at range: Range<Int>) -> AnnouncementID {
    var reader = Reader(bytes: bytes, index: range.lowerBound)
    return AnnouncementID(high: reader.bigEndianWord(), low: reader.bigEndianWord())
  }

  /// Reads members sequentially.
  struct Reader {
    let bytes: [UInt8]
    var index: Int

    /// Returns the number at the current index, in native byte order.
    func number<Number: FixedWidthInteger & BitwiseCopyable>() -> Number {
      // The access is bounds-checked, and every bit pattern is a valid integer.
      unsafe bytes.span.bytes.unsafeLoadUnaligned(fromByteOffset: index, as: Number.self)
    }

    mutating func word() -> UInt64 {
      defer { index += 8 }
      return UInt64(littleEndian: number())
    }

    mutating func bigEndianWord() -> UInt64 { word().byteSwapped }

    mutating func length() -> Int {
      var length = 0
      var shift = 0
      while true {
        let byte = bytes[index]
        index += 1
        length |= Int(byte & 0x7F) << shift
        if byte < 0x80 { return length }
        shift += 7
      }
    }

    mutating func skip() {
      let length = length()
      index += length
    }

    /// Returns the range of the next text.
    mutating func range() -> Range<Int> {
      let length = length()
      defer { index += length }
      return index..<(index + length)
    }

    mutating func text() -> String { String(decoding: bytes[range()], as: UTF8.self) }
  }
}
