import PetMapAPI
import PetMapAnnouncements

/// A server-rendered page: its content with a header, a language switch and a footer.
///
/// It works without JavaScript. A page has no inline style or script, which the policy of
/// ``Response/page(_:status:headers:embedders:)`` forbids.
struct PageFrame {
  /// The title in the browser's tab.
  var title: String
  var language: Language
  /// Additional elements of `head`, such as metadata for shared links.
  var head: HTML = ""
  /// The class of `body`.
  var kind: String
  /// The content of `main`, which starts with the heading.
  var main: HTML
  /// The style sheets of the page's package, by name.
  var styles = ["base.css", "pages.css"]
  /// The modules of the page's package that enhance it, by name.
  var modules: [String] = []
  /// Whether the modules show a map, which needs MapLibre and the base map.
  var showsMap = false
  /// The language switch to use instead of links, on a page with input that a link would lose.
  var languageSwitch: HTML?
  /// Whether the page is a step of a report. Its header has no links to other reports.
  var isReport = false

  /// Returns the document.
  ///
  /// - Parameters:
  ///   - basemap: The service's base map, if it has one.
  ///   - hasAbout: Whether the service has an ``AboutPage``.
  ///   - forms: The links to the service's forms.
  ///   - target: The target of the request, which the language switch repeats in other languages.
  func html(
    _ assets: PageAssets, basemap: BasemapSource?, hasAbout: Bool, forms: FormLinks,
    target: RequestTarget
  ) -> HTML {
    """
    <!doctype html>
    <html lang="\(language.rawValue)">
    <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover">
    <meta name="color-scheme" content="light dark">
    <title>\(plain: title)</title>
    \(assets.url(of: "icon.svg", in: PageAssets.ownPackage).map(Self.icon))
    \(styles.compactMap { assets.url(of: $0, in: PageAssets.ownPackage) }
        .map(Self.stylesheet))
    \(modules.compactMap { assets.url(of: $0, in: PageAssets.ownPackage) }.map(Self.module))
    \(head)</head>
    <body class="\(kind)"\(showsMap ? assets.mapAttributes(basemap, language) : nil)>
    <a class="skip" href="#main">\(language(.skipToContent))</a>
    <header class="bar">
    <a class="brand" href="/?lang=\(language.rawValue)">\(Self.paw)<span>petmap</span></a>
    \(isReport ? nil : forms.report(language))
    \(languageSwitch ?? languageLinks(target))
    </header>
    <main id="main" tabindex="-1">
    \(main)
    </main>
    <footer class="foot"><a href="/?lang=\(language.rawValue)">\(language(.backToMap))</a>
    \(forms.manage(language))\
    \(hasAbout ? AboutPage.link(language) : nil)</footer>
    </body>
    </html>

    """
  }

  private func languageLinks(_ target: RequestTarget) -> HTML {
    let links = language.others.map { other -> HTML in
      """
      <a class="language" href="\(target.query(in: other))" lang="\(other.rawValue)" \
      hreflang="\(other.rawValue)">\(other.name)</a>
      """
    }
    return "\(links)"
  }

  private static func icon(_ url: String) -> HTML {
    "<link rel=\"icon\" href=\"\(url)\" type=\"image/svg+xml\">"
  }

  private static func stylesheet(_ url: String) -> HTML {
    "<link rel=\"stylesheet\" href=\"\(url)\">\n"
  }

  private static func module(_ url: String) -> HTML {
    "<script type=\"module\" src=\"\(url)\"></script>\n"
  }

  static let paw: HTML = """
    <svg viewBox="0 0 24 24" aria-hidden="true"><path d="M12 11.2c-2.8 0-5.6 3-5.6 5.6 0 1.7 1.2 \
    2.7 2.8 2.7 1.1 0 1.9-.5 2.8-.5s1.7.5 2.8.5c1.6 0 2.8-1 2.8-2.7 0-2.6-2.8-5.6-5.6-5.6ZM5.3 \
    8.3C4 8.3 3 9.5 3 11s1 2.7 2.3 2.7S7.6 12.5 7.6 11 6.6 8.3 5.3 8.3Zm13.4 0c-1.3 0-2.3 1.2-2.3 \
    2.7s1 2.7 2.3 2.7S21 12.5 21 11s-1-2.7-2.3-2.7ZM9.2 3.5c-1.3 0-2.4 1.3-2.4 2.9s1.1 2.9 2.4 \
    2.9 2.4-1.3 2.4-2.9-1.1-2.9-2.4-2.9Zm5.6 0c-1.3 0-2.4 1.3-2.4 2.9s1.1 2.9 2.4 2.9 2.4-1.3 \
    2.4-2.9-1.1-2.9-2.4-2.9Z"/></svg>
    """
}

extension Response {
  /// Returns a response with an HTML document that can load resources from this service only, and
  /// that cannot contain inline scripts.
  ///
  /// - Parameters:
  ///   - html: The document.
  ///   - embedders: The origins of other sites that may show the document in a frame.
  ///   - basemap: The origin of another service's base map, if any.
  static func page(
    _ html: [UInt8], status: Int = 200, headers: [HeaderField] = [], embedders: [String] = [],
    basemap: String? = nil
  ) -> Response {
    var response = content(
      html, type: "text/html; charset=utf-8", status: status,
      headers: confinement(embedders, basemap.map { " \($0)" } ?? "") + headers)
    // Browsers that support `frame-ancestors` ignore `X-Frame-Options`, which cannot allow other
    // sites.
    response.isFramedElsewhere = !embedders.isEmpty
    return response
  }

  private static func confinement(_ embedders: [String], _ basemap: String) -> [HeaderField] {
    [
      HeaderField(
        "Content-Security-Policy",
        [
          "default-src 'none'", "script-src 'self' 'wasm-unsafe-eval'", "style-src 'self'",
          "worker-src 'self'", "img-src 'self' data: blob:\(basemap)", "font-src 'self'\(basemap)",
          "connect-src 'self'\(basemap)",
          "manifest-src 'self'", "form-action 'self'", "base-uri 'none'",
          (["frame-ancestors 'self'"] + embedders).joined(separator: " "),
        ].joined(separator: "; ")),
      HeaderField("Cross-Origin-Opener-Policy", "same-origin"),
      HeaderField("Permissions-Policy", "geolocation=(self), camera=(self), microphone=()"),
    ]
  }
}
