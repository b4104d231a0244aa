import PetMapAlerts
import PetMapAnnouncements
import PetMapMatches
import PetMapRequests

/// Composes the messages of alerts, and passes them to their channels.
struct AlertMessages: Sendable {
  private let host: AlertHost
  private let live: LiveAnnouncements
  private let source: any AnnouncementStore
  private let context: AlertSender.Context

  init(
    _ host: AlertHost, _ live: LiveAnnouncements, _ source: any AnnouncementStore,
    _ context: AlertSender.Context
  ) {
    self.host = host
    self.live = live
    self.source = source
    self.context = context
  }

  /// Sends the message of an alert, and waits until it is accepted or refused.
  ///
  /// Events of announcements that others no longer see are left out. If nothing remains, nothing is
  /// sent.
  func deliver(_ due: DueAlert) -> DeliveryOutcome {
    let message: AlertMessage
    do throws(StoreError) {
      guard let composed = try self.message(due) else { return .delivered }
      message = composed
    } catch {
      return .failed("the store cannot be read", retryAfter: nil)
    }
    switch due.alert.channel {
    case .feed: return .delivered
    case .mail(let address):
      // The operator may have removed the channel; the alert remains for a later start.
      guard let mail = host.mail else { return .failed("no mail command", retryAfter: nil) }
      let name = host.publicURL.split(separator: "/").last.map { String($0) } ?? "petmap"
      return mail.send(
        MailMessage(
          from: Mailbox(name: name, mail.sender), to: address, subject: message.subject,
          text: message.text, date: context.now(), identifier: identifier(due),
          unsubscribeURL: due.events.isEmpty ? nil : addressed(due.alert).url))
    case .push(let subscription):
      guard let push = host.push else { return .failed("no push messages", retryAfter: nil) }
      // A browser that was offline is told of everything, but not twice.
      return push.send(message.push.payload, topic(due), subscription)
    }
  }

  private func addressed(_ alert: Alert) -> AddressedAlert {
    AddressedAlert(
      alert: alert, token: alert.id.token(host.store.alertKey), base: host.publicURL)
  }

  /// Returns the message, or `nil` if there is nothing to tell.
  private func message(_ due: DueAlert) throws(StoreError) -> AlertMessage? {
    let (alert, language) = (due.alert, due.alert.language)
    let address = addressed(alert)
    var links = AlertLinks(base: host.publicURL)
    guard let topic = topic(of: alert) else { return nil }
    guard alert.isConfirmed else {
      links.confirm = address.url
      return AlertMessage(confirming: topic, links: links, language: language)
    }
    links.stop = address.url
    links.page = address.url
    var news: [AlertNews] = []
    for event in due.events.reversed() {
      if let event = try self.news(event, for: alert, &links) { news.append(event) }
    }
    guard !news.isEmpty else { return nil }
    return AlertMessage(
      news, about: topic, links: links, language: language, city: context.cities.city)
  }

  /// Returns what an alert is about in words, or `nil` if its report is gone.
  private func topic(of alert: Alert) -> String? {
    switch alert.subject {
    case .search(let text):
      (try? AlertSearch(text: text))?.summary(alert.language) ?? text
    // Its reporter is asked to confirm while it waits for review, too.
    case .report(let id): live.managed(id).map { AlertMessage.topic(of: $0, alert.language) }
    }
  }

  /// Returns an event with what others see of it now, or `nil` if they no longer do.
  private func news(
    _ event: AlertEvent, for alert: Alert, _ links: inout AlertLinks
  ) throws(StoreError) -> AlertNews? {
    guard live.isPublished(event.announcement), let announcement = live[event.announcement],
      announcement.status != .closed
    else { return nil }
    switch event.kind {
    case .found: return .found(announcement)
    case .match:
      guard let id = alert.report, let report = live[id], report.status != .closed else {
        return nil
      }
      var options = MatchOptions()
      options.limit = MatchRequest.largestList
      options.excluded = try source.matchDecisions(of: id).rejected
      let list = live.matches(for: report, options: options).matches
      // Either of them may have been edited since, or the reporter has said that it is another pet.
      return list.first { $0.id == announcement.id }.map {
        .match(announcement, $0, of: report)
      }
    case .sighting(let number):
      let sightings = try source.sightings(of: event.announcement)
      guard let sighting = sightings.first(where: { $0.id.number == number && $0.isPublic }) else {
        return nil
      }
      return .sighting(sighting.shown(by: context.disclosure), of: announcement)
    case .reminder(let count):
      links.close = "\(host.publicURL)/manage?id=\(event.announcement.text)"
      links.renew = links.close
      return .reminder(announcement, days: 30 * count)
    }
  }

  /// Returns a name that is the same whenever the same message is sent again.
  private func identifier(_ due: DueAlert) -> String {
    let events = due.events.map { "\($0.announcement.text) \($0.kind.text)" }
    let bytes = due.alert.id.bytes + Array(events.joined(separator: "\n").utf8)
    return SHA256.digest(of: bytes).prefix(16).map { byte in
      String(byte >> 4, radix: 16) + String(byte & 15, radix: 16)
    }.joined()
  }

  /// Returns the topic of a push message (RFC 8030, section 5.4): at most 32 characters.
  private func topic(_ due: DueAlert) -> String { identifier(due) }
}
