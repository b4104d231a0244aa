import PetMapJSON
import PetMapReports

extension Route {
  static let health = [
    Route(
      "GET", "/api/health", "getHealth", "Whether the service runs",
      description: OperationDescription(
        successes: [.init(200, "It runs", [(MediaType.json, Schema.health)])], tag: "service")
    ) { (service, _) throws(ServiceError) in
      var writer = JSONWriter()
      writer.object { writer in
        writer.member("status", "ok")
        writer.member("timestamp", service.environment.now().text)
      }
      return .json(writer.bytes)
    },
    Route(
      "GET", "/api/ready", "getReadiness", "Whether the service answers every request at once",
      description: OperationDescription(
        successes: [
          .init(200, "It does", [(MediaType.json, Schema.readiness)]),
          .init(
            503, "Its clusters are being made: requests for them wait, all others are answered",
            [(MediaType.json, Schema.readiness)]),
        ], tag: "service")
    ) { (service, _) throws(ServiceError) in
      if service.live.hasClusters { return .json(Array(#"{"status":"ready"}"#.utf8)) }
      return .json(
        status: 503, Array(#"{"status":"starting"}"#.utf8),
        headers: [HeaderField("Retry-After", "1")])
    },
  ]

  static let openAPI = Route(
    "GET", "/openapi.json", "getDescription", "This description",
    description: OperationDescription(
      successes: [
        .init(200, "The description", [("application/json", #"{"type":"object"}"#)])
      ], tag: "service")
  ) { (service, call) throws(ServiceError) in
    let bytes = OpenAPIDocument(service.routes, server: FeatureWriter(call.head).base).bytes
    return service.represented(.json(bytes), to: call.head)
  }

  static let metrics = Route(
    "GET", "/metrics", "getMetrics", "What the service counts of itself, for Prometheus",
    description: OperationDescription(
      successes: [.init(200, "The metrics", [("text/plain", #"{"type":"string"}"#)])],
      tag: "service")
  ) { (service, _) throws(ServiceError) in
    var text = MetricsText()
    text.append(service.metrics.snapshot())
    let counts = service.live.counts
    text.begin("petmap_announcements", "gauge", "Announcements by whether they are published.")
    text.sample("petmap_announcements", ["published": "true"], counts.published)
    text.sample("petmap_announcements", ["published": "false"], counts.all - counts.published)
    text.begin("petmap_store_last_change", "gauge", "The number of the last change that is seen.")
    text.sample("petmap_store_last_change", [:], service.live.lastChange)
    text.begin("petmap_change_listeners", "gauge", "Clients that listen to changes.")
    text.sample("petmap_change_listeners", [:], service.feed.listenerCount)
    return .content(Array(text.text.utf8), type: MetricsText.mediaType)
  }
}
