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
      frame.html(environment.page, target: call.head.target).bytes, status: status,
      headers: [
        HeaderField("Cache-Control", cacheControl), HeaderField("Vary", "Accept-Language"),
      ] + headers)
  }

  /// Returns a page that explains an error and offers a way out.
  ///
  /// - Parameters:
  ///   - retry: The URL for another attempt, or `nil` if the user can only go back.
  func errorPage(
    _ title: PageText, _ text: PageText, status: Int, retry: String? = nil,
    headers: [HeaderField] = [], to call: Call
  ) -> Response {
    let language = call.head.pageLanguage
    let again: HTML? = retry.map { url in
      "<a class=\"button\" href=\"\(url)\">\(language(Phrase.retry))</a>"
    }
    return page(
      PageFrame(
        title: language(title), language: language, kind: "message",
        main: """
          <h1>\(language(title))</h1>
          <p>\(language(text))</p>
          <p class="ways">\(again) <a class="button plain" href="/?lang=\(language.rawValue)">\
          \(language(.backToMap))</a></p>
          """),
      to: call, status: status, headers: headers)
  }
}
