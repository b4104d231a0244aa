extension Response {
  /// An HTML document with the fields that confine it to this service: no inline script, no other host.
  ///
  /// - Parameters:
  ///   - html: the whole document.
  ///   - embedders: the origins of the sites that may show it in a frame besides its own.
  ///   - basemap: the origin of another service's base map, if any.
  static func page(
    _ html: [UInt8], status: Int = 200, headers: [HeaderField] = [], embedders: [String] = [],
    basemap: String? = nil
  ) -> Response {
    var response = content(
      html, type: "text/html; charset=utf-8", status: status,
      headers: confinement(embedders, basemap.map { " \($0)" } ?? "") + headers)
    // Browsers that know frame-ancestors ignore the older field, which can't name other sites.
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
