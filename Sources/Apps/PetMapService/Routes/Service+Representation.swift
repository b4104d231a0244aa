import PetMapAnnouncements

extension Service {
  /// A response with its entity tag, compressed or left out as the client prefers; see
  /// ``Representation``.
  func represented(
    _ full: Response, to head: RequestHead, cacheControl: String = "public, max-age=0"
  ) -> Response {
    Representation(gzip: environment.gzip).response(full, to: head, cacheControl: cacheControl)
  }

  /// Who may keep what tells of an announcement. An unpublished one is between the service and its reporter.
  func cacheControl(of id: AnnouncementID) -> String {
    live.isPublished(id) ? "public, max-age=0" : "private, no-store"
  }
}
