import PetMapAnnouncements

/// The tables of a store. Times are in milliseconds since 1970 in UTC.
///
/// To add a table, add it to ``all``. Creating, erasing, moving, and checking the rows of announcements
/// need no further code: their tables have ``Table/Owner/announcement`` and a column `announcement`, which
/// is NULL in rows that belong to none. Rows
/// that have the ID of a further announcement are erased with it, too.
enum Tables {
  /// All tables, in the order in which they are created and moved.
  static let all = [
    storeVersion, state, change, timeline, setting, source, announcement, photo, releasedFile,
    creationKey, managementToken, attempt, wrongPassword, sender, flag, matchDecision, sighting,
    alert, alertEvent, ban, audit, erased,
  ]

  /// The tables of the rows that are deleted with their announcement.
  static let owned = all.filter { $0.owner == .announcement }

  /// The version of the tables, and the oldest version of the program that can use them, so that
  /// servers can be upgraded one at a time.
  static let storeVersion = Table(
    "store_version", .store,
    [
      Column("application", .text, isRequired: true),
      Column("version", .integer, isRequired: true),
      Column("oldest_program", .integer, isRequired: true),
    ])

  /// A single row with the number of the last change, and that of the last change that is no longer
  /// in the log.
  static let state = Table(
    "state", .store,
    [
      Column("last_change", .integer, isRequired: true),
      Column("forgotten_change", .integer, isRequired: true),
    ])

  /// The change log: each number up to the last one occurs once. An entry without an ID stands for
  /// more changes than followers would read one by one.
  static let change = Table(
    "change", .store, key: ["number"],
    [
      Column("number", .integer, isRequired: true),
      Column("id", .id),
      Column("at", .integer, isRequired: true),
    ], indexes: [Index("change_at", ["at"])])

  /// The timelines on which changes were numbered, in order of `place`: the system, its number, and
  /// the number of the last change before it began.
  static let timeline = Table(
    "timeline", .store, key: ["place"],
    [
      Column("place", .integer, isRequired: true),
      Column("system", .integer, isRequired: true),
      Column("number", .integer, isRequired: true),
      Column("began", .integer, isRequired: true),
    ], indexes: [Index("timeline_number", ["system", "number"], isUnique: true)])

  /// Named values; see ``Setting``.
  static let setting = Table(
    "setting", .store, key: ["name"],
    [Column("name", .text, isRequired: true), Column("value", .bytes, isRequired: true)])

  /// The sources of imported announcements, at most one of which has no name. `file` is the name of
  /// the last imported file; empty for standard input.
  static let source = Table(
    "source", .store, key: ["number"],
    [
      Column("number", .integer, isRequired: true),
      Column("name", .text),
      Column("file", .text),
    ], indexes: [Index("source_name", ["name"], isUnique: true)])

