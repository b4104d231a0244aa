/// The outcome of an attempt to deliver one message, such as an e-mail or a push message.
public enum DeliveryOutcome: Sendable, Hashable {
  /// The next hop has accepted the message.
  case delivered
  /// The receiver does not exist any more, so it should get no further messages.
  case gone
  /// The message will never be accepted, for the given cause; the receiver may accept others.
  case rejected(String)
  /// The message can be sent again later, after at least `retryAfter` seconds if the next hop asked
  /// for a delay. The cause is for the operator's log.
  case failed(String, retryAfter: Int?)

  /// The maximum of `retryAfter`, in seconds: a day.
  public static let longestDelay = 86_400

  /// Returns the beginning of a foreign text as one line that is safe to log: the first line that is
  /// not blank, without control characters, and at most 200 characters long.
  package static func cause(_ text: String) -> String {
    let line =
      text.split(whereSeparator: { $0.isNewline }).map { String($0).trimmed }
      .first { !$0.isEmpty } ?? ""
    var visible = String.UnicodeScalarView()
    for scalar in line.withoutDirectionControls.unicodeScalars {
      let isControl = scalar.value < 0x20 || (0x7F...0x9F).contains(scalar.value)
      visible.append(isControl ? " " : scalar)
    }
    return String(visible).fitted(to: 200)
  }
}
