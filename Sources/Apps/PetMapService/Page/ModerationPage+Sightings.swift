import PetMapAnnouncements

extension ModerationPage {
  /// The sightings, with checkboxes like those of the announcements.
  var sightingList: HTML? {
    if sightings.isEmpty { return nil }
    return """
      <h2>\(language(.sightingsTitle))</h2>
      <ul class="entries">
      \(sightings.map(entry))</ul>

      """
  }

  private func entry(_ moderated: ModeratedSighting) -> HTML {
    let stored = moderated.stored
    let (sighting, pet) = (stored.sighting, stored.id.announcement)
    let label = "\(language(.sightingWord)) \(sighting.number)"
    let photo: HTML? = stored.photo.map { _ in
      """
      <img src="\(Self.path)/photos/\(pet.text)?number=s\(String(sighting.number))" alt="" \
      width="120" height="120" loading="lazy">
      """
    }
    return """
      <li>\(FormControls.hidden(
          "\(Name.seenSighting)\(stored.id.text)", stored.photoVersion.description))\
      <label class="check"><input type="checkbox" name="\(Name.sighting)\(stored.id.text)" \
      value="yes"><span class="hidden">\(label)</span></label>
      \(photo)<div><p class="name">\
      <a href="/pets/\(pet.text)?lang=\(language.rawValue)#sightings">\(label)</a>\
      \(state(of: sighting.status))</p>
      <p class="hint">\(sighting.seenAt.text) · \(MapView.pair(sighting.coordinate)) · \
      \(sighting.createdAt?.text ?? "")</p>
      \(sighting.text.map { "<p class=\"text\">\(isolated: $0)</p>\n" as HTML })\
      \(moderated.flags.map(flag))\
      \(stored.network.map(networkLink))\
      <p class="hint id">\(stored.id.text)</p></div></li>

      """
  }

  private func state(of status: Sighting.Status) -> HTML? {
    let text: PageText? =
      switch status {
      case .published: nil
      case .confirmed: .sightingConfirmed
      case .waiting: .waiting
      case .hidden: .hidden
      }
    return text.map { " <span class=\"badge state\">\(language($0))</span>" }
  }
}
