/// The ids of pins, one after the other in a buffer of bytes.
///
/// An id is its UTF-8, but a UUID in lower case, as services give them, is a marker and its 16 bytes:
/// with where it ends it takes 21 bytes, as a string of its own it would take 96.
public struct PinIDs: Sendable, RandomAccessCollection {
  private var bytes: [UInt8] = []
  /// By pin, where its id ends in the bytes.
  private var ends: [UInt32] = []

  /// Begins a UUID; no UTF-8 has this byte.
  private static let marker: UInt8 = 0xFF
  /// Where a UUID's text has its hyphens.
  private static let hyphens = [8, 13, 18, 23]

  init() {}

  /// The first pin.
  public var startIndex: Int { 0 }

  /// How many pins there are.
  public var endIndex: Int { ends.count }

  /// The id of a pin.
  ///
  /// - Complexity: O(the id's length).
  public subscript(pin: Int) -> String {
    let id = bytes[(pin == 0 ? 0 : Int(ends[pin - 1]))..<Int(ends[pin])]
    return String(decoding: id.first == Self.marker ? Self.text(ofUUID: id) : id, as: UTF8.self)
  }

  mutating func reserveCapacity(_ count: Int) { ends.reserveCapacity(count) }

  /// - Precondition: all ids together have less than 4 GiB.
  mutating func append(_ id: [UInt8]) {
    if !appendUUID(id) { bytes.append(contentsOf: id) }
    ends.append(UInt32(bytes.count))
  }

  var byteCount: Int { bytes.count + ends.count * MemoryLayout<UInt32>.stride }

  // MARK: UUIDs

  /// Appends a text that is a UUID.
  ///
  /// - Returns: whether it is one.
  private mutating func appendUUID(_ text: [UInt8]) -> Bool {
    guard text.count == 36 else { return false }
    let start = bytes.count
    bytes.append(Self.marker)
    var position = 0
    while position < 36 {
      if position == 8 || position == 13 || position == 18 || position == 23 {
        guard text[position] == UInt8(ascii: "-") else { break }
        position += 1
      }
      guard let first = Self.digit(text[position]), let second = Self.digit(text[position + 1])
      else { break }
      bytes.append(first << 4 | second)
      position += 2
    }
    if position < 36 { bytes.removeSubrange(start...) }
    return position == 36
  }

  private static func text(ofUUID id: ArraySlice<UInt8>) -> ArraySlice<UInt8> {
    var text: [UInt8] = []
    text.reserveCapacity(36)
    for byte in id.dropFirst() {
      if hyphens.contains(text.count) { text.append(UInt8(ascii: "-")) }
      for digit in [byte >> 4, byte & 0x0F] {
        text.append(digit < 10 ? UInt8(ascii: "0") + digit : UInt8(ascii: "a") + digit - 10)
      }
    }
    return text[...]
  }

  private static func digit(_ character: UInt8) -> UInt8? {
    switch character {
    case UInt8(ascii: "0")...UInt8(ascii: "9"): character - UInt8(ascii: "0")
    case UInt8(ascii: "a")...UInt8(ascii: "f"): character - UInt8(ascii: "a") + 10
    default: nil
    }
  }
}

// Ids are compared by their bytes, as pins are ranked: two that differ in nothing but Unicode's
// normal form are two ids. Swift's own comparison calls them equal, for which it takes the tables of
// the normal forms along, an eighth of what a browser has to load.

extension String {
  /// Whether an id is the very same.
  package func isSameID(as other: String) -> Bool {
    utf8.count == other.utf8.count && byteOrder(to: other) == 0
  }

  /// Whether an id comes before another: by Unicode scalars, a beginning before what it begins.
  package func isIDBefore(_ other: String) -> Bool { byteOrder(to: other) < 0 }

  /// Below 0 when the first byte that differs is lower or missing, 0 when none differs.
  private func byteOrder(to other: String) -> Int {
    var one = self
    var other = other
    return one.withUTF8 { one in
      other.withUTF8 { other in
        for index in 0..<min(one.count, other.count) {
          let (byte, otherByte) = unsafe (one[index], other[index])
          if byte != otherByte { return byte < otherByte ? -1 : 1 }
        }
        return one.count - other.count
      }
    }
  }
}
