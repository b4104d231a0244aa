/// The pins of a cluster tree, as columns.
///
/// ```swift
/// var pins = ClusterPins(species: 3)
/// try pins.append(id: "rex", at: Coordinate(latitude: 52.2, longitude: 21), species: 1)
/// let tree = ClusterTree(pins, options: .standard)
/// ```
///
/// A pin is spoken of by its index: the order of ``append(id:at:status:species:sums:)``. Ids should
/// differ. Pins of the same id are clustered all the same, ranked by place and then by index.
public struct ClusterPins: Sendable {
  /// How many statuses are counted apart: codes 0, 1 and 2.
  public static let statusCount = 3
  /// How many species are counted apart: codes from 0; 255 at most.
  public let speciesCount: Int
  /// How many numbers each pin carries to be summed.
  public let sumCount: Int

  public private(set) var ids: [String] = []
  var ranks: [UInt64] = []
  var coordinates: [Coordinate] = []
  var statuses: [UInt8] = []
  var species: [UInt8] = []
  var sums: [Int64] = []

  /// - Parameters:
  ///   - species: how many species codes there are, 1 to 255.
  ///   - sums: how many whole numbers each pin carries to be summed over clusters.
  public init(species: Int = 1, sums: Int = 0) {
    precondition((1...255).contains(species) && sums >= 0)
    speciesCount = species
    sumCount = sums
  }

  public var count: Int { ids.count }

  /// Makes room for a number of pins in all, and a few more to come.
  public mutating func reserveCapacity(_ count: Int) {
    let count = Self.capacity(for: count)
    ids.reserveCapacity(count)
    ranks.reserveCapacity(count)
    coordinates.reserveCapacity(count)
    statuses.reserveCapacity(count)
    species.reserveCapacity(count)
    sums.reserveCapacity(count * sumCount)
  }

  static func capacity(for count: Int) -> Int { count + count / 16 + 16 }

  /// - Parameters:
  ///   - status: 0 to 2, in the order missing, found, closed.
  ///   - species: a code below ``speciesCount``.
  ///   - sums: as many numbers as the pins carry; none stands for zeros.
  public mutating func append(
    id: String, at coordinate: Coordinate, status: Int = 0, species: Int = 0, sums: [Int64] = []
  ) {
    precondition((0..<Self.statusCount).contains(status) && (0..<speciesCount).contains(species))
    precondition(sums.isEmpty || sums.count == sumCount)
    ids.append(id)
    ranks.append(pinRank(id))
    coordinates.append(coordinate)
    statuses.append(UInt8(status))
    self.species.append(UInt8(species))
    for index in 0..<sumCount { self.sums.append(sums.isEmpty ? 0 : sums[index]) }
  }
}

/// The rank of a pin among all pins there may ever be: a hash of its id, lower is better.
///
/// A multiply and xor-shift over the id's UTF-8 in words of eight bytes, little end first, finished
/// as in SplitMix64 (Steele, Lea, Flood: Fast Splittable Pseudorandom Number Generators, 2014).
func pinRank(_ id: String) -> UInt64 {
  unsafe id.utf8.withContiguousStorageIfAvailable { unsafe pinRank(of: $0) }
    ?? pinRank(of: Array(id.utf8))
}

private func pinRank(of bytes: some RandomAccessCollection<UInt8>) -> UInt64 {
  var hash: UInt64 = 0x9E37_79B9_7F4A_7C15
  var word: UInt64 = 0
  var shift: UInt64 = 0
  var length: UInt64 = 0
  for byte in bytes {
    word |= UInt64(byte) << shift
    shift += 8
    length += 1
    if shift == 64 {
      hash = (hash ^ word) &* 0xBF58_476D_1CE4_E5B9
      hash ^= hash >> 32
      (word, shift) = (0, 0)
    }
  }
  hash = (hash ^ word ^ length << 56) &* 0xBF58_476D_1CE4_E5B9
  hash = (hash ^ hash >> 27) &* 0x94D0_49BB_1331_11EB
  return hash ^ hash >> 31
}