  /// The announcements. `password_hash` is NULL for imported ones, `source_id` for reports.
  /// `source_id` is the record's ID in its `source`, `photo_url` the URL of its photo there, and
  /// `kept` a JSON object of kept columns. `replaced_status` is the record's status if another one was set
  /// in the store. `reporter_network` is a keyed hash of the network from
  /// which a report was created, and `photos` lists its photos; see `PhotoList`. `last_photo` is the
  /// last number of a photo. `confirms_no_photo` is 1 if the reporter has confirmed that there is no
  /// photo. `visibility` is NULL for announcements that no moderator withholds. `sightings` is a JSON
  /// object about the sightings that others see, and `last_sighting` the last number of one. The columns
  /// of `PlaceDetail` are NULL if there is no such number.
  static let announcement = Table(
    "announcement", .store, key: ["id"], order: "insertion",
    [
      Column("insertion", .integer, isRequired: true),
      Column("id", .id, isRequired: true),
    ] + PetField.columns
      + PlaceDetail.allCases.map { Column($0.column, .exactReal, check: "\($0.column) > 0") } + [
        Column("source", .integer),
        Column("source_id", .exactText),
        Column("photo_url", .text),
        Column("kept", .text),
        Column("replaced_status", .text),
        Column("photos", .text),
        Column("last_photo", .integer),
        Column("confirms_no_photo", .integer, check: "confirms_no_photo = 1"),
        Column("password_hash", .text),
        Column("reporter_network", .bytes),
        Column("visibility", .text, check: "visibility IN ('waiting', 'changed', 'hidden')"),
        Column("sightings", .text),
        Column("last_sighting", .integer),
      ],
    indexes: [
      Index(
        microchipIndex, ["microchip_number"], isUnique: true,
        where: "microchip_number IS NOT NULL"),
      Index(
        "announcement_source", ["source_id", "source"], isUnique: true,
        where: "source_id IS NOT NULL"),
      Index("announcement_position", ["created_at", "insertion"]),
      Index(
        "announcement_unpublished", ["created_at", "insertion"],
        where: isUnpublished),
      Index("announcement_reported", ["created_at", "insertion"], where: "source_id IS NULL"),
      Index(
        "announcement_withheld", ["visibility", "created_at"], where: "visibility IS NOT NULL"),
      Index(
        "announcement_closed", ["updated_at"],
        where: "status = 'CLOSED' AND source_id IS NULL"),
    ])

  /// The condition for reports that are not published yet.
  static let isUnpublished =
    "photos IS NULL AND confirms_no_photo IS NULL AND source_id IS NULL"

  static let microchipIndex = "announcement_microchip"

  /// The photos. Each upload is a row, which never changes; `number` is its number in URLs, or the negative
  /// number of the sighting to which it belongs. If the photo is in a directory, `file` is
  /// its name there, and `bytes` is NULL.
  static let photo = Table(
    "photo", .announcement, key: ["version"],
    [
      Column("version", .integer, isRequired: true),
      Column("announcement", .id, isRequired: true),
      Column("number", .integer, isRequired: true),
      Column("size", .integer, isRequired: true),
      Column("digest", .integer, isRequired: true),
      Column("bytes", .bytes),
      Column("file", .text),
      Column("stored_at", .integer, isRequired: true),
    ],
    indexes: [Index("photo_file", ["file"], isUnique: true)])

  /// The files of photos that were replaced or erased, until they are removed.
  static let releasedFile = Table(
    "released_file", .store, key: ["name"], [Column("name", .text, isRequired: true)])

  /// The idempotency keys, with the announcements that they created; see `CreationKey`.
  static let creationKey = Table(
    "creation_key", .announcement, key: ["digest"],
    [
      Column("digest", .bytes, isRequired: true),
      Column("body_digest", .bytes, isRequired: true),
      Column("announcement", .id, isRequired: true),
      Column("at", .integer, isRequired: true),
    ],
    indexes: [Index("creation_key_at", ["at"])])

  /// The digests of management tokens; see `ManagementToken`.
  static let managementToken = Table(
    "management_token", .announcement, key: ["digest"],
    [
      Column("digest", .bytes, isRequired: true),
      Column("announcement", .id, isRequired: true),
    ])

  /// The lockout state of each announcement and peer, whose address is stored as a keyed hash.
  static let attempt = Table(
    "attempt", .announcement, key: ["announcement", "peer"],
    [
      Column("announcement", .id, isRequired: true),
      Column("peer", .bytes, isRequired: true),
      Column("failures", .integer, isRequired: true),
      Column("locked_until", .integer, isRequired: true),
      Column("last_at", .integer, isRequired: true),
      Column("succeeded_at", .integer),
    ], indexes: [Index("attempt_last_at", ["last_at"])])

  /// The failed attempts of the last day; `from_reporter` is 1 if one came from the network from which
  /// the announcement was created, otherwise 0.
  static let wrongPassword = Table(
    "wrong_password", .announcement,
    [
      Column("at", .integer, isRequired: true),
      Column("announcement", .id, isRequired: true),
      Column("from_reporter", .integer, isRequired: true),
    ],
    indexes: [
      Index("wrong_password_at", ["at"]),
      Index("wrong_password_announcement", ["announcement", "at"]),
    ])

