import PetMapAnnouncements
import PetMapSystem

/// The step that writes a log line for each request.
struct RequestLog: PipelineStep {
  /// Determines the path to log, before the request can publish or delete the announcement.
  func admit(_ plan: inout Service.Plan, to service: Service) throws(ServiceError) -> Response? {
    if service.logWriter.withLock({ $0 != nil }) {
      plan.loggedPath = service.loggedPath(of: plan.head)
    }
    return nil
  }

  func record(_ request: EndedRequest, of service: Service) {
    guard let write = service.logWriter.withLock({ $0 }) else { return }
    let path = request.plan?.loggedPath ?? request.head.map { service.loggedPath(of: $0) }
    write.call(
      LogLine.bytes(
        time: request.time, id: request.id, head: request.head, path: path ?? "",
        status: request.status, duration: request.seconds * 1000))
  }
}

/// The step that counts requests and their durations.
struct RequestMetrics: PipelineStep {
  func record(_ request: EndedRequest, of service: Service) {
    let route = request.plan?.call?.route
    service.metrics.note(
      operation: route?.operation ?? "none", method: request.plan?.head.method ?? "other",
      status: request.status, seconds: route?.isEndless == true ? nil : request.seconds)
  }
}

/// The step that limits each peer's requests.
struct RateLimitStep: PipelineStep {
  func admit(_ plan: inout Service.Plan, to service: Service) throws(ServiceError) -> Response? {
    guard let (route, call) = plan.call,
      let share = service.limiters.take(
        route.limitedRequest(of: call), for: call.head.network, at: service.environment.now())
    else { return nil }
    guard share.isAllowed else { throw share.refusal }
    plan.limitFields = share.fields
    return nil
  }

  func complete(_ response: inout Response, requestID: String, plan: Service.Plan?) {
    response.headers += plan?.limitFields ?? []
  }
}
