import PetMapAnnouncements
import PetMapStore
import PetMapSystem
import TestSupport
import Testing

/// Tests the lockout that every kind of store enforces; see ``Lockout``. Time passes by moving the
/// recorded times.
struct EveryLockoutTests {
  private let id = StoreWorkshop.id(1)

  private func open(_ kind: StoreKind) throws -> (StoreSubject, Store) {
    let subject = StoreSubject(kind)
    let store = try subject.open()
    try store.create(1)
    return (subject, store)
  }

  private func close(_ subject: StoreSubject, _ store: Store) {
    store.close()
    subject.recycle()
  }

  /// Lets time pass; a negative number of seconds sets the clock back.
  private func wait(_ seconds: Int64, _ subject: StoreSubject) throws {
    let shift = "- (\(seconds * 1000))"
    try subject.run(
      """
      UPDATE attempt SET locked_until = locked_until \(shift), last_at = last_at \(shift),
        succeeded_at = succeeded_at \(shift);
      UPDATE wrong_password SET at = at \(shift)
      """)
  }

  private func attempt(
    _ store: Store, _ isRight: Bool, from peer: String = "p", isReporter: Bool = false
  ) throws -> PasswordAttempt.Outcome? {
    try store.attempt(
      PasswordAttempt(id: id, peer: peer, isFromReporterNetwork: isReporter)
    ) { isRight }
  }

  /// The seconds of a lockout, or `nil` if the outcome is another one.
  private func seconds(_ outcome: PasswordAttempt.Outcome?) -> Int? {
    if case .locked(let seconds)? = outcome { seconds } else { nil }
  }

  /// Records 100 failed attempts from others within a day.
  private func reachLimit(_ subject: StoreSubject, isReporter: Bool = false) throws {
    let id = subject.address.path == nil ? "'\(id.text)'" : "x'\(id.text.replacing("-", with: ""))'"
    let now = SystemClock.millisecondsSince1970()
    let rows = (0..<100 as Range<Int64>).map {
      "(\(now - 1000 * $0 - 1000), \(id), \(isReporter ? 1 : 0))"
    }
    try subject.run(
      "INSERT INTO wrong_password (at, announcement, from_reporter) VALUES "
        + rows.joined(separator: ", "))
  }

  @Test(arguments: StoreKind.testable)
  func `a lockout outlasts a restart, and ends`(_ kind: StoreKind) throws {
    let (subject, first) = try open(kind)
    for _ in 1...5 { #expect(try attempt(first, false) == .rejected) }
    first.close()
    let store = try subject.open()
    let remaining = try #require(seconds(attempt(store, true)))
    #expect((1...30).contains(remaining))
    #expect(try attempt(store, true, from: "q") == .accepted)
    try wait(31, subject)
    for _ in 1...5 { #expect(try attempt(store, false) == .rejected) }
    #expect(try #require(seconds(attempt(store, true))) > 30)
    try wait(61, subject)
    #expect(try attempt(store, true) == .accepted)
    // The count starts over.
    for _ in 1...4 { #expect(try attempt(store, false) == .rejected) }
    #expect(try attempt(store, true) == .accepted)
    close(subject, store)
  }

  @Test(arguments: StoreKind.testable)
  func `five of thirty concurrent guesses are evaluated`(_ kind: StoreKind) throws {
    let (subject, store) = try open(kind)
    let outcomes = Monitor<[PasswordAttempt.Outcome?]>([])
    ThreadWorkers(count: 6).run(30) { _ in
      #expect(throws: Never.self) {
        let outcome = try attempt(store, false)
        outcomes.withLock { $0.append(outcome) }
      }
    }
    #expect(outcomes.withLock { $0.count { $0 == .rejected } } == 5)
    #expect(outcomes.withLock { $0.count { seconds($0) != nil } } == 25)
    close(subject, store)
  }

  @Test(arguments: StoreKind.testable)
  func `a clock that is set back does not prolong a lockout`(_ kind: StoreKind) throws {
    let (subject, store) = try open(kind)
    for _ in 1...5 { #expect(try attempt(store, false) == .rejected) }
    let year: Int64 = 365 * 86_400
    try wait(-5 * year, subject)
    #expect(try #require(seconds(attempt(store, true))) <= 30)
    try wait(31, subject)
    #expect(try attempt(store, true) == .accepted)
    try reachLimit(subject)
    try wait(-5 * year, subject)
    #expect(try #require(seconds(attempt(store, true, from: "q"))) <= 86_400)
    try wait(86_401, subject)
    #expect(try attempt(store, true, from: "q") == .accepted)
    close(subject, store)
  }

  @Test(arguments: StoreKind.testable)
  func `a hundred failed attempts within a day lock out all other peers`(_ kind: StoreKind) throws {
    let (subject, store) = try open(kind)
    #expect(try attempt(store, true, from: "owner") == .accepted)
    try reachLimit(subject)
    #expect(try #require(seconds(attempt(store, true))) > 86_000)
    // Neither a peer that sent the right password nor the network of the reporter.
    #expect(try attempt(store, true, from: "owner") == .accepted)
    #expect(try attempt(store, true, from: "home", isReporter: true) == .accepted)
    try reachLimit(subject, isReporter: true)
    #expect(try seconds(attempt(store, true, from: "work", isReporter: true)) != nil)
    try wait(86_400, subject)
    #expect(try attempt(store, true) == .accepted)
    close(subject, store)
  }

  @Test(arguments: StoreKind.testable, [29, 31])
  func `a peer that sent the right password is trusted for 30 days`(
    _ kind: StoreKind, _ days: Int64
  ) throws {
    let (subject, store) = try open(kind)
    #expect(try attempt(store, true) == .accepted)
    try wait(days * 86_400, subject)
    try reachLimit(subject)
    #expect(try (attempt(store, true) == .accepted) == (days < 30))
    close(subject, store)
  }

  @Test(arguments: StoreKind.testable)
  func `failed attempts of the day before do not count`(_ kind: StoreKind) throws {
    let (subject, store) = try open(kind)
    for _ in 1...4 { #expect(try attempt(store, false) == .rejected) }
    try wait(86_401, subject)
    for _ in 1...5 { #expect(try attempt(store, false) == .rejected) }
    #expect(try seconds(attempt(store, false)) != nil)
    close(subject, store)
  }

  @Test(arguments: StoreKind.testable)
  func `a password that cannot be evaluated, or of a missing announcement, leaves no trace`(
    _ kind: StoreKind
  ) throws {
    let (subject, store) = try open(kind)
    let attempt = PasswordAttempt(id: id, peer: "p", isFromReporterNetwork: false)
    #expect(try store.attempt(attempt) { nil } == nil)
    let missing = PasswordAttempt(
      id: StoreWorkshop.id(2), peer: "p", isFromReporterNetwork: false)
    #expect(throws: StoreError.notFound) { try store.attempt(missing) { false } }
    #expect(
      try subject.query(
        "SELECT (SELECT count(*) FROM attempt) + (SELECT count(*) FROM wrong_password)") == ["0"])
    close(subject, store)
  }
}
