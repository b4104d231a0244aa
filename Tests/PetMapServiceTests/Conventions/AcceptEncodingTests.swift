import PetMapService
import Testing

@Suite struct AcceptEncodingTests {
  @Test(
    arguments: [
      "gzip", "GZIP", "x-gzip", "deflate, gzip", "gzip;q=1", "gzip;q=1.000", "gzip; q=0.001",
      "gzip ; q=0.5", "*", "br, *;q=0.1", "gzip;q=0.5, identity;q=0.5", "gzip, identity;q=0",
      "identity;q=0.2, gzip;q=0.3", "gzip;Q=1.0",
    ])
  func `gzip is used if the client accepts it`(_ value: String) {
    #expect(AcceptEncoding([value]).prefersGzip)
  }

  @Test(
    arguments: [
      "", "identity", "deflate, br", "gzip;q=0", "gzip;q=0.0", "gzip;q=0.000", "gzip; q=0.00",
      "*;q=0", "*;q=0.000", "*, gzip;q=0", "gzip;q=0, *", "gzip;q=0, gzip;q=1",
      "gzip;q=0.3, identity;q=0.4", "gzip;q=0.999, identity",
    ])
  func `gzip is not used if it is refused, not listed, or less preferred than no coding`(
    _ value: String
  ) { #expect(!AcceptEncoding([value]).prefersGzip) }

  @Test(
    arguments: [
      "gzip;q=", "gzip;q=2", "gzip;q=1.001", "gzip;q=0.0000", "gzip;q=.5", "gzip;q=-1",
      "gzip;q=0,5", "gzip;q=x", "gzip;q=1.", "gzip;q=0.a",
    ])
  func `an item with a malformed weight is ignored`(_ value: String) {
    // A weight may end with its decimal point (RFC 9110, 12.4.2).
    #expect(AcceptEncoding([value]).prefersGzip == (value == "gzip;q=1."))
  }

  @Test(
    arguments: [
      ("br", true), ("gzip, deflate, br, zstd", true), ("br;q=0.5, gzip;q=0.5", true),
      ("BR;q=0.1", true), ("*, br", true), ("gzip", false), ("*", false), ("br;q=0", false),
      ("br;q=0, br", false), ("gzip, br;q=0.9", false), ("*;q=0.5, br;q=0.4", false),
      ("identity, br;q=0.9", false), ("", false),
    ])
  func `Brotli is used if it is listed and nothing is preferred`(_ value: String, expected: Bool) {
    #expect(AcceptEncoding([value]).prefersBrotli == expected)
  }

  @Test func `repeated fields are combined into one list`() {
    #expect(AcceptEncoding(["deflate", "gzip"]).prefersGzip)
    #expect(!AcceptEncoding(["gzip", "gzip;q=0.000"]).prefersGzip)
  }
}
