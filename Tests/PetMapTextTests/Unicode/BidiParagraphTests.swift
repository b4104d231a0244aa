import PetMapText
import TestSupport
import Testing

@Suite struct BidiParagraphTests {
  private static let classes: [String: UInt8] = [
    "L": BidiClass.l, "R": BidiClass.r, "EN": BidiClass.en, "ES": BidiClass.es,
    "ET": BidiClass.et, "AN": BidiClass.an, "CS": BidiClass.cs, "B": BidiClass.b,
    "S": BidiClass.s, "WS": BidiClass.ws, "ON": BidiClass.on, "BN": BidiClass.bn,
    "NSM": BidiClass.nsm, "AL": BidiClass.al, "LRO": BidiClass.lro, "RLO": BidiClass.rlo,
    "LRE": BidiClass.lre, "RLE": BidiClass.rle, "PDF": BidiClass.pdf, "LRI": BidiClass.lri,
    "RLI": BidiClass.rli, "FSI": BidiClass.fsi, "PDI": BidiClass.pdi,
  ]

  /// A debug build checks every hundredth line of a file.
  private static let step = 100 / cases(100)

  @Test func `the results match Unicode's test file for bidi classes`() throws {
    var levels: [UInt8?] = []
    var order: [Int] = []
    var number = 0
    var failures = 0
    for line in try UnicodeFiles.lines("BidiTest") {
      if line.hasPrefix("@Levels:") {
        levels = line.dropFirst(8).split(whereSeparator: \.isWhitespace).map { UInt8($0) }
        continue
      }
      if line.hasPrefix("@Reorder:") {
        order = line.dropFirst(9).split(whereSeparator: \.isWhitespace).map { Int($0) ?? -1 }
        continue
      }
      number += 1
      guard number % Self.step == 0 else { continue }
      let parts = line.split(separator: ";")
      let classes = parts[0].split(separator: " ").map { Self.classes[String($0)] ?? 255 }
      let directions = Int(parts[1].trimmingPrefix(while: \.isWhitespace)) ?? 0
      for direction in 0..<3 where directions >> direction & 1 == 1 {
        let base: UInt8 =
          direction == 0
          ? BidiParagraph.firstStrongLevel(classes, 0..<classes.count) ?? 0
          : UInt8(direction - 1)
        if !holds([], classes, base, levels, order) { failures += 1 }
      }
    }
    #expect(failures == 0)
    #expect(number == 490_846)
  }

  @Test func `the results match Unicode's test file for characters`() throws {
    let properties = CharacterProperties.shared
    var failures = 0
    var number = 0
    for line in try UnicodeFiles.lines("BidiCharacterTest") {
      number += 1
      guard number % Self.step == 0 else { continue }
      let parts = line.split(separator: ";", omittingEmptySubsequences: false)
      let scalars = parts[0].split(separator: " ").map { UInt32($0, radix: 16) ?? 0 }
      let classes = scalars.map { properties.bidi[Int(properties.kind(of: $0))] }
      let base =
        parts[1] == "2"
        ? BidiParagraph.firstStrongLevel(classes, 0..<classes.count) ?? 0
        : UInt8(parts[1]) ?? 0
      let levels = parts[3].split(separator: " ").map { UInt8($0) }
      let order = parts[4].split(separator: " ").map { Int($0) ?? -1 }
      if String(base) != parts[2] || !holds(scalars, classes, base, levels, order) {
        failures += 1
      }
    }
    #expect(failures == 0)
    #expect(number == 91_707)
  }

  private func holds(
    _ scalars: [UInt32], _ classes: [UInt8], _ base: UInt8, _ levels: [UInt8?], _ order: [Int]
  ) -> Bool {
    var paragraph = BidiParagraph(scalars: scalars, classes: classes, baseLevel: base)
    paragraph.reset(0..<classes.count, lineEnd: true)
    for (level, expected) in zip(paragraph.levels, levels) {
      if let expected, level != expected { return false }
    }
    let visible = classes.indices.filter { levels[$0] != nil }
    let visual = BidiReordering.order(of: visible.map { paragraph.levels[$0] })
    return visual.map { visible[$0] } == order
  }
}
