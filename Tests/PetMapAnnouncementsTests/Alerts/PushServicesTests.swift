import PetMapAnnouncements
import Testing

struct PushServicesTests {
  private func admits(_ list: PushServices, _ endpoint: String) -> Bool {
    PushEndpoint(endpoint).map { list.admits($0) } ?? false
  }

  @Test(arguments: [
    "https://fcm.googleapis.com/fcm/send/abc:APA91", "https://FCM.googleapis.com/wp/x",
    "https://updates.push.services.mozilla.com/wpush/v2/gAAAA",
    "https://eu.push.services.mozilla.com/wpush/v2/gAAAA",
    "https://wns2-par02p.notify.windows.com/w/?token=BQ", "https://web.push.apple.com/QGuQ",
    "https://fcm.googleapis.com:443/wp/x",
  ])
  func `the services of browsers are in the standard list`(endpoint: String) {
    #expect(admits(.standard, endpoint))
  }

  @Test(arguments: [
    "http://fcm.googleapis.com/fcm/send/a", "https://fcm.googleapis.com:8443/",
    "https://fcm.googleapis.com.example.org/", "https://evilfcm.googleapis.com/",
    "https://notify.windows.com/", "https://evilnotify.windows.com/",
    "https://fcm.googleapis.com@example.org/", "https://fcm.googleapis.com\\@example.org/",
    "https://example.org#@fcm.googleapis.com/", "https://fcm.googleapis.com./",
    "https://fcm.googleapis.com%2eexample.org/", "https://127.0.0.1/", "https://[::1]/",
    "https://169.254.169.254/latest/meta-data", "file:///etc/passwd", "https:fcm.googleapis.com/",
    "https:///fcm.googleapis.com/", "//fcm.googleapis.com/", "https://fcm.googleapis.com:/",
    "https://fcm.googleapis.com:0443/", "https://fcm.googleapis.com/a b",
    "https://fcm.googleapis.com/\r\nX: 1", "https://fcm.googleapis.com/#x",
    "https://fcm。googleapis。com/",
    "https://fcm.googleapis.com:99999/", "https://", "", "gopher://fcm.googleapis.com/",
  ])
  func `nothing else is in the standard list`(endpoint: String) {
    // A leading zero in a port changes nothing.
    #expect(admits(.standard, endpoint) == endpoint.contains(":0443"))
  }

  @Test func `a list can extend or replace the standard one`() throws {
    let longer = try PushServices("default, http://127.0.0.1:9000")
    #expect(admits(longer, "https://web.push.apple.com/x"))
    #expect(admits(longer, "http://127.0.0.1:9000/x"))
    #expect(!admits(longer, "http://127.0.0.1:9001/x"))
    #expect(!admits(longer, "http://127.0.0.1/x"))
    #expect(!admits(longer, "https://127.0.0.1:9000/x"))
    let own = try PushServices("push.example.org:8443,*.push.example.org,https://[::1]:9000/")
    #expect(!admits(own, "https://web.push.apple.com/x"))
    #expect(admits(own, "https://push.example.org:8443/x"))
    #expect(admits(own, "https://a.b.push.example.org/x"))
    #expect(!admits(own, "https://push.example.org/x"))
    #expect(admits(own, "https://[::1]:9000/x"))
  }

  @Test func `only an origin with a scheme may have a private address`() throws {
    let list = try PushServices("default,push.example.org,http://localhost:9000")
    func allowsPrivate(_ text: String) -> Bool {
      PushEndpoint(text).map { list.admitsPrivateAddress(of: $0) } ?? false
    }
    #expect(allowsPrivate("http://localhost:9000/x"))
    #expect(!allowsPrivate("https://push.example.org/x"))
    #expect(!allowsPrivate("https://fcm.googleapis.com/x"))
    #expect(!allowsPrivate("http://localhost/x"))
  }

  @Test(arguments: [
    "", "default,", "http://", "http://127.0.0.1:9000/push", "ftp://example.org", "*", "*.com",
    "*.",
    "a*.example.org", "http://*.example.org", "user@example.org", "http://user@example.org",
    "example.org:0", "example.org:65536", "exa mple.org", "*.127.0.0.1", "[::1", "[::1%lo]",
    "https://example.org?", "https://example.org//",
  ])
  func `malformed entries are refused`(text: String) {
    #expect(throws: PushServices.Problem.self) { try PushServices(text) }
  }

  @Test func `the description is a list again`() throws {
    for list in [PushServices.standard, try PushServices("default,HTTP://127.0.0.1:80/,a.b:1")] {
      #expect(try PushServices(list.description) == list)
    }
  }

  @Test(arguments: [
    ("https://Example.org:443/a?b", "https://example.org"),
    ("http://127.0.0.1:9000", "http://127.0.0.1:9000"), ("http://[::1]:80?x", "http://[::1]"),
  ])
  func `an endpoint has an origin`(endpoint: String, origin: String) {
    #expect(PushEndpoint(endpoint)?.origin == origin)
  }

  @Test func `a subscription is checked`() throws {
    let key = [4] + [UInt8](repeating: 1, count: 64)
    let secret = [UInt8](repeating: 2, count: 16)
    let endpoint = "https://push.example.org/7"
    let subscription = try PushSubscription(endpoint: endpoint, key: key, secret: secret)
    #expect(subscription.endpoint == endpoint)
    #expect(
      try PushSubscription(
        endpoint: endpoint, encodedKey: Base64.encodedForURL(key),
        encodedSecret: Base64.encodedForURL(secret)) == subscription)
    #expect(throws: PushSubscription.Problem.endpoint) {
      try PushSubscription(
        endpoint: endpoint + String(repeating: "a", count: 2048), key: key, secret: secret)
    }
    for bad in [[], Array(key.dropLast()), key + [0], [2] + key.dropFirst()] {
      #expect(throws: PushSubscription.Problem.key) {
        try PushSubscription(endpoint: endpoint, key: bad, secret: secret)
      }
    }
    #expect(throws: PushSubscription.Problem.secret) {
      try PushSubscription(endpoint: endpoint, key: key, secret: secret + [0])
    }
    #expect(throws: PushSubscription.Problem.key) {
      try PushSubscription(
        endpoint: endpoint, encodedKey: String(repeating: "A", count: 1 << 20),
        encodedSecret: "AAAA")
    }
  }
}
