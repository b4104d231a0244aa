import PetMapAnnouncements

/// The site whose page submitted a form.
package enum FormOrigin: Sendable, Hashable {
  /// A page of this service, or the user's own action.
  case own
  /// A page on another site.
  case foreign
  /// The client does not say which site. All browsers do, except for text-mode browsers.
  case unknown
}

extension RequestHead {
  /// The site whose page submitted the form, according to `Sec-Fetch-Site` (Fetch Metadata, section
  /// 2.4) or else `Origin` (RFC 6454, section 7), which browsers also send over plain HTTP.
  package var formOrigin: FormOrigin {
    let sites = headers.values(of: "Sec-Fetch-Site")
    if !sites.isEmpty { return sites == ["same-origin"] || sites == ["none"] ? .own : .foreign }
    let origins = headers.values(of: "Origin")
    if origins.isEmpty { return .unknown }
    guard origins.count == 1, let scheme = origins[0].firstRange(of: "://"),
      let origin = Authority(String(origins[0][scheme.upperBound...])), let authority,
      origin.description.equalsIgnoringCase(authority.description)
    else { return .foreign }
    return .own
  }
}

/// Form tokens, for clients that do not say which site's page submitted a form.
///
/// A token authenticates the client's network and the form's creation time, so a page on another
/// site cannot know it. It needs neither a cookie nor a session.
struct FormTokens: Sendable {
  /// The time after which a new token is generated, in milliseconds. The previous one stays valid.
  private static let period: Int64 = 12 * 3_600_000

  private let key: [UInt8]

  /// - Parameter key: A secret that all servers of a store share.
  init(key: [UInt8]) { self.key = key }

  /// Returns the token for a form that is created now.
  func token(for network: String, at now: Timestamp) -> String {
    token(for: network, now.milliseconds / Self.period)
  }

  /// Returns whether a token is valid for a network. A token stays valid for 12 to 24 hours.
  func isValid(_ token: String, for network: String, at now: Timestamp) -> Bool {
    let period = now.milliseconds / Self.period
    return [period, period - 1].contains { period in
      // Every byte is compared, so the time does not reveal how many match.
      let expected = self.token(for: network, period).utf8
      return token.utf8.count == expected.count
        && zip(token.utf8, expected).reduce(0) { $0 | ($1.0 ^ $1.1) } == 0
    }
  }

  private func token(for network: String, _ period: Int64) -> String {
    let digits = Array("0123456789abcdef".utf8)
    let code = SHA256.authenticationCode(of: Array("\(period) \(network)".utf8), key: key)
    return String(
      decoding: code.prefix(16).flatMap { [digits[Int($0 >> 4)], digits[Int($0 & 15)]] },
      as: UTF8.self)
  }
}
