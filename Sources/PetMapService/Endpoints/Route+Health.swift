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
}
