import PetMapJSON

/// A sighting in a store.
public struct StoredSighting: Sendable, Hashable {
  /// The ID.
  public let id: SightingID
  /// The sighting, whose status and photo are those of the store.
  public private(set) var sighting: Sighting
  /// What the reporter of the announcement says of the sighting: published, confirmed, or hidden.
  public var verdict: Sighting.Status { didSet { update() } }
  /// Whether a moderator withholds the sighting, whatever the reporter says.
  public var visibility: Visibility { didSet { update() } }
  /// The photo, if any.
  public var photo: StoredPhoto? { didSet { update() } }
  /// The network of the sender, for as long as it is kept; see ``SenderNetwork/daysKept``.
  public let network: SenderNetwork?

  /// The largest number of sightings of an announcement.
  public static let limit = 200
  /// The largest number of an announcement's sightings that are accepted from a network in a day.
  public static let dailyLimit = 10

  /// Creates a stored sighting.
  public init(
    _ sighting: Sighting, of announcement: AnnouncementID, verdict: Sighting.Status = .published,
    visibility: Visibility = .shown, photo: StoredPhoto? = nil, network: SenderNetwork? = nil
  ) {
    id = SightingID(announcement, sighting.number)
    self.sighting = sighting
    self.verdict = verdict
    self.visibility = visibility
    self.photo = photo
    self.network = network
    update()
  }

  /// Creates the stored form of a sighting of an export.
  public init(exported sighting: Sighting, of announcement: AnnouncementID) {
    self.init(
      sighting, of: announcement,
      verdict: sighting.status == .waiting ? .published : sighting.status,
      visibility: sighting.status == .waiting ? .waiting : .shown)
  }

  private mutating func update() {
    sighting.status =
      switch visibility {
      case .shown: verdict
      case .hidden: .hidden
      case .waiting, .changed: verdict == .hidden ? .hidden : .waiting
      }
    sighting.photoUrl = photo.map { _ in PhotoName(sighting: id).url }
  }

  /// The version of the photo, or 0.
  package var photoVersion: Int64 { photo?.version ?? 0 }

  /// Whether everyone sees the sighting.
  public var isPublic: Bool { sighting.status.isPublic }

  /// Returns the sighting as others see it, and the reporter of the announcement.
  public func shown(by disclosure: Disclosure) -> Sighting {
    var shown = sighting
    disclosure.displacement.apply(to: &shown)
    return shown
  }
}

/// A new sighting for a store.
public struct NewSighting: Sendable {
  /// The sighting.
  public var draft: SightingDraft
  /// The digest of the token with which the sender erases it; see
  /// ``ManagementToken/sightingDigest``.
  public var tokenDigest: [UInt8]
  /// The network from which it is sent, if known. The store contains only a keyed hash of it.
  public var network: String?
  /// Whether a moderator has to see it before others do.
  public var isReviewed: Bool

  /// Creates a new sighting.
  public init(
    _ draft: SightingDraft, tokenDigest: [UInt8], network: String? = nil, isReviewed: Bool = false
  ) {
    self.draft = draft
    self.tokenDigest = tokenDigest
    self.network = network
    self.isReviewed = isReviewed
  }
}

/// What an announcement says about its sightings, so that reading it need not read them.
public struct SightingSummary: Sendable, Hashable {
  /// The number of sightings that everyone sees.
  public let count: Int
  /// The confirmed one in which the animal was seen last, without its text.
  public let latest: Sighting?

  /// Creates the summary of an announcement's sightings, or returns `nil` if others see none of them.
  public init?(_ sightings: [StoredSighting]) {
    let shown = sightings.filter { $0.isPublic }
    if shown.isEmpty { return nil }
    count = shown.count
    let latest = shown.filter { $0.sighting.status == .confirmed }
      .max { $0.sighting.isEarlier(than: $1.sighting) }
    self.latest = latest.map { stored in
      Sighting(
        number: stored.id.number, seenAt: stored.sighting.seenAt,
        coordinate: stored.sighting.coordinate, locationRadius: stored.sighting.locationRadius,
        status: .confirmed)
    }
  }

  /// Adds the summary to an announcement.
  func add(to announcement: inout Announcement, shownBy disclosure: Disclosure) {
    let shown = latest.map { latest in
      var shown = latest
      disclosure.displacement.apply(to: &shown)
      return shown
    }
    announcement.setSightings(count: count, latest: shown)
  }

  // MARK: Stored form

  /// The summary as a JSON object.
  package var text: String {
    var bytes: [UInt8] = []
    JSONWriter.append(to: &bytes) { writer in
      writer.object { writer in
        writer.member("count", count)
        guard let latest else { return }
        writer.key("latest")
        writer.object { latest.appendMembers(to: &$0, isBrief: true) }
      }
    }
    return String(decoding: bytes, as: UTF8.self)
  }

  /// Creates a summary from its ``text``, or returns `nil` for any other text.
  package init?(_ text: String) {
    guard let object = (try? JSONValue(parsing: Array(text.utf8)))?.object,
      let count = object["count"]?.number?.integer, count > 0
    else { return nil }
    self.count = count
    var latest = object["latest"].flatMap { Sighting($0) }
    guard (latest == nil) == (object["latest"] == nil) else { return nil }
    latest?.status = .confirmed
    self.latest = latest
  }
}
