import PetMapAnnouncements

/// A request without its body.
package struct RequestHead: Sendable {
  /// The methods that a path may have.
  static let methods = ["GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS"]

  package let method: String
  package let target: RequestTarget
  package private(set) var headers: HeaderFields
  /// The client's address without the port, taken from the connection or forwarded by a trusted
  /// proxy.
  package internal(set) var peer: String
  /// The client's network. Limits, shares and failed attempts apply to networks, because an IPv6
  /// customer has at least 2⁶⁴ addresses.
  package var network: String { PeerNetwork(address: peer).text }
  /// Whether ``peer`` is a trusted proxy, because the proxy forwards no address or makes the request
  /// itself.
  package internal(set) var isFromProxy = false
  /// The client to which the request is attributed.
  package var client: Peer {
    Peer(network: network, isLimited: !isFromProxy && IPAddress(peer) != nil)
  }
  /// The ID of the request in the header `request-id` and in the error envelope.
  package let id: String
  /// The `X-Request-ID` of a trusted proxy, which is logged and returned, if any.
  package var forwardedID: String?
  /// Whether the connection is from a trusted proxy.
  package internal(set) var isProxied = false
  /// Whether the client is connected to a trusted proxy over TLS.
  package internal(set) var isSecure = false
  /// The host that the client used to reach a trusted proxy, if the proxy forwards it.
  package internal(set) var forwardedAuthority: Authority?

  package init(
    _ method: String, _ target: String, headers: HeaderFields = HeaderFields(), peer: String,
    id: String
  ) {
    self.method = method
    self.target = RequestTarget(target)
    self.headers = headers
    self.peer = peer
    self.id = id
  }

  /// Whether a body follows, other than one with a declared length of zero.
  package var hasBody: Bool {
    headers["Transfer-Encoding"] != nil || (declaredLength ?? 0) > 0
  }

  /// The value of `Content-Length`, or `nil` if it is missing or not a valid number.
  package var declaredLength: Int? { headers["Content-Length"].flatMap { Int($0) } }

  /// The host that the client used, for links, or `nil` if it is not valid.
  package var authority: Authority? {
    forwardedAuthority ?? headers["Host"].flatMap { Authority($0) }
  }

  package var isHead: Bool { method == "HEAD" }

  /// The request without a condition, so that its response is complete.
  var unconditional: RequestHead {
    var head = self
    head.headers = HeaderFields(headers.fields.filter { !$0.isNamed("If-None-Match") })
    return head
  }
}

extension RequestHead {
  /// The `X-Request-ID` of the request, if it has 1 to 128 visible ASCII characters. It becomes
  /// ``forwardedID`` only if it comes from a trusted proxy.
  package var claimedID: String? {
    let values = headers.values(of: "X-Request-ID")
    guard values.count == 1, (1...128).contains(values[0].utf8.count),
      values[0].utf8.allSatisfy(\.isVisibleASCII)
    else { return nil }
    return values[0]
  }

  /// Returns ten uniformly distributed characters from `A-Z a-z 0-9`.
  ///
  /// - Parameter random: A function that returns 64 random bits.
  package static func newID(random: () -> UInt64) -> String {
    let letters = Array("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789".utf8)
    var bytes: [UInt8] = []
    while bytes.count < 10 {
      var bits = random()
      // Use six bits per character, and skip the two unassigned values.
      for _ in 0..<10 where bytes.count < 10 {
        let index = Int(bits & 63)
        bits >>= 6
        if index < letters.count { bytes.append(letters[index]) }
      }
    }
    return String(decoding: bytes, as: UTF8.self)
  }
}
