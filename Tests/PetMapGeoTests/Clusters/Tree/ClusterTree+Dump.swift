import GeoTestSupport
import PetMapGeo
import TestSupport

extension ClusterTree {
  /// Returns the contents of the tree regardless of the input order, one line per node and zoom.
  func dump() -> [String] {
    var lines: [String] = []
    for zoom in 0...options.maximumZoom + 1 {
      for node in sorted(nodes(atZoom: zoom)) {
        let position = node.position
        let box = boundingBox(of: node)
        lines.append(
          """
          \(zoom) \(id(of: node)) \(position.x) \(position.y) \(node.count) \
          \((0..<3).map { count(of: node, category: $0) }) \
          \(zooms(of: node)) \(expansionZoom(of: node) ?? -1) \
          \(parent(of: node).map { id(of: $0) } ?? "-") \(children(of: node).map { id(of: $0) }) \
          \(box.west) \(box.south) \(box.east) \(box.north)
          """)
      }
    }
    return lines
  }
}

/// Returns a position in tree units: 10⁻¹¹ degrees of longitude.
func planeUnits(_ position: WorldPosition) -> (x: Int64, y: Int64) {
  let width = Double(ClusterOracle.width)
  return (Int64((position.x * width).rounded()), Int64((position.y * width).rounded()))
}

/// Returns the first record of each animal in the shelter file.
func shelterPins() throws -> [SamplePin] {
  var seen: Set<Substring> = []
  return Fixture.lines("longbeach-shelter.csv").dropFirst().compactMap { line in
    let fields = line.utf8.split(separator: UInt8(ascii: ","), omittingEmptySubsequences: false)
      .map { Substring($0) }
    guard seen.insert(fields[0]).inserted, let longitude = Double(fields[fields.count - 1]),
      let latitude = Double(fields[fields.count - 2])
    else { return nil }
    return SamplePin(id: String(fields[0]), latitude: latitude, longitude: longitude)
  }
}
