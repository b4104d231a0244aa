/// The IDs of pins, stored contiguously in a byte buffer.
///
/// An ID is stored as its UTF-8, except that a lowercase UUID, the usual form in services, is
/// stored as a marker and 16 bytes. Including the end offset, this takes 21 bytes; a separate
/// string would take 96.
public struct PinIDs: Sendable, RandomAccessCollection {
  private var bytes: [UInt8] = []
  /// The end of each pin's ID in the buffer.
  private var ends: [UInt32] = []

  /// The first byte of a UUID; never occurs in UTF-8.
  private static let marker: UInt8 = 0xFF
  /// The offsets of the hyphens in a UUID's text.
  private static let hyphens = [8, 13, 18, 23]

  init() {}

  /// The index of the first pin.
  public var startIndex: Int { 0 }

  /// The number of pins.
  public var endIndex: Int { ends.count }

  /// The ID of a pin.
  ///
  /// - Complexity: O(length of the ID).
  public subscript(pin: Int) -> String {
    let id = bytes[(pin == 0 ? 0 : Int(ends[pin - 1]))..<Int(ends[pin])]
    return String(decoding: id.first == Self.marker ? Self.text(ofUUID: id) : id, as: UTF8.self)
  }

  /// Returns whether a pin has an ID, given as UTF-8.
  func has(_ id: [UInt8], at pin: Int) -> Bool {
    let start = pin == 0 ? 0 : Int(ends[pin - 1])
    let stored = bytes[start..<Int(ends[pin])]
    return stored.first == Self.marker
      ? Array(Self.text(ofUUID: stored)) == id : stored.elementsEqual(id)
  }

  mutating func reserveCapacity(_ count: Int) { ends.reserveCapacity(count) }

  /// - Precondition: The IDs take less than 4 GiB in total.
  mutating func append(_ id: [UInt8]) {
    if !appendUUID(id) { bytes.append(contentsOf: id) }
    ends.append(UInt32(bytes.count))
  }

  mutating func visitStorage(_ visitor: inout StorageVisitor) {
    visitor.visit(&bytes)
    visitor.visit(&ends)
  }

  var byteCount: Int { bytes.count + ends.count * MemoryLayout<UInt32>.stride }

  // MARK: UUIDs

  /// Appends an ID if it is a UUID.
  ///
  /// - Returns: Whether the ID is a UUID.
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

// IDs are compared by their bytes, like ranks: two IDs that differ only in Unicode normalization
// are distinct. Swift's own comparison treats them as equal and links the normalization tables,
// which would make up an eighth of a WebAssembly module.

extension String {
  /// Returns whether two IDs have the same bytes.
  package func isSameID(as other: String) -> Bool {
    utf8.count == other.utf8.count && byteOrder(to: other) == 0
  }

  /// Returns whether one ID precedes another in Unicode scalar order; a prefix precedes longer IDs.
  package func isIDBefore(_ other: String) -> Bool { byteOrder(to: other) < 0 }

  /// Returns a negative number if the first differing byte is lower or missing, and 0 if the bytes
  /// are equal.
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
