import PetMapAnnouncements

/// The photos of a report, with buttons that order and remove them.
extension ManagePage {
  /// Returns the photos in order. The first one is shown in lists and on the poster.
  func gallery(_ photos: [PhotoURLs], of report: Report) -> HTML {
    guard !photos.isEmpty else { return "" }
    // Only a report without need of a photo can lose the last one.
    let isRemovable = photos.count > 1 || report.announcement.status == .found
    return """
      <section class="photos">
      <h2>\(language(.photosTitle))</h2>
      <ol class="gallery">
      \(photos.enumerated().map { index, photo in
          """
          <li><img src="\(photo.sized(320))" alt="\(language(.photoNumber, [
              ("number", "\(index + 1)"), ("count", "\(photos.count)"),
            ]))" loading="lazy">
          \(index == 0 ? nil : button(.first, photo, language(.makeFirst)))\
          \(isRemovable ? button(.remove, photo, language(Phrase.removePhoto)) : nil)</li>

          """ as HTML
        })</ol>
      </section>

      """
  }

  private func button(_ action: PhotoAction, _ photo: PhotoURLs, _ text: String) -> HTML {
    """
    <form method="post" action="\(access.path(language))">
    \(access.fields)\
    \(FormControls.hidden(Name.action, action.rawValue))\
    \(FormControls.hidden(Name.number, photo.number?.description ?? ""))\
    <button class="button plain">\(text)</button>
    </form>
    """
  }

  /// What a reporter does with a photo.
  enum PhotoAction: String {
    /// Makes it the first one.
    case first
    case remove
  }
}
