import PetMapAnnouncements

/// A row of the map page's list. The page's modules create more rows from an empty one.
struct MapRow {
  var id = ""
  var title = ""
  var kind = ""
  var status: (word: String, text: String) = ("", "")
  var date = ""
  /// The label of the button that shows the pet on the map.
  var show = ""
  /// The photo in the sizes of the list, if there is one.
  var photo: HTML?

  /// Creates an empty row.
  init() {}

  /// Creates the row of a published announcement.
  ///
  /// - Parameter hasSizes: Whether resized photos are served.
  init(
    _ announcement: Announcement, _ language: Language, hasSizes: Bool
  ) {
    let row = PetRow(announcement, words: Words(language))
    id = row.id
    title = row.title
    kind = row.kind
    status = (
      announcement.status.word.lowercased(), language(announcement.status.pageText)
    )
    date = row.date ?? ""
    show = language(.showPetOnMap, [("name", row.title)])
    if hasSizes, let id = AnnouncementID(row.id) {
      photo = Self.thumbnail(
        of: announcement, id, attributes: " loading=\"lazy\" decoding=\"async\"")
    }
  }

  /// Returns the photo of a published announcement in the sizes of pages, which every browser can
  /// show, or `nil` if the photo does not exist in these sizes.
  ///
  /// - Parameter attributes: Additional attributes of the element.
  static func thumbnail(
    of announcement: Announcement, _ id: AnnouncementID, attributes: HTML
  ) -> HTML? {
    guard let url = announcement.photoUrl, url.hasPrefix("/images/\(id.text)."),
      !undecoded.contains(where: url.hasSuffix)
    else { return nil }
    let (plain, double) = (
      SizedPhotoName(id: id, width: 160).url, SizedPhotoName(id: id, width: 320).url
    )
    return "<img alt=\"\"\(attributes) src=\"\(plain)\" srcset=\"\(plain), \(double) 2x\">"
  }

  /// The extensions of the photos that are not decoded, and therefore exist only as uploaded.
  private static let undecoded = [".gif", ".bmp", ".tiff"]

  /// Returns the row with a link to the pet's page in a language.
  ///
  /// - Parameter target: The attribute of links that names where they open, with a leading space.
  func html(_ language: Language, target: HTML) -> HTML {
    """
    <li class="row" data-pet="\(id)"><div class="thumb">\(PageFrame.paw)\(photo)</div>\
    <div class="about"><h2><a class="name" dir="auto" href="/pets/\(id)?lang=\(language.rawValue)"\
    \(target)>\(title)</a></h2>\
    <p class="kind" dir="auto">\(kind)</p>\
    <p class="facts"><span class="badge \(status.word)">\(status.text)</span> \
    <span class="when">\(date)</span> <span class="far"></span></p></div>\
    <button type="button" class="show">\(Self.pin)<span class="hidden">\(show)</span></button></li>

    """
  }

  private static let pin: HTML = """
    <svg viewBox="0 0 24 24" aria-hidden="true"><path d="M12 21.5s-7-7.2-7-12.2a7 7 0 0 1 14 0c0 \
    5-7 12.2-7 12.2Z"/><circle cx="12" cy="9.3" r="2.3"/></svg>
    """
}
