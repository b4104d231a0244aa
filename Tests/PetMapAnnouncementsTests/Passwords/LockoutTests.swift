import PetMapAnnouncements
import TestSupport
import Testing

struct LockoutTests {
  private let id = AnnouncementID(ofSource: "a")

  private func attempt(
    _ peer: String = "p", isReporter: Bool = false, of id: AnnouncementID? = nil
  ) -> PasswordAttempt {
    PasswordAttempt(id: id ?? self.id, peer: peer, isFromReporterNetwork: isReporter)
  }

  /// Returns a moment in milliseconds.
  private func at(_ seconds: Int64) -> Int64 { 1_000_000_000 + seconds * 1000 }

  @Test func `every five failed attempts cause a lockout, from 30 seconds up to an hour`() {
    var lockout = Lockout()
    var now: Int64 = 0
    for length: Int64 in [30, 60, 120, 240, 480, 960, 1920, 3600, 3600] {
      for _ in 0..<5 {
        #expect(lockout.secondsToWait(limit: nil, at: at(now)) == nil)
        lockout = lockout.failed(at: at(now))
      }
      #expect(lockout.secondsToWait(limit: nil, at: at(now)) == Int(length))
      #expect(lockout.secondsToWait(limit: nil, at: at(now + length - 1)) == 1)
      now += length
    }
  }

  @Test(arguments: [(86_399, 5), (86_400, 1)])
  func `failed attempts count until there was none for a day`(_ pause: Int64, _ failures: Int) {
    var lockout = Lockout()
    for _ in 0..<4 { lockout = lockout.failed(at: at(0)) }
    #expect(lockout.failed(at: at(pause)).failures == failures)
  }

  @Test func `a success starts the count over, and is recorded again after a day`() throws {
    var lockout = Lockout()
    for _ in 0..<4 { lockout = lockout.failed(at: at(0)) }
    lockout = try #require(lockout.succeeded(at: at(1)))
    #expect(lockout.failures == 0)
    #expect(lockout.succeeded(at: at(86_400)) == nil)
    #expect(lockout.succeeded(at: at(86_401))?.succeededAt == at(86_401))
    #expect(lockout.failed(at: at(2)).succeeded(at: at(3)) != nil)
  }

  @Test func `the limit of the day locks out all peers that are not trusted`() throws {
    let limit = at(0)
    #expect(Lockout().secondsToWait(limit: limit, at: at(100)) == 86_400 - 100)
    #expect(Lockout().secondsToWait(limit: limit, at: at(86_400)) == nil)
    let month: Int64 = 30 * 86_400
    let owner = try #require(Lockout().succeeded(at: at(1 - month)))
    #expect(owner.secondsToWait(limit: limit, at: at(0)) == nil)
    #expect(owner.secondsToWait(limit: limit, at: at(1)) != nil)
  }

  @Test func `lockouts in memory are separate by peer and announcement`() {
    var lockouts = Lockouts()
    for _ in 0..<5 { lockouts.note(attempt(), isRight: false, at: at(0)) }
    #expect(lockouts.secondsToWait(for: attempt(), at: at(0)) == 30)
    #expect(lockouts.secondsToWait(for: attempt("q"), at: at(0)) == nil)
    let other = attempt(of: AnnouncementID(ofSource: "b"))
    #expect(lockouts.secondsToWait(for: other, at: at(0)) == nil)
  }

  @Test func `lockouts in memory have the limit of the day, and another one for the reporter`() {
    var lockouts = Lockouts()
    for index in 0..<100 {
      lockouts.note(attempt("p\(index)"), isRight: false, at: at(Int64(index)))
    }
    #expect(lockouts.secondsToWait(for: attempt("new"), at: at(100)) == 86_400 - 100)
    #expect(lockouts.secondsToWait(for: attempt("new", isReporter: true), at: at(100)) == nil)
    for index in 0..<100 {
      lockouts.note(attempt("q\(index)", isReporter: true), isRight: false, at: at(100))
      let seconds = lockouts.secondsToWait(for: attempt("new", isReporter: true), at: at(100))
      #expect((seconds != nil) == (index == 99))
    }
  }

  @Test func `lockouts with a limit forget everything when they would exceed it`() {
    var lockouts = Lockouts(limit: 10)
    for index in 0..<10 {
      for _ in 0..<5 { lockouts.note(attempt("p\(index)"), isRight: false, at: at(0)) }
    }
    #expect(lockouts.secondsToWait(for: attempt("p0"), at: at(0)) == 30)
    lockouts.note(attempt("new"), isRight: false, at: at(0))
    #expect(lockouts.secondsToWait(for: attempt("p0"), at: at(0)) == nil)
  }

  @Test func `passwords have six random digits`() {
    var random = SeededRandom(seed: 9)
    var first: Set<Character> = []
    for _ in 0..<1000 {
      let digits = ManagementPassword(randomFrom: &random).digits
      #expect(Int(digits).map { (100_000...999_999).contains($0) } == true, "\(random)")
      first.insert(digits.first ?? "x")
    }
    #expect(first.count == 9)
  }
}
