package import PetMapCallout
package import PetMapDrawing
import PetMapGeo
import PetMapAnnouncements

/// The options of `petmap callout` beside those of the camera and the source.
package enum CalloutOptions {
  package enum Format: String, Choice {
    case json
    case svg
    case png
    case pdf
    case text
  }

  package enum Side: String, Choice {
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

  package static let pin = ListOption(
    "pin", "ID,ID",
    "These pins, in this order; may be given several times. Of a text with commas the pin with this "
      + "whole id is taken if there is one.",
    list: { (text) throws(ValueError) in [try PinWish(text)] })
  package static let all = Flag("all", "Every pin, in the source's order.")
  package static let at = Option(
    "at", "X,Y", "Where the pin stands in the viewport, instead of a camera; outside it is hidden.",
    read: point)
  package static let previous = Option<Side>(
    "previous", "Where the callout stood before: it stays there while it fits.")
  package static let format = Option<Format>(
    "format", "How the layout is told or drawn.",
    default: "what --output's name ends with, else json")
  package static let scale = Option(
    "scale", "N", "Pixels of a PNG for each CSS pixel, 0.1 to 8.", default: "2",
    read: Values.scale)
  package static let drawing = Flag(
    "drawing",
    "Tell in the layout also outline, marker, photo's radius, placeholder and fonts.")
  package static let photo = Option(
    "photo", "FILE", "A PNG, JPEG or WebP to draw instead of the announcement's photo.",
    completion: .files, read: Values.nonEmpty)
  package static let photos = Option(
    "photos", "DIR",
    "Draw the photos that announcements name from this folder and those in it.",
    default: "the source's folder", completion: .files, read: Values.nonEmpty)
  package static let output = OutputOptions.output(
    also: "With {id} in its name each pin has a file of its own.")

  package enum Lang: String, Choice {
    case en
    case pl

    var language: Language { self == .en ? .english : .polish }
  }

  package enum Measure: String, Choice {
    case fonts
    case table
  }

  package static let width = Option(
    "width", "PIXELS", "The card's width, 120 to 600.", default: "258", read: cardWidth)
  package static let textScale = Option(
    "text-scale", "N", "How much larger the text is, 0.8 to 3.", default: "1", read: textScaleValue)
  package static let photoHeight = Option(
    "photo-height", "none|reserve|PIXELS",
    "The photo's place: none, 120 pixels also without a photo, or 16 to 600.", default: "reserve",
    read: photoHeightValue)
  package static let lang = Option<Lang>(
    "lang", "The language of species, date and badge.", default: "en")
  package enum Contrast: String, Choice {
    case standard
    case increased

    var parameter: CalloutParameters.Contrast { self == .increased ? .increased : .standard }
  }

  package static let contrast = Option<Contrast>(
    "contrast", "The badge's colors; increased for a contrast of 4.5:1 or more.",
    default: "standard")
  package static let marker = Option(
    "marker", "WxH[@X,Y]",
    "The marker's size and its anchor from its top left corner, else the middle of its bottom edge.",
    default: "28x36", read: markerValue)
  package static let measure = Option<Measure>(
    "measure", "By the fonts, or by the built-in table of the package for browsers.",
    default: "fonts")

  private static func cardWidth(_ text: String) throws(ValueError) -> Double {
    try number(text, in: CalloutParameters.widths, "not a card's width", "120 to 600, such as 258")
  }

  private static func textScaleValue(_ text: String) throws(ValueError) -> Double {
    try number(
      text, in: CalloutParameters.textScales, "not a scale of text", "0.8 to 3, such as 1.5")
  }

  private static func photoHeightValue(
    _ text: String
  ) throws(ValueError) -> CalloutParameters.Photo {
    switch text.trimmed.lowercased() {
    case "none": .none
    case "reserve": .reserve
    default:
      .height(
        try number(
          text, in: CalloutParameters.photoHeights, "not a photo's height",
          "16 to 600, none or reserve"))
    }
  }

  private static func number(
    _ text: String, in range: ClosedRange<Double>, _ problem: String, _ remedy: String
  ) throws(ValueError) -> Double {
    guard let number = DecimalNumber.parse(text.trimmed), range.contains(number) else {
      throw ValueError(problem, remedy: "give a number from \(remedy)")
    }
    return number
  }

  private static func markerValue(_ text: String) throws(ValueError) -> CalloutMarker {
    let remedy = "give WIDTHxHEIGHT in CSS pixels, such as 28x36, or with an anchor 28x36@14,36"
    let parts = text.lowercased().split(separator: "@", omittingEmptySubsequences: false)
    guard let first = parts.first, parts.count <= 2,
      let size = numbers(first, separators: ["x", "×"]), size.allSatisfy({ $0 >= 0 })
    else { throw ValueError("not a marker", remedy: remedy) }
    guard parts.count == 2 else { return CalloutMarker(width: size[0], height: size[1]) }
    guard let anchor = numbers(parts[1], separators: [","]) else {
      throw ValueError("not a marker's anchor", remedy: remedy)
    }
    return CalloutMarker(
      width: size[0], height: size[1], anchorX: anchor[0], anchorY: anchor[1])
  }

  /// Two numbers of at most 1,000.
  private static func numbers(
    _ text: Substring, separators: Set<Character>
  ) -> [Double]? {
    let parts = text.split(omittingEmptySubsequences: false) { separators.contains($0) }
    let numbers = parts.compactMap { DecimalNumber.parse($0.trimmed) }
    return parts.count == 2 && numbers.count == 2 && numbers.allSatisfy({ abs($0) <= 1000 })
      ? numbers : nil
  }

  private static func point(_ text: String) throws(ValueError) -> ScreenPoint {
    let parts = text.split(separator: ",", omittingEmptySubsequences: false)
    let remedy = "give x,y in CSS pixels from the top left corner, such as 195,600"
    guard parts.count == 2, let x = DecimalNumber.parse(parts[0].trimmed),
      let y = DecimalNumber.parse(parts[1].trimmed)
    else { throw ValueError("not a point", remedy: remedy) }
    guard x.isFinite, y.isFinite, x.magnitude <= 1e9, y.magnitude <= 1e9 else {
      throw ValueError("point out of range", remedy: remedy)
    }
    return ScreenPoint(x: x, y: y)
  }
}
