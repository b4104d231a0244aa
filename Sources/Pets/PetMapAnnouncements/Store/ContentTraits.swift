package import PetMapGeo
import PetMapJSON

/// The values by which an announcement or a record is recognized without an ID, in a compact form.
/// Texts are hashes, as in ``ContentKey``.
package struct ContentTraits: Sendable, Hashable {
  /// The distance beyond which a change of coordinate is not a correction.
  package static let farDistance = Meters.kilometers(100)
  /// The distance within which records of one day describe the same event.
  private static let nearDistance = Meters.kilometers(1)

  /// The length of a description in bytes from which it is long.
  private static let longDescription = 40

  package let key: ContentKey
  private let status: AnnouncementStatus
  package let phone, email, chip: UInt32
  /// The hash of a long description. Short ones, such as "found", are not distinctive.
  package let details: UInt32
  /// The hash of the photo's URL.
  package let photo: UInt32
  /// The hash of everything that an import stores.
  package let content: UInt64

  /// - Parameter origin: The record from which the announcement was imported.
  /// - Complexity: O(*n*) in the length of the texts.
  package init(_ announcement: Announcement, _ origin: ImportOrigin?) {
    key = ContentKey(
      name: announcement.petName, species: announcement.species,
      day: announcement.lastSeenDate.map { Int32(truncatingIfNeeded: $0.daysSinceEpoch) },
      announcement.coordinate)
    status = announcement.status
    // The country code may be missing.
    let digits = (announcement.phone ?? "").unicodeScalars.filter { ("0"..."9").contains($0) }
    phone = ContentKey.hash(of: String(String.UnicodeScalarView(digits.suffix(7))))
    email = ContentKey.hash(of: announcement.email)
    chip = ContentKey.hash(of: announcement.microchipNumber)
    let description = announcement.description ?? ""
    details = ContentKey.hash(of: description.utf8.count < Self.longDescription ? nil : description)
    photo = ContentKey.hash(of: origin?.photoURL)
    var text: [UInt8] = []
    for field in PetField.submitted {
      text += (announcement.value(of: field)?.text ?? "").utf8
      text.append(0)
    }
    text += (origin?.photoURL ?? "").utf8
    if let kept = origin?.kept { JSONWriter.append(to: &text) { $0.value(.object(kept)) } }
    content = RankOrder.hash(of: text)
  }

  /// Returns whether a contact value is the same.
  package func sharesContact(with other: ContentTraits) -> Bool {
    isSame(phone, other.phone) || isSame(email, other.email) || isSame(chip, other.chip)
  }

  /// Returns whether both have contact values, but none that is the same.
  package func hasOtherContact(than other: ContentTraits) -> Bool {
    !sharesContact(with: other)
      && (isOther(phone, other.phone) || isOther(email, other.email) || isOther(chip, other.chip))
  }

  /// Returns whether one of them is missing and the other found, as in the reports of an owner and of a
  /// finder.
  package func hasOppositeStatus(of other: ContentTraits) -> Bool {
    status != other.status && status != .closed && other.status != .closed
  }

  package func distance(to other: ContentTraits) -> Meters {
    key.coordinate.distance(to: other.key.coordinate)
  }

  /// Returns whether an update by a record with the same ID plausibly describes the same animal.
  ///
  /// A change of coordinate by more than ``farDistance`` is implausible. Otherwise, name, species, and
  /// contact are compared where both are known, and at least one must be the same if two differ.
  /// If no more of them are the same than differ, the date and the coordinate must agree.
  package func isRecognizable(as update: ContentTraits) -> Bool {
    let distance = distance(to: update)
    guard distance <= Self.farDistance else { return false }
    let same = [
      isSame(key.name, update.key.name), isSame(key.species, update.key.species),
      sharesContact(with: update),
    ].count { $0 }
    let other = [
      isOther(key.name, update.key.name), isOther(key.species, update.key.species),
      hasOtherContact(than: update),
    ].count { $0 }
    if other == 0 || same > other { return true }
    if same == 0, other > 1 { return false }
    return distance <= Self.nearDistance && key.day == update.key.day
  }

  private func isSame(_ one: UInt32, _ other: UInt32) -> Bool { one != 0 && one == other }

  private func isOther(_ one: UInt32, _ other: UInt32) -> Bool {
    one != 0 && other != 0 && one != other
  }
}
