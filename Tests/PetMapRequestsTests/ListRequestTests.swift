import PetMapGeo
import PetMapKit
import PetMapAnnouncements
import Testing
import PetMapParameters
import PetMapRequests

struct ListRequestTests {
  /// Parses `name=value` pairs separated by `&`, without percent-decoding.
  private func parameters(_ text: String) -> [QueryParameter] {
    text.split(separator: "&").map { part in
      let pair = part.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
      return QueryParameter(name: String(pair[0]), value: pair.count > 1 ? String(pair[1]) : "")
    }
  }

  @Test(arguments: [
    ("lat=10abc&lng=1", "lat", "Parameter 'lat' must be a valid number"),
    ("lat=50,5&lng=1", "lat", "Parameter 'lat' must be a valid number"),
    ("lat=0x10&lng=1", "lat", "Parameter 'lat' must be a valid number"),
    ("lat=NaN&lng=1", "lat", "Parameter 'lat' must be a valid number"),
    ("lat=Infinity", "lat", "Parameter 'lat' must be a valid number"),
    ("lat=1e999", "lat", "Parameter 'lat' must be a valid number"),
    ("lat=٥&lng=1", "lat", "Parameter 'lat' must be a valid number"),
    ("lat=&lng=1", "lat", "Parameter 'lat' must be a valid number"),
    ("lat=  &lng=1", "lat", "Parameter 'lat' must be a valid number"),
    ("lat=.&lng=1", "lat", "Parameter 'lat' must be a valid number"),
    ("lat=1&lat=1&lng=1", "lat", "Parameter 'lat' must be a valid number"),
    ("lat=90.1&lng=1", "lat", "Parameter 'lat' must be between -90 and 90"),
    ("lat=-90.1&lng=x", "lat", "Parameter 'lat' must be between -90 and 90"),
    ("lat=1&lng=x&range=x", "lng", "Parameter 'lng' must be a valid number"),
    ("lat=1&lng=180.01", "lng", "Parameter 'lng' must be between -180 and 180"),
    ("range=x", "range", "Parameter 'range' must be a valid number"),
    ("range=1.5", "range", "Parameter 'range' must be an integer"),
    ("range=-1.5", "range", "Parameter 'range' must be an integer"),
    ("range=0", "range", "Parameter 'range' must be greater than zero"),
    ("range=-0", "range", "Parameter 'range' must be greater than zero"),
    ("range=-3&limit=0", "range", "Parameter 'range' must be a positive number"),
    ("range=1&range=1", "range", "Parameter 'range' must be a valid number"),
    ("limit=0", "limit", "Parameter 'limit' must be an integer between 1 and 1000"),
    ("limit=1001", "limit", "Parameter 'limit' must be an integer between 1 and 1000"),
    ("limit=5.0", "limit", "Parameter 'limit' must be an integer between 1 and 1000"),
    ("limit=+5", "limit", "Parameter 'limit' must be an integer between 1 and 1000"),
    ("limit=", "limit", "Parameter 'limit' must be an integer between 1 and 1000"),
    (
      "limit=99999999999999999999", "limit",
      "Parameter 'limit' must be an integer between 1 and 1000"
    ),
    ("limit=5&limit=5", "limit", "Parameter 'limit' must be an integer between 1 and 1000"),
    ("cursor=x&lat=1", "cursor", "Parameter 'cursor' is not valid"),
    ("cursor=", "cursor", "Parameter 'cursor' is not valid"),
    ("lat=1", "lng", "Parameter 'lng' is required when 'lat' is provided"),
    ("lng=1", "lat", "Parameter 'lat' is required when 'lng' is provided"),
  ])
  func `an invalid parameter is reported with a message`(
    query: String, name: String, message: String
  ) {
    let error = #expect(throws: ParameterError.self) { try ListRequest(parameters(query)) }
    #expect(error?.listMessage ?? error?.http.message == message)
    #expect((error?.listMessage == nil ? error?.http.field : error?.name) == name)
  }

  @Test(arguments: [
    ("lat=5.&lng=.5", 5, 0.5, 5), ("lat= 50 &lng=-0&range=1e1", 50, 0, 10),
    ("lat=+50&lng=5.0&range=5.0", 50, 5, 5),
    ("lat=90&lng=-180&range=20016", 90, -180, 20016),
    ("lat=-90&lng=180&range=1e300", -90, 180, 1e300),
  ])
  func `numbers are parsed`(
    query: String, latitude: Double, longitude: Double, kilometers: Double
  ) throws {
    let circle = try #require(try ListRequest(parameters(query)).circle)
    #expect(circle.center.latitude == latitude)
    #expect(circle.center.longitude == longitude)
    #expect(circle.radius == .kilometers(kilometers))
  }

  @Test func `the circle requires coordinates, and unknown parameters are ignored`() throws {
    let query = try ListRequest(parameters("range=3&foo=1&foo=2&LAT=x"))
    #expect(query.circle == nil)
    #expect(query.limit == 1000)
    #expect(query.cursor == nil)
    #expect(try ListRequest(parameters("limit=007")).limit == 7)
  }

  @Test(arguments: [
    "near=1,2", "radius=3", "near=1,2&radius=3&lat=1&lng=2", "near=1,2&radius=3&range=5",
    "near=1,2&radius=-3", "status=lots", "bbox=1,2,3,4", "sort=date",
  ])
  func `a circle is given in one way, and parameters of other operations are rejected`(
    query: String
  ) {
    #expect(throws: ParameterError.self) { try ListRequest(parameters(query)) }
  }

  @Test func `a circle may have any center and radius, and filters apply`() throws {
    let query = try ListRequest(parameters("near=52.2,381&radius=2.5&status=found"))
    #expect(query.circle?.center == (try Coordinate(latitude: 52.2, longitude: 21)))
    #expect(query.circle?.radius == .kilometers(2.5))
    #expect(query.pins.filter.statuses == [.found])
  }

  @Test func `a cursor round-trips`() throws {
    for milliseconds in [Int64(0), -5, 1_763_467_200_123, 253_402_300_799_999] {
      for insertion in [Int64(0), 1, .max, .min] {
        let position = ListPosition(
          createdAt: Timestamp(milliseconds: milliseconds), insertion: insertion)
        #expect(ListPosition(cursor: position.cursor) == position)
        #expect(try ListRequest(parameters("cursor=\(position.cursor)")).cursor == position)
      }
    }
  }

  @Test func `a modified cursor is invalid`() {
    let cursor = Array(
      ListPosition(createdAt: Timestamp(milliseconds: 1_763_467_200_123), insertion: 42).cursor.utf8
    )
    for index in cursor.indices {
      var other = cursor
      other[index] = other[index] == UInt8(ascii: "0") ? UInt8(ascii: "1") : UInt8(ascii: "0")
      #expect(ListPosition(cursor: String(decoding: other, as: UTF8.self)) == nil)
    }
    #expect(ListPosition(cursor: String(decoding: cursor.dropLast(), as: UTF8.self)) == nil)
    #expect(ListPosition(cursor: String(decoding: cursor, as: UTF8.self).uppercased()) == nil)
  }

  @Test func `lists are sorted newest first, with ties in descending insertion order`() {
    func position(_ time: Int64, _ insertion: Int64) -> ListPosition {
      ListPosition(createdAt: Timestamp(milliseconds: time), insertion: insertion)
    }
    let sorted = [position(1, 9), position(2, 3), position(2, 4), position(3, 1)].sorted()
    #expect(sorted == [position(3, 1), position(2, 4), position(2, 3), position(1, 9)])
  }
}
