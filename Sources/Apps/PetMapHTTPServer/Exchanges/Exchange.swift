import PetMapAnnouncements
import PetMapService

/// A request and its outcome.
struct Exchange {
  /// The request's ID, which is also assigned to a request that is refused before its head is
  /// complete.
  let id: String
  /// The time at which its first byte was received.
  let time: Timestamp
  /// The same time on the monotonic clock of ``SystemClock/seconds()``.
  let started: Double
  /// The head; `nil` until it is complete.
  var head: RequestHead?
  var plan: Service.Plan?
  /// Whether the version is HTTP/1.1 or a later 1.x version.
  var isHTTP11 = true
  /// Whether the entire body was received.
  var isBodyComplete = false
  /// The status of the response; 0 before there is one.
  var status = 0

  /// Whether the connection can be reused for another request (RFC 9112, 9.3).
  var persists: Bool {
    guard let head, isBodyComplete || !head.hasBody else { return false }
    let options = head.headers.values(of: "Connection").flatMap { $0.split(separator: ",") }
      .map(\.trimmingBlanks)
    if options.contains(where: { $0.equalsIgnoringCase("close") }) { return false }
    return isHTTP11 || options.contains { $0.equalsIgnoringCase("keep-alive") }
  }

  /// Whether the peer expects `100 Continue` before it sends its body (RFC 9110, 10.1.1).
  var expectsContinue: Bool {
    isHTTP11 && head?.hasBody == true
      && head?.headers["Expect"]?.equalsIgnoringCase("100-continue") == true
  }
}
