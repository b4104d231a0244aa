import PetMapHTTPServer
import PetMapJSON
import PetMapAnnouncements
import PetMapSystem
import ServiceTestSupport
import Testing

@Suite struct WorkKindTests {
  /// A hasher that blocks while its gate is closed.
  private final class GatedHasher: PasswordHasher {
    let isOpen = Monitor(true)
    private let base = PlainHasher()

    func hash(_ password: String) throws(PasswordHashingError) -> PasswordHash {
      isOpen.wait { $0 ? () : nil }
      return try base.hash(password)
    }

    func matches(
      _ password: String, _ hash: PasswordHash
    ) throws(PasswordHashingError) -> Bool {
      isOpen.wait { $0 ? () : nil }
      return try base.matches(password, hash)
    }
  }

  private let creation: String = {
    let body = ExampleDraft.json(changing: "{}")
    return "POST /api/v1/announcements HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\n"
      + "Content-Length: \(body.count)\r\n\r\n" + String(decoding: body, as: UTF8.self)
  }()

  private func exchange(_ client: SocketClient, _ text: String) throws -> WireResponse {
    client.send(text)
    var buffer: [UInt8] = []
    return try client.receiveResponse(buffer: &buffer)
  }

  @Test func `photos, searches, and admin writes do not wait behind password hashes`() throws {
    let hasher = GatedHasher()
    let running = try RunningServer(hasher: hasher)
    let client = try SocketClient(port: running.port)
    let created = try exchange(client, creation)
    let pet = try #require(JSONValue(parsing: created.body).object)
    let id = try #require(pet["id"]?.string)
    let password = try #require(pet["managementPassword"]?.string)
    let form =
      "--B\r\nContent-Disposition: form-data; name=\"photo\"; filename=\"a\"\r\n\r\n"
      + "GIF89a\r\n--B--\r\n"
    let authorization = "Authorization: Basic \(TestBase64.encoded("\(id):\(password)"))\r\n"
    let uploaded = try exchange(
      client,
      "POST /api/v1/announcements/\(id)/photos HTTP/1.1\r\nHost: x\r\n\(authorization)"
        + "Content-Type: multipart/form-data; boundary=B\r\n"
        + "Content-Length: \(form.utf8.count)\r\n\r\n\(form)")
    #expect(uploaded.status == 201)

    hasher.isOpen.change { $0 = false }
    let creating = try (0..<40).map { _ in try SocketClient(port: running.port) }
    for client in creating { client.send(creation) }
    #expect(
      try exchange(client, "GET /images/\(id).jpeg HTTP/1.1\r\nHost: x\r\n\r\n").status == 200)
    #expect(
      try exchange(client, "GET /api/v1/pins?text=rex HTTP/1.1\r\nHost: x\r\n\r\n").status == 200)
    #expect(
      try exchange(
        client,
        "DELETE /api/v1/announcements/\(id) HTTP/1.1\r\nHost: x\r\n"
          + "Authorization: Bearer \(ContractRun.adminToken)\r\n\r\n"
      ).status == 204)
    hasher.isOpen.change { $0 = true }
    for client in creating {
      var buffer: [UInt8] = []
      #expect(try client.receiveResponse(buffer: &buffer).status == 201)
    }
    #expect(running.server.stop())
  }
}
