import PetMapService
import Testing

@Suite struct AcceptEncodingTests {
  @Test(
    "gzip is used if the client accepts it",
    arguments: [
      "gzip", "GZIP", "x-gzip", "deflate, gzip", "gzip;q=1", "gzip;q=1.000", "gzip; q=0.001",
      "gzip ; q=0.5", "*", "br, *;q=0.1", "gzip;q=0.5, identity;q=0.5", "gzip, identity;q=0",
      "identity;q=0.2, gzip;q=0.3", "gzip;Q=1.0",
    ])
  func welcome(_ value: String) { #expect(AcceptEncoding([value]).prefersGzip) }

  @Test(
    "gzip is not used if it is refused, not listed, or less preferred than no coding",
    arguments: [
      "", "identity", "deflate, br", "gzip;q=0", "gzip;q=0.0", "gzip;q=0.000", "gzip; q=0.00",
      "*;q=0", "*;q=0.000", "*, gzip;q=0", "gzip;q=0, *", "gzip;q=0, gzip;q=1",
      "gzip;q=0.3, identity;q=0.4", "gzip;q=0.999, identity",
    ])
  func refused(_ value: String) { #expect(!AcceptEncoding([value]).prefersGzip) }

  @Test(
    "An item with a malformed weight is ignored",
    arguments: [
      "gzip;q=", "gzip;q=2", "gzip;q=1.001", "gzip;q=0.0000", "gzip;q=.5", "gzip;q=-1",
      "gzip;q=0,5", "gzip;q=x", "gzip;q=1.", "gzip;q=0.a",
    ])
  func malformed(_ value: String) {
    // A weight may end with its decimal point (RFC 9110, 12.4.2).
    #expect(AcceptEncoding([value]).prefersGzip == (value == "gzip;q=1."))
  }

  @Test("Repeated fields are combined into one list")
  func twoFields() {
    #expect(AcceptEncoding(["deflate", "gzip"]).prefersGzip)
    #expect(!AcceptEncoding(["gzip", "gzip;q=0.000"]).prefersGzip)
  }
}
