import PetMapJSON
import PetMapAnnouncements

extension Route {
  static let health = [
    Route(
      "GET", "/api/health", "getHealth", "Returns whether the service is running",
      description: OperationDescription(
        successes: [.init(200, "The service is running", [(MediaType.json, Schema.health)])],
        tag: "service")
    ) { (service, _) throws(ServiceError) in
      var writer = JSONWriter()
      writer.object { writer in
        writer.member("status", "ok")
        writer.member("timestamp", service.environment.now().text)
      }
      return .json(writer.bytes)
    },
    Route(
      "GET", "/api/ready", "getReadiness", "Returns whether the service is ready for all requests",
      description: OperationDescription(
        successes: [
          .init(
            200, "The service is ready; if writes are unavailable, the response says so",
            [(MediaType.json, Schema.readiness)]),
          .init(
            503,
            "The clusters are still being computed (only requests for clusters have to wait), or "
              + "the service is more than 10 seconds behind the store that it shares with other "
              + "servers",
            [(MediaType.json, Schema.readiness)]),
        ], tag: "service"),
      work: .reading
    ) { (service, _) throws(ServiceError) in
      guard service.live.hasClusters else {
        return .respond(
          .json(
            status: 503, Array(#"{"status":"starting"}"#.utf8),
            headers: [HeaderField("Retry-After", "1")]))
      }
      return .respond(service.readiness)
    },
  ]

  static let openAPI = Route(
    "GET", "/openapi.json", "getDescription", "Returns this description",
    description: OperationDescription(
      successes: [
        .init(200, "The description", [("application/json", Schema.object)]), .notModified,
      ], tag: "service")
  ) { (service, call) throws(ServiceError) in
    let bytes = OpenAPIDocument(service.routes, server: FeatureWriter(call.head).base).bytes
    return service.represented(.json(bytes), to: call.head)
  }

  static let metrics = Route(
    "GET", "/metrics", "getMetrics", "Returns metrics for Prometheus",
    description: OperationDescription(
      successes: [.init(200, "The metrics", [("text/plain", Schema.string)])],
      tag: "service"),
    // The numbers for moderators are read from the store.
    work: .reading
  ) { (service, _) throws(ServiceError) in
    .respond(service.metricsResponse)
  }
}

extension Service {
  fileprivate var metricsResponse: Response {
    let service = self
    var text = MetricsText()
    text.begin("petmap_build_info", "gauge", "The version of the program.")
    text.sample("petmap_build_info", ["version": service.environment.version], 1)
    text.append(service.metrics.snapshot())
    if let status = service.serverStatus { text.append(status) }
    text.append(service.budgets)
    if let bytes = service.environment.writeAheadLogBytes?() {
      text.begin(
        "petmap_store_wal_bytes", "gauge", "The size of the store's write-ahead log, in bytes.")
      text.sample("petmap_store_wal_bytes", [:], bytes)
    }
    let counts = service.live.counts
    text.begin(
      "petmap_announcements", "gauge", "The number of published and unpublished announcements.")
    text.sample("petmap_announcements", ["published": "true"], counts.published)
    text.sample("petmap_announcements", ["published": "false"], counts.all - counts.published)
    text.begin(
      "petmap_store_last_change", "gauge",
      "The number of the last change that this server has read.")
    text.sample("petmap_store_last_change", [:], service.live.lastChange)
    if service.environment.sharesStore {
      let lag = service.follower.lag()
      text.begin(
        "petmap_store_changes_behind", "gauge",
        "The number of changes in the store that this server has not read yet.")
      text.sample("petmap_store_changes_behind", [:], lag.changes)
      text.begin(
        "petmap_store_seconds_behind", "gauge",
        "The time since this server was last up to date with the store, in seconds.")
      text.sample("petmap_store_seconds_behind", [:], lag.seconds)
    }
    if service.environment.store is any AnnouncementStore {
      text.begin("petmap_store_writable", "gauge", "Whether the last write or check succeeded.")
      text.sample("petmap_store_writable", [:], service.writeCheck.wasWritable ? 1 : 0)
    }
    if let alerts = service.environment.alerts {
      text.append(try? alerts.store.alertCounts(at: service.environment.now()), service.sender)
    }
    text.appendSpace(service.environment.diskSpace?())
    text.append(try? service.environment.moderation?.counts(at: service.environment.now()))
    text.begin("petmap_change_listeners", "gauge", "The number of clients listening for changes.")
    text.sample("petmap_change_listeners", [:], service.feed.listenerCount)
    return .content(Array(text.text.utf8), type: MetricsText.mediaType)
  }

  /// The maximum number of seconds that a ready server can be behind the store.
  private static let maximumSecondsBehind = 10

  /// Returns the readiness of a server whose clusters are ready. It may wait for the store.
  fileprivate var readiness: Response {
    let isWritable = writeCheck.isWritable(at: environment.now()) {
      () throws(StoreError) in try environment.writableStore().checkWritable()
    }
    var writer = JSONWriter()
    guard environment.sharesStore else {
      writer.object { writer in
        writer.member("status", "ready")
        if !isWritable { writer.member("writes", "unavailable") }
      }
      return .json(writer.bytes)
    }
    let lag = isWritable ? follower.currentLag() : follower.lag(behind: live.lastChange)
    let isReady = lag.seconds <= Self.maximumSecondsBehind
    writer.object { writer in
      writer.member("status", isReady ? "ready" : "behind")
      writer.member("lastChange", Int(lag.lastChange))
      writer.member("behind", Int(lag.changes))
      writer.member("secondsBehind", lag.seconds)
      if !isWritable { writer.member("writes", "unavailable") }
    }
    return .json(
      status: isReady ? 200 : 503, writer.bytes,
      headers: isReady ? [] : [HeaderField("Retry-After", "1")])
  }
}
