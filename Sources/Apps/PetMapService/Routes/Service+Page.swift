import PetMapAPI
import PetMapAnnouncements

extension Service {
  /// Returns a page as a response. Pages are never stored by shared caches, because they may show a
  /// report that is not published.
  ///
  /// - Parameters:
  ///   - headers: Additional header fields, such as `Retry-After`.
  ///   - cacheControl: The value of `Cache-Control`. A browser can go back to a submitted form only
  ///     if it may store the page.
  func page(
    _ frame: PageFrame, to call: Call, status: Int = 200, headers: [HeaderField] = [],
    cacheControl: String = "no-store"
  ) -> Response {
    .page(
      html(frame, to: call).bytes, status: status,
      headers: [
        HeaderField("Cache-Control", cacheControl), HeaderField("Vary", "Accept-Language"),
      ] + headers, basemap: frame.showsMap ? environment.basemap?.otherStyle?.origin : nil)
  }

  /// Returns the document of a page.
  func html(_ frame: PageFrame, to call: Call) -> HTML {
    frame.html(
      environment.page, basemap: environment.basemap,
      hasAbout: environment.about != nil, forms: environment.forms, target: call.head.target)
  }

  /// Returns a page that explains an error and offers a way out.
  ///
  /// - Parameters:
  ///   - retry: The URL for another attempt, or `nil` if the user can only go back.
  ///   - identifiers: The identifiers of the title and of the link for another attempt.
  func errorPage(
    _ title: String, _ text: PageText, status: Int, retry: String? = nil,
    identifiers: (title: String, retry: String)? = nil, headers: [HeaderField] = [], to call: Call
  ) -> Response {
    let language = call.head.pageLanguage
    func attribute(_ identifier: String?) -> HTML? {
      identifier.map { " data-testid=\"\($0)\"" }
    }
    let again: HTML? = retry.map { url in
      """
      <a class="button" href="\(url)"\(attribute(identifiers?.retry))>\
      \(language(Phrase.retry))</a>
      """
    }
    return page(
      PageFrame(
        title: title, language: language, kind: "message",
        main: """
          <h1\(attribute(identifiers?.title))>\(title)</h1>
          <p>\(language(text))</p>
          <p class="ways">\(again) <a class="button plain" href="/?lang=\(language.rawValue)">\
          \(language(.backToMap))</a></p>
          """),
      to: call, status: status, headers: headers)
  }

  /// Returns the error page for a failed request with which a browser opened a page.
  func errorPage(_ error: ServiceError, to head: RequestHead) -> Response {
    let call = Call(head: head, variables: [:])
    let language = head.pageLanguage
    let (title, text): (String, PageText)
    var retry: String?
    var identifiers: (title: String, retry: String)?
    switch error.code {
    case .notFound: (title, text) = (language(.pageNotFound), .pageNotFoundHint)
    case .methodNotAllowed: (title, text) = (language(.formsOnly), .formsOnlyHint)
    case _ where head.method == "POST": return formError(error, call)
    case .invalidParameter: (title, text) = (language(.invalidAddress), .invalidAddressHint)
    case _ where head.target.isPet:
      (title, text) = (language(.unableToLoadDetails), .pageUnavailableHint)
      retry = head.target.query(in: language)
      identifiers = (DetailsIdentifier.error, DetailsIdentifier.retry)
    default:
      (title, text) = (language(.pageUnavailable), .pageUnavailableHint)
      retry = head.target.query(in: language)
    }
    return errorPage(
      title, text, status: error.code.httpStatus, retry: retry, identifiers: identifiers,
      headers: error.headers + [HeaderField("Vary", "Accept")], to: call)
  }
}

extension RequestTarget {
  /// Whether this is the target of a pet's page.
  fileprivate var isPet: Bool {
    segments.map { $0.count == 2 && $0[0].text == "pets" } ?? false
  }
}
