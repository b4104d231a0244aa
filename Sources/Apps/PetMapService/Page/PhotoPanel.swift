import PetMapAPI
import PetMapAnnouncements

/// The form that adds a photo to a report. A script scales the photo down, and uploads it with a
/// progress bar before it submits the form.
struct PhotoPanel {
  let id: AnnouncementID
  let language: Language
  /// The path to which the form is submitted.
  let path: String
  /// The hidden fields.
  let fields: HTML
  /// The management token with which the script uploads the photo; `nil` for the password in the
  /// field of that name.
  var token: ManagementToken?
  /// A problem with the photo.
  var problem: String?

  /// The control of the photo, with its problem.
  var controls: FormControls {
    let field = ReportField.photo
    return FormControls(
      language: language,
      problems: problem.map {
        [InputProblem(id: field.identifier, label: language(field.label), text: $0)]
      } ?? [])
  }

  var html: HTML {
    let token: HTML? = self.token.map { " data-token=\"\($0.text)\"" }
    return """
      <form id="step" method="post" action="\(path)" enctype="multipart/form-data" novalidate \
      data-upload="\(id.text)"\(token) \(ReportPage.sendingTexts(language))>
      \(fields)\
      \(ReportPage.photoInput(controls, language))\
      <div class="ways"><button class="button">\(language(.sendPhoto))</button></div>
      </form>

      """
  }
}
