/// The pins of a cluster tree, stored as columns.
///
/// ```swift
/// var pins = ClusterPins(species: 3)
/// try pins.append(id: "rex", at: Coordinate(latitude: 52.2, longitude: 21), species: 1)
/// let tree = ClusterTree(pins, options: .standard)
/// ```
///
/// A pin is identified by its index, in the order of ``append(id:at:status:species:sums:)``. IDs
/// should be unique; pins that share an ID are clustered nonetheless, ranked by longitude,
/// latitude, and index.
public struct ClusterPins: Sendable {
  /// The number of statuses counted separately: codes 0, 1, and 2.
  public static let statusCount = 3
  /// The number of species counted separately, at most 255. Codes start at 0.
  public let speciesCount: Int
  /// The number of values per pin that are summed over clusters.
  public let sumCount: Int

  /// The ID of each pin, including removed pins.
  public private(set) var ids = PinIDs()
  /// The rank of each pin, and its coordinate, which breaks ties.
  var order = RankOrder()
  /// Whether every pin's rank is the hash of its ID, so that a lookup by ID can compare hashes.
  private(set) var isRankedByID = true
  private(set) var statuses: [UInt8] = []
  private(set) var species: [UInt8] = []
  private(set) var sums: [Int64] = []

  /// The status and species under which a pin is counted.
  struct Kind {
    let status: Int
    let species: Int
  }

  /// Creates an empty set of pins.
  ///
  /// - Parameters:
  ///   - species: The number of species codes, from 1 to 255.
  ///   - sums: The number of integers per pin that are summed over clusters.
  public init(species: Int = 1, sums: Int = 0) {
    precondition((1...255).contains(species) && sums >= 0)
    speciesCount = species
    sumCount = sums
  }

  /// The number of pins, including those removed from a tree.
  public var count: Int { ids.count }

  /// Reserves capacity for the given total number of pins, with some to spare.
  public mutating func reserveCapacity(_ count: Int) {
    let count = Self.capacity(for: count)
    ids.reserveCapacity(count)
    order.reserveCapacity(count)
    statuses.reserveCapacity(count)
    species.reserveCapacity(count)
    sums.reserveCapacity(count * sumCount)
  }

  static func capacity(for count: Int) -> Int { count + count / 16 + 16 }

  /// Appends a pin.
  ///
  /// - Parameters:
  ///   - status: From 0 to 2, for missing, found, and closed.
  ///   - species: A code less than ``speciesCount``.
  ///   - sums: One value per sum; an empty array stands for zeros.
  public mutating func append(
    id: String, at coordinate: Coordinate, status: Int = 0, species: Int = 0, sums: [Int64] = []
  ) {
    append(utf8: Array(id.utf8), at: coordinate, status: status, species: species, sums: sums)
  }

  /// Appends a pin whose ID is given as UTF-8.
  ///
  /// - Parameter key: The UTF-8 that determines the pin's rank; if `nil`, the ID is used.
  package mutating func append(
    utf8 id: [UInt8], rankedBy key: [UInt8]? = nil, at coordinate: Coordinate, status: Int = 0,
    species: Int = 0, sums: [Int64] = []
  ) {
    check(status, species)
    precondition(sums.isEmpty || sums.count == sumCount)
    ids.append(id)
    order.append(id: key ?? id, at: coordinate)
    if key != nil { isRankedByID = false }
    statuses.append(UInt8(status))
    self.species.append(UInt8(species))
    for index in 0..<sumCount { self.sums.append(sums.isEmpty ? 0 : sums[index]) }
  }

  /// The number of bytes in the columns, not counting unused capacity.
  public var byteCount: Int {
    let perPin =
      MemoryLayout<UInt64>.stride + MemoryLayout<Coordinate>.stride + 2
      + sumCount * MemoryLayout<Int64>.stride
    return ids.byteCount + count * perPin
  }

  /// The coordinate of each pin.
  package var coordinates: [Coordinate] { order.coordinates }

  func coordinate(of pin: Int) -> Coordinate { order.coordinates[pin] }

  // MARK: Changes to a tree

  func kind(of pin: Int) -> Kind { Kind(status: Int(statuses[pin]), species: Int(species[pin])) }

  mutating func setKind(of pin: Int, status: Int, species: Int) {
    check(status, species)
    statuses[pin] = UInt8(status)
    self.species[pin] = UInt8(species)
  }

  mutating func move(_ pin: Int, to coordinate: Coordinate) { order.move(pin, to: coordinate) }

  private func check(_ status: Int, _ species: Int) {
    precondition((0..<Self.statusCount).contains(status) && (0..<speciesCount).contains(species))
  }
}
