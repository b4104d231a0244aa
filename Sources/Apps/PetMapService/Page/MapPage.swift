import PetMapAnnouncements
import PetMapAPI
import PetMapDrawing
import PetMapGeo
import PetMapJSON
import PetMapKit
import PetMapParameters
import PetMapRequests

/// The map page as the server sends it: with the list of the pets in view, so that it is useful
/// before its modules and MapLibre have loaded, and with a map picture for browsers without
/// scripts.
struct MapPage {
  /// The view in the URL, or else one that shows the most recently seen pets.
  private let view: MapView
  private let language: Language
  private let pets: [Announcement]
  private let count: Int
  /// The number of pets among them that are old.
  private let oldCount: Int
  private let filter: PinFilter
  private let today: CalendarDate
  /// Whether the service has no pins, whether or not they are in view.
  private let isEmpty: Bool
  /// The number of the last change that the list and the count include.
  private let version: Int64
  private let target: RequestTarget
  private let state: PageState
  /// Whether other sites may show the page in a frame.
  private let isEmbedded: Bool
  private let hasPictures: Bool
  private let hasAbout: Bool
  private let basemap: BasemapSource?
  private let forms: FormLinks
  private let takesAlerts: Bool
  /// The places with the name that was searched for, if there are several.
  private let choices: [FoundPlace]

  /// The number of rows.
  private static let rowCount = 50

  /// Invalid parameters are ignored.
  ///
  /// - Parameters:
  ///   - isEmbedded: Whether the page is `/embed`.
  ///   - version: The number of the last change to the pins.
  init(
    _ head: RequestHead, isEmbedded: Bool, of pins: PinCollection, version: Int64,
    pictures: PagePictures, basemap: BasemapSource?, hasAbout: Bool, forms: FormLinks,
    takesAlerts: Bool = false, choices: [FoundPlace] = [], today: CalendarDate, activeDays: Int?
  ) {
    self.takesAlerts = takesAlerts
    self.choices = choices
    self.today = today
    self.isEmbedded = isEmbedded
    target = head.target
    language = head.pageLanguage
    hasPictures = pictures.view != nil
    self.hasAbout = hasAbout
    self.basemap = basemap
    self.forms = forms
    self.version = version
    var query = PinQuery()
    var state = PageState(dropping: target.parameters)
    state.filters.active = state.filters.active ?? activeDays
    state.filters.today = today
    self.state = state
    query.filter = state.filters.pageFilter
    filter = query.filter
    query.limit = Self.rowCount
    let open = state.pet.flatMap { pins.record(withID: $0) }
    let given = MapView(state.view) ?? open.map { MapView(showing: [$0.coordinate]) }
    query.order = state.sort ?? (given?.circle == nil ? .date : .distance)
    if let circle = given?.circle {
      query.region = .circle(circle)
    } else if let given, let box = given.box {
      query.region = .box(box)
      query.origin = PinCircle(
        center: given.camera.center, radius: Meters(.infinity), metric: .haversine)
    }
    pets = pins.pins(query).pins.map(\.announcement)
    view = given ?? MapView(showing: pets.map(\.coordinate))
    isEmpty = pins.count == 0
    count = (try? pins.count(of: query, geodesy: SphereOnly())) ?? pets.count
    if let since = filter.activeSince {
      query.filter.since = max(since, query.filter.since ?? since)
      let active = (try? pins.count(of: query, geodesy: SphereOnly())) ?? 0
      oldCount = max(0, count - active)
    } else {
      oldCount = 0
    }
  }

  /// The `target` attribute of links. Links on an embedded page open a new tab, because the other
  /// pages cannot be shown in a frame on another site.
  private var linkTarget: HTML { isEmbedded ? " target=\"_blank\"" : "" }

