import PetMapAnnouncements
import PetMapGeo
import PetMapSQL

/// The only conversion of sightings from and to rows.
enum SightingColumns {
  private static let names = Tables.sighting.columnNames.filter { $0 != "token_digest" }

  /// The columns that ``decode(_:)`` reads.
  static let selected = SQL(names.map { "sighting.\($0)" }.joined(separator: ", "))

  /// The columns of ``values(_:tokenDigest:)``.
  static let all = names + ["token_digest"]

  /// Returns the values of a row.
  static func values(_ stored: StoredSighting, tokenDigest: [UInt8]?) -> [SQLValue] {
    let sighting = stored.sighting
    return [
      stored.id.announcement.value, .integer(stored.id.number), .text(sighting.seenAt.text),
      .real(sighting.coordinate.latitude), .real(sighting.coordinate.longitude),
      sighting.locationRadius.map { .real($0) } ?? .null, .text(sighting.text),
      .text(stored.verdict.rawValue), .text(stored.visibility.column),
      .text(PhotoList.text(stored.photo.map { [$0] } ?? [])), .bytes(stored.network?.bytes),
      .integer(sighting.createdAt?.milliseconds ?? 0), .bytes(tokenDigest),
    ]
  }

  /// Returns the sighting in the columns ``selected``.
  static func decode(_ row: [SQLValue]) throws(StoreFailure) -> StoredSighting {
    let announcement = try AnnouncementID(row[0])
    guard let number = row[1].integer, let seenAt = row[2].text.flatMap({ SeenTime($0) }),
      case .real(let latitude) = row[3], case .real(let longitude) = row[4],
      let coordinate = try? Coordinate(latitude: latitude, longitude: longitude),
      let verdict = row[7].text.flatMap({ Sighting.Status(rawValue: $0) }),
      let visibility = Visibility(rawValue: row[8].text ?? "shown"),
      let photos = PhotoList.photos(row[9].text), let createdAt = row[11].integer
    else { throw .damaged("a sighting is invalid") }
    var radius: Double?
    if case .real(let kilometers) = row[5] { radius = kilometers }
    return StoredSighting(
      Sighting(
        number: Int(number), seenAt: seenAt, coordinate: coordinate, locationRadius: radius,
        text: row[6].text, createdAt: Timestamp(milliseconds: createdAt)),
      of: announcement, verdict: verdict, visibility: visibility, photo: photos.first,
      network: row[10].bytes.flatMap { SenderNetwork(bytes: $0) })
  }
}
