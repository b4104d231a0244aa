extension Service {
  /// A response with its entity tag, compressed or left out as the client prefers; see
  /// ``Representation``.
  func represented(
    _ full: Response, to head: RequestHead, cacheControl: String = "public, max-age=0"
  ) -> Response {
    Representation(gzip: environment.gzip).response(full, to: head, cacheControl: cacheControl)
  }
}