  /// Returns the document.
  func html(_ template: PageTemplate, _ assets: PageAssets) -> HTML {
    let rows = pets.map {
      MapRow($0, language, today: today, isOld: filter.isOld(day: $0.lastSeenDay))
        .html(language, target: linkTarget)
    }
    return template.filled(
      language,
      [
        "language": "\(language.rawValue)", "languages": languages,
        "actions": forms.report(language) ?? "",
        "path": "\(target.path)", "kept": kept, "keptByFilters": keptByFilters,
        "place": "\(state.place ?? "")",
        "searchName":
          "\(language(basemap?.findsPlaces == true ? .placeSearchLabel : .searchLabel))",
        "at": "\(view.parameters["center"])",
        "placeError": choices.isEmpty
          ? state.place.map { "\(language(.noPlace, [("text", $0)]))" } ?? "" : "",
        "placeChoices": placeChoices,
        "statusChoices": statusChoices, "since": "\(state.filters.since?.isoText)",
        "until": "\(state.filters.until?.isoText)", "text": "\(state.filters.text)",
        "nearestFirst": state.sort == .distance ? " checked" : "",
        "cleared": "\(cleared)",
        "noMatch": isFiltered && count == 0 ? "" : " hidden",
        "version": "\(String(version))", "extent": "\(view.extent ?? "")",
        "rows": "\(rows)", "row": MapRow().html(language, target: linkTarget),
        "linkTarget": linkTarget, "kind": isEmbedded ? " class=\"embedded\"" : "",
        "alert": alertLink, "summary": "\(summary)", "empty": isEmpty ? " data-empty" : "",
        "state": "\(json: state.json)", "moreFilters": moreFilters,
        "speciesChoices": speciesChoices, "radii": radii,
        "words": "\(json: ScriptTexts.json(language))", "picture": picture, "basemap": preloads,
        "about": hasAbout ? about : "",
        "mapAttributes": assets.mapAttributes(basemap, language),
        "glyphs": glyphs,
      ])
  }

  /// The link to the form for an alert about what the page shows. A script keeps its parameters up to
  /// date.
  private var alertLink: HTML {
    guard takesAlerts else { return "" }
    let parameters = target.parameters.filter { $0.name != "pet" }
    let query = PercentEncoding.query(parameters)
    return """
      <p class="more"><a class="plain" id="alert" href="/alerts/new\(query)"\(linkTarget)>\
      \(language(.alertHere))</a></p>
      """
  }

  private var about: HTML {
    "<p class=\"summary\">\(AboutPage.link(language, target: linkTarget))</p>"
  }

  /// The inputs of filters for which the document has no control.
  private var moreFilters: HTML {
    let known = ["status", "species", "since", "until", "text", "active"]
    let inputs = FilterRequest.definitions(on: .page).filter { !known.contains($0.name) }
      .map { filter -> HTML in
        """
        <label class="line"><span>\(PageTemplate.text(filter.name, language) ?? filter.name)</span>\
        <input type="search" name="\(filter.name)" data-filter \
        value="\(target.parameters.value(filter.name))"></label>

        """
      }
    return "\(inputs)"
  }

  /// The checkboxes of the status filter.
  private var statusChoices: HTML {
    let choices = AnnouncementStatus.allCases.map { status -> HTML in
      let word = status.word.lowercased()
      return chip(
        "status", word, isChosen: state.filters.statuses?.contains(status) ?? false,
        """
        <i class="dot \(word)"></i><span>\(language(status.pageText))</span>
        """)
    }
    return "\(choices)"
  }

  /// The checkboxes of the species filter.
  private var speciesChoices: HTML {
    let chosen = state.filters.species?.map { $0.lowercased() } ?? []
    let choices = Species.allCases.map { species -> HTML in
      let word = species.word.lowercased()
      return chip(
        "species", word, isChosen: chosen.contains(word), "\(language(species.phrase))")
    }
    return "\(choices)"
  }

  private func chip(
    _ name: String, _ value: String, isChosen: Bool, _ label: HTML
  ) -> HTML {
    """
    <label class="chip"><input type="checkbox" name="\(name)" value="\(value)"\
    \(isChosen ? " checked" : "" as HTML)><span>\(label)</span></label>
    """
  }

