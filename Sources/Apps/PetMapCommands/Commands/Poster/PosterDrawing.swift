import PetMapAnnouncements
import PetMapClient
import PetMapDrawing
import PetMapHarfBuzz
import PetMapPicture
import PetMapText

/// Lays out posters for the command and the service, set in the system's fonts or, without any, by the
/// built-in table.
enum PosterDrawing {
  static func list(
    of announcement: Announcement, language: Language, paper: PaperSize, link: String?,
    photo: PictureFile?, code: QRCode?
  ) -> DisplayList {
    let details = PetDetails(locating: announcement, language: language)
    let content = PosterContent(announcement, details: details, language: language, link: link)
    let poster = Poster(content, paper: paper, photo: photo, code: code)
    let measurer = HarfBuzzMeasurer()
    if measurer.chain.fonts.isEmpty {
      var text = TextLayout(measurer: TableMeasurer())
      var source = NoGlyphs()
      return poster.displayList(text: &text, from: &source)
    }
    var text = TextLayout(measurer: measurer)
    var source = measurer
    return poster.displayList(text: &text, from: &source)
  }
}
