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
/// `requestNumberCount` numbers, and the constants in Schema.swift are below that. `setOptions`
/// allocates four more for each of the `obstacleCount` obstacles.
@safe
struct Request {
  private let numbers: UnsafePointer<Double>
  /// The strings, with `nil` for missing ones.
  let texts: [String?]

  /// Creates a request.
  ///
  /// - Throws: A problem if a number is out of range.
  init(
    _ numbers: UnsafePointer<Double>, _ texts: UnsafePointer<UInt8>, _ textCount: Int32
  ) throws(Problem) {
    unsafe self.numbers = unsafe numbers
    var reader = unsafe TextReader(texts)
    self.texts = (0..<Int(textCount)).map { _ in reader.textIfPresent() }
    for (indices, range) in Self.ranges {
      for index in indices where !self[index].isNaN && !range.contains(self[index]) {
        throw Problem(number: index, not: range)
      }
    }
    let coordinates = ScreenPoint.coordinates
    for index in 0..<4 * Int(self[obstacleCount, or: 0]) {
      let range = index % 4 < 2 ? coordinates : 0...coordinates.upperBound
      guard range.contains(self[requestNumberCount + index]) else {
        throw Problem(number: requestNumberCount + index, not: range)
      }
    }
  }

  /// The ranges of numbers by index. Names and box edges are not among them.
  private static let ranges: [(indices: ClosedRange<Int>, range: ClosedRange<Double>)] = [
    (contentWidth...contentHeight, 0...1_000_000),
    (pointX...pointY, ScreenPoint.coordinates),
    (viewportWidth...viewportHeight, Viewport.sides),
    (insetTop...insetLeft, ViewportInsets.lengths),
    (paddingTop...paddingLeft, ViewportInsets.lengths),
    (arrowWidth...arrowHeight, CalloutParameters.arrowLengths),
    (markerWidth...markerHeight, CalloutParameters.markerLengths),
    (markerAnchorX...markerAnchorY, CalloutParameters.markerAnchors),
    (markerGap...markerGap, CalloutParameters.markerLengths),
    (cardWidth...cardWidth, CalloutParameters.widths),
    (cardTextScale...cardTextScale, CalloutParameters.textScales),
    (cardPhotoHeight...cardPhotoHeight, CalloutParameters.photoHeights),
    (cameraLatitude...cameraLatitude, -90...90), (cameraLongitude...cameraLongitude, -180...180),
    (cameraZoom...cameraZoom, Camera.zooms.lowerBound.level...Camera.zooms.upperBound.level),
    (sceneMargin...sceneMargin, SceneRequest.margins),
    (queryLatitude...queryLatitude, -90...90), (queryLongitude...queryLongitude, -180...180),
    (queryRadius...queryRadius, 0...3e7), (queryLimit...queryOffset, 0...Double(Int32.max)),
  ]

  /// Returns a number, which is in range.
  subscript(index: Int) -> Double { unsafe numbers[index] }

  /// Returns a number, or another value if it is missing.
  subscript(index: Int, or standard: Double) -> Double {
    self[index].isNaN ? standard : self[index]
  }

  /// Returns the index of a name, or an integer of the page.
  func integer(_ index: Int) -> Int { unsafe Int(numbers[index]) }

  var point: ScreenPoint { ScreenPoint(x: self[pointX], y: self[pointY]) }

  func viewport() throws(Problem) -> Viewport {
    guard
      let viewport = try? Viewport(
        width: self[viewportWidth], height: self[viewportHeight],
        insets: insets(insetTop, or: .zero))
    else { throw Problem("insets: they cover the entire viewport") }
    return viewport
  }

  /// Returns the lengths at four edges, beginning with the top one.
  private func insets(_ top: Int, or standard: ViewportInsets) -> ViewportInsets {
    guard
      let insets = try? ViewportInsets(
        top: self[top, or: standard.top], right: self[top + 1, or: standard.right],
        bottom: self[top + 2, or: standard.bottom], left: self[top + 3, or: standard.left])
    else { preconditionFailure("the numbers are in range") }
    return insets
  }

  /// The options of a placement.
  var options: PlacementOptions {
    let standard = PlacementOptions.standard
    var sides: [CalloutSide] = []
    for index in placementSides..<placementAlignment where !self[index].isNaN {
      sides.append(CalloutSide.allCases[integer(index)])
    }
    let obstacles = (0..<Int(self[obstacleCount, or: 0])).map { index in
      let first = requestNumberCount + 4 * index
      return ScreenRect(
        x: self[first], y: self[first + 1], width: self[first + 2], height: self[first + 3])
    }
    do throws(PlacementOptionError) {
      return try PlacementOptions(
        sides: sides.isEmpty ? standard.sides : sides,
        alignment: self[placementAlignment].isNaN
          ? standard.alignment : CalloutAlignment.allCases[integer(placementAlignment)],
        padding: insets(paddingTop, or: standard.padding), obstacles: obstacles)
    } catch {
      preconditionFailure("the page has validated the options")
    }
  }

  var arrow: CalloutArrowSize {
    let standard = CalloutArrowSize.standard
    return CalloutArrowSize(
      width: self[arrowWidth, or: standard.width], height: self[arrowHeight, or: standard.height])
  }

  var previous: CalloutSide? {
    self[previousSide].isNaN ? nil : CalloutSide.allCases[integer(previousSide)]
  }

  var marker: CalloutMarker {
    let standard = CalloutMarker.standard
    let width = self[markerWidth, or: standard.width]
    let height = self[markerHeight, or: standard.height]
    return CalloutMarker(
      width: width, height: height, anchorX: self[markerAnchorX, or: width / 2],
      anchorY: self[markerAnchorY, or: height], gap: self[markerGap, or: standard.gap])
  }

  /// Creates an engine that measures with the page's function, using the first string as the name
  /// of the fonts, or with the built-in table if that string is missing.
  func engine() throws(Problem) -> CalloutEngine<PageMeasurer> {
    var parameters = CalloutParameters()
    parameters.width = self[cardWidth, or: parameters.width]
    parameters.textScale = self[cardTextScale, or: parameters.textScale]
    if self[cardHasPhoto] == 0 {
      parameters.photo = .none
    } else if !self[cardPhotoHeight].isNaN {
      parameters.photo = .height(self[cardPhotoHeight])
    }
    parameters.marker = marker
    parameters.arrow = arrow
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
  init(_ numbers: UnsafePointer<Double>, _ reader: inout TextReader) {
    let textCount = petFirstOptionalText + PetField.optionalTexts.count
    let texts = (0..<textCount).map { _ in reader.textIfPresent() }
    unsafe self.init(
      id: texts[petID] ?? "",
      coordinate: PetMapWasm.coordinate(numbers[petLatitude], numbers[petLongitude]),
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
