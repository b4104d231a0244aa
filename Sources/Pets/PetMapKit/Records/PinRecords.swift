public import PetMapAnnouncements

/// Packed announcements by slot, at about 100 bytes each plus their strings.
///
/// Slots are numbered from 0 in the order of ``append(_:insertion:)``. A removed record leaves an
/// empty slot. Records are stored in chunks of 256, so a change made while a copy exists copies one
/// chunk and the array of chunks instead of all records.
public struct PinRecords: Sendable {
  private struct Chunk: Sendable {
    var bytes: [UInt8] = []
    /// The end of each record in ``bytes``.
    var ends: [UInt32] = []

    func range(_ index: Int) -> Range<Int> {
      (index == 0 ? 0 : Int(ends[index - 1]))..<Int(ends[index])
    }
  }

  private static let chunkSize = 256
  private var chunks: [Chunk] = []
  /// The number of slots, including empty ones.
  public private(set) var slotCount = 0
  /// The number of records.
  public private(set) var count = 0

  /// Creates an empty collection.
  public init() {}

  /// Returns whether a slot contains a record.
  public func isPresent(_ slot: Int) -> Bool {
    !chunks[slot / Self.chunkSize].range(slot % Self.chunkSize).isEmpty
  }

  /// The record in a slot.
  ///
  /// - Precondition: The slot is not empty.
  public subscript(slot: Int) -> PinRecord {
    let chunk = chunks[slot / Self.chunkSize]
    let range = chunk.range(slot % Self.chunkSize)
    precondition(!range.isEmpty)
    return PinRecord(bytes: chunk.bytes, start: range.lowerBound)
  }

  /// Adds an announcement.
  ///
  /// - Returns: The slot of the announcement.
  /// - Complexity: Amortized O(*n*) in the length of the announcement.
  @discardableResult
  public mutating func append(_ pet: Announcement, insertion: Int64) -> Int {
    append(pet, PinRecord.packed(id: pet.id), insertion: insertion)
  }

  /// Adds the record in a slot of another collection.
  mutating func append(_ slot: Int, of other: PinRecords) {
    let chunk = other.chunks[slot / Self.chunkSize]
    append { $0 += chunk.bytes[chunk.range(slot % Self.chunkSize)] }
  }

  /// Adds an announcement with a packed ID.
  mutating func append(_ pet: Announcement, _ id: PackedPinID, insertion: Int64) -> Int {
    append { PinRecord.append(pet, id, insertion: insertion, to: &$0) }
    return slotCount - 1
  }

  private mutating func append(_ write: (inout [UInt8]) -> Void) {
    if slotCount % Self.chunkSize == 0 { chunks.append(Chunk()) }
    let last = chunks.count - 1
    write(&chunks[last].bytes)
    chunks[last].ends.append(UInt32(chunks[last].bytes.count))
    if chunks[last].ends.count == Self.chunkSize {
      chunks[last] = Chunk(
        bytes: Self.exact(chunks[last].bytes[...]), ends: Self.exact(chunks[last].ends[...]))
    }
    slotCount += 1
    count += 1
  }

  /// The number of bytes in the records.
  var byteCount: Int { chunks.reduce(0) { $0 + $1.bytes.count + $1.ends.count * 4 } }

  /// Replaces the announcement in a slot.
  ///
  /// - Precondition: The slot is not empty.
  /// - Complexity: O(*n*) in the total length of 256 announcements.
  public mutating func replace(_ slot: Int, by pet: Announcement, insertion: Int64) {
    var bytes: [UInt8] = []
    PinRecord.append(pet, PinRecord.packed(id: pet.id), insertion: insertion, to: &bytes)
    replace(slot, by: bytes)
  }

  /// Empties a slot.
  ///
  /// - Precondition: The slot is not empty.
  /// - Complexity: O(*n*) in the total length of 256 announcements.
  public mutating func remove(_ slot: Int) {
    replace(slot, by: [])
    count -= 1
  }

  /// The slots that contain a record.
  ///
  /// - Complexity: O(*n*) in the number of slots.
  public var slots: some Sequence<Int> {
    (0..<slotCount).lazy.filter { isPresent($0) }
  }

  private mutating func replace(_ slot: Int, by record: [UInt8]) {
    let (number, index) = (slot / Self.chunkSize, slot % Self.chunkSize)
    var chunk = chunks[number]
    let old = chunk.range(index)
    precondition(!old.isEmpty)
    // Reallocate with the exact size, so that the memory of removed records is freed.
    chunk.bytes = Self.exact(
      chunk.bytes[..<old.lowerBound], record[...], chunk.bytes[old.upperBound...])
    let change = record.count - old.count
    for later in index..<chunk.ends.count {
      chunk.ends[later] = UInt32(Int(chunk.ends[later]) + change)
    }
    chunks[number] = chunk
  }

  private static func exact<Element>(_ parts: ArraySlice<Element>...) -> [Element] {
    var whole: [Element] = []
    whole.reserveCapacity(parts.reduce(0) { $0 + $1.count })
    for part in parts { whole += part }
    return whole
  }
}
