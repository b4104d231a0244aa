import PetMapAnnouncements

/// A row of the map page's list. The page's modules create more rows from an empty one.
struct MapRow {
  var id = ""
  var title = ""
  var kind = ""
  var status: (word: String, text: String) = ("", "")
  var date = ""
  /// How long ago that was.
  var age = ""
  /// Whether the announcement is old; see `PinFilter.activeSince`.
  var isOld = false
  /// The label of the button that shows the pet on the map.
  var show = ""
  /// The photo in the sizes of the list, if there is one.
  var photo: HTML?

  /// Creates an empty row.
  init() {}

  /// Creates the row of a published announcement.
  ///
  /// - Parameters:
  ///   - today: The current date, to say how long a pet has been missing; `nil` to leave that out.
  ///   - isOld: Whether the announcement is old; see `PinFilter.activeSince`.
  init(
    _ announcement: Announcement, _ language: Language, today: CalendarDate? = nil,
    isOld: Bool = false
  ) {
    self.isOld = isOld
    age = today.flatMap { Words(language).age(of: announcement, on: $0) } ?? ""
    let row = PetRow(announcement, words: Words(language))
    id = row.id
    title = row.title
    kind = row.kind
    status = (
      announcement.status.word.lowercased(), language(announcement.status.pageText)
    )
    date = row.date ?? ""
    show = language(.showPetOnMap, [("name", row.title)])
    photo = Self.thumbnail(
      of: announcement, attributes: " loading=\"lazy\" decoding=\"async\"")
  }

  /// Returns the photo of an announcement in the sizes of lists, or `nil` if the service has none.
  ///
  /// - Parameter attributes: Additional attributes of the element.
  static func thumbnail(
    of announcement: Announcement, attributes: HTML
  ) -> HTML? {
    guard let urls = announcement.ownPhotos.first else { return nil }
    let (plain, double) = (urls.sized(160), urls.sized(320))
    return "<img alt=\"\"\(attributes) src=\"\(plain)\" srcset=\"\(plain), \(double) 2x\">"
  }

  /// Returns the row with a link to the pet's page in a language.
  ///
  /// - Parameter target: The attribute of links that names where they open, with a leading space.
  func html(_ language: Language, target: HTML) -> HTML {
    """
    <li class="row\(isOld ? " old" : "" as HTML)" data-pet="\(id)"><div class="thumb">\(PageFrame.paw)\(photo)</div>\
    <div class="about"><h2><a class="name" dir="auto" href="/pets/\(id)?lang=\(language.rawValue)"\
    \(target)>\(title)</a></h2>\
    <p class="kind" dir="auto">\(kind)</p>\
    <p class="facts"><span class="badge \(status.word)">\(status.text)</span> \
    <span class="when">\(date)</span> <span class="age">\(age)</span> \
    <span class="far"></span></p></div>\
    <button type="button" class="show">\(Self.pin)<span class="hidden">\(show)</span></button></li>

    """
  }

  private static let pin: HTML = """
    <svg viewBox="0 0 24 24" aria-hidden="true"><path d="M12 21.5s-7-7.2-7-12.2a7 7 0 0 1 14 0c0 \
    5-7 12.2-7 12.2Z"/><circle cx="12" cy="9.3" r="2.3"/></svg>
    """
}
