import PetMapGeo
import Testing

@Suite struct BoundingBoxTextTests {
  @Test func `west, south, east, and north are parsed`() throws {
    let box = try BoundingBox(west: -118.2, south: 33.7, east: -118.1, north: 33.8)
    #expect(try BoundingBox(parsing: "-118.2,33.7,-118.1,33.8") == box)
    #expect(try BoundingBox(parsing: " -118.2, 33.7 ,-118.1,33.8 ") == box)
    #expect(try BoundingBox(parsing: "170,-20,-170,-10").crossesAntimeridian)
  }

  @Test(arguments: [
    ("", BoundingBoxTextError.number(offset: 0, length: 0)),
    ("1,2,3", .count(3)),
    ("1,2,3,4,5", .count(5)),
    ("1,2,,4", .number(offset: 4, length: 0)),
    ("1,x2,3,4", .number(offset: 2, length: 2)),
    ("1,nan,3,4", .number(offset: 2, length: 3)),
    ("1,0x2,3,4", .number(offset: 2, length: 3)),
    ("1,2,3,4 5", .number(offset: 6, length: 3)),
    ("0,195,1,196", .box(.south(195), offset: 2, swapped: nil)),
    ("190,0,-170,1", .box(.west(190), offset: 0, swapped: nil)),
  ])
  func `errors contain the reason`(text: String, error: BoundingBoxTextError) {
    #expect(throws: error) { try BoundingBox(parsing: text) }
  }

  @Test(arguments: [
    "33.7,-118.2,33.8,-118.1", "-118.2,33.8,-118.1,33.7", "33.8,-118.2,33.7,-118.1",
  ])
  func `errors for values in the wrong order suggest the correct order`(text: String) throws {
    let expected = try BoundingBox(west: -118.2, south: 33.7, east: -118.1, north: 33.8)
    let error = #expect(throws: BoundingBoxTextError.self) { try BoundingBox(parsing: text) }
    guard case .box(_, _, let swapped) = error else {
      Issue.record("\(String(describing: error))")
      return
    }
    #expect(swapped == expected)
  }
}
