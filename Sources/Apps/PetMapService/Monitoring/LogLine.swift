import PetMapJSON
package import PetMapAnnouncements

/// The line that a request leaves in the log: JSON, without personal data.
package enum LogLine {
  /// - Parameters:
  ///   - time: when the request came.
  ///   - id: the request's.
  ///   - head: nil for a request that was refused before its head was complete.
  ///   - path: of ``Service/loggedPath(of:)``, without the ids of unpublished announcements.
  ///   - status: of the response, ``Metrics/abandoned`` without one.
  ///   - duration: milliseconds from then until the response was out.
  /// - Returns: the line with its line feed. It holds the path, never the query.
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
    return writer.bytes + [0x0A]
  }

  /// The line of a connection that was turned away or cut off, or of several.
  ///
  /// - Parameter requestID: of the response that it got, if any.
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
    return writer.bytes + [0x0A]
  }

  /// The line of reports that were deleted because they never got their photo.
  package static func bytes(time: Timestamp, expired count: Int) -> [UInt8] {
    var writer = JSONWriter()
    writer.object { writer in
      writer.member("time", time.text)
      writer.member("expiredAnnouncements", count)
    }
    return writer.bytes + [0x0A]
  }

  /// The line that stands for those that were dropped while nobody read the log.
  package static func bytes(dropped count: Int) -> [UInt8] {
    var writer = JSONWriter()
    writer.object { $0.member("droppedLines", count) }
    return writer.bytes + [0x0A]
  }
}
