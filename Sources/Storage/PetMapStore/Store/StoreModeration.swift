public import PetMapAnnouncements
import PetMapSystem

/// The moderation of a store, next to its servers.
public final class StoreModeration: Moderation {
  private let database: any Database
  private let photos: PhotoObjects
  private let key: [UInt8]
  /// Called after announcements were erased.
  private let removeRemains: @Sendable () -> Void

  init(
    _ database: any Database, photos: PhotoObjects, key: [UInt8],
    removeRemains: @escaping @Sendable () -> Void
  ) {
    (self.database, self.photos, self.key) = (database, photos, key)
    self.removeRemains = removeRemains
  }

  /// Opens a store for moderation, with or without a running server.
  ///
  /// - Parameter path: The photo directory; `nil` for the default one.
  convenience init(_ address: StoreAddress, photos path: String?) throws(StoreError) {
    // An import would create the store.
    try address.open(for: .reading).close()
    let database = try address.open(for: .importing)
    let photos = PhotoObjects(path ?? address.photoDirectory)
    let key = try StoreError.writing { () throws(StoreFailure) in
      try database.write { (transaction) throws(StoreFailure) in try transaction.networkKey() }
    }
    self.init(database, photos: photos, key: key) {
      photos.removeReleased(in: database)
      _ = try? database.forget()
    }
  }

  private func read<Value>(
    _ body: (any Transaction) throws(StoreFailure) -> Value
  ) throws(StoreError) -> Value {
    try StoreError.reading { () throws(StoreFailure) in try database.read(body) }
  }

  private func write<Value: Sendable>(
    _ body: @escaping @Sendable (any Transaction) throws(StoreFailure) -> Value
  ) throws(StoreError) -> Value {
    try StoreError.writing { () throws(StoreFailure) in try database.write(body) }
  }

  /// Returns announcements, newest first.
  public func announcements(
    _ query: ModerationQuery
  ) throws(StoreError) -> [ModeratedAnnouncement] {
    try read { (transaction) throws(StoreFailure) in try transaction.announcements(query) }
  }

  /// Returns the flags of an announcement, newest first.
  public func flags(of id: AnnouncementID) throws(StoreError) -> [AnnouncementFlag] {
    try read { (transaction) throws(StoreFailure) in try transaction.flags(of: id) }
  }

  /// Returns the sightings of a list.
  public func sightings(
    _ list: ModerationQuery.List, network: SenderNetwork?, limit: Int
  ) throws(StoreError) -> [ModeratedSighting] {
    try read { (transaction) throws(StoreFailure) in
      try transaction.sightings(list, network: network, limit: limit)
    }
  }

  /// The number of announcements that one transaction changes, so that other writes do not wait for
  /// long.
  private static let atOnce = 500

  /// Carries out an order, a few hundred announcements per transaction.
  public func carryOut(
    _ order: ModerationOrder, by actor: AuditActor, at now: Timestamp
  ) throws(StoreError) -> ModerationOutcome {
    var outcome = ModerationOutcome()
    if let length = order.banLength {
      outcome.networks = try write { (transaction) throws(StoreFailure) in
        try transaction.ban(
          networksOf: order, until: now.advanced(byMilliseconds: length), by: actor)
      }
    }
    var (rest, sightings) = (order.ids[...], order.sightings)
    if order.action == .deleteNetwork {
      let all = try read { (transaction) throws(StoreFailure) in
        try transaction.everything(fromNetworksOf: order)
      }
      (rest, sightings) = (all.ids[...], all.sightings)
    }
    while !rest.isEmpty {
      let part = rest.prefix(Self.atOnce)
      rest = rest.dropFirst(Self.atOnce)
      outcome.ids += try write { (transaction) throws(StoreFailure) in
        try transaction.moderate(part, as: order, by: actor, at: now)
      }
    }
    let numbers = Dictionary(grouping: sightings) { $0.announcement }
    for (id, sightings) in numbers.sorted(by: { $0.key.text < $1.key.text }) {
      outcome.sightings += try write { (transaction) throws(StoreFailure) in
        try transaction.moderateSightings(
          sightings.map { $0.number }, of: id, as: order, by: actor, at: now)
      }
    }
    // To show something is to dismiss its flags, with what they say.
    if [.delete, .deleteNetwork, .show].contains(order.action),
      !(outcome.ids.isEmpty && outcome.sightings.isEmpty)
    {
      removeRemains()
    }
    return outcome
  }

