/// The ID of an announcement in a store: a UUID (RFC 9562).
///
/// Its text is lowercase, and no other spelling is accepted, so file names, paths and rows have
/// only one way to refer to an announcement.
public struct AnnouncementID: Sendable, Hashable {
  /// The first eight bytes, with the first byte in the most significant bits.
  public let high: UInt64
  /// The last eight bytes.
  public let low: UInt64

  /// Creates an ID from 16 bytes, which may have any UUID version.
  public init(high: UInt64, low: UInt64) {
    self.high = high
    self.low = low
  }

  /// Creates a random ID (version 4).
  public init(randomFrom generator: inout some RandomNumberGenerator) {
    self.init(high: generator.next(), low: generator.next(), version: 4)
  }

  /// Creates the ID of an imported record (version 5), which is the same every time the record is
  /// imported.
  ///
  /// - Parameters:
  ///   - id: The ID of the record in the source.
  ///   - source: The name of the source, which acts as a namespace, or `nil` for the unnamed
  ///     source.
  /// - Complexity: O(*n*) in the lengths of both.
  public init(ofSource id: String, named source: String? = nil) {
    let namespace = source.map { Self(name: $0, in: Self.namespace) } ?? Self.namespace
    self.init(name: id, in: namespace)
  }

  /// The namespace of imported records, a random constant.
  static let namespace = AnnouncementID(high: 0x6F1D_9A52_1C3E_4B7A, low: 0x9E84_2D0B_5FA6_37C1)

  /// Creates a name-based ID in a namespace (RFC 9562, section 5.5).
  package init(name: String, in namespace: AnnouncementID) {
    self.init(bytes: SHA1.digest(of: namespace.bytes + name.utf8).prefix(16), version: 5)
  }

  /// Creates an ID from the first bytes of an authentication code (version 8).
  package init(code: [UInt8]) { self.init(bytes: code.prefix(16), version: 8) }

  private init(bytes: some Sequence<UInt8>, version: UInt64) {
    var words: [UInt64] = [0, 0]
    for (index, byte) in bytes.enumerated() {
      words[index / 8] = words[index / 8] << 8 | UInt64(byte)
    }
    self.init(high: words[0], low: words[1], version: version)
  }

  /// Creates an ID and sets its version and variant bits (RFC 9562, section 4).
  private init(high: UInt64, low: UInt64, version: UInt64) {
    self.high = high & ~0xF000 | version << 12
    self.low = low & ~(0b11 << 62) | 0b10 << 62
  }

  /// The 16 bytes.
  public var bytes: [UInt8] {
    var bytes: [UInt8] = []
    bytes.reserveCapacity(16)
    for word in [high, low] {
      for shift in stride(from: UInt64(56), through: 0, by: -8) {
        bytes.append(UInt8(truncatingIfNeeded: word >> shift))
      }
    }
    return bytes
  }
}

extension AnnouncementID: CustomStringConvertible {
  /// Creates an ID from 36 lowercase characters in the format `8-4-4-4-12`. Returns `nil` for any
  /// other string.
  public init?(_ text: String) {
    guard text.utf8.count == 36 else { return nil }
    var high: UInt64 = 0
    var low: UInt64 = 0
    var position = 0
    for byte in text.utf8 {
      defer { position += 1 }
      switch position {
      case 8, 13, 18, 23:
        guard byte == UInt8(ascii: "-") else { return nil }
        continue
      default: break
      }
      let digit: UInt8
      switch byte {
      case UInt8(ascii: "0")...UInt8(ascii: "9"): digit = byte - UInt8(ascii: "0")
      case UInt8(ascii: "a")...UInt8(ascii: "f"): digit = byte - UInt8(ascii: "a") + 10
      default: return nil
      }
      high = high << 4 | low >> 60
      low = low << 4 | UInt64(digit)
    }
    self.init(high: high, low: low)
  }

  /// The UUID as 36 lowercase characters.
  public var text: String {
    var characters: [UInt8] = []
    characters.reserveCapacity(36)
    append(to: &characters)
    return String(decoding: characters, as: UTF8.self)
  }

  /// Appends ``text``.
  package func append(to characters: inout [UInt8]) {
    characters.append(addingCapacity: 36) { text in
      Self.append(high >> 32, digits: 8, to: &text)
      text.append(UInt8(ascii: "-"))
      Self.append(high >> 16, digits: 4, to: &text)
      text.append(UInt8(ascii: "-"))
      Self.append(high, digits: 4, to: &text)
      text.append(UInt8(ascii: "-"))
      Self.append(low >> 48, digits: 4, to: &text)
      text.append(UInt8(ascii: "-"))
      Self.append(low, digits: 12, to: &text)
    }
  }

  /// Appends the last hexadecimal digits of a word.
  private static func append(_ word: UInt64, digits: UInt64, to text: inout OutputSpan<UInt8>) {
    var shift = digits * 4
    while shift > 0 {
      shift -= 4
      let digit = UInt8(truncatingIfNeeded: word >> shift) & 15
      text.append(digit < 10 ? UInt8(ascii: "0") + digit : UInt8(ascii: "a") + digit - 10)
    }
  }

  /// The UUID as 36 lowercase characters.
  public var description: String { text }
}
