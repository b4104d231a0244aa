import PetMapAPI
import PetMapAnnouncements
import PetMapJSON

/// The controls with which someone chooses how to be told: by mail, in this browser, or by a feed.
struct AlertControls {
  /// The names of the fields.
  enum Name {
    static let mail = AlertDraft.Name.mail
    /// The browser's subscription as JSON, which a script adds.
    static let push = AlertDraft.Name.push
  }

  /// The buttons, with the values of ``ManagePage/Name/action``.
  enum Action: String {
    case mail = "alertByMail"
    case push = "alertByPush"
    case feed = "alertByFeed"
  }

  let language: Language
  let hasMail: Bool
  /// The key with which browsers subscribe, or `nil` if the service sends no push messages.
  let pushKey: String?
  /// The address that was entered.
  var mail = ""
  /// What is wrong with the address.
  var problem: String?

  /// The attributes of the form, which its script needs.
  var attributes: HTML {
    guard let pushKey else { return "" }
    return """
       data-push="\(pushKey)" data-denied="\(language(.alertBlocked))" \
      data-failed="\(language(.alertUnsupported))"
      """
  }

  var problems: [InputProblem] {
    problem.map {
      [InputProblem(id: Name.mail, label: language(Phrase.emailLabel), text: $0)]
    } ?? []
  }

  /// The controls.
  var html: HTML {
    let controls = FormControls(language: language, problems: problems)
    let mail: HTML? =
      hasMail
      ? """
      \(controls.input(
          Name.mail, name: Name.mail, label: language(Phrase.emailLabel), value: self.mail,
          attributes: " type=\"email\" class=\"wide\" autocomplete=\"email\" maxlength=\"254\"",
          hint: "\(language(.alertPrivacy))"))
      """ : nil
    let push: HTML? =
      pushKey == nil
      ? nil
      : """
      \(FormControls.hidden(Name.push, ""))\
      \(button(.push, .alertInBrowser, " hidden"))
      """
    return """
      \(mail)\
      <div class="ways">\(hasMail ? button(.mail, .alertByMail) : nil)\(push)\
      \(button(.feed, .alertByFeed))</div>
      <p class="problem" role="status" data-push-status></p>

      """
  }

  private func button(_ action: Action, _ text: PageText, _ attributes: HTML = "") -> HTML {
    let kind: HTML = action == .feed ? "button plain" : "button"
    return """
      <button class="\(kind)" name="\(ManagePage.Name.action)" value="\(action.rawValue)"\
      \(attributes)>\(language(text))</button>

      """
  }

  /// Returns the channel that was chosen, or `nil` if there is a problem, which is noted.
  mutating func channel(_ fields: FormFields) -> Alert.Channel? {
    switch fields[ManagePage.Name.action].flatMap(Action.init(rawValue:)) {
    case .feed: return .feed
    case .push:
      guard let text = fields[Name.push], let value = try? JSONValue(parsing: Array(text.utf8)),
        let push = try? AlertDraft.subscription(value, field: Name.push)
      else {
        problem = language(.alertUnsupported)
        return nil
      }
      return .push(push)
    case .mail, nil:
      mail = (fields[Name.mail] ?? "").trimmed
      do throws(DraftProblem) {
        return .mail(try AlertDraft.address(mail))
      } catch {
        problem = language(Phrase.emailFormat)
        return nil
      }
    }
  }
}

extension AlertControls {
  /// Returns the section of the page on which a reporter asks to be told of sightings and matches.
  func section(_ access: ManageAccess) -> HTML {
    """
    <section class="alerts" id="alerts" data-testid="manage.alerts">
    <h2>\(language(.alertsTitle))</h2>
    \(FormControls(language: language, problems: problems).summary)\
    <p>\(language(.alertOfPet))</p>
    <form method="post" action="\(access.path(language))" novalidate\(attributes)>
    \(access.fields)\(html)</form></section>

    """
  }
}
