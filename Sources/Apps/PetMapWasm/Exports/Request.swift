import PetMapCallout
import PetMapDrawing
import PetMapGeo
import PetMapKit
import PetMapAnnouncements

/// The arguments of a call, which the page has validated and encoded (see Schema.swift): numbers by
/// index, and consecutive strings.
///
/// Safe: using its initializer is unsafe. `request` in requests.js always allocates
/// `requestNumberCount` numbers, and the constants in Schema.swift are below that.
@safe
struct Request {
  private let numbers: UnsafePointer<Double>
  /// The strings, with `nil` for missing ones.
  let texts: [String?]

  init(_ numbers: UnsafePointer<Double>, _ texts: UnsafePointer<UInt8>, _ textCount: Int32) {
    unsafe self.numbers = unsafe numbers
    var reader = unsafe TextReader(texts)
    self.texts = (0..<Int(textCount)).map { _ in reader.textIfPresent() }
  }

  subscript(index: Int) -> Double { unsafe numbers[index] }

  /// Returns an integer, which the page has limited to 32 bits.
  func integer(_ index: Int) -> Int { unsafe Int(numbers[index]) }

  var point: ScreenPoint { ScreenPoint(x: self[pointX], y: self[pointY]) }

  func viewport() throws(Problem) -> Viewport {
    guard
      let insets = try? ViewportInsets(
        top: self[insetTop], right: self[insetRight], bottom: self[insetBottom],
        left: self[insetLeft])
    else { throw Problem("insets: not lengths") }
    guard
      let viewport = try? Viewport(
        width: self[viewportWidth], height: self[viewportHeight], insets: insets)
    else { throw Problem("insets: they cover the entire viewport") }
    return viewport
  }

  var previous: CalloutSide? {
    self[previousSide].isNaN ? nil : CalloutSide.allCases[integer(previousSide)]
  }

  var marker: CalloutMarker {
    CalloutMarker(
      width: self[markerWidth], height: self[markerHeight], anchorX: self[markerAnchorX],
      anchorY: self[markerAnchorY], gap: self[markerGap])
  }

  /// Creates an engine that measures with the page's function, using the first string as the name
  /// of the fonts, or with the built-in table if that string is missing.
  func engine() throws(Problem) -> CalloutEngine<PageMeasurer> {
    var parameters = CalloutParameters()
    parameters.width = self[cardWidth]
    parameters.textScale = self[cardTextScale]
    let height = self[cardPhotoHeight]
    if !height.isNaN { parameters.photo = height == 0 ? .none : .height(height) }
    parameters.marker = marker
    parameters.contrast = self[cardContrast] == 1 ? .increased : .standard
    let kinds = CalloutFieldKind.allCases
    parameters.fields = (0..<integer(cardFieldCount)).map { kinds[integer(cardFields + $0)] }
    let language = Language.allCases[integer(cardLanguage)]
    do throws(CalloutParameterError) {
      return try CalloutEngine(
        measurer: PageMeasurer(pageFonts: texts[0]), parameters: parameters, language: language)
    } catch {
      throw Problem("card: a length is out of range")
    }
  }
}

extension Announcement {
  /// Reads an announcement that the page has validated and encoded.
  init(_ numbers: UnsafePointer<Double>, _ reader: inout TextReader) throws(Problem) {
    let textCount = petFirstOptionalText + PetField.optionalTexts.count
    let texts = (0..<textCount).map { _ in reader.textIfPresent() }
    unsafe self.init(
      id: texts[petID] ?? "",
      coordinate: try PetMapWasm.coordinate(numbers[petLatitude], numbers[petLongitude]),
      species: Species.carried(texts[petSpecies] ?? "OTHER"),
      status: AnnouncementStatus(rawValue: UInt8(numbers[petStatus])) ?? .missing)
    if unsafe !numbers[petAge].isNaN { age = unsafe Int(numbers[petAge]) }
    for (index, field) in PetField.optionalTexts.enumerated() {
      set(field, to: texts[petFirstOptionalText + index])
    }
    sex = sex.map(Sex.carried)
    lastSeenDate = texts[petLastSeenDate].flatMap(CalendarDate.init(timestamp:))
    createdAt = texts[petCreatedAt].flatMap(Timestamp.init(iso:))
    updatedAt = texts[petUpdatedAt].flatMap(Timestamp.init(iso:))
  }
}
