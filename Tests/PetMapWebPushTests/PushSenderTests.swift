import Foundation
import PetMapAnnouncements
import PetMapAPI
import PetMapSystem
import PetMapWebPush
import Synchronization
import TestSupport
import Testing

struct PushSenderTests {
  private static let contact = PushContact("mailto:ola@example.org")
  private static let message = PushMessage(
    Array(#"{"title":"Rex was seen"}"#.utf8), secondsToLive: 3600, urgency: .high, topic: "rex-7")

  private func subscription(_ endpoint: String) throws -> PushSubscription {
    try PushSubscription(
      endpoint: endpoint, key: P256Key.random().point, secret: [UInt8](repeating: 9, count: 16))
  }

  private func sender(_ services: String, seconds: Int = 10) throws -> PushSender {
    PushSender(
      services: try PushServices(services), key: try .random(),
      contact: try #require(Self.contact), seconds: seconds)
  }

  /// Sends a message to a stand-in on a separate thread, as a sender of alerts does.
  private func outcome(
    _ reaction: PushServiceStandIn.Reaction, seconds: Int = 10
  ) async throws -> DeliveryOutcome {
    let service = try #require(PushServiceStandIn { _ in reaction })
    let sender = try sender(service.origin, seconds: seconds)
    let subscription = try subscription(service.origin + "/7")
    return await onThread { sender.send(Self.message, to: subscription) }
  }

  @Test(arguments: [
    ("201 Created", "", DeliveryOutcome.delivered), ("200 OK", "", .delivered),
    ("202 Accepted", "", .delivered), ("404 Not Found", "", .gone), ("410 Gone", "", .gone),
    ("400 Bad Request", "", .rejected("status 400")),
    ("413 Payload Too Large", "", .rejected("status 413")),
    ("429 Too Many Requests", "Retry-After: 7\r\n", .failed("status 429", retryAfter: 7)),
    (
      "429 Too Many Requests", "Retry-After: 99999999999999999999\r\n",
      .failed("status 429", retryAfter: 86_400)
    ),
    ("429 Too Many Requests", "Retry-After: -7\r\n", .failed("status 429", retryAfter: nil)),
    (
      "503 Service Unavailable", "Retry-After: Sun, 06 Nov 1994 08:49:37 GMT\r\n",
      .failed("status 503", retryAfter: 0)
    ),
    (
      "503 Service Unavailable", "Retry-After: Fri, 31 Dec 9999 23:59:59 GMT\r\n",
      .failed("status 503", retryAfter: 86_400)
    ),
    ("500 Internal Server Error", "", .failed("status 500", retryAfter: nil)),
  ])
  func `a status has an outcome`(
    status: String, headers: String, expected: DeliveryOutcome
  ) async throws {
    let response = "HTTP/1.1 \(status)\r\n\(headers)Content-Length: 0\r\n\r\n"
    #expect(try await outcome(.respond(response)) == expected)
  }

  @Test func `a connection is kept for later messages, and replaced when it was closed`()
    async throws
  {
    let count = Mutex(0)
    let service = try #require(
      PushServiceStandIn { _ in
        let number = count.withLock { count in
          count += 1
          return count
        }
        let kept = number == 4 ? "" : "Connection: keep-alive\r\n"
        return .respond("HTTP/1.1 201 Created\r\n\(kept)Content-Length: 0\r\n\r\n")
      })
    let sender = try sender(service.origin)
    let subscription = try subscription(service.origin + "/7")
    // On one thread, because a connection is not used again after two minutes, for which a busy test
    // can be suspended.
    let outcomes = await onThread {
      (0..<8).map { _ in sender.send(Self.message, to: subscription) }
    }
    #expect(outcomes == Array(repeating: .delivered, count: 8))
    // The service closes the connection after the fourth message without saying so.
    #expect(service.requests.count == 8)
    #expect(service.connectionCount == 2)
  }

  @Test func `a delay until a date is in seconds from now`() throws {
    let now = try #require(Timestamp(iso: "1994-11-06T08:48:37.5Z"))
    let response = ClientResponse(
      status: 429, headers: [HTTPHeader("retry-after", "Sun, 06 Nov 1994 08:49:37 GMT")])
    #expect(
      PushSender.outcome(of: response, now: now) == .failed("status 429", retryAfter: 60))
  }

  @Test(arguments: [401, 403])
  func `a refused signature is explained to the operator`(status: Int) async throws {
    let body = #"{"reason":"BadJwtToken"}"#
    let response =
      "HTTP/1.1 \(status) No\r\nContent-Length: \(body.utf8.count)\r\n\r\n\(body)"
    guard case .failed(let cause, retryAfter: nil) = try await outcome(.respond(response)) else {
      Issue.record("not failed")
      return
    }
    #expect(cause.contains("refuses the signature (status \(status): \(body))"))
  }

  @Test func `a redirect is not followed`() async throws {
    let service = try #require(
      PushServiceStandIn { path in
        .respond(
          path == "/7"
            ? "HTTP/1.1 307 Moved\r\nLocation: /8\r\nContent-Length: 0\r\n\r\n"
            : "HTTP/1.1 201 Created\r\nContent-Length: 0\r\n\r\n")
      })
    let sender = try sender(service.origin)
    let subscription = try subscription(service.origin + "/7")
    let outcome = await onThread { sender.send(Self.message, to: subscription) }
    #expect(outcome == .failed("status 307; redirects are not followed", retryAfter: nil))
    #expect(service.requests.count == 1)
  }

