public import PetMapAnnouncements

/// A message of an alert: as mail in plain text, and as a notification.
///
/// ```swift
/// var links = AlertLinks(base: "https://pets.example")
/// links.stop = "https://pets.example/alerts/…/stop"
/// let message = AlertMessage(
///   [.found(announcement)], about: search.summary(.english), links: links, language: .english)
/// ```
///
/// ``AlertNews`` has the texts of each event, and ``AlertLinks`` the links. Each text that a stranger
/// wrote is in one line of limited length, and contains neither contact details nor links. Messages
/// contain no contact details, passwords or tokens except those in the links that are passed in.
public struct AlertMessage: Sendable, Hashable {
  /// The maximum number of events that a message describes; it counts others.
  public static let eventLimit = 20

  /// The subject in one line of at most 150 Unicode scalars.
  public let subject: String
  /// The body of the mail. Lines end with `\n`, and links are on lines of their own.
  public let text: String
  /// The notification in a browser.
  public let push: AlertPush

  /// Creates a message about events.
  ///
  /// - Parameters:
  ///   - events: What has happened, the latest first; at least one.
  ///   - topic: What the alert is about: ``AlertSearch/summary(_:)`` or ``topic(of:_:)``.
  ///   - city: Finds the city by which a place is described.
  public init(
    _ events: [AlertNews], about topic: String, links: AlertLinks, language: Language,
    city: @escaping CityFinder = { NearbyCity(nearest: $0, language: $1) }
  ) {
    let texts = PetText(language, city)
    precondition(!events.isEmpty)
    let topic = UntrustedText.line(topic, limit: 300)
    var body = MessageBody()
    let page = links.page ?? links.base + "/"
    let title: String
    if events.count == 1 {
      let event = events[0]
      title = event.headline(texts)
      let facts = event.facts(texts)
      let url = PetURL.page(of: event.announcement, base: links.base)
      subject = Self.subject([title, facts])
      let summary = [facts, event.mainReasons(texts)].filter { !$0.isEmpty }
      push = AlertPush(
        title: title, body: summary.joined(separator: " · "), url: url, tag: event.tag)
      body.add(event.introduction(language))
      let reasons = event.reasons(texts)
      if !reasons.isEmpty { body.add(reasons, link: nil) }
      body.add(([Self.joined([title, facts])] + event.rows(texts)), link: url)
    } else {
      title = language.reportCount(events.count)
      subject = Self.subject([title, topic])
      push = AlertPush(title: title, body: topic, url: page, tag: "alert")
      body.add(title)
      for event in events.prefix(Self.eventLimit) {
        let headline = Self.joined([event.headline(texts), event.facts(texts)])
        body.add(
          [headline, event.mainReasons(texts)].filter { !$0.isEmpty },
          link: PetURL.page(of: event.announcement, base: links.base))
      }
      if events.count > Self.eventLimit { body.add(["…"], link: page) }
    }
    if case .reminder = events[0], events.count == 1 {
      body.add(.alertClose, link: links.close, language)
      body.add(.alertRenew, link: links.renew, language)
    }
    body.add(PageText.alertReason.text(language).filled([("search", topic)]))
    body.add(.alertStop, link: links.stop, language)
    text = body.text
  }

  /// Creates the message that asks whether an address wants mail.
  ///
  /// - Parameter topic: What the alert is about: ``AlertSearch/summary(_:)`` or ``topic(of:_:)``.
  public init(confirming topic: String, links: AlertLinks, language: Language) {
    let topic = UntrustedText.line(topic, limit: 300)
    let title = PageText.alertConfirmSubject.text(language).filled([("search", topic)])
    subject = Self.subject([title])
    var body = MessageBody()
    body.add(topic)
    body.add([PageText.alertConfirmText.text(language)], link: links.confirm)
    body.add(PageText.alertConfirmIgnore.text(language))
    body.add(.alertStop, link: links.stop, language)
    text = body.text
    push = AlertPush(
      title: title, body: "", url: links.confirm ?? links.base + "/", tag: "confirmation")
  }

  /// Returns what an alert about an announcement is about: `Sightings and possible matches: Rex, dog`.
  public static func topic(of announcement: Announcement, _ language: Language) -> String {
    PageText.alertAboutPet.text(language).filled([
      ("pet", PetText(language) { _, _ in nil }.pet(announcement))
    ])
  }

  private static func joined(_ parts: [String]) -> String {
    parts.filter { !$0.isEmpty }.joined(separator: " – ")
  }

  private static func subject(_ parts: [String]) -> String {
    UntrustedText.line(joined(parts), limit: 150)
  }
}

/// The paragraphs of a mail.
private struct MessageBody {
  private var paragraphs: [String] = []

  var text: String { paragraphs.joined(separator: "\n\n") + "\n" }

  mutating func add(_ paragraph: String) { paragraphs.append(paragraph) }

  /// Adds lines and a link below them. Without a link, there is nothing to open.
  mutating func add(_ lines: [String], link: String?) {
    let link = link.map { [PetURL.encoded($0)] } ?? []
    paragraphs.append((lines + link).joined(separator: "\n"))
  }

  /// Adds a link with a label, if there is one.
  mutating func add(_ label: PageText, link: String?, _ language: Language) {
    if let link { add(["\(label.text(language)):"], link: link) }
  }
}
