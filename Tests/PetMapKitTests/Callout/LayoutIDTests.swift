import PetMapAnnouncements
import PetMapCallout
import PetMapKit
import PetMapText
import Testing

@Suite struct LayoutIDTests {
  /// Words, the contrast, and the layout ID. Front ends cache layouts by their IDs.
  static let recorded: [(Words, CalloutParameters.Contrast, String)] = [
    (.english, .standard, "8c3854fcd893a8aa"), (.polish, .standard, "40db5beae529723a"),
    (.english, .increased, "ab28a6ec4db52977"),
    (
      Words(.english) { $0 == .unknownPet ? "Unknown pet" : nil }, .standard, "8c3854fcd893a8aa"
    ),
    (Words(.english) { $0 == .unknownPet ? "Mystery" : nil }, .standard, "4963294826fba26c"),
    (Words(.english) { $0 == .statusFound ? "SEEN" : nil }, .standard, "1762f28b0238deef"),
  ]

  @Test(arguments: recorded)
  func `the layout ID is the same in every version`(
    words: Words, contrast: CalloutParameters.Contrast, id: String
  ) throws {
    var parameters = CalloutParameters()
    parameters.contrast = contrast
    let engine = try CalloutEngine(measurer: TableMeasurer(), parameters: parameters, words: words)
    #expect(engine.layoutID.text == id)
  }
}
