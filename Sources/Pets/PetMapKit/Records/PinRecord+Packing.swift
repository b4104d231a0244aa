import PetMapAnnouncements
import PetMapGeo
import PetMapJSON

extension PinRecord {
  /// Appends the record of an announcement.
  ///
  /// - Parameter id: The packed ID of the announcement.
  /// - Complexity: O(*n*) in the length of the announcement.
  static func append(
    _ pet: Announcement, _ id: PackedPinID, insertion: Int64, to bytes: inout [UInt8]
  ) {
    var photo = pet.photoUrl
    var flags: UInt8 = id.isUUID ? packsID : 0
    if let rest = photo?.utf8, rest.starts(with: ("/images/" + pet.id).utf8) {
      let prefix = 8 + pet.id.utf8.count
      photo = String(Substring(rest.dropFirst(prefix)))
      flags |= packsPhoto
      // Only a service has several photos, all of which have such URLs.
      for url in pet.morePhotoURLs {
        photo? += "\n" + String(Substring(url.utf8.dropFirst(prefix)))
        flags |= packsMorePhotos
      }
    }
    let values = texts.map { $0 == .photoUrl ? photo : pet.text(of: $0) }
    let kept = kept(pet.kept)
    var presence: UInt32 = kept == nil ? 0 : keptBit
    for (index, value) in values.enumerated() where value != nil { presence |= 1 << UInt32(index) }
    if pet.createdAt != nil { presence |= createdAtBit }
    if pet.age != nil { presence |= ageBit }
    if pet.updatedAt != nil { presence |= updatedAtBit }

    bytes.append(pet.status.rawValue | flags)
    append(UInt64(presence), size: 3, to: &bytes)
    let day = pet.lastSeenDate.map { Int32($0.daysSinceEpoch) } ?? noDay
    append(UInt64(UInt32(bitPattern: day)), size: 4, to: &bytes)
    append(pet.coordinate.latitude.bitPattern, to: &bytes)
    append(pet.coordinate.longitude.bitPattern, to: &bytes)
    append(UInt64(bitPattern: pet.createdAt?.milliseconds ?? 0), to: &bytes)
    append(UInt64(bitPattern: insertion), to: &bytes)
    if let age = pet.age { append(UInt64(bitPattern: Int64(age)), to: &bytes) }
    if let updatedAt = pet.updatedAt {
      append(UInt64(bitPattern: updatedAt.milliseconds), to: &bytes)
    }
    bytes += id.bytes
    append(text: pet.species, to: &bytes)
    for case let text? in values { append(text: text, to: &bytes) }
    if let kept { append(text: kept, to: &bytes) }
  }

  private static func kept(_ kept: JSONObject) -> String? {
    guard !kept.members.isEmpty else { return nil }
    var bytes: [UInt8] = []
    JSONWriter.append(to: &bytes) { $0.value(.object(kept)) }
    return String(decoding: bytes, as: UTF8.self)
  }

  /// Returns the packed form of an ID; see ``packedID``.
  static func packed(id: String) -> PackedPinID {
    if let uuid = AnnouncementID(id) { return packed(uuid) }
    var bytes: [UInt8] = []
    append(text: id, to: &bytes)
    return PackedPinID(bytes: bytes, isUUID: false)
  }

  /// Returns the packed form of a UUID.
  static func packed(_ uuid: AnnouncementID) -> PackedPinID {
    var bytes: [UInt8] = []
    bytes.reserveCapacity(17)
    bytes.append(16)
    append(uuid.high.byteSwapped, to: &bytes)
    append(uuid.low.byteSwapped, to: &bytes)
    return PackedPinID(bytes: bytes, isUUID: true)
  }

  private static func append(text: String, to bytes: inout [UInt8]) {
    var length = text.utf8.count
    while length >= 0x80 {
      bytes.append(UInt8(truncatingIfNeeded: length) | 0x80)
      length >>= 7
    }
    bytes.append(UInt8(truncatingIfNeeded: length))
    bytes += text.utf8
  }

  private static func append(_ number: UInt64, size: Int = 8, to bytes: inout [UInt8]) {
    unsafe withUnsafeBytes(of: number.littleEndian) {
      unsafe bytes += UnsafeRawBufferPointer(rebasing: $0.prefix(size))
    }
  }
}

/// A packed ID, as stored in ``PinRecord``, for lookups.
struct PackedPinID {
  let bytes: [UInt8]
  let isUUID: Bool

  /// A hash with a random seed per process, so that colliding IDs cannot be constructed.
  var hash: UInt32 {
    var hasher = Hasher()
    hasher.combine(isUUID)
    unsafe bytes.withUnsafeBytes { unsafe hasher.combine(bytes: $0) }
    return UInt32(truncatingIfNeeded: hasher.finalize())
  }

  func isID(of record: PinRecord) -> Bool {
    isUUID == record.hasPackedID && record.packedID.elementsEqual(bytes)
  }
}

/// A key that is compared byte by byte, for the names of pins and elements and the attributes of
/// tiles.
///
/// All uses share one key type because the compiler specializes `Dictionary` for each key type. The
/// key is not a `String` because canonically equivalent strings compare equal.
package struct ByteKey: Hashable, Sendable {
  package let bytes: [UInt8]

  package init(_ bytes: [UInt8]) { self.bytes = bytes }

  package init(_ text: String) { bytes = Array(text.utf8) }

  package func hash(into hasher: inout Hasher) {
    unsafe bytes.withUnsafeBytes { unsafe hasher.combine(bytes: $0) }
  }
}
