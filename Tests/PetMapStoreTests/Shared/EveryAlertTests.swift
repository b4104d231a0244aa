import PetMapAnnouncements
import PetMapStore
import ServiceTestSupport
import Testing

/// Tests alerts in both kinds of stores.
struct EveryAlertTests {
  private let id = StoreWorkshop.id(1)
  private let server = alertID(100)
  private let search = "near=52.50000,13.25000&radius=5km"

  private static func alertID(_ number: UInt8) -> AlertID {
    guard let id = AlertID(bytes: Array(repeating: number, count: 16)) else {
      fatalError("invalid ID")
    }
    return id
  }

  private func alert(
    _ number: UInt8, _ subject: Alert.Subject? = nil, mail: String? = nil, push: String? = nil
  ) throws -> Alert {
    var channel = Alert.Channel.feed
    if let mail { channel = .mail(try MailAddress(mail)) }
    if let push { channel = .push(try subscription(push)) }
    return Alert(
      Self.alertID(number), subject ?? .search(search), by: channel, in: .polish,
      createdAt: StoreWorkshop.at(0))
  }

  private func subscription(_ endpoint: String, secret: UInt8 = 2) throws -> PushSubscription {
    try PushSubscription(
      endpoint: endpoint, key: [4] + [UInt8](repeating: 1, count: 64),
      secret: [UInt8](repeating: secret, count: 16))
  }

  /// Opens a store with two published reports.
  private func filled(_ subject: StoreSubject) throws -> Store {
    let store = try subject.open()
    for number in 1...2 as ClosedRange<UInt64> {
      try store.create(number)
      _ = try store.publishPhoto(
        StoreWorkshop.photo(1), of: StoreWorkshop.id(number), at: StoreWorkshop.at(1))
    }
    return store
  }

