/// The pins of a cluster tree, as columns.
///
/// ```swift
/// var pins = ClusterPins(species: 3)
/// try pins.append(id: "rex", at: Coordinate(latitude: 52.2, longitude: 21), species: 1)
/// let tree = ClusterTree(pins, options: .standard)
/// ```
///
/// A pin is known by its index: the order of ``append(id:at:status:species:sums:)``. Ids should
/// differ. Pins of one id are clustered all the same, ranked by longitude, latitude and index.
public struct ClusterPins: Sendable {
  /// How many statuses are counted apart: codes 0, 1 and 2.
  public static let statusCount = 3
  /// How many species are counted apart: codes from 0; 255 at most.
  public let speciesCount: Int
  /// How many numbers each pin carries to be summed.
  public let sumCount: Int

  /// By pin; a removed one's stays.
  public private(set) var ids = PinIDs()
  /// By pin its rank and its coordinate, which decides between equal ranks.
  var order = RankOrder()
  /// Whether every pin's rank is the hash of its id, by which it can be found.
  private(set) var isRankedByID = true
  private(set) var statuses: [UInt8] = []
  private(set) var species: [UInt8] = []
  private(set) var sums: [Int64] = []

  /// What is counted of a pin.
  struct Kind {
    let status: Int
    let species: Int
  }

  /// - Parameters:
  ///   - species: how many species codes there are, 1 to 255.
  ///   - sums: how many whole numbers each pin carries to be summed over clusters.
  public init(species: Int = 1, sums: Int = 0) {
    precondition((1...255).contains(species) && sums >= 0)
    speciesCount = species
    sumCount = sums
  }

  /// How many pins there are, those that a tree has removed included.
  public var count: Int { ids.count }

  /// Makes room for a number of pins in all, and a few more to come.
  public mutating func reserveCapacity(_ count: Int) {
    let count = Self.capacity(for: count)
    ids.reserveCapacity(count)
    order.reserveCapacity(count)
    statuses.reserveCapacity(count)
    species.reserveCapacity(count)
    sums.reserveCapacity(count * sumCount)
  }

  static func capacity(for count: Int) -> Int { count + count / 16 + 16 }

  /// Adds a pin.
  ///
  /// - Parameters:
  ///   - status: 0 to 2, in the order missing, found, closed.
  ///   - species: a code below ``speciesCount``.
  ///   - sums: as many numbers as the pins carry; none stands for zeros.
  public mutating func append(
    id: String, at coordinate: Coordinate, status: Int = 0, species: Int = 0, sums: [Int64] = []
  ) {
    append(utf8: Array(id.utf8), at: coordinate, status: status, species: species, sums: sums)
  }

  /// Adds a pin whose id is given as its UTF-8.
  ///
  /// - Parameter key: the UTF-8 to rank the pin by; nil for its id.
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

  /// How much memory the columns use, without the room kept for more.
  public var byteCount: Int {
    let perPin =
      MemoryLayout<UInt64>.stride + MemoryLayout<Coordinate>.stride + 2
      + sumCount * MemoryLayout<Int64>.stride
    return ids.byteCount + count * perPin
  }

  /// By pin, where it is.
  package var coordinates: [Coordinate] { order.coordinates }

  func coordinate(of pin: Int) -> Coordinate { order.coordinates[pin] }

  // MARK: Changes of a tree

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
