public import PetMapAnnouncements
public import PetMapJSON

/// The numbers of announcements by status and by species, in the response to a ``ValueRequest``.
public struct PinCounts: Sendable, Hashable {
  /// The number of announcements of a species.
  public struct SpeciesCount: Sendable, Hashable {
    /// The species as in the announcements.
    public let species: String
    /// The number of announcements.
    public let count: Int

    /// Creates a number.
    public init(_ species: String, _ count: Int) { (self.species, self.count) = (species, count) }
  }

  /// The numbers of announcements by status.
  public var statuses: [AnnouncementStatus: Int]
  /// The number of old announcements with an accepted status, which ``statuses`` omits; `nil` if the
  /// request does not tell which are old.
  public var old: Int?
  /// The most common species, in descending order.
  public var species: [SpeciesCount]

  /// Creates the numbers.
  public init(statuses: [AnnouncementStatus: Int], old: Int? = nil, species: [SpeciesCount]) {
    self.statuses = statuses
    self.old = old
    self.species = species
  }

  /// Writes the response.
  public func write(to writer: inout JSONWriter) {
    writer.object { writer in
      writer.key("status")
      writer.array { writer in
        for status in AnnouncementStatus.allCases {
          Self.write(status.word, statuses[status] ?? 0, to: &writer)
        }
      }
      if let old { writer.member("old", old) }
      writer.key("species")
      writer.array { writer in
        for entry in species { Self.write(entry.species, entry.count, to: &writer) }
      }
    }
  }

  private static func write(_ value: String, _ count: Int, to writer: inout JSONWriter) {
    writer.object { writer in
      writer.member("value", value)
      writer.member("count", count)
    }
  }

  /// Creates the numbers from a response, or returns `nil` if it is anything else.
  public init?(_ json: JSONValue) {
    guard let object = json.object, let statuses = Self.counts(object["status"]),
      let species = Self.counts(object["species"])
    else { return nil }
    self.statuses = [:]
    for entry in statuses {
      if let status = AnnouncementStatus(entry.species) { self.statuses[status] = entry.count }
    }
    old = object["old"]?.number?.integer
    self.species = species
  }

  private static func counts(_ value: JSONValue?) -> [SpeciesCount]? {
    value?.array?.compactMap { entry in
      guard let object = entry.object, let value = object["value"]?.string,
        let count = object["count"]?.number?.integer
      else { return nil }
      return SpeciesCount(value, count)
    }
  }
}