  @Test func `a service that does not respond is given up`() async throws {
    let expected = DeliveryOutcome.failed(
      "the push service did not respond within 1 s", retryAfter: nil)
    #expect(try await outcome(.hang(""), seconds: 1) == expected)
    #expect(try await outcome(.hang("HTTP/1.1 201"), seconds: 1) == expected)
    let informational = "HTTP/1.1 103 Early Hints\r\n\r\n"
    #expect(try await outcome(.hang(informational), seconds: 1) == expected)
  }

  /// A message that would be sent again although it was accepted would arrive twice.
  @Test func `a status counts even if the headers or the body do not end`() async throws {
    let head = "HTTP/1.1 201 Created\r\nContent-Length: 99\r\n\r\n"
    let lines = String(repeating: "X: \(String(repeating: "y", count: 1000))\r\n", count: 400)
    #expect(try await outcome(.hang(head + "x"), seconds: 1) == .delivered)
    #expect(try await outcome(.respond(head + "x")) == .delivered)
    #expect(try await outcome(.flood("HTTP/1.1 201 Created\r\n\r\n")) == .delivered)
    let gone = try await outcome(.flood("HTTP/1.1 410 Gone\r\nTransfer-Encoding: chunked\r\n\r\n"))
    #expect(gone == .gone)
    #expect(try await outcome(.flood("HTTP/1.1 201 Created\r\nX: ")) == .delivered)
    #expect(try await outcome(.flood("HTTP/1.1 410 Gone\r\n" + lines)) == .gone)
  }

  @Test func `a service that closes the connection, or is not HTTP, is an error`() async throws {
    let noConnection = DeliveryOutcome.failed("no connection to the push service", retryAfter: nil)
    #expect(try await outcome(.respond("")) == noConnection)
    for text in ["220 mail.example.org ESMTP\r\n", "\u{0}\u{1}\u{2}\r\n\r\n"] {
      guard case .failed = try await outcome(.respond(text)) else {
        Issue.record("not failed: \(text)")
        continue
      }
    }
  }