  /// The network from which a report was created, as a keyed hash, so that a moderator can find what
  /// else came from there. Unlike `reporter_network`, it is the same for all reports of a network, and
  /// it is only kept for some weeks.
  static let sender = Table(
    "sender", .announcement, key: ["announcement"],
    [
      Column("announcement", .id, isRequired: true),
      Column("network", .bytes, isRequired: true),
      Column("at", .integer, isRequired: true),
    ], indexes: [Index("sender_network", ["network"]), Index("sender_at", ["at"])])

  /// The flags of announcements and their sightings. `sighting` is the number of a sighting, or 0.
  /// `flagger` is a hash of the network that differs between announcements; it only serves to replace a
  /// flag from the same network.
  static let flag = Table(
    "flag", .announcement, key: ["announcement", "sighting", "flagger"],
    [
      Column("announcement", .id, isRequired: true),
      Column("sighting", .integer, isRequired: true),
      Column("flagger", .bytes, isRequired: true),
      Column("subject", .text, isRequired: true),
      Column("reason", .text, isRequired: true),
      Column("comment", .text),
      Column("at", .integer, isRequired: true),
    ])

  /// What reporters said about announcements that may be of the same pet; see `MatchDecision`.
  /// `evidence` is a JSON object.
  static let matchDecision = Table(
    "match_decision", .announcement, key: ["announcement", "other"],
    [
      Column("announcement", .id, isRequired: true),
      Column("other", .id, isRequired: true),
      Column("verdict", .text, isRequired: true),
      Column("evidence", .text, isRequired: true),
      Column("at", .integer, isRequired: true),
    ], indexes: [Index("match_decision_other", ["other"])])

  /// The sightings of animals; see `StoredSighting`. `radius` is in kilometers, `photo` has the format
  /// of `PhotoList`, and `token_digest` is NULL if the sighting was imported. `network` is the same hash
  /// as in `sender`, and kept as long.
  static let sighting = Table(
    "sighting", .announcement, key: ["announcement", "number"],
    [
      Column("announcement", .id, isRequired: true),
      Column("number", .integer, isRequired: true),
      Column("seen_at", .text, isRequired: true),
      Column("latitude", .exactReal, isRequired: true),
      Column("longitude", .exactReal, isRequired: true),
      Column("radius", .exactReal),
      Column("words", .text),
      Column("verdict", .text, isRequired: true),
      Column("visibility", .text),
      Column("photo", .text),
      Column("token_digest", .bytes),
      Column("network", .bytes),
      Column("created_at", .integer, isRequired: true),
    ],
    indexes: [
      Index("sighting_created_at", ["created_at"]), Index("sighting_network", ["network"]),
      Index("sighting_withheld", ["visibility"], where: "visibility IS NOT NULL"),
    ])

  /// The alerts; see `Alert`. `digest` is that of its token. `announcement` is NULL unless it is about a
  /// report, whose alerts are erased with it, and `search` is the text of the search otherwise. `receiver`
  /// is the digest of the address for messages; NULL for feeds. `due_at` is the
  /// time at which something can be sent; NULL if there is nothing to send.
  static let alert = Table(
    "alert", .announcement, key: ["id"], order: "number",
    [
      Column("number", .integer, isRequired: true),
      Column("id", .bytes, isRequired: true),
      Column("digest", .bytes, isRequired: true),
      Column("announcement", .id),
      Column("search", .text),
      Column("language", .text, isRequired: true),
      Column("mail", .text),
      Column("endpoint", .text),
      Column("push_key", .bytes),
      Column("push_secret", .bytes),
      Column("receiver", .bytes),
      Column("created_at", .integer, isRequired: true),
      Column("confirmed_at", .integer),
      Column("due_at", .integer),
      Column("sent_at", .integer),
      Column("failures", .integer, isRequired: true),
    ],
    indexes: [
      Index("alert_number", ["number"], isUnique: true),
      Index("alert_digest", ["digest"], isUnique: true),
      Index("alert_announcement", ["announcement"], where: "announcement IS NOT NULL"),
      Index("alert_receiver", ["receiver"], where: "receiver IS NOT NULL"),
      Index("alert_due_at", ["due_at"], where: "due_at IS NOT NULL"),
    ])

