public import PetMapAnnouncements
public import PetMapJSON

/// What a request for an alert contains (*HTTP API*, section 4.13).
public struct AlertDraft: Sendable, Hashable {
  /// The search as the text of its parameters; `nil` for the sightings and matches of a report.
  public var search: String?
  /// How the receiver is told.
  public var channel: Alert.Channel
  /// The language of messages.
  public var language: Language

  /// Creates a draft.
  public init(
    search: String? = nil, by channel: Alert.Channel = .feed, in language: Language = .english
  ) {
    self.search = search
    self.channel = channel
    self.language = language
  }

  /// The names of members.
  package enum Name {
    package static let search = "search"
    package static let mail = "mail"
    package static let push = "push"
    package static let language = "language"
    package static let token = "token"
    package static let announcement = "announcement"
    package static let channel = "channel"
    package static let isConfirmed = "confirmed"
    package static let url = "url"
    package static let atom = "atom"
    package static let json = "json"
    package static let createdAt = "createdAt"
    fileprivate static let endpoint = "endpoint"
    fileprivate static let keys = "keys"
    fileprivate static let key = "p256dh"
    fileprivate static let secret = "auth"
  }

  /// Creates a draft from the body of a request.
  ///
  /// - Parameter hasSearch: Whether the request is about a search, and not about a report.
  /// - Throws: `DraftProblem` for the first problem: the search, the channel, the language, then unknown
  ///   members.
  public init(body: JSONValue, hasSearch: Bool) throws(DraftProblem) {
    guard case .object(let object) = body else {
      throw DraftProblem(.wrongType(expected: "object", received: body.typeName), field: nil)
    }
    self.init()
    if hasSearch {
      search = try object.optionalText(Name.search)
      if search == nil { throw DraftProblem(.required, field: Name.search) }
    }
    if let mail = try object.optionalText(Name.mail) { channel = .mail(try Self.address(mail)) }
    if let push = object[Name.push], push != .null {
      guard channel == .feed else { throw DraftProblem(.twoChannels, field: Name.push) }
      channel = .push(try Self.subscription(push, field: Name.push))
    }
    if let text = try object.optionalText(Name.language) {
      guard let language = Language(rawValue: text) else {
        throw DraftProblem(.badLanguage, field: Name.language)
      }
      self.language = language
    }
    let names = [Name.mail, Name.push, Name.language] + (hasSearch ? [Name.search] : [])
    for member in object.members where !names.contains(member.name) {
      throw DraftProblem(.unknownField, field: member.name)
    }
  }

  /// Returns an address to which mail can be sent.
  package static func address(_ text: String) throws(DraftProblem) -> MailAddress {
    do {
      return try MailAddress(text)
    } catch {
      throw DraftProblem(.badMailAddress(error), field: Name.mail)
    }
  }

  /// Returns the subscription in what a browser's `PushSubscription.toJSON()` returns.
  package static func subscription(
    _ value: JSONValue, field: String
  ) throws(DraftProblem) -> PushSubscription {
    guard let object = value.object, let endpoint = object[Name.endpoint]?.string,
      let keys = object[Name.keys]?.object, let key = keys[Name.key]?.string,
      let secret = keys[Name.secret]?.string,
      let push = try? PushSubscription(
        endpoint: endpoint, encodedKey: key, encodedSecret: secret)
    else { throw DraftProblem(.badPush, field: field) }
    return push
  }

  /// The body of the request.
  public var body: JSONValue {
    var writer = JSONWriter()
    writer.object { writer in
      if let search { writer.member(Name.search, search) }
      switch channel {
      case .feed: break
      case .mail(let address): writer.member(Name.mail, address.description)
      case .push(let push):
        writer.key(Name.push)
        writer.object { writer in
          writer.member(Name.endpoint, push.endpoint)
          writer.key(Name.keys)
          writer.object { writer in
            writer.member(Name.key, Base64.encodedForURL(push.key))
            writer.member(Name.secret, Base64.encodedForURL(push.secret))
          }
        }
      }
      writer.member(Name.language, language.rawValue)
    }
    return (try? JSONValue(parsing: writer.bytes)) ?? .null
  }
}

extension Alert.Channel {
  /// The name of the channel in responses.
  package var name: String {
    switch self {
    case .feed: "feed"
    case .mail: AlertDraft.Name.mail
    case .push: AlertDraft.Name.push
    }
  }

  /// The names of all channels.
  package static let names = ["feed", AlertDraft.Name.mail, AlertDraft.Name.push]
}
