import PetMapAnnouncements
import PetMapService

/// One request and what became of it.
struct Exchange {
  /// The request's id, also of one that is refused before its head is complete.
  let id: String
  /// When its first byte was there.
  let time: Timestamp
  /// The same on the clock of ``Platform/seconds()``.
  let started: Double
  /// Nil until the head is complete.
  var head: RequestHead?
  /// The path as the log may hold it, when the request began.
  var loggedPath = ""
  var plan: Service.Plan?
  /// Whether the version is HTTP/1.1 or a later HTTP/1.
  var isHTTP11 = true
  /// Whether all of the body was taken.
  var isBodyComplete = false
  /// The response's; 0 before there is one.
  var status = 0

  /// Whether the connection may be used for another request (RFC 9112, 9.3).
  var persists: Bool {
    guard let head, isBodyComplete || !head.hasBody else { return false }
    let options = head.headers.values(of: "Connection").flatMap { $0.split(separator: ",") }
      .map(\.trimmingBlanks)
    if options.contains(where: { $0.equalsIgnoringCase("close") }) { return false }
    return isHTTP11 || options.contains { $0.equalsIgnoringCase("keep-alive") }
  }

  /// Whether the peer sends its body only after it is told to (RFC 9110, 10.1.1).
  var expectsContinue: Bool {
    isHTTP11 && head?.hasBody == true
      && head?.headers["Expect"]?.equalsIgnoringCase("100-continue") == true
  }
}
