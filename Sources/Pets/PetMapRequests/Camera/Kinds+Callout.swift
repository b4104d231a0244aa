import PetMapAnnouncements
public import PetMapCallout
import PetMapDrawing
public import PetMapParameters

extension ScreenSize {
  /// The names of screens as a list: `iphone-se, iphone-16, ipad and fullhd`.
  static var names: String { enumerated(named.map { $0.name }) }
}

extension CalloutFieldKind {
  /// The names of all fields as a list.
  static var names: String { enumerated(allCases.map { $0.name }) }
}

/// Returns names as an enumeration in a sentence: `a, b and c`.
private func enumerated(_ names: [String]) -> String {
  names.dropLast().joined(separator: ", ") + " and " + (names.last ?? "")
}

extension ParameterKind where Value == Double {
  /// The number of pixels per CSS pixel.
  public static var scale: Self { .number(0.1...8) }
}

extension ParameterKind where Value == CalloutMarker {
  /// `28x36`, or `28x36@14,36` with an anchor.
  public static var marker: Self {
    Self(.marker) { (text, notation) throws(ParameterProblem) in
      let parts = text.lowercased().split(separator: "@", omittingEmptySubsequences: false)
      let size = parts.first.flatMap { SizeText.size(notation.trimmed($0), notation) }
      guard let size, parts.count <= 2 else { throw .malformed }
      var anchor: (x: Double, y: Double)?
      if parts.count == 2 {
        let numbers = parts[1].split(separator: ",", omittingEmptySubsequences: false)
          .map { Notation.strict.number($0) }
        guard numbers.count == 2, let x = numbers[0], let y = numbers[1] else { throw .malformed }
        anchor = (x, y)
      }
      let lengths = CalloutParameters.markerLengths
      let anchors = CalloutParameters.markerAnchors
      guard lengths.contains(size.width), lengths.contains(size.height),
        anchors.contains(anchor?.x ?? 0), anchors.contains(anchor?.y ?? 0)
      else { throw .outOfRange }
      return CalloutMarker(
        width: size.width, height: size.height, anchorX: anchor?.x, anchorY: anchor?.y)
    } write: { marker in
      let size = "\(marker.width.plain)x\(marker.height.plain)"
      guard marker.anchorX != marker.width / 2 || marker.anchorY != marker.height else {
        return size
      }
      return "\(size)@\(marker.anchorX.plain),\(marker.anchorY.plain)"
    }
  }
}

extension ParameterKind where Value == CalloutParameters.Photo {
  /// `none`, `reserve`, or a height in CSS pixels.
  public static var photoHeight: Self {
    let heights = CalloutParameters.photoHeights
    return Self(.wordOrNumber(["none", "reserve"], heights)) {
      (text, notation) throws(ParameterProblem) in
      switch notation.trimmed(text).lowercased() {
      case "none": return .none
      case "reserve": return .reserve
      default:
        guard let height = notation.number(text) else { throw .malformed }
        guard heights.contains(height) else { throw .outOfRange }
        return .height(height)
      }
    } write: { photo in
      switch photo {
      case .none: "none"
      case .reserve: "reserve"
      case .height(let height): height.plain
      }
    }
  }
}

extension ParameterKind where Value == CalloutSide {
  /// A side of the marker.
  public static var side: Self {
    .choice([("above", .above), ("below", .below), ("left", .left), ("right", .right)])
  }
}

extension ParameterKind where Value == CalloutAlignment {
  /// The alignment of a callout with its marker.
  public static var alignment: Self {
    .choice(CalloutAlignment.allCases.map { ($0.name, $0) })
  }
}

extension ParameterKind where Value == CalloutArrowSize {
  /// `20x10`.
  public static var arrow: Self {
    let lengths = CalloutParameters.arrowLengths
    return Self(.size(lengths)) { (text, notation) throws(ParameterProblem) in
      let size = SizeText.size(notation.trimmed(text).lowercased(), notation)
      guard let size else { throw .malformed }
      guard lengths.contains(size.width), lengths.contains(size.height) else { throw .outOfRange }
      return CalloutArrowSize(width: size.width, height: size.height)
    } write: {
      "\($0.width.plain)x\($0.height.plain)"
    }
  }
}

extension ParameterKind where Value == CalloutParameters.Contrast {
  /// The contrast of colors.
  public static var contrast: Self {
    .choice([("standard", .standard), ("increased", .increased)])
  }
}

extension ParameterKind where Value == CalloutFieldKind {
  /// A field of a card.
  public static var field: Self { .choice(CalloutFieldKind.allCases.map { ($0.name, $0) }) }
}
