/// A request without its body.
package struct RequestHead: Sendable {
  package let method: String
  package let target: RequestTarget
  package let headers: HeaderFields
  /// The address of who is connected, without the port; no header can change it.
  package let peer: String
  /// What the header `request-id` and the error envelope name this request by.
  package let id: String

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

  /// The valid `Host`; nil without one.
  package var authority: Authority? { headers["Host"].flatMap { Authority($0) } }

  package var isHead: Bool { method == "HEAD" }
}

extension RequestHead {
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
