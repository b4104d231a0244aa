import Foundation
import PetMapText
import PetMapHarfBuzz
import TestSupport
import Testing

/// A text, and where its lines start in Chromium.
struct WrapReference: Decodable {
  let style: String
  let lang: String
  let text: String
  let lineStarts: [Int]
  let widths: [Double]?

  static func read(_ name: String) throws -> [WrapReference] {
    let file =
      name.hasPrefix("/")
      ? URL(filePath: name)
      : URL(filePath: #filePath).deletingLastPathComponent()
        .appending(path: "../../Fixtures/text/\(name).jsonl").standardized
    let decoder = JSONDecoder()
    return try String(contentsOf: file, encoding: .utf8).split(separator: "\n").map {
      try decoder.decode(WrapReference.self, from: Data($0.utf8))
    }
  }

  var textStyle: TextStyle {
    switch style {
    case "desc": TextStyle(size: 14, weight: .regular, lineHeight: 20)
    case "name": TextStyle(size: 16, weight: .bold, lineHeight: 20)
    default: TextStyle(size: 13, weight: .regular, lineHeight: 18)
    }
  }
}

/// Counts the texts whose lines break as in Chromium.
struct Agreement {
  var texts = 0
  var identical = 0
  var sameCount = 0
  var descriptions = 0
  var identicalDescriptions = 0
  var mismatches: [String] = []

  init(_ references: [WrapReference]) {
    var layout = TextLayout(measurer: HarfBuzzMeasurer())
    for reference in references {
      let block = layout.layout(reference.text, style: reference.textStyle, width: 216)
      let starts = block.lines.map(\.utf16Start)
      let same = starts == reference.lineStarts
      texts += 1
      identical += same ? 1 : 0
      sameCount += starts.count == reference.lineStarts.count ? 1 : 0
      if reference.style == "desc" {
        descriptions += 1
        identicalDescriptions += same ? 1 : 0
      }
      if !same {
        let lines = block.lines.map { "\($0.text)[\($0.width)]" }.joined(separator: " | ")
        let first = zip(starts, reference.lineStarts).first { $0 != $1 }
        mismatches.append(
          "\(reference.lang) \(first ?? (0, 0)) \(reference.lineStarts) \(lines)")
      }
    }
  }

  static func percent(_ part: Int, _ whole: Int) -> Double {
    100 * Double(part) / Double(max(1, whole))
  }
}

@Suite(.enabled(if: FontChain().missing.isEmpty, "needs the fonts of the layout contract"))
struct WrapReferenceTests {
  @Test func `field text wraps as in Chromium`() throws {
    let agreement = Agreement(cases(of: try WrapReference.read("wrap-reference"), debug: 500))
    let all = Agreement.percent(agreement.identical, agreement.texts)
    let descriptions = Agreement.percent(
      agreement.identicalDescriptions, agreement.descriptions)
    print("identical lines: all fields \(all) %, descriptions \(descriptions) %")
    print("same number of lines: \(Agreement.percent(agreement.sameCount, agreement.texts)) %")
    if ProcessInfo.processInfo.environment["PETMAP_SHOW_MISMATCHES"] != nil {
      print(agreement.mismatches.joined(separator: "\n"))
    }
    #expect(all >= 99.9)
    #expect(descriptions >= 99.9)
    #expect(agreement.sameCount == agreement.texts)
  }

  @Test func `unusual text wraps as in Chromium`() throws {
    let agreement = Agreement(cases(of: try WrapReference.read("wrap-torture"), debug: 100))
    let all = Agreement.percent(agreement.identical, agreement.texts)
    print("identical lines: torture \(all) %")
    if ProcessInfo.processInfo.environment["PETMAP_SHOW_MISMATCHES"] != nil {
      print(agreement.mismatches.joined(separator: "\n"))
    }
    #expect(all >= 99)
  }

  /// Checks texts recorded by tools/data/text/record, in the file given by `PETMAP_WRAP_FILE`.
  @Test(.enabled(if: ProcessInfo.processInfo.environment["PETMAP_WRAP_FILE"] != nil))
  func `recorded text wraps as in Chromium`() throws {
    let file = ProcessInfo.processInfo.environment["PETMAP_WRAP_FILE"] ?? ""
    var layout = TextLayout(measurer: HarfBuzzMeasurer())
    let agreement = Agreement(try WrapReference.read(file))
    print("identical lines: \(Agreement.percent(agreement.identical, agreement.texts)) %")
    print(agreement.mismatches.joined(separator: "\n"))
    #expect(agreement.identical == agreement.texts)
    for reference in try WrapReference.read(file) where reference.lineStarts.count == 1 {
      let block = layout.layout(reference.text, style: reference.textStyle, width: 216)
      guard let width = reference.widths?.first, let line = block.lines.first else { continue }
      if abs(line.width - width) > 0.03 {
        print("width", reference.text.debugDescription, line.width, width)
      }
    }
  }
}
