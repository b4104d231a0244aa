import PetMapService
import PetMapSystem

/// A question to every event loop whether it still answers requests.
final class Probe: Sendable {
  private let answers = Guarded(0)

  /// Answers a health request as a loop does for its connections, without one.
  func answer(from service: Service) {
    let plan = service.plan(RequestHead("GET", "/api/health", peer: "", id: service.newRequestID()))
    guard case .respond(let response) = service.begin(plan), response.status == 200 else { return }
    answers.change { $0 += 1 }
  }

  /// Waits for the answers of this many loops; false when they do not come within some seconds.
  func isAnswered(by count: Int, within seconds: Double) -> Bool {
    answers.wait(atMost: seconds) { $0 == count ? () : nil } != nil
  }
}
