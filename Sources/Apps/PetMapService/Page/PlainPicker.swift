import PetMapAPI
import PetMapAnnouncements
import PetMapDrawing
import PetMapGeo
import PetMapKit
import PetMapParameters
import PetMapRequests

/// A form with a place.
protocol PlaceForm {
  /// Enters a coordinate, rounded to five decimal places.
  mutating func setPlace(_ coordinate: Coordinate)
}

/// The control "Where was it last seen" without scripts: a search, and a picture of the map that
/// takes clicks.
///
/// Everything is a submission of the report's form, so the other fields keep what was entered.
struct PlainPicker {
  /// The names of the form's fields.
  enum Name {
    static let text = "placeText"
    /// The text for which the page shows results.
    static let searched = "placeSearched"
    static let center = "placeCenter"
    static let zoom = "placeZoom"
    /// The picture. A browser adds `.x` and `.y`.
    static let picture = "placePicture"
  }

  /// The actions of the form's buttons, besides those of a result.
  enum Action: String, CaseIterable {
    case find = "place-find"
    case zoomIn = "place-in"
    case zoomOut = "place-out"
    case north = "place-north"
    case south = "place-south"
    case west = "place-west"
    case east = "place-east"

    /// The fractions of the picture by which it moves.
    fileprivate var move: (right: Double, down: Double)? {
      switch self {
      case .north: (0, -0.5)
      case .south: (0, 0.5)
      case .west: (-0.5, 0)
      case .east: (0.5, 0)
      case .find, .zoomIn, .zoomOut: nil
      }
    }
  }

  /// The prefix of a result's action, which its coordinate and zoom follow.
  fileprivate static let result = "place-at "

  /// The size of the picture, which is not scaled, because the position of a click is in CSS pixels.
  static let size = ScreenSize(width: 288, height: 288)
  /// The zoom at which a coordinate that has been entered is shown.
  static let enteredZoom = 17.0
  private static let zooms = 0.0...20
  /// The number of zooms by which a click on too large an area enlarges it.
  private static let step = 3.0

  private(set) var text = ""
  private(set) var places: [FoundPlace]?
  private(set) var camera: Camera
  /// Whether the page shows the result of an action, which receives the focus.
  private(set) var isUsed = false
  /// The lowest zoom at which a click enters a coordinate.
  let lowestZoom: Double

  /// Creates a picker that shows a coordinate, or else a region.
  init(_ coordinate: Coordinate?, region: BoundingBox?, lowestZoom: Double) {
    self.lowestZoom = lowestZoom
    let viewport = Self.viewport
    let entered = coordinate.flatMap {
      try? Camera(center: $0, zoom: Zoom(clamping: Self.enteredZoom))
    }
    camera =
      entered ?? region.map { .fitting($0, in: viewport, padding: 16, maximumZoom: 16) }
      ?? .fitting([], in: viewport)
  }

  private static var viewport: Viewport {
    guard let viewport = try? Viewport(width: size.width, height: size.height) else {
      preconditionFailure("the size is in the range of viewports")
    }
    return viewport
  }

  /// The lowest zoom at which a coordinate with five decimal places can be told from its neighbors.
  static func lowestZoom(hasStreets: Bool) -> Double { hasStreets ? 15 : 12 }

