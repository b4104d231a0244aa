import PetMapGeo

/// A literal implementation of the greedy pass, which visits all items of a zoom in rank order and
/// measures all distances.
struct ClusterOracle {
  struct Item: Equatable {
    var pin: Int
    var x: Int64
    var y: Int64
    /// The pins, sorted.
    var leaves: [Int]
    /// The deepest zoom at which the item exists.
    var bottom: Int
  }

  /// The items of each zoom in rank order; the last zoom is one above the maximum zoom.
  private(set) var zooms: [[Item]] = []

  static let width: Int64 = 36_000_000_000_000

  /// - Parameter positions: The *x* and *y* coordinates of each pin.
  init(positions: [(x: Int64, y: Int64)], order: [Int], options: ClusterOptions) {
    var items = order.map {
      Item(
        pin: $0, x: positions[$0].x, y: positions[$0].y, leaves: [$0],
        bottom: options.maximumZoom + 1)
    }
    zooms = [items]
    for zoom in stride(from: options.maximumZoom, through: 0, by: -1) {
      items = Self.pass(items, zoom: zoom, options: options)
      zooms.insert(items, at: 0)
    }
  }

  private static func pass(_ items: [Item], zoom: Int, options: ClusterOptions) -> [Item] {
    let radius = options.radius / options.extent * Double(width) / Double(1 << zoom)
    var isTaken = Array(repeating: false, count: items.count)
    var result: [(order: Int, item: Item)] = []
    for center in items.indices where !isTaken[center] {
      isTaken[center] = true
      var members: [Int] = []
      for other in items.indices where !isTaken[other] {
        let dx = Double(difference(items[center].x, items[other].x))
        let dy = Double(items[other].y - items[center].y)
        if dx * dx + dy * dy <= radius * radius { members.append(other) }
      }
      for member in members { isTaken[member] = true }
      let total = ([center] + members).reduce(0) { $0 + items[$1].leaves.count }
      guard !members.isEmpty, total >= options.minimumPoints else {
        for index in [center] + members { result.append((index, items[index])) }
        continue
      }
      var item = items[center]
      var (sumX, sumY) = (Int128(0), Int128(0))
      for member in members {
        let count = Int128(items[member].leaves.count)
        sumX += Int128(difference(items[center].x, items[member].x)) * count
        sumY += Int128(items[member].y - items[center].y) * count
        item.leaves += items[member].leaves
      }
      item.leaves.sort()
      item.bottom = zoom
      item.x = modulo(item.x + floor(sumX, total))
      item.y += floor(sumY, total)
      result.append((center, item))
    }
    return result.sorted { $0.order < $1.order }.map(\.item)
  }

  private static func modulo(_ x: Int64) -> Int64 { ((x % width) + width) % width }

  private static func difference(_ from: Int64, _ to: Int64) -> Int64 {
    let difference = modulo(to - from)
    return difference > width / 2 ? difference - width : difference
  }

  private static func floor(_ sum: Int128, _ count: Int) -> Int64 {
    let (quotient, remainder) = sum.quotientAndRemainder(dividingBy: Int128(count))
    return Int64(remainder < 0 ? quotient - 1 : quotient)
  }
}
