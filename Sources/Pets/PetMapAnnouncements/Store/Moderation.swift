/// Whether others see an announcement that could be published.
public enum Visibility: String, Sendable, Hashable, CaseIterable {
  case shown
  /// Waits for a moderator and was never shown, so its ID is still a secret of its reporter.
  case waiting
  /// Waits for a moderator because its photo was replaced after it had been shown.
  case changed
  /// Hidden by a moderator.
  case hidden
}

/// The person or program that changes an announcement, as recorded in the audit log.
public struct AuditActor: Sendable, Hashable {
  /// The kinds of actors.
  public enum Role: String, Sendable, Hashable, CaseIterable {
    case administrator
    case reporter
    /// Someone who sent a sighting.
    case visitor
    /// The service itself, for example when an announcement expires.
    case service
  }

  /// The kind of actor.
  public let role: Role
  /// The name of an administrator, if known.
  public let name: String?

  /// The maximum length of a name in characters.
  public static let nameLimit = 100

  /// Creates an actor.
  ///
  /// - Parameter name: A name, which is shortened to ``nameLimit``. Control characters
  ///   are dropped, and an empty name becomes `nil`.
  public init(_ role: Role, name: String? = nil) {
    self.role = role
    let name = name.map { name in
      String(
        String.UnicodeScalarView(
          name.unicodeScalars.filter { $0.properties.generalCategory != .control }
        )
        .prefix(Self.nameLimit))
    }
    self.name = name?.isEmpty == false ? name : nil
  }

  /// The reporter of an announcement.
  public static let reporter = AuditActor(.reporter)
  /// Someone who sent a sighting.
  public static let visitor = AuditActor(.visitor)
  /// The service itself.
  public static let service = AuditActor(.service)
  /// Returns the administrator with the given name.
  public static func administrator(_ name: String? = nil) -> AuditActor {
    AuditActor(.administrator, name: name)
  }
}

/// An entry of the audit log: who did what, when, to which announcement. It contains nothing of the
/// announcement itself, and no address.
public struct AuditEntry: Sendable, Hashable {
  /// What was done.
  public enum Action: String, Sendable, Hashable, CaseIterable {
    case create
    case photo
    /// The fields were edited.
    case edit
    case close
    case reopen
    case delete
    case expire
    case show
    case hide
    /// A reporter said that a match is the same pet.
    case confirmMatch = "confirm-match"
    /// A reporter said that a match is another pet.
    case rejectMatch = "reject-match"
    /// A reporter withdrew what they said about a match.
    case withdrawMatch = "withdraw-match"
    /// A sighting was sent.
    case sendSighting = "send-sighting"
    /// A photo of a sighting was sent.
    case sightingPhoto = "sighting-photo"
    case showSighting = "show-sighting"
    /// The reporter of the announcement said that the animal was the one.
    case confirmSighting = "confirm-sighting"
    case hideSighting = "hide-sighting"
    case eraseSighting = "erase-sighting"
    /// A moderator issued a new management password.
    case password
    case ban
    case unban
    /// A moderator erased an alert of a mail address.
    case stopAlert = "stop-alert"
  }

  /// The number of the entry, which increases.
  public let number: Int64
  /// The time.
  public let at: Timestamp
  /// Who did it.
  public let actor: AuditActor
  /// What was done.
  public let action: Action
  /// The announcement, or `nil` for bans, and for alerts about a search.
  public let id: AnnouncementID?

  /// Creates an entry.
  public init(
    number: Int64, at: Timestamp, actor: AuditActor, action: Action, id: AnnouncementID?
  ) {
    (self.number, self.at, self.actor) = (number, at, actor)
    (self.action, self.id) = (action, id)
  }
}

/// The network from which announcements were created, as a keyed hash: it can be compared and banned,
/// but not converted back to addresses.
public struct SenderNetwork: Sendable, Hashable {
  /// The number of days for which the networks of reports are kept.
  public static let daysKept = 30

  /// The bytes of the hash, 16.
  public let bytes: [UInt8]

  /// Creates a network from its hash, or returns `nil` unless there are 16 bytes.
  public init?(bytes: [UInt8]) {
    guard bytes.count == 16 else { return nil }
    self.bytes = bytes
  }

  /// Creates a network from its ``text``, or returns `nil` for any other text.
  public init?(_ text: String) {
    guard text.utf8.count == 32 else { return nil }
    var bytes: [UInt8] = []
    var rest = Substring(text)
    while !rest.isEmpty {
      guard let byte = UInt8(rest.prefix(2), radix: 16), rest.first != "+" else { return nil }
      bytes.append(byte)
      rest = rest.dropFirst(2)
    }
    self.init(bytes: bytes)
  }

