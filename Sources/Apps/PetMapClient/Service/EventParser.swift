/// An event of a stream of server-sent events.
package struct ServerEvent: Sendable, Hashable {
  /// The type, which is `message` if the event has none.
  package var type = "message"
  /// The lines of data, separated by line feeds.
  package var data = ""
  /// The ID of this event, or of the last one that had an ID.
  package var id = ""
}

/// Parses a stream of server-sent events (HTML Standard, section 9.2.6, *Interpreting an event
/// stream*).
package struct EventParser {
  /// The ID of the last event, which a new connection sends as `Last-Event-ID`.
  package private(set) var lastID: String
  /// The reconnection time that the server has set, in milliseconds.
  package private(set) var retry: Int?
  private var line: [UInt8] = []
  private var event = ServerEvent()
  private var hasData = false
  private var id: String
  private var isAfterReturn = false
  private var isAtStart = true

  /// - Parameter lastID: The ID of the last event of an earlier connection.
  package init(lastID: String = "") {
    self.lastID = lastID
    id = lastID
  }

  /// Returns the events that are complete with the next bytes of the stream.
  package mutating func events(in bytes: [UInt8]) -> [ServerEvent] {
    var events: [ServerEvent] = []
    for byte in bytes {
      let isAfterReturn = isAfterReturn
      self.isAfterReturn = byte == UInt8(ascii: "\r")
      if byte == UInt8(ascii: "\n"), isAfterReturn { continue }
      guard byte == UInt8(ascii: "\n") || byte == UInt8(ascii: "\r") else {
        line.append(byte)
        continue
      }
      if let event = endLine() { events.append(event) }
    }
    return events
  }

  /// Interprets a line. Returns the event that an empty line completes.
  private mutating func endLine() -> ServerEvent? {
    if isAtStart, line.starts(with: [0xEF, 0xBB, 0xBF]) { line.removeFirst(3) }
    isAtStart = false
    defer { line = [] }
    guard !line.isEmpty else { return endEvent() }
    let colon = line.firstIndex(of: UInt8(ascii: ":")) ?? line.endIndex
    var value = line[min(colon + 1, line.endIndex)...]
    if value.first == UInt8(ascii: " ") { value.removeFirst() }
    let text = String(decoding: value, as: UTF8.self)
    switch String(decoding: line[..<colon], as: UTF8.self) {
    case "event": event.type = text
    case "data":
      event.data += hasData ? "\n" + text : text
      hasData = true
    case "id": if !value.contains(0) { id = text }
    case "retry": retry = Int(text).flatMap { $0 >= 0 ? $0 : nil } ?? retry
    default: break
    }
    return nil
  }

  private mutating func endEvent() -> ServerEvent? {
    lastID = id
    defer {
      event = ServerEvent()
      hasData = false
    }
    guard hasData else { return nil }
    event.id = id
    return event
  }
}
