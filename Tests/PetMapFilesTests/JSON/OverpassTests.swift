import PetMapAnnouncements
import PetMapFiles
import PetMapGeo
import Testing

/// Tests responses of the Overpass API.
struct OverpassTests {
  private func points(_ elements: String, representsShapes: Bool = true) throws -> [String:
    [Double]]
  {
    var options = ReadingOptions()
    options.mapping.representsShapes = representsShapes
    let result = try readAll(
      text: #"{"version":0.6,"generator":"Overpass API","elements":[\#(elements)]}"#,
      name: "pets.json", options: options)
    return Dictionary(
      uniqueKeysWithValues: result.announcements.map {
        ($0.id, [$0.coordinate.latitude, $0.coordinate.longitude])
      })
  }

  private static let nodes = [(1, 0, 0), (2, 0, 4), (3, 4, 4), (4, 4, 0)].map {
    #"{"type":"node","id":\#($0.0),"lat":\#($0.1),"lon":\#($0.2)}"#
  }.joined(separator: ",")

  @Test func `nodes without tags are not records`() throws {
    let tagged = #"{"type":"node","id":9,"lat":1,"lon":2,"tags":{"name":"Rex"}}"#
    let empty = #"{"type":"node","id":8,"lat":1,"lon":2,"tags":{}}"#
    #expect(try points("\(Self.nodes),\(tagged),\(empty)") == ["9": [1, 2]])
  }

  @Test(arguments: [
    (#"{"type":"way","id":5,"nodes":[1,2,3,4,1],"tags":{"name":"a"}}"#, [2.0, 2.0]),
    (#"{"type":"way","id":5,"nodes":[1,2,3],"tags":{"name":"a"}}"#, [0, 4]),
    (
      #"{"type":"way","id":5,"geometry":[{"lat":0,"lon":0},{"lat":0,"lon":6}],"tags":{"a":"b"}}"#,
      [0, 3]
    ),
    (
      #"{"type":"relation","id":5,"bounds":{"minlat":0,"minlon":0,"maxlat":2,"maxlon":2},"#
        + #""members":[],"tags":{"a":"b"}}"#, [1, 1]
    ),
    // The ways of a relation are joined to rings, in either direction.
    (
      #"{"type":"way","id":6,"nodes":[1,2,3]},{"type":"way","id":7,"nodes":[1,4,3]},"#
        + #"{"type":"relation","id":5,"members":[{"type":"way","ref":6,"role":"outer"},"#
        + #"{"type":"way","ref":7,"role":"outer"}],"tags":{"a":"b"}}"#, [2, 2]
    ),
  ])
  func `ways and relations are at their middles`(element: String, point: [Double]) throws {
    #expect(try points("\(Self.nodes),\(element)") == ["5": point])
    #expect(try points("\(Self.nodes),\(element)", representsShapes: false) == [:])
  }

  @Test func `the center of an element is its point`() throws {
    let way = #"{"type":"way","id":5,"center":{"lat":1,"lon":2},"nodes":[1,2],"tags":{"a":"b"}}"#
    #expect(try points("\(Self.nodes),\(way)", representsShapes: false) == ["5": [1, 2]])
  }

  @Test func `a way whose nodes are absent has no geometry`() throws {
    let result = try readAll(
      text: #"{"elements":[{"type":"way","id":5,"nodes":[1,2],"tags":{"a":"b"}}]}"#,
      name: "pets.json")
    #expect(result.reasons == [.noGeometry])
  }
}
