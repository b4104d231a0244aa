import PetMapCallout
package import PetMapDrawing
import PetMapGeo

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
    "pin", "ID,ID", "These pins, in this order.", element: Values.nonEmpty)
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
  package static let photo = Option(
    "photo", "FILE", "A PNG or JPEG to draw instead of the announcement's photo.",
    completion: .files, read: Values.nonEmpty)
  package static let photos = Option(
    "photos", "DIR",
    "Draw the photos that announcements name from this folder and those in it.",
    default: "the source's folder", completion: .files, read: Values.nonEmpty)
  package static let output = OutputOptions.output

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