  /// The hidden fields with which the form for a place keeps the filters and the language, and that
  /// for the filters keeps the view and the language.
  private var kept: HTML {
    hidden { !$0.isView && !$0.isSearch && !["lang", "pet"].contains($0.name) }
  }
  private var keptByFilters: HTML { hidden { $0.isView } }

  private func hidden(where isKept: (QueryParameter) -> Bool) -> HTML {
    let fields = target.parameters.filter { $0.name == "lang" || isKept($0) }
    return "\(fields.map { FormControls.hidden($0.name, $0.value) })"
  }

  /// The options for the radius of the circle.
  private var radii: HTML {
    let options = CircleRequest.radii.map { radius -> HTML in
      let kilometers = ParameterKind.distance.write(radius)
      let text = language(.within, [("km", kilometers)])
      return "<option value=\"\(kilometers)\">\(text)</option>"
    }
    return "\(options)"
  }

  /// The links that load the base map's style while the modules and MapLibre are loading.
  private var preloads: HTML {
    guard basemap != nil else { return "" }
    let links = BasemapSource.Theme.allCases.map { theme -> HTML in
      """
      <link rel="preload" href="\(theme.url(language))" as="fetch" crossorigin \
      fetchpriority="low" media="(prefers-color-scheme: \(theme.rawValue))">

      """
    }
    return "\(links)"
  }

  /// The attribute with the URLs of the glyphs for the labels of the first view.
  private var glyphs: HTML {
    guard let basemap, basemap.otherStyle == nil else { return "" }
    // The style names countries in bold up to zoom 7.5, and cities from zoom 2.5. The margins allow
    // for windows that are smaller or larger than the picture.
    let zoom = view.camera.zoom.level
    let fonts = (zoom < 6.5 ? ["bold"] : []) + (zoom > 3.5 ? ["regular"] : [])
    let urls = fonts.flatMap { font in
      language.glyphRanges.map { "/basemap/fonts/\(font)/\($0).pbf?v=\(basemap.version)" }
    }
    return " data-glyphs=\"\(urls.joined(separator: " "))\""
  }

  private var isFiltered: Bool { state.filters.query.contains { $0.name != "active" } }

  private var summary: String {
    if isEmpty { return language(.noneYet) }
    guard count > 0 else { return language(isFiltered ? .nothingMatches : .nothingInView) }
    let summary = language(.summary, [("total", count.grouped(language))])
    guard oldCount > 0 else { return summary }
    return summary + " · "
      + language(.tally, [("count", oldCount.grouped(language)), ("status", language(.old))])
  }

  /// The links to the page in other languages.
  private var languages: HTML {
    let links = language.others.enumerated().map { index, other -> HTML in
      let id: HTML = index == 0 ? #" id="language""# : ""
      return """
        <a class="language"\(id) href="\(url(["lang": other.rawValue]))" hreflang="\(other.rawValue)" \
        lang="\(other.rawValue)">\(other.name)</a>
        """
    }
    return "\(links)"
  }

  // MARK: Without scripts

  /// The links to the places that the search found.
  private var placeChoices: HTML {
    guard let text = state.place, !choices.isEmpty else { return "" }
    let question = language(.severalPlaces, [("text", text)])
    return """
      <nav class="places" aria-label="\(language(.searchResults))">
      <p>\(question)</p>
      <ul>\(choices.map { place -> HTML in
          """
          <li><a href="\(Self.url(of: place, target))">\(place.name)</a> \
          <span>\(place.detail)</span></li>

          """
        })</ul>
      </nav>

      """
  }

  /// Returns the URL of a page that shows a place instead of searching for it.
  static func url(of place: FoundPlace, _ target: RequestTarget) -> String {
    var view = ViewRequest()
    (view.center, view.zoom) = (place.coordinate, place.zoom.rounded())
    let others = target.parameters.filter { !$0.isView && !$0.isSearch }
    return target.path + PercentEncoding.query(view.query + others)
  }