  @Test(arguments: StoreKind.testable)
  func `an alert is found by its token, and erased with its report`(_ kind: StoreKind) throws {
    let subject = StoreSubject(kind)
    let store = try filled(subject)
    let feed = try alert(1)
    let push = try alert(2, .report(id), push: "https://push.example/1")
    for alert in [feed, push] {
      #expect(try store.addAlert(alert, at: StoreWorkshop.at(2)) == alert)
      let token = alert.id.token(store.alertKey)
      #expect(try store.alert(withToken: token) == alert)
    }
    #expect(feed.id.token(store.alertKey).text != push.id.token(store.alertKey).text)
    #expect(try store.alert(withToken: Self.alertID(3).token(store.alertKey)) == nil)
    #expect(try store.alerts(after: 0, limit: 10).map(\.alert) == [feed, push])
    let first = try #require(try store.alerts(after: 0, limit: 1).first)
    #expect(try store.alerts(after: first.number, limit: 10).map(\.alert) == [push])
    #expect(try store.alertCounts(at: StoreWorkshop.at(2)).active == 2)
    #expect(throws: StoreError.notFound) {
      try store.addAlert(alert(4, .report(StoreWorkshop.id(9))), at: StoreWorkshop.at(2))
    }
    try store.delete(id, by: .reporter)
    #expect(try store.alert(withToken: push.id.token(store.alertKey)) == nil)
    try store.removeAlert(feed.id)
    #expect(try store.alerts(after: 0, limit: 10).isEmpty)
    store.close()
    #expect(try subject.check().problems == [])
    subject.recycle()
  }

  @Test(arguments: StoreKind.testable)
  func `an address has to be confirmed, and is asked a few times only`(_ kind: StoreKind) throws {
    let subject = StoreSubject(kind)
    let store = try filled(subject)
    let now = StoreWorkshop.at(10)
    let first = try store.addAlert(alert(1, mail: "a@b.example"), at: now)
    #expect(first.confirmedAt == nil)
    // The request for a confirmation is due at once.
    let lease = try store.takeLease(for: server, insteadOf: nil)
    #expect(lease.holder == server)
    let due = try store.dueAlerts(byMail: true, at: now, limit: 10)
    #expect(due == [DueAlert(first, [])])
    try store.settle([AlertDelivery(due[0], .delivered, next: now)], at: now)
    #expect(try store.dueAlerts(byMail: true, at: StoreWorkshop.at(1000), limit: 10).isEmpty)

    // The same alert again is the same, and asks once a day.
    #expect(try store.addAlert(alert(2, mail: "a@b.example"), at: StoreWorkshop.at(11)) == first)
    #expect(try store.dueAlerts(byMail: true, at: StoreWorkshop.at(12), limit: 10).isEmpty)
    let later = StoreWorkshop.at(100_000)
    #expect(try store.addAlert(alert(2, mail: "a@b.example"), at: later) == first)
    #expect(try store.dueAlerts(byMail: true, at: later, limit: 10).count == 1)

    // No event is recorded before the confirmation.
    let event = AlertEvent(.found, of: id)
    #expect(
      try store.record([(first.id, event)], upTo: nil, ending: [], by: server, at: now) == [])
    #expect(try store.dueAlerts(byMail: true, at: later, limit: 10).map(\.events) == [[]])

    for number in 2...3 as ClosedRange<UInt8> {
      let report = StoreWorkshop.id(UInt64(number - 1))
      let other = try alert(number, .report(report), mail: "a@b.example")
      _ = try store.addAlert(other, at: now)
    }
    #expect(throws: StoreError.tooManyAlerts) {
      try store.addAlert(alert(4, .search("near=1,1&radius=1km"), mail: "a@b.example"), at: now)
    }
    _ = try store.addAlert(alert(5, mail: "c@b.example"), at: now)
    #expect(try store.alertCounts(at: now).unconfirmed == 4)
    try store.confirmAlert(first.id, at: later)
    let token = first.id.token(store.alertKey)
    #expect(try store.alert(withToken: token)?.confirmedAt == later)
    #expect(
      try store.record([(first.id, event)], upTo: nil, ending: [], by: server, at: later) == [])
    let told = try store.dueAlerts(byMail: true, at: later, limit: 10)
    #expect(told.first { $0.alert.id == first.id }?.events == [event])

    // What was not confirmed is forgotten.
    store.removeExpired()
    #expect(try store.alertCounts(at: now).unconfirmed == 0)
    #expect(try store.alertCounts(at: now).active == 1)
    store.close()
    subject.recycle()
  }

  @Test(arguments: StoreKind.testable)
  func `alerts follow a browser to its new subscription`(_ kind: StoreKind) throws {
    let subject = StoreSubject(kind)
    let store = try filled(subject)
    let former = try subscription("https://push.example/1")
    let new = try subscription("https://push.example/2")
    let own = try alert(1, push: former.endpoint)
    let same = try alert(2, .report(id), push: former.endpoint)
    let known = try alert(3, .report(id), push: new.endpoint)
    let others = try alert(4, push: "https://push.example/3")
    for alert in [own, same, known, others] {
      _ = try store.addAlert(alert, at: StoreWorkshop.at(2))
    }
    _ = try store.takeLease(for: server, insteadOf: nil)
    let event = AlertEvent(.found, of: id)
    _ = try store.record(
      [(own.id, event), (same.id, event)], upTo: nil, ending: [], by: server,
      at: StoreWorkshop.at(3))
    let due = try store.dueAlerts(byMail: false, at: StoreWorkshop.at(3), limit: 10)
    let sent = try #require(due.first { $0.alert == own })
    // The message fails, and is due an hour later.
    try store.settle(
      [AlertDelivery(sent, .failed("away", retryAfter: nil), next: StoreWorkshop.at(3600))],
      at: StoreWorkshop.at(4))

    // A client that knows only the endpoint cannot move its alerts.
    let guess = try subscription(former.endpoint, secret: 3)
    let other = try subscription("https://push.example/9")
    try store.moveAlerts(from: guess, to: other, at: StoreWorkshop.at(5))
    let all = try store.alerts(after: 0, limit: 10)
    #expect(all.map(\.alert.channel) == [own, same, known, others].map(\.channel))

    try store.moveAlerts(from: former, to: new, at: StoreWorkshop.at(5))
    let moved = try store.alerts(after: 0, limit: 10)
    #expect(moved.map(\.alert.id) == [own, known, others].map(\.id))
    #expect(moved.map(\.alert.channel) == [.push(new), .push(new), others.channel])
    #expect(moved.first?.number == all.first?.number)
    let again = try store.dueAlerts(byMail: false, at: StoreWorkshop.at(5), limit: 10)
    #expect(again.map(\.alert.id) == [own.id])
    #expect(again.first?.events == [event] && again.first?.failures == 0)

    // That the former subscription has ended is no news now.
    try store.settle(
      [AlertDelivery(sent, .gone, next: StoreWorkshop.at(6))], at: StoreWorkshop.at(6))
    #expect(try store.alerts(after: 0, limit: 10).count == 3)
    try store.settle(
      again.map { AlertDelivery($0, .gone, next: StoreWorkshop.at(7)) }, at: StoreWorkshop.at(7))
    #expect(try store.alerts(after: 0, limit: 10).map(\.alert.id) == [known.id, others.id])
    store.close()
    #expect(try subject.check().problems == [])
    subject.recycle()
  }

  @Test(arguments: StoreKind.testable)
  func `no more alerts move to a subscription than it can have`(_ kind: StoreKind) throws {
    let subject = StoreSubject(kind)
    let store = try filled(subject)
    let former = try subscription("https://push.example/1")
    let full = try subscription("https://push.example/2")
    _ = try store.addAlert(
      alert(200, .search("near=1,1&radius=1km"), push: former.endpoint), at: StoreWorkshop.at(2))
    for number in 1...UInt8(Alert.receiverLimit) {
      let search = Alert.Subject.search("near=2,\(number)&radius=1km")
      _ = try store.addAlert(
        alert(number, search, push: full.endpoint), at: StoreWorkshop.at(2))
    }
    let before = try store.alerts(after: 0, limit: 100).map(\.alert)
    #expect(throws: StoreError.tooManyAlerts) {
      try store.moveAlerts(from: former, to: full, at: StoreWorkshop.at(3))
    }
    #expect(try store.alerts(after: 0, limit: 100).map(\.alert) == before)
    store.close()
    subject.recycle()
  }

  @Test(arguments: StoreKind.testable)
  func `the audit log records the alerts that a moderator erases, without the address`(
    _ kind: StoreKind
  ) throws {
    let subject = StoreSubject(kind)
    let store = try filled(subject)
    let address = try MailAddress("a@b.example")
    for alert in [
      try alert(1, mail: "a@b.example"), try alert(2, .report(id), mail: "a@b.example"),
      try alert(3, mail: "c@b.example"),
    ] {
      _ = try store.addAlert(alert, at: StoreWorkshop.at(2))
    }
    let kim = AuditActor.administrator("kim")
    let moderation = store.moderation
    #expect(try moderation.removeAlerts(to: address, by: kim) == 2)
    #expect(try moderation.removeAlerts(to: address, by: kim) == 0)
    var entries: [AuditEntry] = []
    try moderation.forEachAuditEntry(since: Timestamp(milliseconds: 0)) { entry in
      if entry.action == .stopAlert { entries.append(entry) }
      return true
    }
    #expect(entries.map(\.actor) == [kim, kim])
    #expect(Set(entries.map(\.id)) == [nil, id])
    #expect(try store.alerts(after: 0, limit: 10).map(\.alert.id) == [Self.alertID(3)])
    store.close()
    #expect(try subject.check().problems == [])
    subject.recycle()
  }

  @Test(arguments: StoreKind.testable)
  func `an event is not late if the confirmation was faster than the record of the request`(
    _ kind: StoreKind
  ) throws {
    let subject = StoreSubject(kind)
    let store = try filled(subject)
    let now = StoreWorkshop.at(10)
    let event = AlertEvent(.found, of: id)
    _ = try store.takeLease(for: server, insteadOf: nil)
    let outcomes: [DeliveryOutcome] = [.delivered, .failed("away", retryAfter: nil), .gone]
    for (index, outcome) in outcomes.enumerated() {
      let number = UInt8(index + 1)
      let alert = try store.addAlert(alert(number, mail: "a\(number)@b.example"), at: now)
      let due = try store.dueAlerts(byMail: true, at: now, limit: 10)
      let request = try #require(due.first { $0.alert.id == alert.id })
      try store.confirmAlert(alert.id, at: now)
      #expect(
        try store.record([(alert.id, event)], upTo: nil, ending: [], by: server, at: now) == [])
      try store.settle([AlertDelivery(request, outcome, next: StoreWorkshop.at(1000))], at: now)
      let told = try store.dueAlerts(byMail: true, at: now, limit: 10)
      #expect(told.first { $0.alert.id == alert.id }?.events == [event])
    }
    store.close()
    subject.recycle()
  }

  @Test(arguments: StoreKind.testable)
  func `an event is recorded once, and due until it is settled`(_ kind: StoreKind) throws {
    let subject = StoreSubject(kind)
    let store = try filled(subject)
    let now = StoreWorkshop.at(10)
    let alert = try store.addAlert(alert(1, push: "https://push.example/1"), at: now)
    let events = [AlertEvent(.found, of: id), AlertEvent(.sighting(3), of: id)]
    let other = AlertEvent(.found, of: StoreWorkshop.id(2))
    func record(_ events: [AlertEvent], at time: Timestamp) throws -> [AlertID]? {
      try store.record(events.map { (alert.id, $0) }, upTo: nil, ending: [], by: server, at: time)
    }
    #expect(try record(events, at: now) == nil, "without the lease")
    _ = try store.takeLease(for: server, insteadOf: nil)
    #expect(try record(events + [AlertEvent(.found, of: StoreWorkshop.id(9))], at: now) == [])
    #expect(try record(events, at: now) == [])
    let due = try store.dueAlerts(byMail: false, at: now, limit: 10)
    #expect(due == [DueAlert(alert, events)])

    // A failure is tried again later.
    let next = StoreWorkshop.at(20)
    try store.settle([AlertDelivery(due[0], .failed("away", retryAfter: nil), next: next)], at: now)
    #expect(try store.dueAlerts(byMail: false, at: StoreWorkshop.at(19), limit: 10).isEmpty)
    #expect(try store.dueAlerts(byMail: false, at: next, limit: 10).map(\.failures) == [1])
    #expect(try store.alertCounts(at: next).failing == 1)

    // What was not sent is no failure.
    try store.settle([AlertDelivery(due[0], nil, next: StoreWorkshop.at(25))], at: next)
    let later = try store.dueAlerts(byMail: false, at: StoreWorkshop.at(25), limit: 10)
    #expect(later.map(\.failures) == [1])
    #expect(try store.dueAlerts(byMail: true, at: StoreWorkshop.at(25), limit: 10).isEmpty)

    // What was recorded in the meantime is sent later, and what was sent is not recorded again.
    #expect(try record([other], at: StoreWorkshop.at(21)) == [])
    try store.settle(
      [AlertDelivery(due[0], .delivered, next: StoreWorkshop.at(60))], at: StoreWorkshop.at(30))
    #expect(try store.dueAlerts(byMail: false, at: StoreWorkshop.at(59), limit: 10).isEmpty)
    let rest = try store.dueAlerts(byMail: false, at: StoreWorkshop.at(60), limit: 10)
    #expect(rest == [DueAlert(alert, [other])])
    try store.settle([AlertDelivery(rest[0], .rejected("too large"), next: next)], at: next)
    #expect(try record(events + [other], at: StoreWorkshop.at(100)) == [])
    #expect(try store.dueAlerts(byMail: false, at: StoreWorkshop.at(1000), limit: 10).isEmpty)

    // Messages of one receiver are some time apart.
    try store.create(3)
    let third = AlertEvent(.found, of: StoreWorkshop.id(3))
    #expect(try record([third], at: StoreWorkshop.at(31)) == [])
    #expect(try store.dueAlerts(byMail: false, at: StoreWorkshop.at(49), limit: 10).isEmpty)
    let last = try store.dueAlerts(byMail: false, at: StoreWorkshop.at(50), limit: 10)
    #expect(last == [DueAlert(alert, [third])])
    try store.settle([AlertDelivery(last[0], .gone, next: next)], at: StoreWorkshop.at(50))
    #expect(try record([third], at: StoreWorkshop.at(51)) == [alert.id])
    store.close()
    #expect(try subject.check().problems == [])
    subject.recycle()
  }

  @Test(arguments: StoreKind.testable)
  func `one server has the lease until it gives it up or is silent`(_ kind: StoreKind) throws {
    let subject = StoreSubject(kind)
    let store = try filled(subject)
    let (one, other) = (server, Self.alertID(101))
    let first = try store.takeLease(for: one, insteadOf: nil)
    #expect(first == SenderLease(holder: one, count: 1))
    #expect(try store.takeLease(for: other, insteadOf: nil) == first)
    let second = try store.takeLease(for: one, insteadOf: nil)
    #expect(second == SenderLease(holder: one, count: 2))
    // It was extended since.
    #expect(try store.takeLease(for: other, insteadOf: first) == second)
    #expect(try store.takeLease(for: other, insteadOf: second).holder == other)
    #expect(try store.takeLease(for: one, insteadOf: nil).holder == other)
    try store.releaseLease(of: one)
    #expect(try store.takeLease(for: one, insteadOf: nil).holder == other)
    try store.releaseLease(of: other)
    #expect(try store.takeLease(for: one, insteadOf: nil).holder == one)

    #expect(try store.alertProgress() == nil)
    let position = try store.position()
    #expect(
      try store.record([], upTo: position, ending: [], by: one, at: StoreWorkshop.at(5)) == [])
    let batch = try store.changes(after: ChangePosition(number: 0), limit: 1)
    _ = try store.record([], upTo: batch.end, ending: [], by: one, at: StoreWorkshop.at(6))
    store.close()
    let again = try subject.open()
    #expect(
      try again.alertProgress() == AlertProgress(batch.end, at: StoreWorkshop.at(6)))
    again.close()
    subject.recycle()
  }

  @Test(arguments: StoreKind.testable)
  func `the alerts of a report end when it is closed`(_ kind: StoreKind) throws {
    let subject = StoreSubject(kind)
    let store = try filled(subject)
    let now = StoreWorkshop.at(10)
    let ended = try store.addAlert(alert(1, .report(id)), at: now)
    let other = try store.addAlert(alert(2, .report(StoreWorkshop.id(2))), at: now)
    _ = try store.setStatus(.closed, of: id, by: .reporter, at: now)
    #expect(throws: StoreError.closed) { try store.addAlert(alert(3, .report(id)), at: now) }
    _ = try store.takeLease(for: server, insteadOf: nil)
    _ = try store.record([], upTo: nil, ending: [id], by: server, at: now)
    #expect(try store.alert(withToken: ended.id.token(store.alertKey)) == nil)
    #expect(try store.alert(withToken: other.id.token(store.alertKey)) == other)
    store.close()
    subject.recycle()
  }
}