  @Test func `an error has one line of the response in its cause`() async throws {
    let body = "\r\n  no \u{1B}[31mquota\u{0}\u{202E} \r\nsecond line"
    let response = "HTTP/1.1 507 Full\r\nContent-Length: \(body.utf8.count)\r\n\r\n\(body)"
    #expect(
      try await outcome(.respond(response))
        == .failed("status 507: no  [31mquota ", retryAfter: nil))
  }

  @Test func `the request has the headers of push messages`() async throws {
    let service = try #require(
      PushServiceStandIn { _ in .respond("HTTP/1.1 201 Created\r\nContent-Length: 0\r\n\r\n") })
    let sender = try sender("default," + service.origin)
    let subscription = try subscription(service.origin + "/send/7?a=b")
    #expect(await onThread { sender.send(Self.message, to: subscription) } == .delivered)
    let lines = try #require(service.requests.first).split(separator: "\r\n").map { String($0) }
    #expect(lines[0] == "POST /send/7?a=b HTTP/1.1")
    for line in [
      "TTL: 3600", "Urgency: high", "Topic: rex-7", "Content-Encoding: aes128gcm",
      "Content-Type: application/octet-stream", "Content-Length: \(PushMessage.bodyCount)",
    ] {
      #expect(lines.contains(line), "\(line)")
    }
    #expect(lines.contains { $0.hasPrefix("Authorization: vapid t=") })
  }

  @Test func `a subscription of a service that is not in the list is gone`() throws {
    let sender = try sender("default")
    #expect(try sender.send(Self.message, to: subscription("https://127.0.0.1/7")) == .gone)
  }

  @Test func `a public name in the list with a private address is not connected to`() async throws {
    let sender = try sender("localhost:9,fcm.googleapis.com")
    let subscription = try subscription("https://localhost:9/7")
    let outcome = await onThread { sender.send(Self.message, to: subscription) }
    #expect(outcome == .failed("the host's address is private", retryAfter: nil))
  }

  @Test func `a subscription whose key is not on the curve is gone`() async throws {
    let subscription = try PushSubscription(
      endpoint: "http://127.0.0.1:9/7", key: [4] + [UInt8](repeating: 1, count: 64),
      secret: [UInt8](repeating: 9, count: 16))
    #expect(try sender("http://127.0.0.1:9").send(Self.message, to: subscription) == .gone)
  }

  @Test func `a message that cannot be sent is rejected`() throws {
    let subscription = try subscription("http://127.0.0.1:9/7")
    let sender = try sender("http://127.0.0.1:9")
    var message = Self.message
    message.topic = "a b"
    #expect(
      sender.send(message, to: subscription)
        == .rejected("the topic is not 1 to 32 characters of base64url"))
    message = PushMessage([UInt8](repeating: 0, count: 2714), secondsToLive: 1)
    #expect(
      sender.send(message, to: subscription) == .rejected("the text has more than 2713 bytes"))
  }

  @Test(arguments: [0, 1, 2713])
  func `the length of the body does not depend on the text`(count: Int) throws {
    let request = try sender("default").request(
      PushMessage([UInt8](repeating: 65, count: count), secondsToLive: 1),
      to: subscription("https://web.push.apple.com/7"), now: Timestamp(milliseconds: 0))
    #expect(request.body.count == 2816)
  }

  @Test(arguments: [
    "mailto:ola@example.org", "https://example.org/contact?x=1", "https://example.org",
  ])
  func `a contact is a URL`(text: String) { #expect(PushContact(text)?.description == text) }

  @Test(arguments: [
    "", "ola@example.org", "mailto:", "mailto: ola@example.org", "mailto:ola@example.org\"",
    "http://example.org", "https://example.org/\"", "https://example.org/\\", "javascript:x",
    "mailto:ola@localhost", "https://example.org/ \r\nX",
  ])
  func `other texts are not contacts`(text: String) { #expect(PushContact(text) == nil) }

  // MARK: Other implementations

  private static let python = "/usr/bin/python3"

  private static let hasCryptography =
    (try? Tool(python).output(["-c", "import cryptography"])) != nil

  /// Opens a message as a browser does, and checks its signature as a push service does.
  private static let script = """
    import base64, json, sys
    from cryptography.hazmat.primitives import hashes
    from cryptography.hazmat.primitives.asymmetric import ec, utils
    from cryptography.hazmat.primitives.ciphers.aead import AESGCM
    from cryptography.hazmat.primitives.kdf.hkdf import HKDF

    def decoded(text):
        return base64.urlsafe_b64decode(text + "=" * (-len(text) % 4))

    def derived(secret, salt, info, length):
        return HKDF(hashes.SHA256(), length, salt, info).derive(secret)

    def point(bytes):
        return ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), bytes)

    given = json.load(sys.stdin)
    body, auth = decoded(given["body"]), decoded(given["auth"])
    salt, size, id_length = body[:16], int.from_bytes(body[16:20], "big"), body[20]
    key_id, record = body[21:21 + id_length], body[21 + id_length:]
    assert size == 4096 and len(record) <= size
    private = ec.derive_private_key(int.from_bytes(decoded(given["private"]), "big"), ec.SECP256R1())
    shared = private.exchange(ec.ECDH(), point(key_id))
    info = b"WebPush: info\\0" + decoded(given["public"]) + key_id
    secret = derived(shared, auth, info, 32)
    key = derived(secret, salt, b"Content-Encoding: aes128gcm\\0", 16)
    nonce = derived(secret, salt, b"Content-Encoding: nonce\\0", 12)
    text = AESGCM(key).decrypt(nonce, record, None).rstrip(b"\\0")
    assert text[-1:] == b"\\2"

    scheme, parameters = given["authorization"].split(" ", 1)
    parameters = dict(part.strip().split("=", 1) for part in parameters.split(","))
    signed, signature = parameters["t"].rsplit(".", 1)
    signature = decoded(signature)
    assert scheme == "vapid" and len(signature) == 64
    numbers = [int.from_bytes(half, "big") for half in (signature[:32], signature[32:])]
    point(decoded(parameters["k"])).verify(
        utils.encode_dss_signature(*numbers), signed.encode(), ec.ECDSA(hashes.SHA256()))
    header, claims = (json.loads(decoded(part)) for part in signed.split("."))
    json.dump({"text": text[:-1].decode(), "header": header, "claims": claims}, sys.stdout)
    """

  private struct Opened: Decodable {
    struct Claims: Decodable {
      var aud: String
      var exp: Int64
      var sub: String
    }
    var text: String
    var header: [String: String]
    var claims: Claims
  }

  /// Repeated, because a number of a key or a signature that begins with zeros has fewer bytes.
  @Test(.enabled(if: hasCryptography, "Python's cryptography not installed"), arguments: 0..<20)
  func `another implementation opens a message and accepts its signature`(round: Int) throws {
    let browser = try P256Key.random()
    let subscription = try PushSubscription(
      endpoint: "https://Updates.push.services.mozilla.com:443/wpush/v2/7", key: browser.point,
      secret: (0..<16).map { UInt8($0 * (round + 1) & 0xFF) })
    let now = try #require(Timestamp(iso: "2026-11-30T12:00:00Z"))
    let text = String(repeating: "żółw 🐢 ", count: round)
    let request = try sender("default").request(
      PushMessage(Array(text.utf8), secondsToLive: 60), to: subscription, now: now)
    let input = try JSONEncoder().encode([
      "body": Base64.encodedForURL(request.body),
      "private": Base64.encodedForURL(browser.scalar),
      "public": Base64.encodedForURL(browser.point),
      "auth": Base64.encodedForURL(subscription.secret),
      "authorization": request.headers.first { $0.name == "Authorization" }?.value ?? "",
    ])
    let opened = try JSONDecoder().decode(
      Opened.self, from: Tool(Self.python).data(["-c", Self.script], input: input))
    #expect(opened.text == text)
    #expect(opened.header == ["typ": "JWT", "alg": "ES256"])
    #expect(opened.claims.aud == "https://updates.push.services.mozilla.com")
    #expect(opened.claims.sub == "mailto:ola@example.org")
    let seconds = now.milliseconds / 1000
    #expect(opened.claims.exp > seconds && opened.claims.exp <= seconds + 86_400)
  }

  // MARK: Resources

  /// The service handles the next connection only after the client has closed the last one.
  ///
  /// A program that is started meanwhile must not keep a connection open.
  @Test func `connections are closed with their sender`() async throws {
    let service = try #require(
      PushServiceStandIn { _ in .hang("HTTP/1.1 201 Created\r\nContent-Length: 0\r\n\r\n") })
    let subscription = try subscription(service.origin + "/7")
    var programs: [QuietProgram] = []
    defer {
      for program in programs {
        // The tests ignore SIGTERM, and with them what they start.
        program.kill(SIGKILL)
        program.wait()
      }
    }
    for _ in 0..<5 {
      // On a loaded machine, the thread that has used the last sender may end late.
      let sender = try sender(service.origin, seconds: 60)
      #expect(await onThread { sender.send(Self.message, to: subscription) } == .delivered)
      programs.append(QuietProgram(["sleep", "300"]))
    }
    #expect(service.connectionCount == 5)
  }

  /// Runs a blocking function on a thread outside the cooperative pool.
  private func onThread<Result: Sendable>(
    _ body: @escaping @Sendable () -> Result
  ) async -> Result {
    await withCheckedContinuation { continuation in
      PetMapSystem.Thread { continuation.resume(returning: body()) }?.detach()
    }
  }
}
