import PetMapAnnouncements

extension Service {
  /// Returns a page as a response. Pages are never stored by shared caches, because they may show a
  /// report that is not published.
  func page(_ frame: PageFrame, to call: Call, status: Int = 200) -> Response {
    .page(
      frame.html(environment.page, target: call.head.target).bytes, status: status,
      headers: [HeaderField("Cache-Control", "no-store"), HeaderField("Vary", "Accept-Language")])
  }

  /// Returns a page that explains an error and offers a way out.
  ///
  /// - Parameters:
  ///   - retry: The URL for another attempt, or `nil` if only the way back helps.
  func errorPage(
    _ title: PageText, _ text: PageText, status: Int, retry: String? = nil, to call: Call
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
      to: call, status: status)
  }
}
