import PetMapAPI
import PetMapAnnouncements
import PetMapGeo

/// The fieldset "Where was the animal seen": the two fields of the coordinate, which work alone, and
/// the tools that fill them in with a script.
struct PlaceFieldset {
  let controls: ReportControls
  /// What was entered.
  let form: ReportForm
  /// The lowest zoom at which the picker's map sets a coordinate.
  let lowestZoom: Double
  /// Whether the search finds streets.
  let findsStreets: Bool
  /// The picker for browsers without scripts.
  var picker: PlainPicker?
  /// The coordinate that the map shows while there is no place; `nil` for what the reporter was
  /// looking at.
  var near: Coordinate?

  private var language: Language { controls.language }

  /// The fieldset.
  ///
  /// - Parameters:
  ///   - hint: What happens to the place.
  ///   - leastPrivacy: The distance in meters by which the service displaces all places at least;
  ///     `nil` if the reporter cannot choose what others see of the place.
  func html(legend: String, hint: String, leastPrivacy: Double?) -> HTML {
    let coordinates = [(ReportField.latitude, form.latitude), (.longitude, form.longitude)].map {
      controls.input($0.0, $0.1)
    }
    return """
      <fieldset class="place" id="place">
      <legend>\(legend)</legend>
      <p class="hint" data-testid="\(ReportElement.locationHint)">\
      \(findsStreets ? nil : "\(language(.noTextLocation)) \(language(.coordinateHint)) ")\
      \(hint)</p>
      \(tools)\(picker?.html(language, form))<div class="pair">
      \(coordinates)</div>
      \(select(.radius, from: ReportForm.radii, text: Words(language).radius))\
      \(leastPrivacy.map(privacy))</fieldset>

      """
  }

  private func privacy(_ leastPrivacy: Double) -> HTML {
    let words = Words(language)
    // The service displaces all places at least this far.
    let offered = ReportForm.privacies.filter { $0 > leastPrivacy }
    let none = leastPrivacy > 0 ? words.privacy(leastPrivacy) : nil
    return select(.privacy, from: offered, none: none, text: words.privacy)
  }

  /// Returns a list with numbers about the place.
  ///
  /// - Parameter none: The text of the choice without a number, if it is not the field's placeholder.
  private func select(
    _ field: ReportField, from offered: [Double], none: String? = nil,
    text: (Double) -> String?
  ) -> HTML {
    // An announcement that was not reported here can have any other number.
    let entered = form[field].map { [$0] } ?? []
    return controls.form.select(
      field.identifier, name: field.inputName, label: controls.label(field),
      hint: field.info.hint(in: form.kind).map { "\(language($0))" },
      value: entered.first.map { ReportForm.typed($0) } ?? "",
      placeholder: none ?? field.placeholder(language),
      options: Set(offered + entered).sorted().compactMap { number in
        text(number).map { (ReportForm.typed(number), $0) }
      })
  }

  private var tools: HTML {
    """
    <div class="place-tools" hidden data-set-zoom="\(MapView.degrees(lowestZoom))"\
    \(near.map { " data-center=\"\(MapView.pair($0))\"" as HTML })\(texts)>
    <div class="place-search">
    <label for="where">\(language(findsStreets ? .placeSearchLabel : .searchLabel))</label>
    <input id="where" type="search" maxlength="100" autocomplete="off" spellcheck="false" \
    role="combobox" aria-expanded="false" aria-controls="where-places" aria-autocomplete="list" \
    aria-describedby="where-error">
    <ul id="where-places" role="listbox" aria-label="\(language(.searchResults))" hidden></ul>
    <p id="where-error" class="error" role="alert"></p>
    </div>
    <button type="button" class="button plain" id="gps" \
    data-testid="\(ReportElement.requestGPS)">\(language(Phrase.requestGPS))</button>
    <button type="button" class="button plain" id="photo-place" hidden>\
    \(language(.photoPlace))</button>
    <div id="picker" class="picker" data-state="unset">
    <div id="picker-map" tabindex="0" role="application" aria-label="\(language(.map))" \
    aria-describedby="picker-help" data-map="\(language(.map))" \
    data-map-sources="\(language(.mapSources))" data-zoom-in="\(language(.zoomIn))" \
    data-zoom-out="\(language(.zoomOut))"></div>
    <div class="picker-pin" aria-hidden="true">\(Self.pinShape)</div>
    <button type="button" class="button plain" id="picker-zoom" hidden>\
    \(language(.pinZoomIn))</button>
    <div class="picker-zooms">
    <button type="button" id="picker-in" aria-label="\(language(.zoomIn))">+</button>
    <button type="button" id="picker-out" aria-label="\(language(.zoomOut))">−</button>
    </div>
    </div>
    <p role="status" id="place-status" class="hint"></p>
    <p id="picker-help" class="hint">\(language(.pinHelp))</p>
    <details id="near-places" hidden>
    <summary>\(language(.placesNearPin))</summary>
    <ul></ul>
    </details>
    </div>

    """
  }

  /// The attributes with the texts of the script, by the names that it uses.
  private var texts: HTML {
    let pairs: [(HTML, String)] = [
      ("denied", language(Phrase.permissionDenied)), ("failed", language(Phrase.gpsFailed)),
      ("filled", language(Phrase.gpsFilled)), ("unset", language(.pinUnset)),
      ("far", language(.pinTooFar)), ("set", language(.pinSet)), ("near", language(.pinNear)),
      ("move-to", language(.pinMoveTo)), ("inaccurate", language(.pinInaccurate)),
      ("near-item", "{name} · {meters} m"), ("photo-used", language(.photoPlaceUsed)),
      ("number-missing", language(.numberMissing)),
      ("no-place", language(.noPlace)), ("search-failed", language(.searchFailed)),
    ]
    return "\(pairs.map { name, text -> HTML in " data-\(name)=\"\(text)\"" })"
  }

  private static let pinShape: HTML = """
    <svg viewBox="-1 -1 26 34"><path d="M12 31C8 23 1 19 1 11.500a11 11 0 0 1 22 0C23 19 16 23 12 31Z"/>\
    <circle cx="12" cy="11.500" r="4" fill="#ffffff" stroke="none"/></svg>
    """
}
