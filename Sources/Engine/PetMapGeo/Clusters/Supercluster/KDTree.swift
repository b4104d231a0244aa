/// A k-d tree of points with 32-bit coordinates, in the same order as in kdbush 4 (Vladimir
/// Agafonkin).
///
/// Searches return points in the same order as kdbush, which determines supercluster's clusters.
/// The points are sorted so that the median of each range partitions it, alternating between x and
/// y.
struct KDTree: Sendable {
  /// The index of the point in each slot.
  private var ids: [UInt32]
  /// The x and y of the point in each slot.
  private var coordinates: [SIMD2<Float>]
  /// Ranges of at most `nodeSize + 1` points are not partitioned.
  private let nodeSize: Int

  /// - Complexity: O(*n* log *n*).
  init(_ points: [SIMD2<Float>], nodeSize: Int) {
    ids = points.indices.map { UInt32($0) }
    coordinates = points
    self.nodeSize = nodeSize
    sort(0, points.count - 1, axis: 0)
  }

  // MARK: Searching

  /// Returns the points in the given window, including its edges.
  func indices(minX: Double, minY: Double, maxX: Double, maxY: Double) -> [Int] {
    search(
      isWithin: { $0.x >= minX && $0.x <= maxX && $0.y >= minY && $0.y <= maxY },
      least: SIMD2(minX, minY), most: SIMD2(maxX, maxY))
  }

  /// Returns the points at most `radius` away from a center.
  func indices(within radius: Double, of center: SIMD2<Double>) -> [Int] {
    search(
      isWithin: { point in
        let difference = point - center
        return difference.x * difference.x + difference.y * difference.y <= radius * radius
      }, least: center - radius, most: center + radius)
  }

  private func search(
    isWithin: (SIMD2<Double>) -> Bool, least: SIMD2<Double>, most: SIMD2<Double>
  ) -> [Int] {
    var found: [Int] = []
    var pending = [(left: 0, right: ids.count - 1, axis: 0)]
    while let (left, right, axis) = pending.popLast() {
      if right - left <= nodeSize {
        for slot in stride(from: left, through: right, by: 1)
        where isWithin(SIMD2<Double>(coordinates[slot])) {
          found.append(Int(ids[slot]))
        }
        continue
      }
      let middle = (left + right) / 2
      let point = SIMD2<Double>(coordinates[middle])
      if isWithin(point) { found.append(Int(ids[middle])) }
      if least[axis] <= point[axis] { pending.append((left, middle - 1, 1 - axis)) }
      if most[axis] >= point[axis] { pending.append((middle + 1, right, 1 - axis)) }
    }
    return found
  }

  // MARK: Sorting

  private mutating func sort(_ left: Int, _ right: Int, axis: Int) {
    guard right - left > nodeSize else { return }
    let middle = (left + right) / 2
    select(middle, left, right, axis: axis)
    sort(left, middle - 1, axis: 1 - axis)
    sort(middle + 1, right, axis: 1 - axis)
  }

  /// Partially sorts the slots from `left` to `right` so that `rank` holds the point that belongs
  /// there, with smaller points before it and larger ones after it (R. W. Floyd and R. L. Rivest,
  /// "Algorithm 489: SELECT", 1975).
  private mutating func select(_ rank: Int, _ left: Int, _ right: Int, axis: Int) {
    var (left, right) = (left, right)
    while right > left {
      if right - left > 600 {
        let sample = Self.sample(rank, left, right)
        select(rank, sample.left, sample.right, axis: axis)
      }
      let pivot = coordinates[rank][axis]
      var (low, high) = (left, right)
      swap(left, rank)
      if coordinates[right][axis] > pivot { swap(left, right) }
      while low < high {
        swap(low, high)
        low += 1
        high -= 1
        while coordinates[low][axis] < pivot { low += 1 }
        while coordinates[high][axis] > pivot { high -= 1 }
      }
      if coordinates[left][axis] == pivot {
        swap(left, high)
      } else {
        high += 1
        swap(high, right)
      }
      if high <= rank { left = high + 1 }
      if rank <= high { right = high - 1 }
    }
  }

  /// Returns the range of the sample to partition first.
  private static func sample(_ rank: Int, _ left: Int, _ right: Int) -> (left: Int, right: Int) {
    let count = Double(right - left + 1)
    let position = Double(rank - left + 1)
    let log = logarithm(count)
    let size = 0.5 * exponential(2 * log / 3)
    let deviation =
      0.5 * (log * size * (count - size) / count).squareRoot()
      * (position - count / 2 < 0 ? -1 : 1)
    let start = (Double(rank) - position * size / count + deviation).rounded(.down)
    let end = (Double(rank) + (count - position) * size / count + deviation).rounded(.down)
    return (max(left, Int(start)), min(right, Int(end)))
  }

  private mutating func swap(_ one: Int, _ other: Int) {
    ids.swapAt(one, other)
    coordinates.swapAt(one, other)
  }
}
