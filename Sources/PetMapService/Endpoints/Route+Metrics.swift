extension Route {
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
