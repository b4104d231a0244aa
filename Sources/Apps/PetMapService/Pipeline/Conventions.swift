/// The step that adds the header fields of every response and answers preflight requests (*HTTP API*,
/// section 2).
struct Conventions: PipelineStep {
  private static let always = [
    HeaderField("Access-Control-Allow-Origin", "*"),
    HeaderField("Access-Control-Expose-Headers", "request-id, ETag, Link, Retry-After"),
    HeaderField("X-Content-Type-Options", "nosniff"),
    HeaderField("X-Frame-Options", "SAMEORIGIN"),
    HeaderField("Referrer-Policy", "no-referrer"),
  ]

  /// Responds to `OPTIONS` on any path.
  func admit(_ plan: inout Service.Plan, to service: Service) throws(ServiceError) -> Response? {
    plan.head.method == "OPTIONS" ? Self.preflight(plan.head) : nil
  }

  func complete(_ response: inout Response, requestID: String, plan: Service.Plan?) {
    let isFramed = response.isFramedElsewhere
    response.headers =
      [HeaderField("request-id", requestID)] + response.headers
      + Self.always.filter { !isFramed || !$0.isNamed("X-Frame-Options") }
  }

  /// Returns the response to `OPTIONS` on any path.
  private static func preflight(_ head: RequestHead) -> Response {
    let requested = head.headers.values(of: "Access-Control-Request-Headers")
      .flatMap { $0.split(separator: ",") }
      .map(\.trimmingBlanks)
      .filter { name in
        !name.isEmpty && name.utf8.allSatisfy(Framing.isTokenByte)
          && !allowedHeaders.contains { $0.equalsIgnoringCase(name) }
      }
    // Clients may compare the beginning of the list.
    let methods = RequestHead.methods.filter { $0 != "PATCH" } + ["PATCH"]
    return Response(
      status: 204,
      headers: [
        HeaderField("Access-Control-Allow-Methods", methods.joined(separator: ", ")),
        HeaderField(
          "Access-Control-Allow-Headers", (allowedHeaders + requested).joined(separator: ", ")),
        HeaderField("Access-Control-Max-Age", "86400"),
      ])
  }

  private static let allowedHeaders = [
    "Authorization", "Content-Type", "X-UTC-Offset", "If-None-Match", "Last-Event-ID",
  ]
}
