public import PetMapAnnouncements
import PetMapGeo
public import PetMapJSON

/// Reads the announcements that a service sends, one alone or `{"data":[…]}`.
///
/// Lenient where a service may grow and strict where a value would have to be guessed: unknown
/// members are ignored; an entry that cannot be read is left out and noted, the others stay in
/// order; of repeated ids the first stays. `AnnouncementReader` of the adapters reads files of any
/// size; this one reads what is in memory, wherever the engine runs.
public enum AnnouncementDecoder {
  /// The announcements of a list's body.
  ///
  /// - Throws: ``AnnouncementDecodingError`` when the body is no JSON or no list.
  /// - Complexity: O(n) in the body's length.
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

  /// The announcement that a body is.
  ///
  /// - Throws: ``AnnouncementDecodingError``.
  /// - Complexity: O(n) in the body's length.
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

  /// The announcement that a JSON value is.
  package static func announcement(_ value: JSONValue) throws(EntryProblem.Reason) -> Announcement {
    guard let object = value.object else { throw .notAnObject }
    guard let id = try object.text("id"), !id.isEmpty else { throw .missing("id") }
    guard let species = try object.text("species") else { throw .missing("species") }
    guard let word = try object.text("status") else { throw .missing("status") }
    guard let status = AnnouncementStatus(word) else { throw .badValue("status") }
    guard let latitude = try object.number("locationLatitude") else {
      throw .missing("locationLatitude")
    }
    guard let longitude = try object.number("locationLongitude") else {
      throw .missing("locationLongitude")
    }
    let coordinate: Coordinate
    do throws(CoordinateError) {
      coordinate = try Coordinate(latitude: latitude.double, longitude: longitude.double)
    } catch {
      switch error {
      case .latitude: throw .badValue("locationLatitude")
      case .longitude: throw .badValue("locationLongitude")
      }
    }
    var result = Announcement(
      id: id, coordinate: coordinate, species: Species.carried(species), status: status)
    // Not a member of the API, so anything but a radius is ignored like other unknown members.
    if case .number(let radius)? = object["locationRadius"], radius.double > 0 {
      result.locationRadius = radius.double
    }
    for field in PetField.optionalTexts { result.set(field, to: try object.text(field.name)) }
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
  /// Whether it is `null`; without comparing texts, which takes Unicode's tables.
  package var isNull: Bool { if case .null = self { true } else { false } }
}

extension JSONObject {
  /// A text, nil when it is absent or null.
  fileprivate func text(_ name: String) throws(EntryProblem.Reason) -> String? {
    guard let value = self[name], !value.isNull else { return nil }
    guard case .string(let text) = value else { throw .wrongType(name) }
    return text
  }

  /// A number, nil when it is absent or null.
  fileprivate func number(_ name: String) throws(EntryProblem.Reason) -> JSONNumber? {
    guard let value = self[name], !value.isNull else { return nil }
    guard case .number(let number) = value else { throw .wrongType(name) }
    return number
  }
}

/// What a list's body held.
public struct DecodedList: Sendable, Hashable {
  /// What could be read, in the order of the list.
  public var announcements: [Announcement] = []
  /// What was left out, in the order of the list.
  public var problems: [EntryProblem] = []

  /// An empty list without problems.
  public init() {}
}

/// An entry that was left out of a list.
public struct EntryProblem: Sendable, Hashable {
  /// Why it was left out; the text is the member's name.
  public enum Reason: Error, Sendable, Hashable {
    case notAnObject
    /// A member that must be there is absent, null or empty.
    case missing(String)
    case wrongType(String)
    /// Of the right type, but nothing that the member can be.
    case badValue(String)
    /// An earlier entry has the same id.
    case duplicate(String)
  }

  /// Its number in the list, from 0.
  public var index: Int
  /// Why it was left out.
  public var reason: Reason
}

/// Why a body is not what was expected.
public enum AnnouncementDecodingError: Error, Sendable, Hashable {
  case malformed(JSONError)
  /// There is no array called `data`.
  case notAList
  case notAnAnnouncement(EntryProblem.Reason)
}
