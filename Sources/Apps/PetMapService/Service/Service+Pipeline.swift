import PetMapAPI
import PetMapAnnouncements

extension Service {
  /// Finds the route of a request, and passes the request through the steps of the pipeline.
  package func plan(_ head: RequestHead) -> Plan {
    var plan = Plan(head: head, outcome: outcome(of: head))
    do throws(ServiceError) {
      for step in steps {
        guard let response = try step.admit(&plan, to: self) else { continue }
        plan.outcome = .respond(response)
        return plan
      }
    } catch {
      plan.outcome = .refuse(error)
      return plan
    }
    if let (_, call) = plan.call, mayBeBehind, isUnknown(call) { plan.look = .needed }
    return plan
  }

  private func outcome(of head: RequestHead) -> Plan.Outcome {
    switch routes.match(head) {
    case .route(let route, let variables): .route(route, Call(head: head, variables: variables))
    case .otherMethods(let methods):
      .refuse(
        ServiceError(
          .methodNotAllowed, "Method not allowed",
          headers: [HeaderField("Allow", RouteTable.allow(methods))]))
    case .nothing: .refuse(.notFound)
    }
  }

  package enum Beginning: Sendable {
    case respond(Response)
    /// Start again when ``LiveAnnouncements/whenClustered(_:)`` calls back.
    case waitForClusters
    case receive(BodyIntake)
  }

  /// Handles a request with a ready response, or one for which ``Plan/work`` is not `nil`, if that
  /// takes much less than a millisecond. Otherwise, returns `nil`.
  package func immediateResponse(to plan: Plan) -> Response? {
    guard plan.look != .needed, let (route, call) = plan.call else { return nil }
    if let response = keptResponse(to: call, on: route) { return completed(response, to: plan) }
    do throws(ServiceError) {
      return try route.immediately(self, call).map { completed($0, to: plan) }
    } catch {
      return refusal(error, to: plan)
    }
  }

  /// Handles a request based on its head, or returns a receiver for its body. Blocks if a look at
  /// the store is needed.
  package func begin(_ plan: Plan) -> Beginning {
    switch plan.outcome {
    case .respond(let response): return .respond(completed(response, to: plan))
    case .refuse(let error): return .respond(refusal(error, to: plan))
    case .route(let route, let call):
      // If the store cannot be read, the request is handled from memory, which may lack what another
      // server has created.
      let isCurrent =
        switch plan.look {
        case .unneeded: true
        case .needed: (try? follower.look()) != nil
        case .done(let isCurrent): isCurrent
        }
      do throws(ServiceError) {
        let reaction =
          plan.work == nil
          ? try react(to: call, on: route)
          : try charging(plan, isExpensive: plan.isExpensive) { () throws(ServiceError) in
            try react(to: call, on: route)
          }
        switch reaction {
        case .respond(let response):
          if response.status == 404, !isCurrent { throw .storeUnavailable }
          return .respond(completed(response, to: plan))
        case .waitForClusters: return .waitForClusters
        case .receive(let receiver):
          return .receive(BodyIntake(receiver, service: self, plan: plan))
        }
      } catch {
        let error = error.code == .notFound && !isCurrent ? .storeUnavailable : error
        return .respond(refusal(error, to: plan))
      }
    }
  }

  /// Returns the response that another request with the same one has had since the last change.
  private func keptResponse(to call: Call, on route: Route) -> Response? {
    guard route.isRepeatable(call) else { return nil }
    return responses.response(to: ResponseCache.Key(call.head, on: today), version: live.version)
      .map { Representation.conditional($0, to: call.head) }
  }

