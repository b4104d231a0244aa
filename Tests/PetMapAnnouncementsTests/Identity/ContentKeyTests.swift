import PetMapAnnouncements
import PetMapGeo
import Testing

struct ContentKeyTests {
  @Test func `the hash is the same on every machine`() throws {
    let key = try ContentKey(
      name: "Łatka", species: "DOG", day: 19_844, Coordinate(latitude: 52.2297, longitude: 21.0122))
    #expect(ContentKey.recordID(key.hash, twin: 1) == "record-e051426e44321d1b")
  }

  @Test(arguments: [0, 1, 0xFEDC_BA98_7654_3210 as UInt64], [1, 2, 30])
  func `the hash can be read from a record's ID`(_ hash: UInt64, _ twin: Int) {
    let id = ContentKey.recordID(hash, twin: twin)
    #expect(ContentKey.hash(inRecordID: id) == hash)
    #expect(ContentKey.hash(inRecordID: id + ".2") == hash)
  }

  @Test(arguments: [
    "", "A1", "record-1", "record-0123456789abcde", "record-0123456789ABCDEF",
    "record-0123456789abcdef0", "records-0123456789abcdef", "record-éé0123456789abcd",
  ])
  func `an ID that a source has given has no hash`(_ id: String) {
    #expect(ContentKey.hash(inRecordID: id) == nil)
  }
}
