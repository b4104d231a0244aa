import PetMapAPI

extension Route {
  static let changes = Route(
    "GET", "/api/v1/changes", "listenToChanges",
    "Streams changes to published announcements",
    description: OperationDescription(
      parameters: [
        .init(
          "Last-Event-ID", in: "header", schema: Schema.string,
          "The ID of the last event that the client received; the stream resumes after it.")
      ],
      successes: [
        .init(
          200,
          "An endless stream of server-sent events: hello at the start, put with an announcement, "
            + "remove with an ID, reload if missed changes are no longer in the log",
          [("text/event-stream", Schema.string)])
      ], errors: [.storeUnavailable], tag: "map"), isEndless: true
  ) { (service, call) throws(ServiceError) in
    let last = call.head.headers["Last-Event-ID"]
    // Treat any value that is not an ID as an ID that is no longer in the log.
    let reservation = try service.budgets.listeners.reserve(1, for: call.head.client)
    let stream = service.feed.listen(after: last.map { EventID($0) }, in: reservation)
    return Response(
      status: 200,
      headers: [
        HeaderField("Content-Type", "text/event-stream"),
        .noStore, HeaderField("X-Accel-Buffering", "no"),
      ], body: .stream(stream))
  }
}
