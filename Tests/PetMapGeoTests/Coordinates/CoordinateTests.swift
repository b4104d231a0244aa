import PetMapGeo
import Testing

@Suite struct CoordinateTests {
  @Test(arguments: [(90.1, 0.0), (-91, 0), (.nan, 0), (.infinity, 0)])
  func `out-of-range coordinates are rejected`(latitude: Double, longitude: Double) {
    #expect(throws: CoordinateError.self) {
      try Coordinate(latitude: latitude, longitude: longitude)
    }
  }
}
