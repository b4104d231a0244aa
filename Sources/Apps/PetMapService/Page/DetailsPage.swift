import PetMapAPI
import PetMapAnnouncements
import PetMapCities
import PetMapDrawing
import PetMapGeo
import PetMapParameters
import PetMapPhotos
import PetMapRequests

/// A pet's page: the details screen of the apps, rendered on the server.
///
/// The elements have the identifiers of the screen as `data-testid`. Everything works without
/// scripts. With scripts, a photo that cannot be shown in one of the page's sizes is replaced with
/// the original. The metadata for shared links is in `DetailsPage+Metadata.swift`.
struct DetailsPage {
  let id: AnnouncementID
  let announcement: Announcement
  let details: PetDetails
  /// The content of the pet's list cell, for its title.
  let row: PetRow
  let language: Language
  let isPublished: Bool
  /// The scheme and host that the client used.
  let base: String
  let pictures: PagePictures
  /// The URL of the form for removing the report, if there is one.
  var removalURL: String?
  /// The pets that may be this one, if they are known.
  var matches: MatchesPanel?
  /// Where the animal was seen since.
  var sightings: SightingsPanel?
  /// Whether visitors can tell the moderators that something is wrong.
  var isModerated = false
  /// Whether contact details are only shown on request.
  var asksForContact = false

  init(
    _ found: (id: AnnouncementID, announcement: Announcement), isPublished: Bool,
    near city: NearbyCity?, for head: RequestHead, pictures: PagePictures
  ) {
    id = found.id
    announcement = found.announcement
    language = head.pageLanguage
    details = PetDetails(announcement, language: language, city: city)
    row = PetRow(announcement, words: Words(language))
    self.isPublished = isPublished
    base = FeatureWriter(head).base
    self.pictures = pictures
  }

  /// The absolute URL of the page.
  var link: String { "\(base)/pets/\(id.text)" }

  /// The photo. Photos on other hosts are not shown, so that those hosts do not learn who views the
  /// page.
  var photoURLs: PhotoURLs? { announcement.ownPhotos.first }

  var frame: PageFrame {
    PageFrame(
      title: "\(details.status.text): \(row.title)", language: language, head: metadata,
      kind: "details", main: main, styles: ["base.css", "pages.css", "details.css"],
      modules: ["pages.js"])
  }

  private var main: HTML {
    let description = details.rows.last { $0.identifier.hasSuffix(".description.text") }
    let facts = details.rows.filter { $0 != description && $0.identifier != DetailsIdentifier.name }
    return """
      <article>
      <header><h1 data-testid="\(DetailsIdentifier.name)">\(isolated: row.title)</h1>
      <p class="kind">\(isolated: row.kind)</p>\(unpublishedHint)</header>
      \(photo)\(morePhotos)
      <div class="facts">
      <dl class="rows">
      \(facts.map(term))</dl>
      <dl class="rows">
      \(description.map(term))</dl>
      \(map)<p class="ways">\(showOnMap)</p>
      \(contactForm)</div>
      \(sightings?.html)\(matches?.html)\
      \(isPublished ? SharePanel(announcement, details, row, link: link, language: language).html : nil)\
      \(actions)
      \(scan)
      </article>
      """
  }

  private var unpublishedHint: HTML? {
    isPublished ? nil : "\n<p class=\"hint\">\(language(.unpublishedHint))</p>"
  }
}

// MARK: Photo

extension DetailsPage {
  private var photo: HTML {
    """
    <div class="photo">\(picture)
    <span class="badge \(announcement.status.word.lowercased())" data-testid="\(DetailsIdentifier.status)">\
    \(details.status.text)</span>\(details.reward.map(reward))</div>
    """
  }

  private var picture: HTML {
    guard let photoURLs else {
      return """
        <p class="nophoto" data-testid="\(DetailsIdentifier.photo)">\(details.photoFallback)</p>
        """
    }
    return """
      <picture><source type="image/webp"\(sizes(photoURLs, .webp))>\
      <img src="\(photoURLs.largest)"\(sizes(photoURLs, .jpeg)) \
      alt="\(plain: "\(row.title), \(row.kind)")" data-fallback="\(details.photoFallback)" \
      data-testid="\(DetailsIdentifier.photo)"></picture>
      """
  }

  /// The photos after the first one, which open in full size.
  private var morePhotos: HTML? {
    let more = announcement.ownPhotos.dropFirst()
    guard !more.isEmpty else { return nil }
    return """

      <ul class="gallery">
      \(more.enumerated().map { index, photo in
          """
          <li><a href="\(photo.largest)"><img src="\(photo.sized(320))" \
          alt="\(language(.photoNumber, [
              ("number", "\(index + 2)"), ("count", "\(more.count + 1)"),
            ]))" loading="lazy"></a></li>

          """ as HTML
        })</ul>
      """
  }

  /// Returns the attributes for the photo in the page's sizes.
  private func sizes(_ urls: PhotoURLs, _ format: PhotoPart.Format) -> HTML {
    let sources = PhotoPart.widths.dropFirst().map { "\(urls.sized($0, as: format)) \($0)w" }
    return """
       srcset="\(sources.joined(separator: ", "))" sizes="(min-width: 60rem) 34rem, 100vw"
      """
  }

  private func reward(_ text: String) -> HTML {
    """

    <span class="reward" data-testid="\(DetailsIdentifier.reward)">\
    <span aria-hidden="true">💰</span> <span class="hidden">\(language(.reward)): </span>\
    \(isolated: text)</span>
    """
  }
}

// MARK: Facts

