import PetMapPhotos
import PetMapService
import ServiceTestSupport
import Testing

@Suite struct PhotoReplacementTests {
  @Test func `a photo that is replaced while it is requested is returned in its new version`()
    throws
  {
    let store = MemoryStore()
    let transport = InProcess(try .forTests(store: store))
    let (id, password) = try transport.announce()
    let authorization = "Basic " + TestBase64.encoded("\(id):\(password)")
    let (former, current) = (Array("GIF89a-former".utf8), Array("GIF89a-current".utf8))
    #expect(
      try transport.send(.upload(former, of: id, authorization: authorization)).status == 201)
    let request = WireRequest(method: "GET", target: "/images/\(id).jpeg")
    let before = try transport.send(request)
    #expect(before.body == PreparedPhoto.containing(former)[.largest])
    store.replaceNextPhoto(with: current)
    let after = try transport.send(request)
    #expect(after.status == 200)
    #expect(after.body == PreparedPhoto.containing(current)[.largest])
    #expect(after["ETag"] != before["ETag"])
  }
}
