import PetMapCallout
import PetMapGeo
import PetMapKit
import TestSupport
import Testing

@Suite struct DeclaredNumbersTests {
  /// The type declarations without line breaks and comment markers.
  private static func declarations() throws -> String {
    let text = String(
      decoding: try bytes(of: fixturePath("../Sources/Apps/PetMapWasm/Page/petmap.d.ts")),
      as: UTF8.self)
    return text.split { " \n*/".contains($0) }.joined(separator: " ")
  }

  private static func range(_ range: ClosedRange<Double>) -> String {
    "\(plain(range.lowerBound)) to \(plain(range.upperBound))"
  }

  private static func plain(_ number: Double) -> String {
    number == number.rounded() ? String(Int(number)) : String(number)
  }

  private static let card = CalloutParameters()
  private static let marker = CalloutMarker.standard
  private static let arrow = CalloutArrowSize.standard

  @Test(arguments: [
    "zoom from " + range(Camera.zooms.lowerBound.level...Camera.zooms.upperBound.level),
    "The width in CSS pixels, \(range(CalloutParameters.widths)). Default: \(plain(card.width)).",
    "The scale of text, \(range(CalloutParameters.textScales)). Padding and radii are not scaled. "
      + "Default: \(plain(card.textScale)).",
    "a number of pixels, \(range(CalloutParameters.photoHeights)).",
    "Default: \(plain(marker.width)) × \(plain(marker.height)), anchored at its tip.",
    "in CSS pixels, \(range(CalloutParameters.markerLengths)). Default: \(plain(marker.gap)).",
    "Its width and height are \(range(CalloutParameters.arrowLengths)) CSS pixels. "
      + "Default: \(plain(arrow.width)) × \(plain(arrow.height)).",
    "Default: \(plain(PlacementOptions.standard.padding.left)) at each edge.",
    "at most \(PlacementOptions.maximumObstacleCount)",
    "still included, in CSS pixels. Default: \(plain(SceneRequest.standardMargin)).",
  ])
  func `the numbers in the type declarations are those of the engine`(sentence: String) throws {
    #expect(try Self.declarations().contains(sentence))
  }
}