  /// Performs the action of a submitted form.
  ///
  /// - Parameters:
  ///   - form: The form, in which the action may enter a place.
  ///   - search: Finds places by name, or parses a coordinate.
  /// - Returns: `false`, and changes nothing, if the form has no action of the picker.
  mutating func perform(
    _ fields: FormFields, on form: inout some PlaceForm,
    search: (String, Coordinate) -> [FoundPlace]
  ) -> Bool {
    let action = fields[ReportSubmission.Name.action] ?? ""
    let typed = (fields[Name.text] ?? "").trimmed
    // Pressing Return in the search box submits the form with its first button.
    let isSearch = !typed.isEmpty && typed != fields[Name.searched]
    let press = ["x", "y"].map { fields["\(Name.picture).\($0)"].flatMap { Double($0) } }
    var view = fields[Name.zoom].flatMap { Double($0) }.flatMap { zoom -> Camera? in
      let center = (fields[Name.center] ?? "").split(separator: ",").compactMap { Double($0) }
      guard center.count == 2, Self.zooms.contains(zoom),
        let coordinate = try? Coordinate(latitude: center[0], longitude: center[1])
      else { return nil }
      return try? Camera(center: coordinate, zoom: Zoom(clamping: zoom))
    }
    view = view ?? camera
    guard let view else { return false }
    if let x = press[0], let y = press[1], 0...Self.size.width ~= x, 0...Self.size.height ~= y {
      self.press(ScreenPoint(x: x, y: y), view, on: &form)
    } else if let known = Action(rawValue: action), known != .find {
      move(known, view)
    } else if action.hasPrefix(Self.result) {
      choose(action.dropFirst(Self.result.count), view, on: &form)
    } else if action == Action.find.rawValue || isSearch && action == "continue" {
      camera = view
      places = search(typed, view.center)
    } else {
      return false
    }
    text = typed
    isUsed = true
    return true
  }

  private mutating func press(
    _ point: ScreenPoint, _ view: Camera, on form: inout some PlaceForm
  ) {
    let screen = ScreenProjection(camera: view, viewport: Self.viewport)
    let coordinate = screen.coordinate(at: point)
    let zoom = view.zoom.level
    if zoom < lowestZoom {
      return show(coordinate, min(lowestZoom, zoom + Self.step))
    }
    form.setPlace(coordinate)
    show(coordinate, zoom)
  }

  private mutating func move(_ action: Action, _ view: Camera) {
    let zoom = view.zoom.level
    switch action {
    case .zoomIn: return show(view.center, zoom + 1)
    case .zoomOut: return show(view.center, zoom - 1)
    default: break
    }
    let (right, down) = action.move ?? (0, 0)
    let screen = ScreenProjection(camera: view, viewport: Self.viewport)
    show(
      screen.coordinate(
        at: ScreenPoint(
          x: Self.size.width * (0.5 + right), y: Self.size.height * (0.5 + down))), zoom)
  }

  private mutating func choose(
    _ text: Substring, _ view: Camera, on form: inout some PlaceForm
  ) {
    let numbers = text.split(separator: " ").compactMap { Double($0) }
    guard numbers.count >= 2,
      let coordinate = try? Coordinate(latitude: numbers[0], longitude: numbers[1])
    else { return camera = view }
    // Only an address and a coordinate are points; other places are areas to look around in.
    if numbers.count == 2 { form.setPlace(coordinate) }
    show(coordinate, numbers.count == 2 ? Self.enteredZoom : numbers[2])
  }

  private mutating func show(_ center: Coordinate, _ zoom: Double) {
    let zoom = max(Self.zooms.lowerBound, min(Self.zooms.upperBound, zoom))
    camera = (try? Camera(center: center, zoom: Zoom(clamping: zoom))) ?? camera
  }
}

extension FoundPlace {
  /// Whether the place is a point, where an animal can have been seen, rather than an area.
  fileprivate var isPoint: Bool { kind == .address }

  /// Returns the action of the button that chooses the place. Along a street, a click is a place at
  /// once; in a town, the reporter first looks around.
  fileprivate func action(lowestZoom: Double) -> String {
    let coordinate =
      "\(MapView.degrees(self.coordinate.latitude)) \(MapView.degrees(self.coordinate.longitude))"
    let zoom = kind == .town ? zoom : max(zoom, lowestZoom)
    return PlainPicker.result + coordinate + (isPoint ? "" : " \(MapView.degrees(zoom))")
  }
}

// MARK: Contents

