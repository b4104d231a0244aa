import PetMapAnnouncements
import PetMapGeo

/// The section with the places where an animal was seen since it was reported, in order of time.
struct SightingsPanel {
  /// A sighting, and where it was in words, if known.
  struct Item {
    let sighting: Sighting
    let place: String?
  }

  let id: AnnouncementID
  let items: [Item]
  let language: Language
  /// The URL of the form for another sighting, if there is one.
  var formURL: String?
  /// Returns what can be done with a sighting: on the page where the reporter manages the report, the
  /// buttons that confirm and hide it; on the pet's page, the link to the form that flags it.
  var buttons: ((Sighting) -> HTML)?

  /// The width of a photo in pixels.
  private static let photoWidth = 320

  /// The section, or `nil` if there is nothing to show.
  var html: HTML? {
    guard !items.isEmpty || formURL != nil else { return nil }
    return """
      <section class="sightings" id="sightings" data-testid="sightings">
      <h2>\(language(.sightingsTitle))</h2>
      \(items.isEmpty ? nil : list)\(formURL.map(link))</section>

      """
  }

  private var list: HTML { "<ol>\n\(items.map(item))</ol>\n" }

  private func link(_ url: String) -> HTML {
    """
    <p class="hint">\(language(.sightingLead))</p>
    <p class="ways"><a class="button" data-testid="sightings.add" href="\(url)">\
    \(language(.sightingAdd))</a></p>

    """
  }

  private func item(_ item: Item) -> HTML {
    let sighting = item.sighting
    let radius = sighting.locationRadius.flatMap { Words(language).radius($0) }
    let place = [item.place ?? MapView.pair(sighting.coordinate), radius].compactMap { $0 }
    return """
      <li id="sighting-\(String(sighting.number))" data-testid="sighting">\
      <span class="stop"><span class="hidden">\(language(.sightingWord)) </span>\
      \(String(sighting.number))</span>
      <div><h3>\(time(sighting.seenAt)) \(state(sighting.status))</h3>
      <p class="kind"><a dir="auto" href="\(mapURL(sighting))">\(place.joined(separator: " · "))</a></p>
      \(sighting.text.map { "<p class=\"said\">\(isolated: $0)</p>\n" as HTML })\
      \(photo(sighting))\(buttons?(sighting))</div></li>

      """
  }

  /// The time, which a script shows in the reader's time zone.
  private func time(_ seenAt: SeenTime) -> HTML {
    let date = Words(language).text(seenAt.date)
    switch seenAt {
    case .day(let day): return "<time datetime=\"\(day.isoText)\">\(date)</time>"
    case .instant(let instant):
      return """
        <time datetime="\(instant.text)" data-local>\(date), \
        \(String(instant.text.dropFirst(11).prefix(5))) UTC</time>
        """
    }
  }

  private func state(_ status: Sighting.Status) -> HTML? {
    let text: PageText
    switch status {
    case .published: return nil
    case .confirmed: text = .sightingConfirmed
    case .hidden: text = .hidden
    case .waiting: text = .waiting
    }
    return "<span class=\"band \(status.rawValue)\">\(language(text))</span>"
  }

  /// The photo. One that others do not see is not served to the reporter either: it is a stranger's, and a
  /// moderator may have hidden it or has yet to see it.
  private func photo(_ sighting: Sighting) -> HTML? {
    guard let urls = sighting.photoURLs(of: id), urls.isRelative else { return nil }
    guard sighting.status.isPublic else {
      return """
        <p class="hint" data-testid="sighting.withheldPhoto">\(language(.sightingPhotoWithheld))</p>

        """
    }
    return """
      <a href="\(urls.largest)"><img src="\(urls.sized(Self.photoWidth))" \
      alt="\(language(.sightingPhoto, [("number", "\(sighting.number)")]))" loading="lazy"></a>

      """
  }

  private func mapURL(_ sighting: Sighting) -> String {
    "/?pet=\(id.text)&center=\(MapView.pair(sighting.coordinate))&zoom=15&lang=\(language.rawValue)"
  }
}
