import PetMapAnnouncements
import PetMapCallout
import PetMapDrawing
import PetMapGeo
import PetMapKit

/// The options for `petmap callout`.
struct CalloutOptions: CommandOptions {
  enum Format: String, Choice {
    case json
    case svg
    case png
    case pdf
    case text
  }

  enum Side: String, Choice {
    case above
    case below
    case left
    case right

    var side: CalloutSide {
      switch self {
      case .above: .above
      case .below: .below
      case .left: .left
      case .right: .right
      }
    }
  }

  enum Contrast: String, Choice {
    case standard
    case increased

    var parameter: CalloutParameters.Contrast { self == .increased ? .increased : .standard }
  }

  enum Measure: String, Choice {
    case fonts
    case table
  }

  let pins = Pins()
  let camera = Camera()
  let placement = Placement()
  let card = Card()
  let output = Output()
  let source = SourceOptions()

  struct Pins: OptionGroup {
    static let title = "Pins"

    let pin = ListOption(
      "pin", "ID,ID",
      "Lay out the pins with these IDs, in this order. Can be repeated. A value that is itself an "
        + "ID is not split at commas.",
      list: { (text) throws(ValueError) in [try PinArgument(text)] })
    let all = Flag("all", "Lay out all pins, in source order.")
  }

  struct Camera: OptionGroup {
    static let title = "Camera"

    let view = CameraOptions()
    let insets = CameraOptions.insets
  }

  struct Placement: OptionGroup {
    static let title = "Placement"

    let at = Option(
      "at", "X,Y",
      "Place the pin at this position. If the position is outside the viewport, the callout is "
        + "hidden.",
      read: Values.point)
    let previous = Option<Side?>(
      "previous", "Keep the callout on this side if it still fits there.")
    let marker = Option(
      "marker", "WxH[@X,Y]",
      "Set the marker's size and its anchor, measured from the upper-left corner. The default "
        + "anchor is the middle of the bottom edge.",
      default: "28x36", read: Values.marker)
  }

  struct Card: OptionGroup {
    static let title = "Card"

    let width = Option(
      "width", "PIXELS", "Set the card width, 120 to 600.", default: "258",
      read: Values.cardWidth)
    let textScale = Option(
      "text-scale", "N", "Multiply the text size by N, 0.8 to 3.", default: "1",
      read: Values.textScale)
    let photoHeight = Option(
      "photo-height", "none|reserve|PIXELS",
      "Set the photo height: 16 to 600, none, or reserve (120, even if there is no photo).",
      default: "reserve", read: Values.photoHeight)
    let language = Option<Language>(
      "lang", "Set the language for the species, date and badge.", default: .english)
    let contrast = Option<Contrast>(
      "contrast", "Set the badge contrast; increased means at least 4.5:1.",
      default: .standard)
    let measure = Option<Measure>(
      "measure", "Measure text with fonts, or with the built-in table that the npm package uses.",
      default: .fonts)
  }

  struct Output: OptionGroup {
    static let title = "Output"

    let format = Option<Format?>(
      "format", "Set the output format.", defaultText: "the --output extension, else json")
    let drawing = Flag(
      "drawing",
      "Include drawing data: the outline, marker, photo corner radius, placeholder and fonts.")
    let scale = OutputOptions.scale(of: "PNG")
    let photos = PhotoOptions()
    let output = OutputOptions.output(also: "If the name contains {id}, write one file per pin.")
  }
}

extension Values {
  fileprivate static func cardWidth(_ text: String) throws(ValueError) -> Double {
    try number(text, in: CalloutParameters.widths, "not a card width", "120 to 600, such as 258")
  }

  fileprivate static func textScale(_ text: String) throws(ValueError) -> Double {
    try number(
      text, in: CalloutParameters.textScales, "not a text scale", "0.8 to 3, such as 1.5")
  }

