import PetMapGeo
import Testing

struct WrappingTests {
  @Test func `wrapping changes a longitude by whole turns`() throws {
    for turns in -9...9 {
      for longitude in stride(from: -179.0, through: 180, by: 0.5) {
        let coordinate = try Coordinate(
          latitude: 1, wrappingLongitude: longitude + 360 * Double(turns))
        // 180 and -180 are the same meridian.
        #expect(
          coordinate.longitude == longitude
            || longitude == 180 && coordinate.longitude == -180)
      }
    }
    #expect(throws: CoordinateError.longitude(3600.5)) {
      try Coordinate(latitude: 0, wrappingLongitude: 3600.5)
    }
    #expect(throws: CoordinateError.self) { try Coordinate(latitude: 0, wrappingLongitude: .nan) }
    #expect(throws: BoundingBoxError.west(-3601)) {
      try BoundingBox(wrappingWest: -3601, south: 0, east: 0, north: 0)
    }
  }
}
