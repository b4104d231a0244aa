import Foundation
import PetMapCallout
import PetMapDrawing
import PetMapHarfBuzz
import PetMapKit
import PetMapAnnouncements

/// The callouts in the golden files.
struct CalloutPictureCase: Sendable, CustomStringConvertible {
  let name: String
  let width: Double
  let height: Double
  let insets: (Double, Double, Double, Double)
  let pin: (Double, Double)
  let photo: String?
  let content: CalloutContent

  var description: String { name }

  static let all: [CalloutPictureCase] = [
    CalloutPictureCase(
      name: "above-missing", width: 390, height: 600, insets: (0, 0, 0, 0), pin: (195, 560),
      photo: "photo.jpg", content: polish),
    CalloutPictureCase(
      name: "below-found", width: 390, height: 600, insets: (59, 0, 34, 0), pin: (380, 90),
      photo: nil, content: arabic),
    CalloutPictureCase(
      name: "right-closed", width: 640, height: 430, insets: (0, 40, 21, 40), pin: (150, 220),
      photo: "upright.jpg", content: asian),
    CalloutPictureCase(
      name: "left-missing", width: 640, height: 430, insets: (0, 0, 0, 0), pin: (560, 300),
      photo: "photo.png", content: polish),
    CalloutPictureCase(
      name: "scrolls", width: 320, height: 480, insets: (20, 0, 0, 0), pin: (160, 430),
      photo: "broken.jpg", content: long),
    CalloutPictureCase(
      name: "detached", width: 400, height: 340, insets: (0, 0, 0, 59), pin: (24, 170), photo: nil,
      content: short),
  ]

  private static var polish: CalloutContent {
    var content = CalloutContent(status: .missing)
    content.photo = "photo.jpg"
    content.name = "Burek"
    content.species = "Dog"
    content.breed = "Beagle"
    content.location = "52.22970° N, 21.01220° E"
    content.date = "Jan 15, 2025"
    content.email = "jan.kowalski@example.com"
    content.phone = "+48 600 700 800"
    content.description =
      "Zażółć gęślą jaźń – wears a red collar 🐕‍🦺 and answers to “Buruś”."
    return content
  }

  private static var arabic: CalloutContent {
    var content = CalloutContent(status: .found)
    content.name = "قطتي لولو"
    content.species = "Cat"
    content.breed = "شيرازي"
    content.location = "30.04440° N, 31.23570° E"
    content.date = "Nov 02, 2025"
    content.phone = "+20 100 123 4567"
    content.description =
      "قطة بيضاء صغيرة ذات عينين زرقاوين. الاسم على الطوق: Lulu 2024.\nכלב קטן אבד ליד הים."
    return content
  }

  private static var asian: CalloutContent {
    var content = CalloutContent(status: .closed)
    content.photo = "upright.jpg"
    content.name = "タマ"
    content.species = "Cat"
    content.date = "Dec 31, 2024"
    content.description = "三毛猫です。右耳に切れ込み。สุนัขตัวเล็กสีน้ำตาล 🇵🇱 👨‍👩‍👧‍👦 👍🏽 1️⃣ कुत्ता खो गया है।"
    return content
  }

  private static var long: CalloutContent {
    var content = polish
    content.description = String(
      repeating: "She is shy: please do not chase her, call us. ", count: 9)
    return content
  }

  private static var short: CalloutContent {
    var content = CalloutContent(status: .found)
    content.species = "Rabbit"
    content.location = "0.00000° N, 0.00000° E"
    content.email = "a.very.long.address.that.breaks@somewhere.example.com"
    return content
  }

  func list() throws -> DisplayList {
    let edges = try ViewportInsets(
      top: insets.0, right: insets.1, bottom: insets.2, left: insets.3)
    let viewport = try Viewport(width: width, height: height, insets: edges)
    var typesetter = CalloutEngine(measurer: HarfBuzzMeasurer()).typesetter
    let layout = typesetter.layout(
      content, of: CalloutPin(id: name, latitude: 0, longitude: 0),
      at: ScreenPoint(x: pin.0, y: pin.1), in: viewport)
    var list = DisplayList(width: width, height: height)
    list.fill(
      DrawingPath(ScreenRect(x: 0, y: 0, width: width, height: height)), DrawingColor(0xE9EDF1))
    if let status = content.status {
      PinMarker.draw(status.marker, tip: layout.placement.pin, isSelected: true, in: &list)
    }
    let file = photo.flatMap { try? Data(contentsOf: Fixture.folder.appending(path: $0)) }
    CalloutDrawing(layout, photo: file.flatMap { PictureFile([UInt8]($0)) })
      .draw(in: &list, from: &typesetter.text)
    return list
  }
}

enum Fixture {
  static let folder = URL(filePath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .appending(path: "Fixtures/callout")

  /// Whether to record golden files instead of comparing them.
  static let isRecording = ProcessInfo.processInfo.environment["PETMAP_RECORD"] == "callout"
}
