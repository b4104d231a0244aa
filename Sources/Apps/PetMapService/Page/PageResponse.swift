extension Response {
  /// Returns a response with an HTML document that can load resources from this service only, and that
  /// cannot contain inline scripts.
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
    // Browsers with support for frame-ancestors ignore the older field, which cannot allow other sites.
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
