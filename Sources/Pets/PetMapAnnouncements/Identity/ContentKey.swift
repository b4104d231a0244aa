package import PetMapGeo

/// The values that identify a record without an ID: name, species, date, and coordinate.
///
/// Texts are stable hashes of their letters and digits without case and diacritical marks; 0 stands
/// for a missing text.
package struct ContentKey: Sendable, Hashable {
  /// The value of ``day`` without a date.
  private static let noDay = Int32.min

  package let name: UInt32
  /// 0 for ``Species/other``.
  package let species: UInt32
  /// The days from 1970-01-01 to the date last seen.
  package let day: Int32
  /// The coordinate in units of 0.00001 degrees.
  package let latitude, longitude: Int32

  /// - Parameter day: The days from 1970-01-01 to the date last seen, or `nil` without a date.
  /// - Complexity: O(*n*) in the length of the texts.
  package init(name: String?, species: String, day: Int32?, _ coordinate: Coordinate) {
    self.name = Self.hash(of: name)
    self.species = species == Species.other.word ? 0 : Self.hash(of: species)
    self.day = day ?? Self.noDay
    latitude = Int32(HundredThousandths(coordinate.latitude).count)
    longitude = Int32(HundredThousandths(coordinate.longitude).count)
  }

  package var hasDate: Bool { day != Self.noDay }

  /// The coordinate, rounded.
  package var coordinate: Coordinate {
    Coordinate(
      validLatitude: Double(latitude) / 100_000, wrappingLongitude: Double(longitude) / 100_000)
  }

  /// The hash of all values.
  package var hash: UInt64 {
    Self.hash(of: [
      name, species, UInt32(bitPattern: day), UInt32(bitPattern: latitude),
      UInt32(bitPattern: longitude),
    ])
  }

  /// Returns the hash of a text's letters and digits.
  package static func hash(of text: String?) -> UInt32 {
    guard let text, !text.isEmpty else { return 0 }
    var letters: [UInt32] = []
    for scalar in FoldedText(text).scalars where scalar.isOfWord { letters.append(scalar.value) }
    return letters.isEmpty ? 0 : UInt32(truncatingIfNeeded: hash(of: letters)) | 1
  }

  /// Returns the hash of numbers, which is the same on all machines.
  package static func hash(of numbers: [UInt32]) -> UInt64 {
    var bytes: [UInt8] = []
    bytes.reserveCapacity(numbers.count * 4)
    for number in numbers {
      for shift in stride(from: UInt32(0), to: 32, by: 8) {
        bytes.append(UInt8(truncatingIfNeeded: number >> shift))
      }
    }
    return RankOrder.hash(of: bytes)
  }
}

/// IDs of records without one.
extension ContentKey {
  private static let prefix = "record-"
  private static let digits = 16

  /// Returns the ID of a record without one, which does not depend on its position in the file.
  ///
  /// - Parameters:
  ///   - hash: The ``hash`` of its key.
  ///   - twin: 1 for the first record with this key, 2 for the second one, and so on.
  package static func recordID(_ hash: UInt64, twin: Int) -> String {
    let text = String(hash, radix: 16)
    let zeros = String(repeating: "0", count: digits - text.utf8.count)
    return prefix + zeros + text + (twin == 1 ? "" : "-\(twin)")
  }

  /// Returns the hash in an ID, which twins share, or `nil` for an ID that a source has given.
  package static func hash(inRecordID id: String) -> UInt64? {
    let number = id.utf8.dropFirst(prefix.utf8.count).prefix(digits)
    let rest = id.utf8.dropFirst(prefix.utf8.count + digits)
    guard id.hasPrefix(prefix), number.count == digits,
      number.allSatisfy({ "0123456789abcdef".utf8.contains($0) }),
      rest.isEmpty || "-.".utf8.contains(rest.first ?? 0)
    else { return nil }
    return UInt64(String(decoding: number, as: UTF8.self), radix: 16)
  }
}