  /// The hash in 32 lowercase hexadecimal digits.
  public var text: String {
    bytes.map { ($0 < 16 ? "0" : "") + String($0, radix: 16) }.joined()
  }
}

/// A temporarily banned network.
public struct Ban: Sendable, Hashable {
  /// The network.
  public let network: SenderNetwork
  /// The end of the ban.
  public let until: Timestamp

  /// Creates a ban.
  public init(_ network: SenderNetwork, until: Timestamp) {
    (self.network, self.until) = (network, until)
  }
}

/// The announcements that a moderator asks for.
public struct ModerationQuery: Sendable, Hashable {
  /// A selection of announcements.
  public enum List: String, Sendable, Hashable, CaseIterable {
    /// All reports.
    case new
    /// Those with flags that no moderator has dismissed.
    case flagged
    /// Those that wait for approval.
    case waiting
    case hidden
    /// Reports without a photo.
    case unpublished
    /// All announcements, also imported ones.
    case all
  }

  /// The selection.
  public var list: List
  /// The network of the reporters.
  public var network: SenderNetwork?
  /// Text in the ID, the name, the breed, the description, the microchip number or the contact.
  public var text: String?
  /// The announcement after which the page begins.
  public var cursor: ListPosition?
  /// The maximum number of announcements.
  public var limit: Int

  /// Creates a query.
  public init(
    _ list: List = .new, network: SenderNetwork? = nil, text: String? = nil,
    cursor: ListPosition? = nil, limit: Int = 100
  ) {
    (self.list, self.network, self.text) = (list, network, text)
    (self.cursor, self.limit) = (cursor, limit)
  }
}

/// An announcement as a moderator sees it.
public struct ModeratedAnnouncement: Sendable, Hashable {
  /// The announcement with its contact details.
  public let stored: StoredAnnouncement
  /// The network of its reporter; `nil` for imported announcements, and after
  /// ``SenderNetwork/daysKept``.
  public let network: SenderNetwork?
  /// The flags of the announcement and its sightings that no moderator has dismissed, newest first.
  public let flags: [AnnouncementFlag]

  /// Creates a moderator's view of an announcement.
  public init(_ stored: StoredAnnouncement, network: SenderNetwork?, flags: [AnnouncementFlag]) {
    (self.stored, self.network, self.flags) = (stored, network, flags)
  }
}

/// A sighting as a moderator sees it.
public struct ModeratedSighting: Sendable, Hashable {
  /// The sighting with its real place.
  public let stored: StoredSighting
  /// The flags that no moderator has dismissed, newest first.
  public let flags: [AnnouncementFlag]

  /// Creates a moderator's view of a sighting.
  public init(_ stored: StoredSighting, flags: [AnnouncementFlag]) {
    (self.stored, self.flags) = (stored, flags)
  }
}

/// The moderation of a store's announcements. Every method blocks, like those of
/// ``AnnouncementStore``.
public protocol Moderation: Sendable {
  /// Returns announcements, newest first.
  func announcements(
    _ query: ModerationQuery
  ) throws(StoreError) -> [ModeratedAnnouncement]

  /// Returns the flags of an announcement and its sightings, newest first.
  func flags(of id: AnnouncementID) throws(StoreError) -> [AnnouncementFlag]

  /// Returns the sightings of a list, newest first: all of them, or those that were
  /// flagged, wait for approval, or are hidden.
  ///
  /// - Parameter network: The network of their senders, or `nil` for all.
  func sightings(
    _ list: ModerationQuery.List, network: SenderNetwork?, limit: Int
  ) throws(StoreError) -> [ModeratedSighting]

  /// Carries out an order; unknown announcements and sightings are ignored.
  func carryOut(
    _ order: ModerationOrder, by actor: AuditActor, at now: Timestamp
  ) throws(StoreError) -> ModerationOutcome

  /// Replaces the management password and the management token of a report.
  ///
  /// - Throws: ``StoreError/notFound``, also for an imported announcement.
  func setPassword(
    _ hash: PasswordHash, token digest: [UInt8], of id: AnnouncementID, by actor: AuditActor
  ) throws(StoreError)

  /// Ends a ban.
  ///
  /// - Returns: Whether the network was banned.
  func unban(
    _ network: SenderNetwork, by actor: AuditActor
  ) throws(StoreError) -> Bool

