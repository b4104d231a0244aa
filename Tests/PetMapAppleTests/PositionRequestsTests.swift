import PetMapApple
import PetMapAPI
import Testing

struct PositionRequestsTests {
  private let warsaw = LocationEvent.position(latitude: 52.2297, longitude: 21.0122)
  private let answer = LocationWork.answer(.position(latitude: 52.2297, longitude: 21.0122))

  @Test func `authorization is requested once, then the location`() {
    var requests = PositionRequests()
    #expect(requests.begin(.undecided) == .askForAccess)
    // Core Location reports the authorization when its delegate is set.
    #expect(requests.handle(.access(.undecided)) == nil)
    #expect(requests.begin(.undecided) == nil)
    #expect(requests.handle(.access(.allowed)) == .findPosition)
    #expect(requests.handle(.access(.allowed)) == nil)
    #expect(requests.handle(warsaw) == answer)
    #expect(requests.handle(warsaw) == nil)
    #expect(requests.begin(.allowed) == .findPosition)
  }

  @Test func `denied access is reported, now or later`() {
    var requests = PositionRequests()
    #expect(requests.begin(.denied) == .answer(.denied))
    #expect(requests.begin(.undecided) == .askForAccess)
    #expect(requests.handle(.access(.denied)) == .answer(.denied))
    #expect(requests.begin(.allowed) == .findPosition)
    #expect(requests.handle(.failure(isDenied: true)) == .answer(.denied))
    #expect(requests.begin(.allowed) == .findPosition)
    #expect(requests.handle(.access(.denied)) == .answer(.denied))
  }

  @Test(arguments: [
    LocationEvent.failure(isDenied: false), .position(latitude: .nan, longitude: 0),
    .position(latitude: 90.5, longitude: 0), .position(latitude: 0, longitude: -.infinity),
  ])
  func `a failure or an invalid position is reported as a failure`(event: LocationEvent) {
    var requests = PositionRequests()
    #expect(requests.begin(.allowed) == .findPosition)
    #expect(requests.handle(event) == .answer(.failed))
    #expect(requests.begin(.allowed) == .findPosition)
  }

  @Test func `a canceled request leaves nothing behind`() {
    var requests = PositionRequests()
    #expect(requests.begin(.undecided) == .askForAccess)
    requests.cancel()
    #expect(requests.handle(.access(.allowed)) == nil)
    #expect(requests.handle(warsaw) == nil)
    #expect(requests.begin(.allowed) == .findPosition)
  }
}