  fileprivate static func photoHeight(
    _ text: String
  ) throws(ValueError) -> CalloutParameters.Photo {
    switch text.trimmed.lowercased() {
    case "none": .none
    case "reserve": .reserve
    default:
      .height(
        try number(
          text, in: CalloutParameters.photoHeights, "not a photo height",
          "16 to 600, none or reserve"))
    }
  }

  private static func number(
    _ text: String, in range: ClosedRange<Double>, _ problem: String, _ remedy: String
  ) throws(ValueError) -> Double {
    guard let number = DecimalNumber.parse(text.trimmed), range.contains(number) else {
      throw ValueError(problem, remedy: "use a number from \(remedy)")
    }
    return number
  }

  fileprivate static func marker(_ text: String) throws(ValueError) -> CalloutMarker {
    let remedy = "use WIDTHxHEIGHT in CSS pixels, such as 28x36, or 28x36@14,36 with an anchor"
    let parts = text.lowercased().split(separator: "@", omittingEmptySubsequences: false)
    guard let first = parts.first, parts.count <= 2,
      let size = numbers(first, separators: ["x", "×"]), size.allSatisfy({ $0 >= 0 })
    else { throw ValueError("not a marker size", remedy: remedy) }
    guard parts.count == 2 else { return CalloutMarker(width: size[0], height: size[1]) }
    guard let anchor = numbers(parts[1], separators: [","]) else {
      throw ValueError("not a marker anchor", remedy: remedy)
    }
    return CalloutMarker(
      width: size[0], height: size[1], anchorX: anchor[0], anchorY: anchor[1])
  }

  /// Parses two numbers with magnitudes of up to 1,000.
  private static func numbers(
    _ text: Substring, separators: Set<Character>
  ) -> [Double]? {
    let parts = text.split(omittingEmptySubsequences: false) { separators.contains($0) }
    let numbers = parts.compactMap { DecimalNumber.parse($0.trimmed) }
    return parts.count == 2 && numbers.count == 2 && numbers.allSatisfy({ abs($0) <= 1000 })
      ? numbers : nil
  }

  fileprivate static func point(_ text: String) throws(ValueError) -> ScreenPoint {
    let parts = text.split(separator: ",", omittingEmptySubsequences: false)
    let remedy = "use X,Y in CSS pixels from the upper-left corner, such as 195,600"
    guard parts.count == 2, let x = DecimalNumber.parse(parts[0].trimmed),
      let y = DecimalNumber.parse(parts[1].trimmed)
    else { throw ValueError("not a position", remedy: remedy) }
    guard x.isFinite, y.isFinite, x.magnitude <= 1e9, y.magnitude <= 1e9 else {
      throw ValueError("position is out of range", remedy: remedy)
    }
    return ScreenPoint(x: x, y: y)
  }
}

/// The viewport, and the positions of pins in it.
struct CalloutCamera {
  let viewport: Viewport
  private let pinPosition: PinPosition

  private enum PinPosition {
    /// The camera is centered on each pin.
    case middle
    case point(ScreenPoint)
    case camera(ScreenProjection)
  }

  init(_ arguments: Arguments<CalloutOptions>) throws(CommandError) {
    viewport = try arguments.camera.view.requestedViewport(insets: arguments.camera.insets)
    let camera = try arguments.camera.view.requestedCamera(in: viewport)
    switch (arguments.placement.at, camera) {
    case (nil, nil): pinPosition = .middle
    case (let point?, nil): pinPosition = .point(point)
    case (nil, let camera?):
      pinPosition = .camera(ScreenProjection(camera: camera, viewport: viewport))
    case (_?, _?):
      throw .usage(
        "cannot be combined with a camera", at: "--at",
        remedy: "use either --at, or --bbox, or --center and --zoom")
    }
  }

  func point(of coordinate: Coordinate) -> ScreenPoint {
    switch pinPosition {
    case .middle: ScreenPoint(x: viewport.width / 2, y: viewport.height / 2)
    case .point(let point): point
    case .camera(let projection): projection.point(of: coordinate)
    }
  }
}