  /// Begins a request and keeps its response if other requests may have the same one.
  private func react(to call: Call, on route: Route) throws(ServiceError) -> Reaction {
    guard route.isRepeatable(call) else { return try route.begin(self, call) }
    // Another request may have had it while this one was waiting for a thread.
    if let response = keptResponse(to: call, on: route) { return .respond(response) }
    // If the announcements change in the meantime, the response is newer than this version, with
    // which it is never looked up again.
    let (key, version) = (ResponseCache.Key(call.head, on: today), live.version)
    let full = Call(head: call.head.unconditional, variables: call.variables)
    let reaction = try route.begin(self, full)
    guard case .respond(let response) = reaction else { return reaction }
    responses.keep(response, to: key, version: version)
    return .respond(Representation.conditional(response, to: call.head))
  }

  /// Runs a part of a request on a worker thread and counts its processor time.
  fileprivate func charging<Result>(
    _ plan: Plan, isExpensive: Bool, _ body: () throws(ServiceError) -> Result
  ) throws(ServiceError) -> Result {
    let (peer, now) = (plan.peer, environment.uptime())
    if isExpensive { try budgets.processorTime.check(peer, at: now) }
    return try budgets.processorTime.charging(peer, at: now, body)
  }

  /// Returns the complete response to a rejected request: a page if it is from a browser that opens
  /// a page, otherwise the error envelope.
  package func refusal(_ error: ServiceError, to plan: Plan) -> Response {
    completed(rejection(error, plan.head), to: plan)
  }

  /// Returns the complete response to a request that is rejected before it has a plan.
  package func refusal(_ error: ServiceError, to head: RequestHead) -> Response {
    completed(rejection(error, head), requestID: head.id)
  }

  /// Returns the complete response to a rejected request whose head is unknown or malformed.
  package func refusal(_ error: ServiceError, _ requestID: String) -> Response {
    completed(error.response(to: requestID), requestID: requestID)
  }

  private func rejection(_ error: ServiceError, _ head: RequestHead) -> Response {
    guard routes.isPage(head.target) else { return error.response(to: head.id) }
    guard AcceptedTypes(head.headers.values(of: "Accept")).prefersHTML else {
      return error.response(to: head.id).adding([HeaderField("Vary", "Accept")])
    }
    var response = errorPage(error, to: head)
    response.closesConnection = error.closesConnection
    return response
  }

  fileprivate func completed(_ response: Response, to plan: Plan) -> Response {
    completed(response, requestID: plan.head.id, plan: plan)
  }

  private func completed(_ response: Response, requestID: String, plan: Plan? = nil) -> Response {
    var response = response
    for step in steps.reversed() {
      step.complete(&response, requestID: requestID, plan: plan)
    }
    return response
  }

  /// Records a request that has ended, with or without a response.
  ///
  /// The log is the outermost step, so a request has been counted when its line is written.
  package func record(_ request: EndedRequest) {
    for step in steps.reversed() { step.record(request, of: self) }
  }
}

/// The body of a request, which is passed to its receiver.
package final class BodyIntake: Sendable {
  private let receiver: any BodyReceiver
  private let service: Service
  private let plan: Service.Plan

  init(_ receiver: any BodyReceiver, service: Service, plan: Service.Plan) {
    self.receiver = receiver
    self.service = service
    self.plan = plan
  }

  /// - Returns: The response if the rest of the body is rejected, after which the connection is
  ///   closed.
  package func receive(_ bytes: [UInt8]) -> Response? {
    do {
      try receiver.receive(bytes)
      return nil
    } catch {
      receiver.cancel()
      var refusal = refusal(error)
      refusal.closesConnection = true
      return refusal
    }
  }

  /// The queue for ``finish()``.
  package var work: WorkKind { receiver.work }

  package func finish() -> Response {
    do {
      let isExpensive = work == .hashing || work == .preparing
      let response = try service.charging(plan, isExpensive: isExpensive) {
        () throws(ServiceError) in try receiver.finish()
      }
      return service.completed(response, to: plan)
    } catch {
      return refusal(error)
    }
  }

  package func cancel() { receiver.cancel() }

  /// Returns the response to the request if it is rejected after its body was received.
  package func refusal(_ error: ServiceError) -> Response { service.refusal(error, to: plan) }
}
