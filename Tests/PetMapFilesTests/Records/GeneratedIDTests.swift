import PetMapAnnouncements
import PetMapFiles
import TestSupport
import Testing

/// Tests the IDs of records without one.
struct GeneratedIDTests {
  private let header = "name,species,date,lat,lon,phone,description\n"
  private let rex = "Rex,dog,2024-05-01,52.2297,21.0122,600700800,black\n"
  private let mia = "Mia,cat,2024-05-02,50.0614,19.9366,,white\n"

  private func ids(_ rows: String...) throws -> [String] {
    try readAll(text: header + rows.joined()).ids
  }

  @Test func `the position of a record does not change its ID`() throws {
    let first = try ids(rex, mia)
    #expect(Set(first).count == 2)
    #expect(try ids(mia, rex) == first.reversed())
    #expect(try ids("Bo,dog,,1,2,,\n", rex, "x,y,z,0,0,,\n", mia).filter(first.contains) == first)
  }

  @Test(arguments: [
    "rex,DOG,2024-05-01,52.2297,21.0122,,\n", "Réx,Dog,1 May 2024,52.22970,21.01220,+48 1,brown\n",
    "\"Rex\",dog,2024-05-01T18:00:00Z,52.229701,21.012199,,\n",
  ])
  func `only name, species, date, and coordinate matter, however they are written`(
    row: String
  ) throws {
    #expect(try ids(row) == ids(rex))
  }

  @Test(arguments: [
    "Max,dog,2024-05-01,52.2297,21.0122,600700800,black\n",
    ",dog,2024-05-01,52.2297,21.0122,600700800,black\n",
    "Rex,cat,2024-05-01,52.2297,21.0122,600700800,black\n",
    "Rex,dog,2024-05-02,52.2297,21.0122,600700800,black\n",
    "Rex,dog,,52.2297,21.0122,600700800,black\n",
    "Rex,dog,2024-05-01,52.2298,21.0122,600700800,black\n",
    "Rex,dog,2024-05-01,52.2297,21.0123,600700800,black\n",
  ])
  func `records that differ in one of them have different IDs`(row: String) throws {
    #expect(try ids(row) != ids(rex))
  }

  @Test func `twins are numbered`() throws {
    let id = try ids(rex)[0]
    #expect(try ids(rex, mia, rex, rex) == [id, try ids(mia)[0], id + "-2", id + "-3"])
    let table = header.replacing("name", with: "id,name")
    let mixed = try readAll(text: table + "," + rex + id + "-2," + mia + "," + rex)
    #expect(mixed.ids == [id, id + "-2", id + "-3"])
  }

  @Test func `many records with the same content are read quickly`() throws {
    let count = cases(200_000, debug: 5000)
    let result = try readAll(text: header + String(repeating: rex, count: count))
    #expect(Set(result.ids).count == count)
    #expect(result.ids.last?.hasSuffix("-\(count)") == true)
  }

  @Test func `a file in another format has the same IDs`() throws {
    let json = """
      [{"name":"Mia","species":"cat","date":"2024-05-02","lat":50.0614,"lng":19.9366},
       {"lng":21.0122,"lat":52.2297,"date":"2024-05-01","species":"dog","name":"Rex"}]
      """
    #expect(try readAll(text: json, name: "pets.json").ids == ids(mia, rex))
  }
}
