import PetMapFiles
import PetMapGeo
import PetMapAnnouncements
import Testing

struct ConditionTests {
  /// An animal that was admitted three times has three records.
  @Test func `for each ID, the first record that meets the condition is used`() throws {
    var options = ReadingOptions()
    options.conditions = [try #require(ColumnCondition("outcome=ADOPTION"))]
    let text = """
      id,lat,lon,outcome
      a,1,2,TRANSFER
      b,1,2,ADOPTION
      a,3,4,ADOPTION
      a,5,6,ADOPTION
      """
    let result = try readAll(text: text, options: options)
    #expect(result.ids == ["b", "a"])
    #expect(result.announcements.map(\.coordinate.latitude) == [1, 3])
    #expect(result.report.duplicates == 1)
    #expect(result.report.filtered == 1)
  }

  @Test func `the shelter's adoptions since 2024 match its rows`() throws {
    var options = ReadingOptions()
    options.conditions = try ["outcome_type=adoption", "intake_date>=2024-01-01"].map {
      try #require(ColumnCondition($0))
    }
    #expect(try readAll(fixture("longbeach-shelter.csv"), options: options).ids.count == 1247)
  }
}
