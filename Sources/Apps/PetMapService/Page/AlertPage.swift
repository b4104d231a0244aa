import PetMapAPI
import PetMapAlerts
import PetMapAnnouncements
import PetMapKit
import PetMapParameters
import PetMapRequests

/// The pages with which someone saves a search, and sees and stops an alert.
struct AlertPage {
  /// The names of the fields, besides those of the search and ``AlertControls``.
  enum Name {
    /// The text with which a mail program stops an alert (RFC 8058).
    static let oneClick = "List-Unsubscribe"
  }

  /// The actions of an alert's page.
  enum Action: String {
    case confirm
    case stop
  }

  let language: Language

  // MARK: A new alert

  /// What a form for an alert contains.
  struct Entry {
    /// The search, or `nil` if the region is missing or invalid.
    var search: AlertSearch?
    /// What was entered.
    var parameters: [QueryParameter]
    /// What is wrong with the search.
    var problem: String?
    var controls: AlertControls
    let formToken: String

    fileprivate func values(_ name: String) -> [String] {
      parameters.filter { $0.name == name }
        .flatMap { $0.value.split(separator: ",").map { String($0).lowercased() } }
    }

    fileprivate func value(_ name: String) -> String {
      parameters.last { $0.name == name }?.value ?? ""
    }
  }

  /// Returns the form with which a search is saved.
  func form(_ entry: Entry, failure: (title: String, text: String)? = nil) -> PageFrame {
    let wrong = entry.problem.map {
      [InputProblem(id: "near", label: language(.alertPlace), text: $0)]
    }
    let controls = FormControls(
      language: language, problems: (wrong ?? []) + entry.controls.problems)
    return frame(
      title: language(.alertLike), isWrong: !controls.problems.isEmpty || failure != nil,
      """
      \(failure.map { FormControls.alert($0.title, $0.text) })\(controls.summary)\
      <h1>\(language(.alertLike))</h1>
      <p class="lead">\(entry.search?.summary(language) ?? language(.alertNewLead))</p>
      <form method="post" action="/alerts?lang=\(language.rawValue)" novalidate\
      \(entry.controls.attributes)>
      \(FormControls.hidden(ReportSubmission.Name.formToken, entry.formToken))\
      \(region(entry, controls))\
      \(choices(
          "status", language(.statusFilter), entry.values("status"),
          AnnouncementStatus.open.map { ($0.word.lowercased(), language($0.pageText)) }))\
      \(choices(
          "species", language(.speciesFilter), entry.values("species"),
          Species.allCases.map { ($0.word.lowercased(), language($0.phrase)) }))\
      \(controls.input(
          "text", name: "text", label: language(.searchedWords), value: entry.value("text"),
          attributes: " class=\"wide\" maxlength=\"256\""))\
      <h2>\(language(.alertHow))</h2>
      \(entry.controls.html)</form>
      """)
  }

  /// The place and the radius, or the region that a map showed.
  private func region(_ entry: Entry, _ controls: FormControls) -> HTML {
    let others = ["bbox", "polygon"].compactMap { name -> HTML? in
      let value = entry.value(name)
      return value.isEmpty ? nil : FormControls.hidden(name, value)
    }
    if !others.isEmpty { return "\(others)<p>\(language(.alertMapRegion))</p>\n" }
    let radius = entry.value("radius")
    let known = CircleRequest.radii.map { ParameterKind.distance.write($0) }
    let chosen =
      radius.isEmpty ? ParameterKind.distance.write(CircleRequest.standardRadius) : radius
    let radii = known.contains(chosen) ? known : known + [chosen]
    let options = radii.map { kilometers -> HTML in
      let selected: HTML = kilometers == chosen ? " selected" : ""
      return """
        <option value="\(kilometers)"\(selected)>\(language(.within, [("km", kilometers)]))</option>
        """
    }
    return """
      <div class="pair">
      \(controls.input(
          "near", name: "near", label: language(.alertPlace), value: near(entry),
          attributes: " required", hint: "\(language(.alertPlaceHint))"))\
      <div class="group"><label for="radius">\(language(.distance))</label>
      <select id="radius" name="radius">\(options)</select></div></div>

      """
  }

