import PetMapGeo
import TestSupport
import Testing

@Suite struct HilbertOrderTests {
  @Test(
    arguments: PinCloud.all(seed: 51, count: 300) + PinCloud.all(seed: 52, count: PinCloud.many))
  func `pins are sorted by their positions on the curve, then by index`(
    cloud: PinCloud
  ) {
    let curve = HilbertCurve()
    let positions = cloud.pins.map {
      curve.position(longitude: $0.longitude, latitude: $0.latitude)
    }
    let expected = cloud.pins.indices.sorted { (positions[$0], $0) < (positions[$1], $1) }
    var found: [Int] = []
    HilbertOrder(cloud.pins).visit { pin in
      let number = Int(pin.number)
      #expect(pin.longitude == cloud.pins[number].longitude)
      #expect(pin.latitude == cloud.pins[number].latitude)
      found.append(number)
    }
    #expect(found == expected, "\(cloud)")
  }

  /// Each cell of a level is visited once, and consecutive cells are adjacent.
  @Test(arguments: [2, 8, 32]) func `consecutive cells of the curve are adjacent`(side: Int) {
    let curve = HilbertCurve()
    var cells: [(position: UInt64, x: Int, y: Int)] = []
    for x in 0..<side {
      for y in 0..<side {
        let longitude = (Double(x) + 0.5) / Double(side) * 360 - 180
        let latitude = (Double(y) + 0.5) / Double(side) * 180 - 90
        cells.append((curve.position(longitude: longitude, latitude: latitude), x, y))
      }
    }
    cells.sort { $0.position < $1.position }
    for (one, other) in zip(cells, cells.dropFirst()) {
      #expect(abs(one.x - other.x) + abs(one.y - other.y) == 1)
    }
  }
}
