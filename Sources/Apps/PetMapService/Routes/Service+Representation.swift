import PetMapAnnouncements

extension Service {
  /// Adds an entity tag, and compresses or omits the content depending on the request; see
  /// ``Representation``.
  func represented(
    _ full: Response, to head: RequestHead, cacheControl: String = "public, max-age=0"
  ) -> Response {
    Representation(gzip: environment.gzip).response(full, to: head, cacheControl: cacheControl)
  }

  /// Returns the cache policy for an announcement. An unpublished one must not be stored.
  func cacheControl(of id: AnnouncementID) -> String {
    live.isPublished(id) ? "public, max-age=0" : "private, no-store"
  }
}
