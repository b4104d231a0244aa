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
      "GET", "/api/ready", "getReadiness", "Whether the service can serve requests",
      description: OperationDescription(
        successes: [.init(200, "It can", [(MediaType.json, Schema.readiness)])], tag: "service")
    ) { (_, _) throws(ServiceError) in .json(Array(#"{"status":"ready"}"#.utf8)) },
  ]
}
