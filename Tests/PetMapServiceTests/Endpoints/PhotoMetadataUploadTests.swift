import PetMapService
import ServiceTestSupport
import Testing

@Suite struct PhotoMetadataUploadTests {
  @Test
  func `a photo is published without its location, and its tag is that of the published bytes`()
    throws
  {
    let transport = InProcess(try .forTests())
    let (id, password) = try transport.announce()
    let picture: [UInt8] = [0xFF, 0xDB, 0, 4, 1, 2, 0xFF, 0xDA, 0, 2, 101, 102, 0xFF, 0xD9]
    let comment: [UInt8] = [0xFF, 0xFE, 0, 6, 0x35, 0x32, 0x4E, 0x21]
    let uploaded = try transport.send(
      .upload(
        [0xFF, 0xD8] + comment + picture, of: id,
        authorization: "Basic " + TestBase64.encoded("\(id):\(password)")))
    #expect(uploaded.status == 201)
    let photo = try transport.send(WireRequest(method: "GET", target: "/images/\(id).jpeg"))
    #expect(photo.body == [0xFF, 0xD8] + picture)
    let tag = try #require(photo["ETag"])
    let again = try transport.send(
      WireRequest(
        method: "GET", target: "/images/\(id).jpeg", headers: [HeaderField("If-None-Match", tag)]))
    #expect(again.status == 304)
  }
}
