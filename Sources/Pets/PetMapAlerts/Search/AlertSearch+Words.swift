public import PetMapAnnouncements
import PetMapGeo
import PetMapKit

extension AlertSearch {
  /// Returns the search in a sentence without a period: `Missing dogs and cats within 5 km of 52.22970,
  /// 21.01220 with the words “red collar”`.
  ///
  /// Phone numbers, addresses and links among the words are left out, because the sentence is in a
  /// message to an address that anyone may have entered.
  public func summary(_ language: Language) -> String {
    let place = placeText(language)
    guard let words, let count = filter.text?.wordCount else { return place }
    let text: PageText = count == 1 ? .alertWithWord : .alertWithWords
    return text.text(language).filled([("search", place), ("words", Self.quoted(words, language))])
  }

  private func placeText(_ language: Language) -> String {
    let pets = ("pets", petsText(language))
    switch region {
    case .circle(let circle):
      return PageText.alertWithin.text(language).filled([
        pets, ("distance", Self.distance(circle.radius, language)),
        ("place", circle.center.formatted()),
      ])
    case .box(let box):
      let southwest = Coordinate(validLatitude: box.south, wrappingLongitude: box.west)
      let northeast = Coordinate(validLatitude: box.north, wrappingLongitude: box.east)
      return PageText.alertInBox.text(language).filled([
        pets, ("southwest", southwest.formatted()), ("northeast", northeast.formatted()),
      ])
    case .polygon(let polygon):
      return PageText.alertInPolygon.text(language).filled([
        pets, ("place", polygon.box.center.formatted()),
      ])
    case .everywhere, nil: return pets.1
    }
  }

  /// `Missing dogs and cats`.
  private func petsText(_ language: Language) -> String {
    let status: PageText =
      switch statuses {
      case [.missing]: .alertMissing
      case [.found]: .alertFound
      default: .alertOpen
      }
    var names = (species ?? []).map { name in
      Species(known: name).map { Self.plural($0).text(language) } ?? Self.quoted(name, language)
    }
    if names.isEmpty { names = [PageText.alertAllPets.text(language)] }
    return status.text(language).filled([("pets", Self.list(names, language))])
  }

  private static func plural(_ species: Species) -> PageText {
    switch species {
    case .dog: .alertDogs
    case .cat: .alertCats
    case .bird: .alertBirds
    case .rabbit: .alertRabbits
    case .other: .alertOtherPets
    }
  }

  /// Returns `dogs, cats and birds`.
  private static func list(_ names: [String], _ language: Language) -> String {
    guard names.count > 1, let last = names.last else { return names.first ?? "" }
    return PageText.alertPair.text(language).filled([
      ("first", names.dropLast().joined(separator: ", ")), ("last", last),
    ])
  }

  private static func quoted(_ text: String, _ language: Language) -> String {
    PageText.alertQuoted.text(language).filled([
      ("words", UntrustedText.withoutContacts(text, limit: 100))
    ])
  }

  /// Returns whole kilometers as `5 km`, and other distances as `2,500 m`.
  private static func distance(_ distance: Meters, _ language: Language) -> String {
    let meters = Int(distance.value.rounded())
    return meters >= 1000 && meters.isMultiple(of: 1000)
      ? "\((meters / 1000).grouped(language)) km" : "\(meters.grouped(language)) m"
  }
}
