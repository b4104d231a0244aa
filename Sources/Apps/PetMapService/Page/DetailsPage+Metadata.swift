import PetMapAnnouncements
import PetMapAPI
import PetMapGeo
import PetMapJSON

/// The metadata with which messengers and search engines show a link to the page.
extension DetailsPage {
  /// OpenGraph (https://ogp.me), a Twitter card and JSON-LD, or a request not to index the page of
  /// an unpublished announcement.
  var metadata: HTML {
    guard isPublished else { return "<meta name=\"robots\" content=\"noindex, nofollow\">\n" }
    return """
      <meta name="description" content="\(plain: summary)">
      <link rel="canonical" href="\(link)">
      \(Language.allCases.map(alternate))\
      <meta property="og:type" content="website">
      <meta property="og:site_name" content="petmap">
      <meta property="og:title" content="\(plain: headline)">
      <meta property="og:description" content="\(plain: summary)">
      <meta property="og:url" content="\(link)">
      <meta property="og:locale" content="\(language.locale)">
      \(sharedPicture.map(shared))\
      <script type="application/ld+json">\(json: linkedData)</script>

      """
  }

  private func alternate(_ language: Language) -> HTML {
    """
    <link rel="alternate" hreflang="\(language.rawValue)" href="\(link)?lang=\(language.rawValue)">

    """
  }

  private func shared(_ url: String) -> HTML {
    """
    <meta property="og:image" content="\(url)">
    <meta property="og:image:alt" content="\(plain: "\(row.title), \(row.kind)")">
    <meta name="twitter:card" content="summary_large_image">

    """
  }

  /// `MISSING: Burek, Dog • Beagle`.
  private var headline: String { "\(details.status.text): \(row.title), \(row.kind)" }

  /// The location in words, without its coordinate if there is a city or a radius.
  private var location: String? {
    let value = details.rows.first { $0.identifier.hasSuffix(".location.text") }?.value
    return value?.split(separator: "\n").last.map(String.init)
  }

  private var summary: String {
    let facts = [row.date, location, details.reward.map { "\(language(.reward)): \($0)" }]
      .compactMap { $0 }
    let text = facts.joined(separator: " · ")
    guard let description = announcement.description, !description.isEmpty else { return text }
    let start = description.fitted(to: 200)
    if text.isEmpty { return start }
    // In Polish, the location may end with an abbreviation: `3 km na pn.`
    return "\(text)\(text.hasSuffix(".") ? "" : ".") \(start)"
  }

  /// The absolute URL of the photo, or else of the map.
  private var sharedPicture: String? {
    if let photoURLs { return base + photoURLs.sized(1280) }
    return pictures.map == nil ? nil : base + mapURL([])
  }

  /// The page as schema.org JSON-LD, without contact details.
  private var linkedData: [UInt8] {
    var writer = JSONWriter()
    writer.object { writer in
      writer.member("@context", "https://schema.org")
      writer.member("@type", "WebPage")
      writer.member("@id", link)
      writer.member("url", link)
      writer.member("name", headline)
      writer.member("description", summary)
      writer.member("inLanguage", language.rawValue)
      if let time = announcement.createdAt { writer.member("datePublished", time.text) }
      if let time = announcement.updatedAt { writer.member("dateModified", time.text) }
      if let sharedPicture { writer.member("image", sharedPicture) }
      writer.key("about")
      writer.object { writer in
        writer.member("@type", "Thing")
        writer.member("name", row.title)
        writer.member("description", row.kind)
      }
      writer.key("contentLocation")
      writer.object { writer in
        writer.member("@type", "Place")
        if let location { writer.member("name", location) }
        writer.key("geo")
        writer.object { writer in
          writer.member("@type", "GeoCoordinates")
          writer.member("latitude", announcement.coordinate.latitude)
          writer.member("longitude", announcement.coordinate.longitude)
        }
      }
    }
    return writer.bytes
  }
}
