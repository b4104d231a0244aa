import PetMapAnnouncements

/// How a reporter has shown that a report is theirs. The forms of the management pages carry it
/// from one page to the next.
enum ManageAccess: Sendable {
  /// The ID and the password, in hidden fields. The form token authenticates the form; see
  /// ``FormTokens``.
  case password(AnnouncementID, String, formToken: String)
  /// The link, in the path. No other site knows it, so none can submit its forms.
  case link(ManagementLink)

  /// The path to which forms are submitted.
  func path(_ language: Language) -> String {
    switch self {
    case .password: "/manage?lang=\(language.rawValue)"
    case .link(let link): "\(link.token.path)?lang=\(language.rawValue)"
    }
  }

  /// The hidden fields of forms.
  var fields: HTML {
    switch self {
    case .password(let id, let password, let formToken):
      """
      \(FormControls.hidden(ReportSubmission.Name.formToken, formToken))\
      \(FormControls.hidden(SentPage.Name.id, id.text))\
      \(FormControls.hidden(SentPage.Name.password, password))
      """
    case .link: ""
    }
  }

  /// The link, or `nil` if only the password is known.
  var link: ManagementLink? { if case .link(let link) = self { link } else { nil } }
}
