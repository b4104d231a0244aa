package import PetMapAnnouncements

/// The words of a poster, in one language.
package struct PosterContent: Sendable, Hashable {
  /// The status, which determines the color of the headline.
  package let status: AnnouncementStatus
  /// The status and the species in uppercase: `MISSING DOG`.
  package let headline: String
  /// The name of the pet, if known.
  package let name: String?
  /// The breed, sex and age: `Beagle • ♂ Male • 4 years`.
  package let kind: String?
  /// The label and text of the date, if known.
  package let date: Fact?
  /// The label of the place, its description, and its coordinate unless that is the description.
  package let place: Fact?
  /// The description as entered, if any.
  package let description: String?
  /// The reward as entered after its label, if any.
  package let reward: String?
  /// The appeal to finders or to the owner.
  package let appeal: String
  package let phone: String?
  package let email: String?
  /// The URL of the pet's page.
  package let link: String?
  /// The caption of the QR code.
  package let scan: String
  /// The attribution for the city name, if any.
  package let credit: String?

  /// A value with its label.
  package struct Fact: Sendable, Hashable {
    package let label: String
    package let value: String
    /// A second, less important line, if any.
    package let detail: String?
  }

  /// - Parameters:
  ///   - details: The announcement's details in the same language.
  ///   - link: The URL of the pet's page, if it has one.
  package init(
    _ announcement: Announcement, details: PetDetails, language: Language, link: String?
  ) {
    let words = Words(language)
    func text(_ text: PageText) -> String { text.text(language) }
    func row(_ name: String) -> String? {
      let value = details.rows.first { $0.identifier == "petDetails.\(name)" }?.value
      return value == PetDetails.absent ? nil : value
    }
    status = announcement.status
    let species = Species(announcement.species)
    let isNamed = species != .other && status != .closed
    headline =
      isNamed
      ? "\(details.status.text) \(words.text(species.phrase).uppercased())" : details.status.text
    name = details.name
    let isSexKnown = announcement.sex.flatMap { Sex(known: $0.utf8) } ?? .unknown != .unknown
    // The sex and the age are on the same line as the breed.
    let breed = row("breed.text")?.withoutDirectionControls
    let parts = [breed, isSexKnown ? row("sex.text") : nil, row("age.text")]
      .compactMap { $0 }
    kind = parts.isEmpty ? nil : parts.joined(separator: " • ")
    let isFound = status == .found
    date = row("date.text").map {
      Fact(
        label: isFound ? text(.foundOn) : text(.lastSeenOn),
        value: $0, detail: nil)
    }
    place = row("location.text").map { value in
      let lines = value.split(separator: "\n").map(String.init)
      return Fact(
        label: text(.posterPlace), value: lines[lines.count - 1],
        detail: lines.count > 1 ? lines[0] : nil)
    }
    description = announcement.description.flatMap { $0.isEmpty ? nil : $0 }
    reward = details.reward.map { "\(text(.reward)): \($0)" }
    appeal =
      switch status {
      case .missing: text(.haveYouSeen)
      case .found: text(.isThisYours)
      case .closed: text(.alreadyClosed)
      }
    phone = row("phone.tap")
    email = row("email.tap")
    self.link = link
    scan = text(.scanToOpen)
    credit = details.credit.map { "© \($0)" }
  }
}