  /// Returns the bans that have not ended.
  func bans(at now: Timestamp) throws(StoreError) -> [Ban]

  /// Returns the end of a network's ban, if it is banned.
  ///
  /// - Parameter network: See ``PeerNetwork/reporterText``.
  func banEnd(of network: String, at now: Timestamp) throws(StoreError) -> Timestamp?

  /// Flags an announcement or a sighting. A network's later flag replaces its earlier one.
  ///
  /// - Parameter network: See ``PeerNetwork/reporterText``.
  /// - Throws: ``StoreError/notFound``, also for a sighting that others do not see.
  func flag(
    _ id: AnnouncementID, _ flag: AnnouncementFlag, from network: String
  ) throws(StoreError)

  /// Returns what waits for moderators.
  func counts(at now: Timestamp) throws(StoreError) -> ModerationCounts

  /// Calls `body` with the entries of the audit log, oldest first, until it returns `false`.
  ///
  /// - Parameter number: The number of the entry after which to begin.
  func forEachAuditEntry(
    since start: Timestamp, after number: Int64, _ body: (AuditEntry) -> Bool
  ) throws(StoreError)
}

/// What an order of a moderator has changed.
public struct ModerationOutcome: Sendable, Hashable {
  /// The announcements that changed.
  public var ids: [AnnouncementID] = []
  /// The sightings that changed, except those of announcements that were deleted.
  public var sightings: [SightingID] = []
  /// The networks that are banned now.
  public var networks: [SenderNetwork] = []

  /// Creates the outcome of an order that changes nothing.
  public init() {}
}

/// What waits for moderators, and what they have done.
public struct ModerationCounts: Sendable, Hashable {
  /// The number of announcements that are not hidden and were flagged, or sightings of which were.
  public var flagged = 0
  /// The number of announcements that wait for approval.
  public var waiting = 0
  /// The number of sightings that wait for approval.
  public var waitingSightings = 0
  /// The number of banned networks.
  public var bans = 0
  /// The time of the last backup, if the store records it.
  public var lastBackup: Timestamp?

  /// Creates counts of zero.
  public init() {}
}

/// An action of a moderator on a selection of announcements and sightings.
public struct ModerationOrder: Sendable, Hashable {
  /// What to do.
  public enum Action: String, Sendable, Hashable, CaseIterable {
    /// Shows hidden announcements, approves waiting ones, and dismisses flags.
    case show
    /// Hides announcements or sightings. The flags of a sighting are dismissed.
    case hide
    case close
    case delete
    /// Deletes the announcements and sightings, and everything else from their networks.
    case deleteNetwork = "delete-network"
    /// Bans the networks of the announcements and sightings.
    case ban

    /// Whether sightings can be the object of the action.
    public var takesSightings: Bool { self != .close }

    /// Whether the networks of the announcements can be banned as well.
    public var takesBan: Bool { self == .deleteNetwork || self == .ban }
  }

  /// The action.
  public let action: Action
  /// The announcements, each once.
  public let ids: [AnnouncementID]
  /// The sightings, each once.
  public let sightings: [SightingID]
  /// The milliseconds for which the networks of the announcements are banned, before anything else;
  /// `nil` for no ban.
  public let banLength: Int64?
  /// What the moderator has seen, by ``StoredAnnouncement/reviewedVersion``. An announcement that has
  /// changed since then is not shown. Those without an entry are shown whatever they say.
  public var versions: [AnnouncementID: Int64] = [:]
  /// The versions of the photos of sightings; 0 is that of a sighting without a photo.
  public var sightingPhotoVersions: [SightingID: Int64] = [:]

  /// The length of a ban that does not say how long it is: 30 days.
  public static let standardBan: Int64 = 30 * 86_400_000

  /// Creates an order.
  ///
  /// - Precondition: Actions with a length take a ban, and those with sightings take them.
  public init(
    _ action: Action, _ ids: [AnnouncementID], sightings: [SightingID] = [],
    banLength: Int64? = nil
  ) {
    precondition(banLength == nil || action.takesBan)
    precondition(sightings.isEmpty || action.takesSightings)
    self.action = action
    var known: Set<AnnouncementID> = []
    self.ids = ids.filter { known.insert($0).inserted }
    var knownSightings: Set<SightingID> = []
    self.sightings = sightings.filter { knownSightings.insert($0).inserted }
    self.banLength = banLength ?? (action == .ban ? Self.standardBan : nil)
  }
}
