import PetMapService
import PetMapSystem

/// A check that every event loop still answers requests.
final class Probe: Sendable {
  private let answers = Guarded(0)

  /// Answers a health request as if it had arrived on a connection.
  func answer(from service: Service) {
    let plan = service.plan(RequestHead("GET", "/api/health", peer: "", id: service.newRequestID()))
    guard case .respond(let response) = service.begin(plan), response.status == 200 else { return }
    answers.change { $0 += 1 }
  }

  /// Waits until `count` loops have answered, and returns `false` on timeout.
  func isAnswered(by count: Int, within seconds: Double) -> Bool {
    answers.wait(atMost: seconds) { $0 == count ? () : nil } != nil
  }
}
