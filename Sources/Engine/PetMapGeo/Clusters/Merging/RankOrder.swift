/// The order in which pins are merged, best rank first.
///
/// A rank is a hash of the pin's ID. Ties are broken by longitude, then latitude. The order therefore
/// depends only on the set of pins; the index decides only between pins with the same ID and
/// coordinate. Trees are built, updated, and sorted in this order.
///
/// Also stores which pins can merge at all: those of the same group.
package struct RankOrder: Sendable {
  /// The rank of each pin.
  private(set) var hashes: [UInt64] = []
  /// The coordinate of each pin.
  package private(set) var coordinates: [Coordinate] = []
  /// The group of each pin; empty if all are 0.
  private(set) var groups: [UInt32] = []

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

  package mutating func append(id: [UInt8], at coordinate: Coordinate, group: UInt32 = 0) {
    hashes.append(Self.hash(of: id))
    coordinates.append(coordinate)
    if !groups.isEmpty { groups.append(0) }
    setGroup(group, of: hashes.count - 1)
  }

  mutating func setGroup(_ group: UInt32, of pin: Int) {
    if groups.isEmpty {
      if group == 0 { return }
      groups.reserveCapacity(hashes.capacity)
      groups.append(contentsOf: repeatElement(0, count: hashes.count))
    }
    groups[pin] = group
  }

  func group(of pin: UInt32) -> UInt32 { groups.isEmpty ? 0 : groups[Int(pin)] }

  /// Returns whether two pins can merge.
  @inline(__always) package func isSameGroup(_ one: UInt32, _ other: UInt32) -> Bool {
    groups.isEmpty || groups[Int(one)] == groups[Int(other)]
  }

  mutating func visitStorage(_ visitor: inout StorageVisitor) {
    visitor.visit(&hashes)
    visitor.visit(&coordinates)
    visitor.visit(&groups)
  }

  mutating func move(_ pin: Int, to coordinate: Coordinate) { coordinates[pin] = coordinate }

  /// Returns the hash of an ID; lower is better.
  ///
  /// Mixes the UTF-8 as little-endian eight-byte words by multiplication and xor-shift, and applies
  /// the finalizer of SplitMix64 (Steele, Lea, Flood: Fast Splittable Pseudorandom Number
  /// Generators, 2014).
  package static func hash(of id: String) -> UInt64 { hash(of: Array(id.utf8)) }

  /// Returns the hash of an ID given as UTF-8.
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

/// A pin or cluster considered for merging at a zoom.
package struct MergeCandidate: BitwiseCopyable {
  package let position: PlanePosition
  package let rank: UInt64
  /// The index of the representative pin: the pin itself, or a cluster's best-ranked pin.
  package let pin: UInt32
  /// The cluster number; `none` for a pin.
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
  /// A sentinel for the absence of an index.
  package static var none: UInt32 { .max }
}