extension PlainPicker {
  /// The elements, which browsers with scripts ignore.
  func html(_ language: Language, _ form: ReportForm) -> HTML {
    let coordinate = form.coordinate
    let zoom = camera.zoom.level
    let state: PageText =
      coordinate != nil ? .pinSet : zoom < lowestZoom ? .pinTooFarPlain : .pinUnsetPlain
    let focus: HTML = isUsed ? " tabindex=\"-1\" autofocus" : ""
    return """
      <noscript>
      \(FormControls.hidden(Name.searched, text))\
      \(FormControls.hidden(Name.center, MapView.pair(camera.center)))\
      \(FormControls.hidden(Name.zoom, MapView.degrees(zoom)))\
      <div class="group plain-search">
      <label for="place-text">\(language(.placeSearchLabel))</label>
      <input id="place-text" name="\(Name.text)" value="\(text)" maxlength="100" autocomplete="off">
      \(button(.find, "\(language(.find))"))
      </div>
      \(results(language))\
      <p id="place-state" class="hint"\(focus)>\(language(state))</p>
      \(picture(language, form))</noscript>

      """
  }

  private func results(_ language: Language) -> HTML? {
    guard let places else { return nil }
    if places.isEmpty {
      return "<p class=\"problem\">\(language(.noPlace, [("text", text)]))</p>\n"
    }
    return """
      <ul class="plain-places" aria-label="\(language(.searchResults))">
      \(places.map { place -> HTML in
          let missing = place.missingNumber.map { language(.numberMissing, [("number", $0)]) }
          let detail = [place.detail, missing].compactMap { $0 }.joined(separator: " · ")
          return """
            <li><button class="plain" name="\(ReportSubmission.Name.action)" \
            value="\(place.action(lowestZoom: lowestZoom))">\(place.name)</button>\
            <span>\(detail.isEmpty ? "" : " \(detail)")</span></li>

            """
        })</ul>

      """
  }

  private func picture(_ language: Language, _ form: ReportForm) -> HTML {
    let moves: [(Action, text: PageText, sign: String)] = [
      (.zoomIn, .zoomIn, "+"), (.zoomOut, .zoomOut, "−"), (.north, .moveNorth, "↑"),
      (.south, .moveSouth, "↓"), (.west, .moveWest, "←"), (.east, .moveEast, "→"),
    ]
    let source = SpotPicture(
      center: camera.center, zoom: camera.zoom.level, size: Self.size, language: language,
      spot: form.coordinate, radius: form.radius)
    return """
      <div class="plain-map"><input type="image" name="\(Name.picture)" src="\(source.url)" \
      alt="\(language(.pressPlace))" width="\(String(Int(Self.size.width)))" \
      height="\(String(Int(Self.size.height)))">
      <div class="plain-moves">\(moves.map { action, text, sign in
          button(action, "\(sign)", label: language(text))
        })</div></div>

      """
  }

  private func button(_ action: Action, _ text: HTML, label: String? = nil) -> HTML {
    let name: HTML? = label.map { " aria-label=\"\($0)\"" }
    return """
      <button class="plain" name="\(ReportSubmission.Name.action)" value="\(action.rawValue)"\(name)>\
      \(text)</button>
      """
  }
}

/// A picture of the map with a pin at a place that is being reported.
struct SpotPicture {
  var center: Coordinate
  var zoom: Double
  var size: ScreenSize
  var language: Language
  /// The place, if it is known.
  var spot: Coordinate?
  /// The radius around the place in kilometers, if it is not exact.
  var radius: Double?

  /// The relative URL.
  var url: String {
    var request = MapPictureRequest()
    (request.view.center, request.view.zoom) = (center, zoom)
    request.size = size
    request.scale = 2
    request.language = language
    request.isBare = true
    request.spot = spot
    request.spotRadius = spot == nil ? nil : radius.map { Meters.kilometers($0) }
    return "/map.png" + PercentEncoding.query(request.query)
  }
}
