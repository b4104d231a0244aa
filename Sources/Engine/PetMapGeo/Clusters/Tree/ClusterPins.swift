/// The pins of a cluster tree, stored as columns.
///
/// ```swift
/// var pins = ClusterPins()
/// try pins.append(id: "rex", at: Coordinate(latitude: 52.2, longitude: 21), category: 1)
/// let tree = ClusterTree(pins, options: .standard)
/// ```
///
/// A pin is identified by its index, in the order of ``append(id:at:category:)``. IDs
/// should be unique; pins that share an ID are clustered nonetheless, ranked by longitude,
/// latitude, and index.
public struct ClusterPins: Sendable {
  /// The number of categories, which are 0, 1, and 2.
  public static let categoryCount = 3

  /// The ID of each pin, including removed pins.
  public private(set) var ids = PinIDs()
  /// The rank of each pin, and its coordinate, which breaks ties.
  var order = RankOrder()
  /// Whether every pin's rank is the hash of its ID, so that a lookup by ID can compare hashes.
  private(set) var isRankedByID = true
  /// The categories; larger by ``categoryCount`` for pins that clusters do not count.
  private(set) var categories: [UInt8] = []
  /// The index of the pins by ID, if there is one.
  private var index: PinIDIndex?

  /// Creates an empty set of pins.
  public init() {}

  /// The number of pins, including those removed from a tree.
  public var count: Int { ids.count }

  /// Reserves capacity for the given total number of pins, with some to spare.
  public mutating func reserveCapacity(_ count: Int) {
    let count = Self.capacity(for: count)
    ids.reserveCapacity(count)
    order.reserveCapacity(count)
    categories.reserveCapacity(count)
  }

  static func capacity(for count: Int) -> Int { StorageVisitor.capacity(for: count) }

  /// Appends a pin.
  ///
  /// - Parameter category: From 0 to 2; clusters count the pins of each category.
  public mutating func append(id: String, at coordinate: Coordinate, category: Int = 0) {
    append(utf8: Array(id.utf8), at: coordinate, category: category)
  }

  /// Appends a pin whose ID is given as UTF-8.
  ///
  /// - Parameters:
  ///   - key: The UTF-8 that determines the pin's rank; if `nil`, the ID is used. Not allowed if the
  ///     pins have an index.
  ///   - group: Pins of different groups never merge.
  package mutating func append(
    utf8 id: [UInt8], rankedBy key: [UInt8]? = nil, at coordinate: Coordinate, category: Int = 0,
    group: UInt32 = 0
  ) {
    precondition((0..<Self.categoryCount).contains(category))
    ids.append(id)
    order.append(id: key ?? id, at: coordinate, group: group)
    if key != nil { isRankedByID = false }
    categories.append(UInt8(category))
    index?.add(in: order)
  }

  // MARK: IDs

  /// Adds an index, so that finding a pin by its ID takes constant time.
  ///
  /// - Parameter capacity: The expected number of pins.
  /// - Precondition: There are no pins yet.
  package mutating func addIndex(capacity: Int) {
    precondition(count == 0)
    index = PinIDIndex(capacity: Self.capacity(for: capacity))
  }

  /// Returns the first pin that has an ID, given as UTF-8, and satisfies a condition.
  package func firstPin(withUTF8 id: [UInt8], where condition: (Int) -> Bool) -> Int? {
    let hash = RankOrder.hash(of: id)
    if let index {
      return index.first(hash, in: order) { ids.has(id, at: $0) && condition($0) }
    }
    for pin in order.hashes.indices where !isRankedByID || order.hashes[pin] == hash {
      if ids.has(id, at: pin), condition(pin) { return pin }
    }
    return nil
  }

  /// The number of bytes in the columns, not counting unused capacity.
  public var byteCount: Int {
    let perPin =
      MemoryLayout<UInt64>.stride + MemoryLayout<Coordinate>.stride + 1
    return ids.byteCount + count * perPin + order.groups.count * 4 + (index?.byteCount ?? 0)
  }

  func coordinate(of pin: Int) -> Coordinate { order.coordinates[pin] }

  mutating func visitStorage(_ visitor: inout StorageVisitor) {
    ids.visitStorage(&visitor)
    order.visitStorage(&visitor)
    visitor.visit(&categories)
    index?.visitStorage(&visitor)
  }

  // MARK: Changes to a tree

  mutating func setCategory(_ category: Int, of pin: Int) {
    precondition((0..<Self.categoryCount).contains(category))
    categories[pin] = UInt8(category)
  }

  /// Returns the category of a pin.
  func category(of pin: Int) -> Int { Int(categories[pin]) % Self.categoryCount }

  /// Returns whether clusters count a pin.
  func isCounted(_ pin: Int) -> Bool { categories[pin] < Self.categoryCount }

  /// Leaves a pin out of the counts of clusters.
  mutating func discount(_ pin: Int) {
    categories[pin] = UInt8(category(of: pin) + Self.categoryCount)
  }

  mutating func move(_ pin: Int, to coordinate: Coordinate) { order.move(pin, to: coordinate) }

  mutating func setGroup(_ group: UInt32, of pin: Int) { order.setGroup(group, of: pin) }
}