  /// The place as people read it, unless it cannot be read.
  private func near(_ entry: Entry) -> String {
    let text = entry.value("near")
    return (try? ParameterKind.coordinate.read(text, .strict))?.formatted() ?? text
  }

  private func choices(
    _ name: String, _ legend: String, _ chosen: [String],
    _ options: [(value: String, text: String)]
  ) -> HTML {
    """
    <fieldset class="group"><legend>\(legend)</legend>
    <div class="checks">\(options.map { option in
        let checked: HTML = chosen.contains(option.value) ? " checked" : ""
        return """
          <label class="check"><input type="checkbox" name="\(name).\(option.value)" value="yes"\
          \(checked)> \(option.text)</label>

          """ as HTML
      })</div></fieldset>

    """
  }

  // MARK: An alert

  /// Returns the page after an alert by mail was created.
  func sent(to address: String) -> PageFrame {
    frame(
      title: language(.alertsTitle),
      """
      <div class="sent"><h1>\(language(.flagDone))</h1>
      <p>\(language(.alertMailSent, [("address", address)]))</p></div>
      \(map)
      """)
  }

  /// Returns the page of an alert.
  ///
  /// - Parameter subject: What the alert is about, in words.
  func overview(_ alert: AddressedAlert, subject: String) -> PageFrame {
    let state: HTML
    if alert.alert.isConfirmed {
      state = """
        <p>\(told(alert.alert.channel))</p>

        """
    } else {
      state = """
        <form method="post" action="\(alert.path)?lang=\(language.rawValue)">
        <p>\(language(.alertConfirmLead))</p>
        <button class="button" name="\(ManagePage.Name.action)" \
        value="\(Action.confirm.rawValue)">\(language(.alertConfirm))</button></form>

        """
    }
    let feeds: HTML = """
      <h2>\(language(.alertFeeds))</h2>
      <p class="hint">\(language(.alertFeedsHint))</p>
      <ul class="feeds"><li><a href="\(alert.atomURL)">\(language(.alertAtom))</a></li>
      <li><a href="\(alert.jsonURL)">\(language(.alertJSON))</a></li></ul>

      """
    return frame(
      title: language(.alertsTitle), isSecret: true,
      """
      <h1>\(language(.alertsTitle))</h1>
      <p class="lead">\(subject)</p>
      \(state)\(alert.alert.isConfirmed ? feeds : nil)\
      <form class="choice" method="post" action="\(alert.path)?lang=\(language.rawValue)">
      <p>\(language(.alertStopHint))</p>
      <button class="button plain danger" name="\(ManagePage.Name.action)" \
      value="\(Action.stop.rawValue)">\(language(.alertStop))</button></form>
      \(map)
      """)
  }

  private func told(_ channel: Alert.Channel) -> HTML {
    switch channel {
    case .feed: "\(language(.alertOnlyFeed))"
    case .mail(let address): "\(language(.alertActive, [("address", address.description)]))"
    case .push: "\(language(.alertActiveHere))"
    }
  }

  /// The page after an alert was stopped.
  var stopped: PageFrame {
    frame(
      title: language(.alertStopped),
      "<div class=\"sent\"><h1>\(language(.alertStopped))</h1></div>\n\(map)")
  }

  private var map: HTML {
    """
    <p class="ways"><a class="button plain" href="/?lang=\(language.rawValue)">\
    \(language(.backToMap))</a></p>
    """
  }

  private func frame(
    title: String, isWrong: Bool = false, isSecret: Bool = false, _ main: HTML
  ) -> PageFrame {
    PageFrame(
      title: isWrong ? "\(language(.problemWord)): \(title)" : title, language: language,
      head: isSecret ? ManagePage.secrecy : ReportPage.referrerPolicy, kind: "report alert",
      main: main, styles: ReportPage.styles, modules: ["pages.js", "alerts.js"])
  }
}