  /// The map picture with links that move it.
  private var picture: HTML {
    guard hasPictures else { return "<p class=\"notice\">\(language(.noScript))</p>" }
    let moves: [(text: PageText, sign: String, view: MapView)] = [
      (.zoomIn, "+", view.zoomed(by: 1)), (.zoomOut, "−", view.zoomed(by: -1)),
      (.moveNorth, "↑", view.moved(right: 0, down: -0.5)),
      (.moveSouth, "↓", view.moved(right: 0, down: 0.5)),
      (.moveWest, "←", view.moved(right: -0.5, down: 0)),
      (.moveEast, "→", view.moved(right: 0.5, down: 0)),
    ]
    let links = moves.map { move -> HTML in
      """
      <a href="\(url(move.view.parameters))" aria-label="\(language(move.text))">\(move.sign)</a>
      """
    }
    let size = MapPictureRequest.standardSize
    return """
      <div class="picture"><img src="/map.png\(PercentEncoding.query(pictureParameters))" \
      alt="\(language(.mapPicture))" width="\(String(Int(size.width)))" height="\(String(Int(size.height)))">\
      <nav aria-label="\(language(.moveMap))">\(links)</nav></div>
      """
  }

  private var pictureParameters: [QueryParameter] {
    let labels =
      language == .english ? [] : [QueryParameter(name: "lang", value: language.rawValue)]
    let pet = state.pet.map { [QueryParameter(name: "pet", value: $0.text)] } ?? []
    return state.filters.query + pet
      + view.parameters.sorted { $0.key < $1.key }
      .map { QueryParameter(name: $0.key, value: $0.value) } + labels
  }

  /// The URL of this page without filters.
  private var cleared: String {
    target.path
      + PercentEncoding.query(target.parameters.filter { $0.isView || $0.name == "lang" })
  }

  /// Returns the URL of this page with other parameters.
  private func url(_ changes: [String: String]) -> String {
    let isMove = changes["center"] != nil
    let kept = target.parameters.filter { changes[$0.name] == nil && !(isMove && $0.isSearch) }
    let changed = changes.sorted { $0.key < $1.key }
      .map { QueryParameter(name: $0.key, value: $0.value) }
    return target.path + PercentEncoding.query(kept + changed)
  }
}

extension QueryParameter {
  /// Whether the parameter is a part of the page's view.
  fileprivate var isView: Bool {
    ViewRequest.definitions(on: .page).contains { $0.name == name }
  }

  /// Whether the parameter is a part of the search for a place.
  fileprivate var isSearch: Bool { name == "place" || name == "at" }
}

extension PageState {
  /// The state for the page's modules: `view`, `filter`, `pet` and `lang`. The filters are texts as
  /// in the URL, under the names of their parameters.
  var json: [UInt8] {
    var writer = JSONWriter()
    writer.object { writer in
      writer.key("view")
      if let center = view.center, let zoom = view.zoom {
        writer.object { writer in
          writer.key("center")
          writer.coordinate(center)
          writer.member("zoom", zoom)
        }
      } else {
        writer.null()
      }
      writer.key("filter")
      writer.object { writer in
        for parameter in filters.query { writer.member(parameter.name, parameter.value) }
        if let circle = view.circle.circle {
          writer.key("near")
          writer.coordinate(circle.center)
          writer.member("radius", circle.radius.kilometers)
        }
      }
      writer.member("sort", sort == .distance ? "distance" : nil)
      writer.member("pet", pet?.text)
      writer.member("lang", language?.rawValue)
    }
    return writer.bytes
  }
}

extension JSONWriter {
  fileprivate mutating func coordinate(_ coordinate: Coordinate) {
    object { writer in
      writer.member("latitude", coordinate.latitude)
      writer.member("longitude", coordinate.longitude)
    }
  }
}
