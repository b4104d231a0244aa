import PetMapCommands
import PetMapGeo
import Testing

@Suite struct ValuesTests {
  @Test(arguments: [
    ("10km", 10_000.0), ("10", 10_000), ("2.5", 2500), ("850m", 850), ("850 m", 850),
    ("1mi", 1609.344), ("1nmi", 1852), ("0", 0), ("1e3m", 1000), ("1KM", 1000), (".5km", 500),
  ])
  func `distances are read`(text: String, meters: Double) throws {
    #expect(try Values.distance(text).value == meters)
  }

  @Test(arguments: [
    ("abc", "not a distance"), ("", "not a distance"), ("km", "not a distance"),
    ("-1km", "negative distance"), ("10miles", "unknown unit \"miles\""),
    ("nan", "not a distance"), ("inf", "not a distance"), ("0x10km", "not a distance"),
    ("1,5km", "not a distance"), ("1e999", "not a distance"), ("1e308km", "out of range"),
  ])
  func `invalid distances are rejected`(text: String, message: String) {
    #expect { try Values.distance(text) } throws: { ($0 as? ValueError)?.what == message }
  }

  @Test(arguments: [
    ("33.7,-118.2,33.8,-118.1", "-118.2,33.7,-118.1,33.8"),
    ("-118.2,33.8,-118.1,33.7", "-118.2,33.7,-118.1,33.8"),
    ("-118.1,33.8,-118.2,33.7", "-118.2,33.7,-118.1,33.8"),
    ("170,10,-170,-10", "170,-10,-170,10"),
    ("33.8,-118.1,33.7,-118.2", "-118.2,33.7,-118.1,33.8"),
    ("-118.2,-118.1,33.7,33.8", "-118.2,33.7,-118.1,33.8"),
  ])
  func `a valid coordinate order is suggested for a box`(text: String, suggestion: String) {
    #expect {
      try Values.boundingBox(text)
    } throws: {
      ($0 as? ValueError)?.remedy == "did you mean \(suggestion) (west,south,east,north)?"
    }
  }

  @Test func `a valid order is suggested for a coordinate`() {
    #expect {
      try Values.coordinate("-118.19, 33.77")
    } throws: {
      $0 as? ValueError
        == ValueError(
          "latitude -118.19 is out of range (-90 to 90)",
          remedy: "did you mean 33.77,-118.19 (latitude,longitude)?")
    }
  }

  @Test(arguments: ["1,2,3", "1,2,3,4,5", "a,b,c,d", "", "nan,0,1,1", "0x1,0,1,1", "1,5,2,3,4"])
  func `invalid boxes are rejected`(text: String) {
    #expect(throws: ValueError.self) { try Values.boundingBox(text) }
  }

  @Test(arguments: ["-1", "1.5", "", "abc", "99999999999999999999", "+1", "0x10"])
  func `invalid counts are rejected`(text: String) {
    #expect(throws: ValueError.self) { try Values.count(text) }
  }
}