  /// Replaces the management password and the management token of a report.
  public func setPassword(
    _ hash: PasswordHash, token digest: [UInt8], of id: AnnouncementID, by actor: AuditActor
  ) throws(StoreError) {
    try write { (transaction) throws(StoreFailure) in
      try transaction.setPassword(hash, token: digest, of: id, by: actor)
    }
  }

  /// Flags an announcement or a sighting.
  public func flag(
    _ id: AnnouncementID, _ flag: AnnouncementFlag, from network: String
  ) throws(StoreError) {
    let flagger = NetworkHash.bytes(of: network, for: id, key: key)
    try write { (transaction) throws(StoreFailure) in
      try transaction.flag(id, flag, from: flagger)
    }
  }

  // MARK: Alerts

  /// Returns the alerts of which an address gets mail, or was asked to confirm them.
  public func alerts(to address: MailAddress) throws(StoreError) -> [Alert] {
    try read { (transaction) throws(StoreFailure) in
      try transaction.alerts(by: .mail(address))
    }
  }

  /// Erases the alerts of an address, and with them the address.
  ///
  /// - Returns: Their number.
  public func removeAlerts(
    to address: MailAddress, by actor: AuditActor
  ) throws(StoreError) -> Int {
    let count = try write { (transaction) throws(StoreFailure) in
      try transaction.removeAlerts(to: address, by: actor)
    }
    if count > 0 { removeRemains() }
    return count
  }

  // MARK: Bans

  /// Ends a ban.
  public func unban(
    _ network: SenderNetwork, by actor: AuditActor
  ) throws(StoreError) -> Bool {
    try write { (transaction) throws(StoreFailure) in
      try transaction.unban(network, by: actor)
    }
  }

  /// Returns the bans that have not ended.
  public func bans(at now: Timestamp) throws(StoreError) -> [Ban] {
    try read { (transaction) throws(StoreFailure) in try transaction.bans(at: now) }
  }

  /// Returns the end of a network's ban, if it is banned.
  public func banEnd(
    of network: String, at now: Timestamp
  ) throws(StoreError) -> Timestamp? {
    guard let sender = NetworkHash.sender(network, key: key) else { return nil }
    return try read { (transaction) throws(StoreFailure) in
      try transaction.banEnd(of: sender, at: now)
    }
  }

  /// Returns what waits for moderators.
  public func counts(at now: Timestamp) throws(StoreError) -> ModerationCounts {
    try read { (transaction) throws(StoreFailure) in try transaction.moderationCounts(at: now) }
  }

  // MARK: Audit log

  /// Calls `body` with the entries of the audit log, oldest first.
  public func forEachAuditEntry(
    since start: Timestamp, after number: Int64 = 0, _ body: (AuditEntry) -> Bool
  ) throws(StoreError) {
    try StoreError.reading { () throws(StoreFailure) in
      try database.snapshot { (transaction) throws(StoreFailure) in
        try transaction.forEachAuditEntry(since: start, after: number, body)
      }
    }
  }
}

extension StoreModeration {
  /// Calls `body` with what reporters said about matches, oldest first, until it returns `false`,
  /// and with the statuses of their reports.
  public func forEachMatchDecision(
    _ body: (MatchDecision, AnnouncementStatus) -> Bool
  ) throws(StoreError) {
    try StoreError.reading { () throws(StoreFailure) in
      try database.snapshot { (transaction) throws(StoreFailure) in
        try transaction.forEachMatchDecision(body)
      }
    }
  }
}

/// The keyed hashes by which a store knows networks.
enum NetworkHash {
  /// Returns the hash of a network for an announcement. It differs between announcements, so that
  /// those from the same network cannot be correlated.
  static func bytes(of network: String, for id: AnnouncementID, key: [UInt8]) -> [UInt8] {
    Array(SHA256.authenticationCode(of: id.bytes + Array(network.utf8), key: key).prefix(16))
  }

  /// Returns the hash of a network that is the same for all announcements.
  static func sender(_ network: String, key: [UInt8]) -> SenderNetwork? {
    SenderNetwork(
      bytes: Array(
        SHA256.authenticationCode(of: Array("sender \(network)".utf8), key: key).prefix(16)))
  }
}

extension StoreAddress {
  /// Opens an existing store for moderation, with or without a running server.
  ///
  /// - Parameter photos: The photo directory; `nil` for ``photoDirectory``.
  public func moderation(photos: String? = nil) throws(StoreError) -> StoreModeration {
    try StoreModeration(self, photos: photos)
  }
}
