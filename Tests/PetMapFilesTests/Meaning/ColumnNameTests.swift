import PetMapAnnouncements
import PetMapFiles
import PetMapGeo
import Testing

/// Tests what the names of columns specify in addition to the field.
struct ColumnNameTests {
  @Test(arguments: [
    ("Age (months)", "30", 2), ("age_in_months", "30", 2), ("Age [weeks]", "110", 2),
    ("Alter (Monate)", "30", 2), ("Wiek (mies.)", "30", 2), ("Age (years)", "3", 3),
    ("Age (months)", "3 years", 3), ("Age", "3", 3), ("Age (approx.)", "3", 3),
  ])
  func `the unit in the name of an age applies to ages without a unit`(
    name: String, age: String, years: Int
  ) throws {
    let result = try readAll(text: "id,lat,lon,\(name)\na,1,2,\(age)\n")
    #expect(result.announcements.map(\.age) == [years])
  }

  @Test func `the unit of an age is read from its own column`() throws {
    let text = """
      id,lat,lon,Age,Age Unit
      a,1,2,30,Months
      b,1,2,3,Years
      c,1,2,2 years,
      d,1,2,5,
      e,1,2,,Years
      f,1,2,5,moons
      """
    let result = try readAll(text: text)
    #expect(result.announcements.map(\.age) == [2, 3, 2, nil, nil, nil])
    #expect(result.reasons == [.notAnAge, .notAnAge])
  }
}
