import PetMapGeo

/// Clustering a million pins.
///
///     load PINS QUERIES       files of doubles: latitude and longitude
///     build                   → seconds, bytes per pin of the tree, and of the pins' columns
///     viewport N              → seconds and nodes in 390 × 844 pixels around the first N queries,
///                               the first at zoom 0, the next at 1, and after 16 at 0 again
///     tile N                  the same for the tiles that contain the queries
///     insert N                → the times of N changes: the median, the second slowest and the
///                               slowest in seconds; also: move, delete
///     filter                  → seconds for a filter that keeps half
///     check                   → by zoom: the number of nodes in the world, and of their pins
func clustersGroup(_ requests: inout Requests) throws {
  var places: [Coordinate] = []
  var queries: [Coordinate] = []
  var tree = ClusterTree(ClusterPins())
  var sequence = ChangeSequence()

  while let request = requests.next() {
    let count = Int(request.last ?? "") ?? 0
    var nodes = 0
    switch request.first {
    case "load":
      places = try coordinates(request[1])
      queries = try coordinates(request[2])
      requests.answer(places.count)
    case "build":
      tree = ClusterTree(ClusterPins())
      // Owned by the tree only; otherwise the first change would copy them.
      var pins = columns(of: places)
      let size = Double(max(1, pins.count))
      let pinBytes = Double(pins.byteCount) / size
      let time = seconds { tree = ClusterTree(pins) }
      pins = ClusterPins()
      requests.answer(time, Double(tree.byteCount) / size, pinBytes)
    case "viewport":
      let views = (0..<count).map { ClusterView(around: queries[$0], zoom: $0 % 17) }
      let time = seconds {
        for view in views { nodes += tree.nodes(in: view.box, zoom: view.zoom).count }
      }
      requests.answer(time, nodes)
    case "tile":
      let views = (0..<count).map { ClusterView(around: queries[$0], zoom: $0 % 17) }
      let time = seconds {
        for view in views {
          let tile = view.tile
          nodes += tree.nodes(in: tile, buffer: 40).count
        }
      }
      requests.answer(time, nodes)
    case "insert", "move", "delete":
      let times = (0..<count).map { number in
        sequence.time(request[0], queries[number % queries.count], on: &tree)
      }.sorted()
      requests.answer(times[count / 2], times[count - 2], times[count - 1])
    case "filter":
      tree.filter { _ in true }
      let time = seconds { tree.filter { $0 & 1 == 0 } }
      tree.filter { _ in true }
      requests.answer(time)
    case "check":
      let counts = (0...16).map { zoom in
        let nodes = tree.nodes(atZoom: zoom)
        return "\(nodes.count) \(nodes.reduce(0) { $0 + $1.count })"
      }
      requests.answer(counts.joined(separator: " "))
    default:
      requests.refuse("no such request")
    }
  }
}

private func columns(of places: [Coordinate]) -> ClusterPins {
  var pins = ClusterPins()
  pins.reserveCapacity(places.count)
  for (index, place) in places.enumerated() {
    pins.append(id: String(index), at: place, category: index % 3)
  }
  return pins
}

/// The box that a screen of 390 × 844 pixels shows with 512-pixel tiles.
private struct ClusterView {
  let box: BoundingBox
  let tile: TileID
  var zoom: Int { tile.z }

  init(around place: Coordinate, zoom: Int) {
    tile = TileID(containing: place, zoom: zoom)
    let count = Double(1 << zoom)
    let center = WorldPosition(place)
    let wide = min(0.5, 195 / 512 / count)
    let high = 422 / 512 / count
    func corner(_ x: Double, _ y: Double) -> Coordinate {
      WorldPosition(x: x, y: max(0, min(1, y))).coordinate
    }
    let northWest = corner(center.x - wide, center.y - high)
    let southEast = corner(center.x + wide, center.y + high)
    guard
      let box = try? BoundingBox(
        west: wide == 0.5 ? -180 : northWest.longitude, south: southEast.latitude,
        east: wide == 0.5 ? 180 : southEast.longitude, north: northWest.latitude)
    else { preconditionFailure("no box around \(place)") }
    self.box = box
  }
}

/// Single changes, each to a different pin.
private struct ChangeSequence {
  private var step = 0

  mutating func time(_ change: String, _ place: Coordinate, on tree: inout ClusterTree) -> Double {
    step += 1
    let pin = step * 7919 % 1_000_000
    switch change {
    case "insert": return seconds { tree.insert(id: "new-\(step)", at: place) }
    case "move": return seconds { if tree.isShown(pin: pin) { tree.move(pin: pin, to: place) } }
    default: return seconds { tree.remove(pin: pin) }
    }
  }
}
