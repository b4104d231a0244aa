import PetMapGeo
import TestSupport
import Testing

@Suite struct PinIndexTests {
  @Test(
    arguments: PinCloud.all(seed: 31, count: cases(3_000, debug: 500))
      + PinCloud.all(seed: 32, count: cases(4_097, debug: 257)))
  func `the boxes of the tree contain all pins`(cloud: PinCloud) {
    let index = PinIndex(cloud.pins)
    #expect(index.count == cloud.pins.count)
    #expect(index.firstViolation(of: cloud.pins) == nil, "\(cloud)")
  }

  @Test func `arrays of degrees produce the same index as coordinates`() throws {
    let pins = PinCloud(.uniform, seed: 33, count: 1_000).pins
    let index = try PinIndex(
      latitudes: pins.map(\.latitude), longitudes: pins.map(\.longitude))
    let box = try BoundingBox(west: -60, south: -30, east: 50, north: 40)
    #expect(index.pins(in: box) == PinIndex(pins).pins(in: box))
  }

  @Test func `invalid arrays of degrees are rejected`() {
    #expect(throws: PinIndexError.lengths(latitudes: 1, longitudes: 2)) {
      try PinIndex(latitudes: [1], longitudes: [1, 2])
    }
    #expect(throws: PinIndexError.latitude(91, pin: 1)) {
      try PinIndex(latitudes: [1, 91], longitudes: [1, 2])
    }
    #expect(throws: PinIndexError.longitude(-181, pin: 0)) {
      try PinIndex(latitudes: [1], longitudes: [-181])
    }
    #expect(throws: PinIndexError.self) { try PinIndex(latitudes: [.nan], longitudes: [1]) }
  }

  @Test func `a pin takes at most 40 bytes`() {
    let index = PinIndex(PinCloud(.uniform, seed: 34, count: cases(100_000, debug: 10_000)).pins)
    #expect(index.byteCount <= 40 * index.count)
  }
}
