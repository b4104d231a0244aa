public import PetMapAnnouncements
package import PetMapGeo
public import PetMapJSON

/// Decodes the announcements in a service's response: a single announcement or `{"data":[…]}`.
///
/// The decoder is lenient where a service may be extended, and strict where a value would have to
/// be guessed. Unknown members are ignored. Entries that cannot be decoded are skipped and
/// reported. If several entries have the same ID, the first is kept. This decoder reads from memory
/// and is available on all platforms; `AnnouncementReader` in PetMapFiles reads files of any size.
public enum AnnouncementDecoder {
  /// Returns the announcements in the body of a list response.
  ///
  /// - Throws: ``AnnouncementDecodingError`` if the body is not JSON or does not contain a list.
  /// - Complexity: O(*n*) in the length of the body.
  public static func list(
    _ bytes: [UInt8]
  ) throws(AnnouncementDecodingError) -> DecodedList {
    guard let entries = try value(bytes).object?["data"]?.array else { throw .notAList }
    var list = DecodedList()
    var ids: Set<[UInt8]> = []
    for (index, entry) in entries.enumerated() {
      do throws(EntryProblem.Reason) {
        let announcement = try announcement(entry)
        if ids.insert(Array(announcement.id.utf8)).inserted {
          list.announcements.append(announcement)
        } else {
          list.problems.append(EntryProblem(index: index, reason: .duplicate(announcement.id)))
        }
      } catch {
        list.problems.append(EntryProblem(index: index, reason: error))
      }
    }
    return list
  }

  /// Returns the announcement in a body.
  ///
  /// - Throws: ``AnnouncementDecodingError``.
  /// - Complexity: O(*n*) in the length of the body.
  public static func announcement(
    _ bytes: [UInt8]
  ) throws(AnnouncementDecodingError) -> Announcement {
    let value = try value(bytes)
    do throws(EntryProblem.Reason) {
      return try announcement(value)
    } catch {
      throw .notAnAnnouncement(error)
    }
  }

  private static func value(_ bytes: [UInt8]) throws(AnnouncementDecodingError) -> JSONValue {
    do throws(JSONError) {
      return try JSONValue(parsing: bytes)
    } catch {
      throw .malformed(error)
    }
  }

  /// Returns the announcement in a JSON value.
  ///
  /// - Parameter position: The coordinate, if the value does not contain it.
  package static func announcement(
    _ value: JSONValue, at position: Coordinate? = nil
  ) throws(EntryProblem.Reason) -> Announcement {
    guard let object = value.object else { throw .notAnObject }
    guard let id = try object.text("id"), !id.isEmpty else { throw .missing("id") }
    guard let species = try object.text("species") else { throw .missing("species") }
    guard let word = try object.text("status") else { throw .missing("status") }
    guard let status = AnnouncementStatus(word) else { throw .badValue("status") }
    let coordinate: Coordinate
    if let position {
      coordinate = position
    } else {
      coordinate = try object.coordinate("locationLatitude", "locationLongitude")
    }
    var result = Announcement(
      id: id, coordinate: coordinate, species: Species.carried(species), status: status)
    // Anything other than a number is ignored, like unknown members.
    for detail in PlaceDetail.allCases {
      if case .number(let number)? = object[detail.name] { result[detail] = number.double }
    }
    #if !hasFeature(Embedded)
      // Front ends in a browser read the service's answer themselves.
      for name in Announcement.sightingNames {
        guard let value = object[name] else { continue }
        result.kept.members.append(JSONObject.Member(name: name, value: value))
      }
    #endif
    for field in PetField.optionalTexts { result.set(field, to: try object.text(field.name)) }
    result.morePhotoURLs = Array(
      (object["photos"]?.array ?? []).compactMap { $0.string }.drop { $0 == result.photoUrl })
    result.sex = result.sex.map(Sex.carried)
    if let age = try object.number("age") {
      guard let years = age.integer else { throw .badValue("age") }
      result.age = years
    }
    result.lastSeenDate = try object.text("lastSeenDate").flatMap(CalendarDate.init(timestamp:))
    result.createdAt = try object.text("createdAt").flatMap(Timestamp.init(iso:))
    result.updatedAt = try object.text("updatedAt").flatMap(Timestamp.init(iso:))
    return result
  }
}

extension JSONValue {
  /// Whether the value is `null`. Comparing strings instead would link Unicode tables.
  package var isNull: Bool { if case .null = self { true } else { false } }
}

extension Coordinate {
  /// Creates a coordinate from the values of two members.
  package init(
    decoding latitude: Double, _ latitudeName: String, _ longitude: Double, _ longitudeName: String
  ) throws(EntryProblem.Reason) {
    do throws(CoordinateError) {
      try self.init(latitude: latitude, longitude: longitude)
    } catch {
      switch error {
      case .latitude: throw .badValue(latitudeName)
      case .longitude: throw .badValue(longitudeName)
      }
    }
  }
}

extension JSONObject {
  /// Returns a string, or `nil` if it is missing or null.
  fileprivate func text(_ name: String) throws(EntryProblem.Reason) -> String? {
    guard let value = self[name], !value.isNull else { return nil }
    guard case .string(let text) = value else { throw .wrongType(name) }
    return text
  }

  /// Returns the coordinate in two members.
  package func coordinate(
    _ latitudeName: String, _ longitudeName: String
  ) throws(EntryProblem.Reason) -> Coordinate {
    guard let latitude = try number(latitudeName) else { throw .missing(latitudeName) }
    guard let longitude = try number(longitudeName) else { throw .missing(longitudeName) }
    return try Coordinate(
      decoding: latitude.double, latitudeName, longitude.double, longitudeName)
  }

  /// Returns a number, or `nil` if it is missing or null.
  fileprivate func number(_ name: String) throws(EntryProblem.Reason) -> JSONNumber? {
    guard let value = self[name], !value.isNull else { return nil }
    guard case .number(let number) = value else { throw .wrongType(name) }
    return number
  }
}

/// The result of decoding a list.
public struct DecodedList: Sendable, Hashable {
  /// The decoded announcements, in the order of the list.
  public var announcements: [Announcement] = []
  /// The problems of skipped entries, in the order of the list.
  public var problems: [EntryProblem] = []

  /// Creates an empty list without problems.
  public init() {}
}

/// A skipped entry in a list.
public struct EntryProblem: Sendable, Hashable {
  /// The reason for skipping an entry, including the name of the member.
  public enum Reason: Error, Sendable, Hashable {
    case notAnObject
    /// A required member is missing, null or empty.
    case missing(String)
    case wrongType(String)
    /// The value has the right type but is not valid.
    case badValue(String)
    /// An earlier entry has the same ID.
    case duplicate(String)
  }

  /// The index of the entry in the list, starting at 0.
  public var index: Int
  /// The reason for skipping the entry.
  public var reason: Reason

  /// Creates a problem.
  public init(index: Int, reason: Reason) {
    self.index = index
    self.reason = reason
  }
}

/// An error while decoding a body.
public enum AnnouncementDecodingError: Error, Sendable, Hashable {
  case malformed(JSONError)
  /// The body has no `data` array.
  case notAList
  case notAnAnnouncement(EntryProblem.Reason)
}