  /// What alerts tell of; see `AlertEvent`. A row remains after it was sent, so that nothing is told
  /// twice.
  static let alertEvent = Table(
    "alert_event", .announcement, key: ["alert", "announcement", "event"],
    [
      Column("alert", .bytes, isRequired: true),
      Column("announcement", .id, isRequired: true),
      Column("event", .text, isRequired: true),
      Column("at", .integer, isRequired: true),
      Column("sent_at", .integer),
    ],
    indexes: [
      Index("alert_event_announcement", ["announcement"]),
      Index("alert_event_sent_at", ["sent_at"], where: "sent_at IS NOT NULL"),
    ])

  /// The networks that must not send anything.
  static let ban = Table(
    "ban", .store, key: ["network"],
    [
      Column("network", .bytes, isRequired: true),
      Column("until", .integer, isRequired: true),
    ])

  /// The audit log; see `AuditEntry`. Its entries outlive their announcements.
  static let audit = Table(
    "audit", .store, key: ["number"],
    [
      Column("number", .integer, isRequired: true),
      Column("at", .integer, isRequired: true),
      Column("role", .text, isRequired: true),
      Column("name", .text),
      Column("action", .text, isRequired: true),
      Column("id", .id),
    ], indexes: [Index("audit_at", ["at"])])

  /// The IDs of the announcements that were erased. An import does not create them again.
  static let erased = Table("erased", .store, key: ["id"], [Column("id", .id, isRequired: true)])

  /// The last number that was used for an insertion, a photo or an entry of the audit log in SQLite.
  /// PostgreSQL has a sequence.
  static let counter = Table(
    "counter", .store, [Column("last_number", .integer, isRequired: true)])

  /// Returns the name of the index of a unique constraint.
  ///
  /// - Parameter columns: The columns as SQLite names them, such as `announcement.microchip_number`.
  static func index(of columns: String) -> String? {
    for table in all {
      for index in table.indexes where index.isUnique {
        let names = index.columns.map { "\(table.name).\($0)" }
        if names.joined(separator: ", ") == columns { return index.name }
      }
    }
    return nil
  }
}

extension PlaceDetail {
  /// The name of the column.
  var column: String { snakeCase(name) }
}

/// Returns an API name in snake case.
private func snakeCase(_ name: String) -> String {
  name.unicodeScalars.reduce(into: "") { column, letter in
    column +=
      letter.properties.isUppercase ? "_" + letter.properties.lowercaseMapping : String(letter)
  }
}

extension PetField {
  /// The fields that have a column. The ID has its own, and the photo's URL is derived from its
  /// format.
  static let stored = allCases.filter { ![.id, .photoUrl].contains($0) }

  /// The columns of ``stored``.
  fileprivate static let columns = stored.map { field in
    let isRequired = [.species, .status, .createdAt, .updatedAt].contains(field)
    return switch field.kind {
    case .id, .text, .date: Column(field.column, .text, isRequired: isRequired)
    case .integer, .timestamp: Column(field.column, .integer, isRequired: isRequired)
    case .degrees:
      Column(
        field.column, .exactReal, isRequired: true,
        check: field == .locationLatitude
          ? "\(field.column) BETWEEN -90 AND 90" : "\(field.column) BETWEEN -180 AND 180")
    case .status:
      Column(
        field.column, .text, isRequired: true,
        check: "\(field.column) IN ('MISSING', 'FOUND', 'CLOSED')")
    }
  }

  /// The name of the column: the API name in snake case, with `latitude` and `longitude` unprefixed.
  var column: String {
    switch self {
    case .locationLatitude: "latitude"
    case .locationLongitude: "longitude"
    default: snakeCase(name)
    }
  }
}
