/// The order in which pins are visited when they are merged, the better-ranked first.
///
/// A rank is a hash of the pin's id. Pins that share an id, or a hash, go by longitude, by latitude
/// and, when they are alike in everything, by index; so the order depends on the set of pins alone.
/// Building, changing and sorting all go by it.
package struct RankOrder: Sendable {
  /// By pin.
  private(set) var hashes: [UInt64] = []
  /// By pin.
  package private(set) var coordinates: [Coordinate] = []

  package init() {}

  @inline(__always) package func rank(of pin: UInt32) -> UInt64 {
    hashes[Int(pin)]
  }

  @inline(__always) package func precedes(_ one: UInt32, _ other: UInt32) -> Bool {
    let (rank, otherRank) = (rank(of: one), rank(of: other))
    return rank != otherRank ? rank < otherRank : precedesOfSameRank(one, other)
  }

  @inline(never) func precedesOfSameRank(_ one: UInt32, _ other: UInt32) -> Bool {
    let (coordinate, otherCoordinate) = (coordinates[Int(one)], coordinates[Int(other)])
    if coordinate.longitude != otherCoordinate.longitude {
      return coordinate.longitude < otherCoordinate.longitude
    }
    if coordinate.latitude != otherCoordinate.latitude {
      return coordinate.latitude < otherCoordinate.latitude
    }
    return one < other
  }

  mutating func reserveCapacity(_ count: Int) {
    hashes.reserveCapacity(count)
    coordinates.reserveCapacity(count)
  }

  package mutating func append(id: [UInt8], at coordinate: Coordinate) {
    hashes.append(Self.hash(of: id))
    coordinates.append(coordinate)
  }

  mutating func move(_ pin: Int, to coordinate: Coordinate) { coordinates[pin] = coordinate }

  /// A hash of an id, lower is better: a multiply and xor-shift over its UTF-8 in words of eight
  /// bytes, little end first, finished as in SplitMix64 (Steele, Lea, Flood: Fast Splittable
  /// Pseudorandom Number Generators, 2014).
  package static func hash(of id: String) -> UInt64 { hash(of: Array(id.utf8)) }

  /// The hash of an id that is given as its UTF-8.
  package static func hash(of id: [UInt8]) -> UInt64 {
    var hash: UInt64 = 0x9E37_79B9_7F4A_7C15
    var (word, shift, length) = (0 as UInt64, 0 as UInt64, 0 as UInt64)
    for byte in id {
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
}

/// A pin or a cluster that takes part in the merging of a zoom.
package struct MergeCandidate: BitwiseCopyable {
  package let position: PlanePosition
  package let rank: UInt64
  /// The index of the pin, or of a cluster's best-ranked one.
  package let pin: UInt32
  /// The number of a cluster, `none` for a pin.
  package let clusterNumber: UInt32

  package init(
    position: PlanePosition, rank: UInt64, pin: UInt32, clusterNumber: UInt32 = .none
  ) {
    self.position = position
    self.rank = rank
    self.pin = pin
    self.clusterNumber = clusterNumber
  }

  @inline(__always)
  package func precedes(_ other: MergeCandidate, in order: borrowing RankOrder) -> Bool {
    if rank != other.rank { return rank < other.rank }
    return pin != other.pin && order.precedesOfSameRank(pin, other.pin)
  }
}

extension UInt32 {
  /// Stands for the absence of an index.
  package static var none: UInt32 { .max }
}
