import PetMapGeo
import PetMapAnnouncements
import PetMapAPI
import Testing

struct AnnouncementJSONTests {
  @Test func `an announcement has the API's 18 members, in order`() throws {
    var bytes: [UInt8] = []
    Announcement(id: "a", coordinate: try Coordinate(latitude: 52.5, longitude: -7)).appendJSON(
      to: &bytes)
    #expect(
      String(decoding: bytes, as: UTF8.self) == """
        {"id":"a","petName":null,"species":"OTHER","breed":null,"sex":null,"age":null,\
        "description":null,"microchipNumber":null,"locationLatitude":52.5,\
        "locationLongitude":-7,"lastSeenDate":null,"email":null,"phone":null,"photoUrl":null,\
        "photos":[],"status":"MISSING","reward":null,"custody":null,\
        "colors":null,"size":null,"collar":null,"markings":null,"createdAt":null,"updatedAt":null}
        """)
  }

  @Test func `a feature is a point whose properties are the announcement's members`() throws {
    var bytes: [UInt8] = []
    var pet = Announcement(
      id: "A1", coordinate: try Coordinate(latitude: 33.8047935, longitude: -118.1889261),
      species: "DOG", status: .found)
    pet.lastSeenDate = CalendarDate(iso: "2023-02-20")
    pet.age = 3
    pet.appendFeature(to: &bytes, bearing: PinBearing(distance: Meters(12.5), bearing: 90))
    #expect(
      String(decoding: bytes, as: UTF8.self) == """
        {"type":"Feature","id":"A1","geometry":{"type":"Point",\
        "coordinates":[-118.1889261,33.8047935]},"properties":{"id":"A1","petName":null,\
        "species":"DOG","breed":null,"sex":null,"age":3,"description":null,\
        "microchipNumber":null,"lastSeenDate":"2023-02-20","email":null,"phone":null,\
        "photoUrl":null,"photos":[],"status":"FOUND","reward":null,"custody":null,\
        "colors":null,"size":null,"collar":null,"markings":null,"createdAt":null,"updatedAt":null,\
        "distance":12.5,"bearing":90}}
        """)
  }
}
