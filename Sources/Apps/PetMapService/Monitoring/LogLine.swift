package import PetMapAnnouncements
import PetMapJSON

/// A JSON log line, without personal data.
package enum LogLine {
  /// - Parameters:
  ///   - time: The time of the request.
  ///   - id: The ID of the request.
  ///   - head: The head, or `nil` if the request was rejected before its head was complete.
  ///   - path: The result of ``Service/loggedPath(of:)``, without the IDs of unpublished
  ///     announcements.
  ///   - status: The status of the response, or ``Metrics/abandoned``.
  ///   - duration: The time until the response was sent, in milliseconds.
  /// - Returns: The line with a line feed. It contains the path, but never the query.
  package static func bytes(
    time: Timestamp, id: String, head: RequestHead?, path: String, status: Int, duration: Double
  ) -> [UInt8] {
    var writer = JSONWriter()
    writer.object { writer in
      writer.member("time", time.text)
      writer.member("requestId", id)
      if let forwarded = head?.forwardedID { writer.member("forwardedRequestId", forwarded) }
      writer.member("method", head.map { String($0.method.prefix(20)) } ?? "-")
      writer.member("path", head == nil ? "-" : String(path.prefix(200)))
      writer.member("status", status)
      writer.member("ms", duration, decimals: 1)
    }
    return writer.bytes + [UInt8(ascii: "\n")]
  }

  /// Returns the line for one or more connections that were rejected or closed.
  ///
  /// - Parameter requestID: The request ID of the response, if any.
  package static func bytes(
    time: Timestamp, loss: ConnectionLoss, requestID: String? = nil, count: Int = 1
  ) -> [UInt8] {
    var writer = JSONWriter()
    writer.object { writer in
      writer.member("time", time.text)
      if let requestID { writer.member("requestId", requestID) }
      writer.member("lostConnections", count)
      writer.member("reason", loss.rawValue)
    }
    return writer.bytes + [UInt8(ascii: "\n")]
  }

  /// Returns the line for reports that were deleted because they had no photo.
  package static func bytes(time: Timestamp, expired count: Int) -> [UInt8] {
    var writer = JSONWriter()
    writer.object { writer in
      writer.member("time", time.text)
      writer.member("expiredAnnouncements", count)
    }
    return writer.bytes + [UInt8(ascii: "\n")]
  }

  /// Returns the line for log lines that were dropped because the log was not read.
  package static func bytes(dropped count: Int) -> [UInt8] {
    var writer = JSONWriter()
    writer.object { $0.member("droppedLines", count) }
    return writer.bytes + [UInt8(ascii: "\n")]
  }
}

/// The reason why a server rejected or closed a connection.
package enum ConnectionLoss: String, Sendable, CaseIterable {
  /// The number of connections reached the limit of file descriptors.
  case limit
  /// The peer has used its share of connections.
  case share
  /// The system could not accept the connection.
  case accept
  /// No request was received in time.
  case silent
  /// The peer read a response too slowly.
  case slow
}

/// Redacts request paths for the log.
///
/// Anyone who knows a management token can manage its announcement, so it is left out. Anyone who
/// knows the ID of an unpublished announcement can read it, so such IDs are replaced with a keyed
/// digest. The key is random for each run, and requests for the same announcement have
/// the same digest.
struct LoggedPath: Sendable {
  private let key: [UInt8]

  /// - Parameter random: A function that returns 64 bits from a secure generator.
  init(random: () -> UInt64) {
    key = (0..<4).flatMap { _ in
      let word = random()
      return (0..<8).map { UInt8(truncatingIfNeeded: word >> (8 * $0)) }
    }
  }

  /// Returns a path without the tokens of reports and alerts, and the IDs of unpublished announcements.
  ///
  /// - Parameter isPublished: A function that returns whether an announcement is published.
  func text(of path: String, isPublished: (AnnouncementID) -> Bool) -> String {
    var bytes = PercentEncoding.decoded(Array(path.utf8))
    if let start = Self.startWithToken(bytes) { return start + "…" }
    if bytes.split(whereSeparator: { !$0.isASCIILetterOrDigit }).contains(where: Self.isToken) {
      return "…"
    }
    var isChanged = false
    var index = 0
    while index + 36 <= bytes.count {
      let text = String(decoding: bytes[index..<index + 36].map(\.asciiLowercased), as: UTF8.self)
      guard bytes[index + 8] == UInt8(ascii: "-"), let id = AnnouncementID(text) else {
        index += 1
        continue
      }
      if isPublished(id) {
        index += 36
      } else {
        let digest = digest(of: id)
        bytes.replaceSubrange(index..<index + 36, with: digest)
        index += digest.count
        isChanged = true
      }
    }
    return isChanged ? String(decoding: bytes, as: UTF8.self) : path
  }

  /// The paths below which a segment is a token.
  private static let secrets = ["manage", "alerts", "api/v1/alerts"]

  /// Returns the beginning of a decoded path that is followed by a token, in whatever case and with
  /// any number of slashes, as it may be in a mistyped link, or `nil` if there is no token.
  private static func startWithToken(_ path: [UInt8]) -> String? {
    let segments = path.map(\.asciiLowercased).split(separator: UInt8(ascii: "/"))
    let texts = segments.map { String(decoding: $0, as: UTF8.self) }
    for secret in secrets {
      let start = secret.split(separator: "/").map { String($0) }
      guard texts.count > start.count, texts.starts(with: start) else { continue }
      return texts[start.count] == "new" ? nil : "/\(secret)/"
    }
    return nil
  }

  /// Returns whether this may be a token, wherever it is: a link may have been copied with something
  /// before it.
  private static func isToken(_ word: ArraySlice<UInt8>) -> Bool {
    ManagementToken(String(decoding: word.map(\.asciiLowercased), as: UTF8.self)) != nil
  }

  /// Returns `~` and 16 hexadecimal digits.
  private func digest(of id: AnnouncementID) -> [UInt8] {
    let digits = Array("0123456789abcdef".utf8)
    let code = SHA256.authenticationCode(of: id.bytes, key: key).prefix(8)
    return [UInt8(ascii: "~")] + code.flatMap { [digits[Int($0 >> 4)], digits[Int($0 & 15)]] }
  }
}
