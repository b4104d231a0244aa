import PetMapAnnouncements
import TestSupport
import Testing

struct AttemptLedgerTests {
  private let id = AnnouncementID(ofSource: "a")
  private let start = MonotonicTime(milliseconds: 1_000_000)
  private let day = Timestamp(milliseconds: 1_763_467_200_000)

  private func time(_ seconds: Int) -> MonotonicTime {
    start.advanced(byMilliseconds: Int64(seconds) * 1000)
  }

  @Test func `every five failed attempts cause a lockout, from 30 seconds up to an hour`() {
    var ledger = AttemptLedger()
    var now = 0
    for lockout in [30, 60, 120, 240, 480, 960, 1920, 3600, 3600] {
      for _ in 0..<5 {
        #expect(ledger.secondsToWait(for: id, from: "p", at: time(now)) == nil)
        ledger.recordFailedAttempt(for: id, from: "p", at: time(now))
      }
      #expect(ledger.secondsToWait(for: id, from: "p", at: time(now)) == lockout)
      #expect(ledger.secondsToWait(for: id, from: "p", at: time(now + lockout - 1)) == 1)
      now += lockout
    }
  }

  @Test func `a ledger with a limit forgets everything when it would exceed the limit`() {
    var ledger = AttemptLedger(pairLimit: 10)
    for number in 0..<10 {
      let other = AnnouncementID(ofSource: "\(number)")
      for _ in 0..<5 { ledger.recordFailedAttempt(for: other, from: "p", at: start) }
    }
    let first = AnnouncementID(ofSource: "0")
    #expect(ledger.secondsToWait(for: first, from: "p", at: start) == 30)
    ledger.recordFailedAttempt(for: id, from: "p", at: start)
    #expect(ledger.secondsToWait(for: first, from: "p", at: start) == nil)
  }

  @Test func `other peers and other announcements are not locked out`() {
    var ledger = AttemptLedger()
    for _ in 0..<5 { ledger.recordFailedAttempt(for: id, from: "p", at: start) }
    #expect(ledger.secondsToWait(for: id, from: "q", at: start) == nil)
    #expect(ledger.secondsToWait(for: AnnouncementID(ofSource: "b"), from: "p", at: start) == nil)
  }

  @Test func `a correct password clears the peer's failed attempts`() {
    var ledger = AttemptLedger()
    for _ in 0..<4 { ledger.recordFailedAttempt(for: id, from: "p", at: start) }
    ledger.noteSuccess(for: id, from: "p", at: start)
    for _ in 0..<4 { ledger.recordFailedAttempt(for: id, from: "p", at: start) }
    #expect(ledger.secondsToWait(for: id, from: "p", at: start) == nil)
    ledger.recordFailedAttempt(for: id, from: "p", at: start)
    #expect(ledger.secondsToWait(for: id, from: "p", at: start) == 30)
  }

  @Test func `a hundred failed attempts within a day lock out all peers until they expire`() {
    var ledger = AttemptLedger()
    for index in 0..<100 { ledger.recordFailedAttempt(for: id, from: "p\(index)", at: time(index)) }
    #expect(ledger.secondsToWait(for: id, from: "new", at: time(100)) == 86_400 - 100)
    #expect(ledger.secondsToWait(for: id, from: "new", at: time(86_400)) == nil)
    ledger.recordFailedAttempt(for: id, from: "new", at: time(86_400))
    #expect(ledger.secondsToWait(for: id, from: "new", at: time(86_400)) == 1)
  }

  @Test func `others cannot lock out a peer that has sent the correct password`() {
    var ledger = AttemptLedger()
    ledger.noteSuccess(for: id, from: "owner", at: start)
    for index in 0..<200 { ledger.recordFailedAttempt(for: id, from: "p\(index)", at: time(index)) }
    #expect(ledger.secondsToWait(for: id, from: "owner", at: time(200)) == nil)
    #expect(ledger.secondsToWait(for: id, from: "new", at: time(200)) != nil)
    // The reporter's own failed attempts count as well, and after 30 days, the address is treated
    // like any other.
    for _ in 0..<5 { ledger.recordFailedAttempt(for: id, from: "owner", at: time(200)) }
    #expect(ledger.secondsToWait(for: id, from: "owner", at: time(200)) == 30)
    let month = 30 * 86_400
    for index in 0..<100 { ledger.recordFailedAttempt(for: id, from: "q", at: time(month + index)) }
    #expect(ledger.secondsToWait(for: id, from: "owner", at: time(month + 100)) != nil)
  }

  @Test func `stored failed attempts count after a restart`() {
    let kept = (0..<100).map {
      FailedAttempt(id: id, at: day.advanced(byMilliseconds: $0 * 1000))
    }
    let ledger = AttemptLedger(
      failedAttempts: kept, at: day.advanced(byMilliseconds: 200_000), now: time(200))
    #expect(ledger.secondsToWait(for: id, from: "p", at: time(200)) == 86_400 - 200)
  }

  @Test func `failed attempts with future timestamps count as current after a restart`() {
    let kept = (0..<100).map { _ in
      FailedAttempt(id: id, at: day.advanced(byMilliseconds: 5 * 365 * 86_400_000))
    }
    let ledger = AttemptLedger(failedAttempts: kept, at: day, now: start)
    #expect(ledger.secondsToWait(for: id, from: "p", at: start) == 86_400)
    #expect(ledger.secondsToWait(for: id, from: "p", at: time(86_400)) == nil)
  }

  @Test func `only failed attempts from the reporter's network can lock it out`() {
    var ledger = AttemptLedger()
    for index in 0..<100 { ledger.recordFailedAttempt(for: id, from: "p\(index)", at: time(index)) }
    func lockout(_ isReporterNetwork: Bool) -> Int? {
      ledger.secondsToWait(
        for: id, from: "new", isReporterNetwork: isReporterNetwork, at: time(100))
    }
    #expect(lockout(false) != nil)
    #expect(lockout(true) == nil)
    for index in 0..<100 {
      ledger.recordFailedAttempt(for: id, from: "q\(index)", isReporterNetwork: true, at: time(100))
      #expect((lockout(true) != nil) == (index == 99))
    }
  }

  @Test func `the failed attempts for a deleted announcement are removed`() {
    var ledger = AttemptLedger()
    for _ in 0..<5 { ledger.recordFailedAttempt(for: id, from: "p", at: start) }
    ledger.forget(id)
    #expect(ledger.secondsToWait(for: id, from: "p", at: start) == nil)
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
