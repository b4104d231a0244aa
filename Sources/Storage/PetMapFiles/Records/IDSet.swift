/// A set of IDs, stored contiguously and indexed by an open-addressing hash table.
///
/// It takes about 20 bytes per 8-character ID. The hash is seeded randomly in every process, so
/// that input cannot force collisions. Reading a table takes 1.35 times as long with the standard
/// library's hash, and 1.5 times as long with a `Set<String>`. The table is not a `HashIndex`, whose
/// functions are not inlined across modules; that would add 1% to reading a table.
package struct IDSet {
  private var storage: [UInt8] = []
  /// The upper 28 bits of an entry are from the hash and determine where probing starts; the lower
  /// 36 bits are the offset in `storage` plus 1.
  private var table: [UInt64]
  private var count = 0
  private let seed: UInt64

  package init() {
    table = Array(repeating: 0, count: 1 << 12)
    seed = UInt64.random(in: .min ... .max)
  }

  /// Inserts an ID.
  ///
  /// - Returns: Whether the ID is new.
  /// - Complexity: O(*n*) in the length of the ID, amortized.
  package mutating func insert(_ id: Span<UInt8>) -> Bool {
    if count &* 8 >= table.count &* 5 { grow() }
    let tag = hash(of: id) & Self.tagBits
    let mask = table.count &- 1
    var slot = Self.slot(tag, in: table.count)
    while table[slot] != 0 {
      let entry = table[slot]
      if entry & Self.tagBits == tag,
        contains(id, at: Int(truncatingIfNeeded: entry & ~Self.tagBits) &- 1)
      {
        return false
      }
      slot = (slot &+ 1) & mask
    }
    table[slot] = tag | UInt64(storage.count + 1)
    append(id)
    count &+= 1
    return true
  }

  /// Appends an ID to the storage, preceded by its length as a varint: seven bits per byte, least
  /// significant first.
  private mutating func append(_ id: Span<UInt8>) {
    var length = id.count
    while length >= 0x80 {
      storage.append(UInt8(truncatingIfNeeded: length) | 0x80)
      length >>= 7
    }
    storage.append(UInt8(truncatingIfNeeded: length))
    for index in id.indices { storage.append(id[index]) }
  }

  private func length(at offset: inout Int) -> Int {
    var length = 0
    var shift = 0
    while true {
      let byte = storage[offset]
      offset &+= 1
      length |= Int(byte & 0x7F) << shift
      if byte < 0x80 { return length }
      shift &+= 7
    }
  }

  private func contains(_ id: Span<UInt8>, at offset: Int) -> Bool {
    var start = offset
    guard length(at: &start) == id.count else { return false }
    for index in 0..<id.count where storage[start &+ index] != id[index] { return false }
    return true
  }

  private func hash(of id: Span<UInt8>) -> UInt64 {
    var state = seed ^ UInt64(truncatingIfNeeded: id.count)
    var index = 0
    let bytes = unsafe id.bytes
    while index &+ 8 <= bytes.byteCount {
      let word = unsafe bytes.unsafeLoadUnaligned(fromByteOffset: index, as: UInt64.self)
      state = Self.mix(state ^ word)
      index &+= 8
    }
    var tail: UInt64 = 0
    while index < id.count {
      tail = tail << 8 | UInt64(id[index])
      index &+= 1
    }
    return Self.mix(Self.mix(state ^ tail))
  }

  /// Folds the two halves of a 128-bit product.
  private static func mix(_ value: UInt64) -> UInt64 {
    let product = value.multipliedFullWidth(by: 0x9E37_79B9_7F4A_7C15)
    return product.high ^ product.low
  }

  private static let tagBits: UInt64 = 0xFFFF_FFF0_0000_0000

  /// Returns the slot where probing starts. It depends monotonically on the highest bits, so
  /// growing the table does not rehash entries and preserves their order.
  private static func slot(_ entry: UInt64, in count: Int) -> Int {
    Int(truncatingIfNeeded: (entry &>> 36 &* UInt64(count)) &>> 28)
  }

  private mutating func grow() {
    var larger: [UInt64] = Array(repeating: 0, count: table.count * 2)
    let mask = larger.count - 1
    for entry in table where entry != 0 {
      var slot = Self.slot(entry, in: larger.count)
      while larger[slot] != 0 { slot = (slot &+ 1) & mask }
      larger[slot] = entry
    }
    table = larger
  }
}

/// The IDs read so far, possibly from several files.
public final class SeenIDs {
  var ids = IDSet()
  /// The number of records without an ID that have the same content, by its hash, if it is more than 1.
  var twins: [UInt64: Int] = [:]

  /// Creates an empty set.
  public init() {}

  /// Inserts the ID of an announcement, and returns whether it is new.
  package func insert(_ id: String) -> Bool { ids.insert(Array(id.utf8).span) }
}
