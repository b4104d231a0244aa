public import PetMapAnnouncements
public import PetMapGeo
import PetMapMatches

/// Finds the city by which a coordinate is described in a language.
///
/// `NearbyCity(nearest:language:)` reads the data of all cities, which takes milliseconds. Where many are
/// told of the same pet, pass a function that remembers its results.
public typealias CityFinder = (Coordinate, Language) -> NearbyCity?

/// Descriptions of announcements and sightings in a line or a few, without contact details.
struct PetText {
  private let words: Words
  private let findCity: CityFinder
  var language: Language { words.language }

  init(_ language: Language, _ findCity: @escaping CityFinder) {
    words = Words(language)
    self.findCity = findCity
  }

  /// Returns the name and the species: `Rex, dog`.
  func pet(_ announcement: Announcement) -> String {
    let name = announcement.petName.presence.map { UntrustedText.withoutContacts($0, limit: 60) }
    let parts = [name, species(announcement)].compactMap { $0 }.filter { !$0.isEmpty }
    return parts.isEmpty ? words.text(.unknownPet).lowercased() : parts.joined(separator: ", ")
  }

  private func species(_ announcement: Announcement) -> String? {
    switch Species(known: announcement.species) {
    case .other: nil
    case let species?: words.text(species.phrase).lowercased()
    case nil: UntrustedText.withoutContacts(announcement.species, limit: 40)
    }
  }

  /// Returns the status and the pet: `Missing: Rex, dog`.
  func headline(_ announcement: Announcement) -> String {
    let text: PageText =
      switch announcement.status {
      case .missing: .alertMissingPet
      case .found: .alertFoundPet
      case .closed: .alertClosedPet
      }
    return text.text(language).filled([("pet", pet(announcement))])
  }

  /// Returns when and where the pet was seen: `seen May 03, 2026, 3 km NE of Warsaw`; empty if neither
  /// is known.
  func facts(_ announcement: Announcement) -> String {
    let text: PageText = announcement.status == .found ? .alertFoundOn : .alertSeenOn
    let date = announcement.lastSeenDate.map { date in
      text.text(language).filled([("date", words.text(date))])
    }
    return [date, city(announcement.coordinate)].compactMap { $0 }.joined(separator: ", ")
  }

  /// Returns when and where the pet was seen: `May 03, 2026, 3 km NE of Warsaw`.
  func facts(_ sighting: Sighting) -> String {
    [words.text(sighting.seenAt.date), city(sighting.coordinate)].compactMap { $0 }
      .joined(separator: ", ")
  }

  /// Returns a headline of a sighting: `Sighting: Rex, dog`.
  func headline(ofSightingOf announcement: Announcement) -> String {
    PageText.alertSighting.text(language).filled([("pet", pet(announcement))])
  }

  private func city(_ coordinate: Coordinate) -> String? {
    findCity(coordinate, language)?.text(in: words)
  }

  /// Returns the values that are known with their labels, except contact details and the microchip
  /// number, by which a stranger could claim the pet.
  func rows(_ announcement: Announcement) -> [String] {
    var announcement = announcement
    (announcement.email, announcement.phone, announcement.microchipNumber) = (nil, nil, nil)
    let city = findCity(announcement.coordinate, language)
    let details = PetDetails(announcement, words: words, city: city)
    let rows = details.rows.filter { $0.value != PetDetails.absent }
    let reward = details.reward.map { "\(PageText.reward.text(language)): \($0)" }
    return rows.map { "\($0.label): \($0.value)" } + [reward].compactMap { $0 }
  }

  /// Returns the reasons of a match that pages show, a line each.
  func reasons(_ match: PetMatch) -> [String] {
    match.shownReasons.map { UntrustedText.withoutContacts($0.signedText(words), limit: 400) }
  }

  /// Returns the main reasons of a match in a line.
  func mainReasons(_ match: PetMatch) -> String {
    let reasons = match.mainReasons.map {
      UntrustedText.withoutContacts($0.text(words), limit: 150)
    }
    return UntrustedText.line(reasons.joined(separator: " · "), limit: 500)
  }

  /// Returns the place and the words of a sighting.
  func rows(_ sighting: Sighting) -> [String] {
    let radius = sighting.locationRadius.flatMap { words.radius($0) }
    let place = [city(sighting.coordinate), radius].compactMap { $0 }
    return [words.text(sighting.seenAt.date), sighting.coordinate.formatted(.hemispheres)]
      + place + [sighting.text.presence].compactMap { $0 }
  }
}

extension Announcement {
  /// The announcement with its reporter's words in single lines of limited length and without contact
  /// details, for messages.
  var forMessages: Announcement {
    func line(_ text: String?, _ limit: Int = 100) -> String? {
      text.map { UntrustedText.withoutContacts($0, limit: limit) }
    }
    var pet = self
    (pet.petName, pet.breed) = (line(petName), line(breed))
    (pet.colors, pet.size) = (line(colors), line(size))
    (pet.collar, pet.markings) = (line(collar), line(markings))
    (pet.reward, pet.description) = (line(reward), line(description, 300))
    return pet
  }
}
