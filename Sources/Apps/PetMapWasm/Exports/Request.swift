import PetMapCallout
import PetMapDrawing
import PetMapGeo
import PetMapKit
import PetMapAnnouncements

/// The arguments of a call, which the page has encoded (see Schema.swift): numbers by index, and
/// consecutive strings. The page has validated names and types, but not numbers, whose ranges and
/// defaults only the engine knows.
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

  /// Returns a number.
  ///
  /// - Parameter standard: The value of a missing number. A required number has none.
  /// - Throws: A problem if the number is out of range.
  func number(
    _ index: Int, in range: ClosedRange<Double>, or standard: Double = .nan
  ) throws(Problem) -> Double {
    let number = self[index].isNaN ? standard : self[index]
    guard range.contains(number) else { throw Problem(number: index, not: range) }
    return number
  }

  /// Returns the index of a name, or an integer of the page.
  func integer(_ index: Int) -> Int { unsafe Int(numbers[index]) }

  func point() throws(Problem) -> ScreenPoint {
    ScreenPoint(
      x: try number(pointX, in: ScreenPoint.coordinates),
      y: try number(pointY, in: ScreenPoint.coordinates))
  }

  func viewport() throws(Problem) -> Viewport {
    let width = try number(viewportWidth, in: Viewport.sides)
    let height = try number(viewportHeight, in: Viewport.sides)
    var edges: [Double] = []
    for index in [insetTop, insetRight, insetBottom, insetLeft] {
      edges.append(try number(index, in: ViewportInsets.lengths, or: 0))
    }
    guard
      let insets = try? ViewportInsets(
        top: edges[0], right: edges[1], bottom: edges[2], left: edges[3]),
      let viewport = try? Viewport(width: width, height: height, insets: insets)
    else { throw Problem("insets: they cover the entire viewport") }
    return viewport
  }

  func coordinate(_ latitude: Int, _ longitude: Int) throws(Problem) -> Coordinate {
    try PetMapWasm.coordinate(
      try number(latitude, in: -90...90), try number(longitude, in: -180...180))
  }

  var previous: CalloutSide? {
    self[previousSide].isNaN ? nil : CalloutSide.allCases[integer(previousSide)]
  }

  func marker() throws(Problem) -> CalloutMarker {
    let (standard, lengths) = (CalloutMarker.standard, CalloutParameters.markerLengths)
    let anchors = CalloutParameters.markerAnchors
    let width = try number(markerWidth, in: lengths, or: standard.width)
    let height = try number(markerHeight, in: lengths, or: standard.height)
    return CalloutMarker(
      width: width, height: height,
      anchorX: try number(markerAnchorX, in: anchors, or: width / 2),
      anchorY: try number(markerAnchorY, in: anchors, or: height),
      gap: try number(markerGap, in: lengths, or: standard.gap))
  }

  /// Creates an engine that measures with the page's function, using the first string as the name
  /// of the fonts, or with the built-in table if that string is missing.
  func engine() throws(Problem) -> CalloutEngine<PageMeasurer> {
    var parameters = CalloutParameters()
    parameters.width = try number(
      cardWidth, in: CalloutParameters.widths, or: parameters.width)
    parameters.textScale = try number(
      cardTextScale, in: CalloutParameters.textScales, or: parameters.textScale)
    if self[cardHasPhoto] == 0 {
      parameters.photo = .none
    } else if !self[cardPhotoHeight].isNaN {
      parameters.photo = .height(
        try number(cardPhotoHeight, in: CalloutParameters.photoHeights))
    }
    parameters.marker = try marker()
    parameters.contrast = self[cardContrast] == 1 ? .increased : .standard
    let kinds = CalloutFieldKind.allCases
    if !self[cardFieldCount].isNaN {
      parameters.fields = (0..<integer(cardFieldCount)).map { kinds[integer(cardFields + $0)] }
    }
    let language =
      self[cardLanguage].isNaN ? .english : Language.allCases[integer(cardLanguage)]
    do throws(CalloutParameterError) {
      return try CalloutEngine(
        measurer: PageMeasurer(pageFonts: texts[0]), parameters: parameters, language: language)
    } catch {
      preconditionFailure("the parameters are in range")
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