extension DetailsPage {
  private func term(_ row: DetailsRow) -> HTML {
    let kind = (row.isHalf ? "half" : "") + (row.lines == nil ? "" : " short")
    let value: HTML =
      if case .open(let url) = row.action {
        "<dd><a href=\"\(url)\" data-testid=\"\(row.identifier)\">\(isolated: row.value)</a></dd>"
      } else {
        "<dd data-testid=\"\(row.identifier)\">\(icon(of: row))\(isolated: row.value)</dd>"
      }
    return "<div class=\"\(kind)\"><dt>\(row.label)</dt>\(value)</div>\n"
  }

  private func icon(of row: DetailsRow) -> HTML? {
    row.identifier.hasSuffix(".location.text") ? Self.pin : nil
  }

  private var map: HTML? {
    guard pictures.map != nil else { return nil }
    return """
      <picture>\
      \(source(["size=narrow", "theme=dark"], .narrow, "\(Self.narrowScreen) and \(Self.darkScheme)"))\
      \(source(["size=narrow"], .narrow, Self.narrowScreen))\
      \(source(["theme=dark"], .wide, Self.darkScheme))\
      <img class="map" src="\(mapURL([]))" alt="\(language(.mapOfPlace))"\(dimensions(.wide)) loading="lazy">\
      </picture>

      """
  }

  private func source(
    _ parameters: [String], _ size: PetMapRequest.Size, _ media: String
  ) -> HTML {
    "<source media=\"\(media)\" srcset=\"\(mapURL(parameters))\"\(dimensions(size))>"
  }

  func mapURL(_ parameters: [String]) -> String {
    let all = parameters + (language == .english ? [] : ["lang=\(language.rawValue)"])
    return "/pets/\(id.text)/map.png" + (all.isEmpty ? "" : "?\(all.joined(separator: "&"))")
  }

  private func dimensions(_ size: PetMapRequest.Size) -> HTML {
    " width=\"\(Int(size.screen.width))\" height=\"\(Int(size.screen.height))\""
  }

  private static let narrowScreen = "(max-width: 30rem)"
  private static let darkScheme = "(prefers-color-scheme: dark)"

  private var showOnMap: HTML? {
    guard isPublished, case .showOnMap(let latitude, let longitude) = details.showOnMap else {
      return nil
    }
    let coordinate = [latitude, longitude].map(MapView.degrees).joined(separator: ",")
    return """
      <a class="button" data-testid="\(DetailsIdentifier.showMap)" \
      href="/?pet=\(id.text)&amp;center=\(coordinate)&amp;zoom=15&amp;lang=\(language.rawValue)">\
      \(language(.showOnMap))</a>
      """
  }

  private static let pin: HTML = """
    <svg class="pin" viewBox="0 0 24 24" aria-hidden="true"><path d="M12 2a7 7 0 0 0-7 7c0 5 7 13 7 \
    13s7-8 7-13a7 7 0 0 0-7-7Zm0 9.5A2.5 2.5 0 1 1 12 6.500a2.500 2.500 0 0 1 0 5Z"/></svg>
    """
}

// MARK: Actions

extension DetailsPage {
  private var actions: HTML {
    """
    <p class="ways">\(pictures.poster == nil ? nil : Self.posters(of: id, language))\
    \(removalURL.map(removal))\(flagLink)</p>\
    \(details.credit.map(credit))
    """
  }

  private func removal(_ url: String) -> HTML {
    """

    <a class="button plain danger" data-testid="\(DetailsIdentifier.removeReport)" \
    href="\(url)">\(language(.removeReport))</a>
    """
  }

  private var flagLink: HTML? {
    guard isModerated, isPublished else { return nil }
    return """

      <a class="button plain" data-testid="\(DetailsIdentifier.flag)" \
      href="/pets/\(id.text)/flag?lang=\(language.rawValue)">\(language(.flagTitle))</a>
      """
  }

  /// Returns the link to the form about a sighting.
  static func flagLink(of id: AnnouncementID, sighting number: Int, _ language: Language) -> HTML {
    """
    <p class="hint"><a data-testid="sighting.flag" \
    href="/pets/\(id.text)/flag?sighting=\(String(number))&amp;lang=\(language.rawValue)">\
    \(language(.flagTitle))<span class="hidden">: \(language(.sightingWord)) \(String(number))</span>\
    </a></p>

    """
  }

  private var contactForm: HTML? {
    guard asksForContact else { return nil }
    return """
      <form method="post" action="/pets/\(id.text)/contact?lang=\(language.rawValue)">\
      <button class="button" data-testid="\(DetailsIdentifier.contact)">\
      \(language(.showContact))</button></form>

      """
  }

  /// Returns the links to the poster in both paper sizes.
  static func posters(of id: AnnouncementID, _ language: Language) -> HTML {
    """
    <a class="button plain" href="/pets/\(id.text)/poster.pdf?size=a4&amp;\
    lang=\(language.rawValue)">\(language(.posterA4))</a>
    <a class="button plain" href="/pets/\(id.text)/poster.pdf?size=letter&amp;\
    lang=\(language.rawValue)">\(language(.posterLetter))</a>
    """
  }

  private func credit(_ name: String) -> HTML { "\n<p class=\"credit\">© \(name)</p>" }

  /// The QR code of the page, which appears only in print.
  private var scan: HTML? {
    guard let code = pictures.qrCode?(link) else { return nil }
    return """
      <div class="scan">\(code.html(label: language(.scanToOpen)))\
      <p>\(language(.scanToOpen))<br>\(link)</p></div>
      """
  }
}
