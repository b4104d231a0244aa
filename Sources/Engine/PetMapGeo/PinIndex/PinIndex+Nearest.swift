/// A pin and its distance.
public struct PinNeighbor: Sendable, Hashable {
  /// The number of the pin.
  public let pin: UInt32

  /// The distance according to the search's metric.
  public let distance: Meters
}

extension PinIndex {
  /// Returns the pins nearest to a coordinate by great-circle distance, nearest first.
  ///
  /// Pins at the same distance are ordered by number, and the pin with the lower number is
  /// preferred at the cutoff.
  ///
  /// - Parameters:
  ///   - count: The maximum number of pins to return.
  ///   - limit: The maximum distance.
  /// - Complexity: O(log *n* + *k* log *k*) for *k* pins, provided that few pins tie for last
  ///   place.
  public func nearest(
    _ count: Int, to center: Coordinate, within limit: Meters? = nil
  ) -> [PinNeighbor] {
    nearest(count, to: center, within: limit, by: GreatCircleMetric())
  }

  /// Returns the pins nearest to a coordinate according to a metric, nearest first; pins at the
  /// same distance are ordered by number.
  ///
  /// - Parameters:
  ///   - count: The maximum number of pins to return.
  ///   - limit: The maximum distance.
  /// - Throws: Any error thrown by the metric.
  /// - Complexity: The same as ``nearest(_:to:within:)``, plus one measurement for each pin that is
  ///   returned or is not much farther than the last pin returned.
  public func nearest<Metric: DistanceMetric>(
    _ count: Int, to center: Coordinate, within limit: Meters? = nil, by metric: Metric
  ) throws(Metric.Failure) -> [PinNeighbor] {
    guard count > 0, self.count > 0 else { return [] }
    let positions = candidates(count, near: center, on: metric.surface)
    let distances = try distances(from: center, toPinsAt: positions, by: metric)
    var neighbors: [PinNeighbor] = []
    for (position, distance) in zip(positions, distances) {
      if let limit, !(distance <= limit) { continue }
      neighbors.append(PinNeighbor(pin: tree.ids[position], distance: distance))
    }
    let order = sortedIndices(neighbors.count) { one, other in
      let (a, b) = (neighbors[one], neighbors[other])
      return a.distance.value != b.distance.value ? a.distance < b.distance : a.pin < b.pin
    }
    return order.prefix(count).map { neighbors[$0] }
  }

  /// Returns the positions of a superset of the nearest pins.
  private func candidates(
    _ count: Int, near center: Coordinate, on surface: DistanceSurface
  ) -> [Int] {
    guard count < self.count else { return Array(0..<self.count) }
    let direction = UnitVector(latitude: center.latitude, longitude: center.longitude)
    let chord = Double(tree.squaredChord(toNearest: count, from: Cap(around: direction, chord: 2)))
      .squareRoot()
    let error = SquareRange.error(chord: chord)
    var positions = PinPositions()
    let undecided: [Int]
    switch surface {
    case .sphere:
      undecided = tree.search(Cap(around: direction, chord: chord + error), into: &positions)
    case .ellipsoid(let tolerance):
      // On the ellipsoid, directions that differ by θ are at most greatest·θ apart.
      let angle = 2 * arcSine(min(1, (chord + error) / 2))
      let radius = Meters(Ellipsoid.greatest * angle * (1 + 1e-12) + tolerance.value)
      let cap = EllipsoidCap(around: direction, radius: radius, tolerance: tolerance)
      undecided = tree.search(cap, into: &positions)
    }
    return positions.found + undecided
  }
}

extension PinTree {
  /// Returns the squared chord to the pin that is `count`th nearest, in single precision.
  fileprivate func squaredChord(toNearest count: Int, from cap: Cap) -> Float {
    // All squared chords are below 5; those to the boxes of missing children are far greater.
    var nearest = BoundedHeap(capacity: count, below: 5)
    descend(0, level: levels.count - 1, from: cap, &nearest)
    return nearest.limit
  }

  /// Searches the children of a node, nearest first.
  private func descend(_ node: Int, level: Int, from cap: Cap, _ nearest: inout BoundedHeap) {
    var squares = cap.nearest(childrenOf: levels[level] &+ node, in: self)
    while true {
      let least = squares.least
      guard least < nearest.limit else { return }
      let lane = (squares .== least).bits.trailingZeroBitCount
      squares.replace(with: .infinity, where: PinTree.lanes .== Float(lane))
      let child = node &* pinFanout &+ lane
      if level > 0 {
        descend(child, level: level &- 1, from: cap, &nearest)
      } else {
        let chords = cap.chords(toLeaf: child, in: self)
        for lane in SetBits((chords .< nearest.limit).bits & filledLanes(ofLeaf: child)) {
          if chords[lane] < nearest.limit { nearest.insert(chords[lane]) }
        }
      }
    }
  }

  /// The index of each lane, as a floating-point number because integers would be compared lane by
  /// lane.
  @inline(__always)
  private static var lanes: SIMD16<Float> {
    SIMD16(0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15)
  }
}

/// A bounded max-heap that keeps the smallest numbers inserted.
struct BoundedHeap {
  private var numbers: [Float] = []
  private let capacity: Int

  /// The smallest number that would have no effect if inserted.
  private(set) var limit: Float

  /// - Parameters:
  ///   - capacity: The maximum number of elements, at least 1.
  ///   - limit: Numbers greater than or equal to this are excluded, even if the heap is not full.
  init(capacity: Int, below limit: Float) {
    precondition(capacity >= 1)
    self.capacity = capacity
    self.limit = limit
    numbers.reserveCapacity(capacity)
  }

  /// Inserts a number, replacing the greatest one if the heap is full.
  ///
  /// - Parameter number: A number less than the limit.
  /// - Complexity: O(log *capacity*).
  mutating func insert(_ number: Float) {
    if numbers.count < capacity {
      numbers.append(number)
      siftUp()
    } else {
      siftDown(number)
    }
    if numbers.count == capacity { limit = numbers[0] }
  }

  /// Sifts up the last element.
  private mutating func siftUp() {
    let number = numbers[numbers.count - 1]
    var hole = numbers.count - 1
    while hole > 0, number > numbers[(hole - 1) / 2] {
      numbers[hole] = numbers[(hole - 1) / 2]
      hole = (hole - 1) / 2
    }
    numbers[hole] = number
  }

  /// Replaces the greatest element with a number and sifts the number down.
  private mutating func siftDown(_ number: Float) {
    var hole = 0
    while 2 * hole + 1 < numbers.count {
      var child = 2 * hole + 1
      if child + 1 < numbers.count, numbers[child + 1] > numbers[child] { child += 1 }
      guard numbers[child] > number else { break }
      numbers[hole] = numbers[child]
      hole = child
    }
    numbers[hole] = number
  }
}
