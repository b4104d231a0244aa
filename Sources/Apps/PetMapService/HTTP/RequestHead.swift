import PetMapAnnouncements

/// A request without its body.
package struct RequestHead: Sendable {
  package let method: String
  package let target: RequestTarget
  package let headers: HeaderFields
  /// The client's address, without the port: that of the connection, or the one that a trusted proxy
  /// says.
  package internal(set) var peer: String
  /// The client's network: whom limits, shares and failed attempts are counted for. An IPv6 customer has
  /// 2⁶⁴ addresses, or more.
  package var network: String { PeerNetwork(address: peer).text }
  /// What the header `request-id` and the error envelope name this request by.
  package let id: String
  /// The `X-Request-ID` of a trusted proxy, which is logged and echoed; nil without one.
  package var forwardedID: String?
  /// Whether the client called a trusted proxy over TLS.
  package internal(set) var isSecure = false
  /// The host by which the client called a trusted proxy, if the proxy says.
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

  /// Whether a body follows, of any length but a declared zero.
  package var hasBody: Bool {
    headers["Transfer-Encoding"] != nil || (declaredLength ?? 0) > 0
  }

  /// What `Content-Length` says; nil without the header or when it is no number that fits.
  package var declaredLength: Int? { headers["Content-Length"].flatMap { Int($0) } }

  /// The host by which the client called, for links; nil without a valid one.
  package var authority: Authority? {
    forwardedAuthority ?? headers["Host"].flatMap { Authority($0) }
  }

  package var isHead: Bool { method == "HEAD" }
}

extension RequestHead {
  /// The `X-Request-ID` that came with the request, if it is one line of 1 to 128 visible ASCII
  /// characters. Only a trusted proxy's may become ``forwardedID``.
  package var claimedID: String? {
    let values = headers.values(of: "X-Request-ID")
    guard values.count == 1, (1...128).contains(values[0].utf8.count),
      values[0].utf8.allSatisfy({ $0 > 0x20 && $0 < 0x7F })
    else { return nil }
    return values[0]
  }

  /// Ten characters from `A-Z a-z 0-9`, each as likely as the others.
  ///
  /// - Parameter random: gives 64 random bits a call.
  package static func newID(random: () -> UInt64) -> String {
    let letters = Array("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789".utf8)
    var bytes: [UInt8] = []
    while bytes.count < 10 {
      var bits = random()
      // Six bits a character; the two values that name none are dropped.
      for _ in 0..<10 where bytes.count < 10 {
        let index = Int(bits & 63)
        bits >>= 6
        if index < letters.count { bytes.append(letters[index]) }
      }
    }
    return String(decoding: bytes, as: UTF8.self)
  }
}
