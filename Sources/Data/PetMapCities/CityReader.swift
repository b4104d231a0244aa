import PetMapGeo

/// Decodes packed cities sequentially, from south to north.
struct CityReader: ~Copyable {
  /// A decoded city, with the range of its names.
  struct Entry {
    var latitude: Double
    var longitude: Double
    /// See ``City/size``.
    var size: Int
    /// The index in ``Division/all``.
    var division: Int
    fileprivate var names: Range<Int>

    var coordinate: Coordinate? { try? Coordinate(latitude: latitude, longitude: longitude) }
  }

  private let text: StaticString
  private var position = 0
  /// The latitude in units of 0.00001 degrees.
  private var latitude = -9_000_000

  init(_ text: StaticString) { self.text = text }

  /// Returns the next city, or `nil` after the last one.
  mutating func next() -> Entry? {
    guard position < text.utf8CodeUnitCount else { return nil }
    latitude += number()
    let zigzag = number()
    let longitude = zigzag >> 1 ^ -(zigzag & 1)
    let size = number()
    let division = number()
    var rest = number()
    let start = position
    while rest > 0, position < text.utf8CodeUnitCount {
      if byte(at: position) != Self.lineFeed { rest -= 1 }
      position += 1
    }
    let end = position
    skipLineFeeds()
    return Entry(
      latitude: Double(latitude) / 100_000, longitude: Double(longitude) / 100_000, size: size,
      division: division, names: start..<end)
  }

  /// Returns a decoded city with its names.
  func city(_ entry: Entry) -> City? {
    guard let coordinate = entry.coordinate else { return nil }
    let bytes = entry.names.map { byte(at: $0) }.filter { $0 != Self.lineFeed }
    let end = bytes.firstIndex(of: Self.separator) ?? bytes.endIndex
    let others = bytes[end...].split(separator: Self.separator)
    return City(
      name: String(decoding: bytes[..<end], as: UTF8.self), coordinate: coordinate,
      size: entry.size, otherNames: others.map { String(decoding: $0, as: UTF8.self) },
      divisionIndex: entry.division)
  }

  private mutating func number() -> Int {
    var value = 0
    var shift = 0
    while position < text.utf8CodeUnitCount {
      skipLineFeeds()
      let digit = Int(byte(at: position)) - 63
      position += 1
      value |= (digit & 31) << shift
      shift += 5
      if digit < 32 { break }
    }
    return value
  }

  /// Skips line feeds, which may occur anywhere, including after the last name.
  private mutating func skipLineFeeds() {
    while position < text.utf8CodeUnitCount, byte(at: position) == Self.lineFeed { position += 1 }
  }

  private static let lineFeed = UInt8(ascii: "\n")
  private static let separator = UInt8(ascii: "|")

  private func byte(at index: Int) -> UInt8 {
    precondition(index < text.utf8CodeUnitCount)
    return unsafe text.utf8Start[index]
  }
}
