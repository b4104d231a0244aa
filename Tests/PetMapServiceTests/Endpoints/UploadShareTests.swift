import PetMapAnnouncements
import PetMapService
import ServiceTestSupport
import Testing

@Suite struct UploadShareTests {
  @Test func `stalled uploads from one peer leave memory for other peers' uploads`() throws {
    var environment = ServiceEnvironment.test()
    environment.uploadMemory = 50 << 20
    let service = try Service(environment)
    let (id, password) = try InProcess(service).announce()
    let part = "--B\r\nContent-Disposition: form-data; name=\"photo\"; filename=\"a\"\r\n\r\nGIF89a"
    /// Starts an upload and sends 12 MB of it. Returns `nil` if it is rejected with 503.
    func stalled(_ peer: String) throws -> BodyIntake? {
      let head = RequestHead(
        "POST", "/api/v1/announcements/\(id)/photos",
        headers: HeaderFields([
          HeaderField("Host", "x"), HeaderField("Transfer-Encoding", "chunked"),
          HeaderField("Authorization", "Basic " + TestBase64.encoded("\(id):\(password)")),
          HeaderField("Content-Type", "multipart/form-data; boundary=B"),
        ]), peer: peer, id: service.newRequestID())
      guard case .receive(let intake) = service.begin(service.plan(head)) else {
        Issue.record("the upload does not begin")
        return nil
      }
      let chunks =
        [Array(part.utf8)] + Array(repeating: Array(repeating: 0x78, count: 1 << 20), count: 12)
      for chunk in chunks {
        if let refusal = intake.receive(chunk) {
          #expect(refusal.status == 503)
          return nil
        }
      }
      return intake
    }
    var uploads = try [stalled("192.0.2.1")]
    #expect(uploads[0] != nil)
    #expect(try stalled("192.0.2.1") == nil)
    uploads.append(try stalled("192.0.2.2"))
    #expect(uploads[1] != nil)
    // The addresses of an IPv6 network are a single peer.
    uploads.append(try stalled("2001:db8:1:2::1"))
    #expect(uploads[2] != nil)
    #expect(try stalled("2001:db8:1:2:ffff::1") == nil)
    uploads[2]?.cancel()
    // A budget is released when its upload has ended.
    uploads[0]?.cancel()
    uploads[0] = nil
    #expect(try stalled("192.0.2.1") != nil)
  }
}
