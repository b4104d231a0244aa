import Foundation
import PetMapCairo
import PetMapDrawing
import PetMapKit
import PetMapAnnouncements
import TestSupport
import Testing

/// Compares symbols, which are rasterized once, with the same markers drawn as paths.
@Suite struct SymbolTests {
  private static let side = 160.0

  private func positions(
    _ count: Int, _ random: inout SeededRandom
  ) -> [(MarkerStyle, ScreenPoint)] {
    (0..<count).map { number in
      (
        AnnouncementStatus.allCases[number % 3].marker,
        ScreenPoint(
          x: random.double(in: -10...Self.side + 10), y: random.double(in: -10...Self.side + 10))
      )
    }
  }

  private func list(asSymbols markers: [(MarkerStyle, ScreenPoint)]) -> DisplayList {
    var list = DisplayList(width: Self.side, height: Self.side)
    var placed: [PlacedSymbol] = []
    for (style, tip) in markers {
      placed.append(PlacedSymbol(symbol: list.add(PinMarker.symbol(of: style)), at: tip))
    }
    list.shadow(of: placed, PinMarker.shadow())
    list.draw(placed)
    return list
  }

  private func list(asPaths markers: [(MarkerStyle, ScreenPoint)]) -> DisplayList {
    var list = DisplayList(width: Self.side, height: Self.side)
    var outlines = DrawingPath()
    for (style, tip) in markers { outlines.append(PinMarker.symbol(of: style, tip: tip).outline) }
    list.shadow(outlines, PinMarker.shadow())
    for (style, tip) in markers {
      PinMarker.draw(style, tip: tip, castsShadow: false, in: &list)
    }
    return list
  }

  @Test(arguments: [1.0, 1.5, 3])
  func `skipping hidden symbols does not change the picture`(scale: Double) throws {
    var random = SeededRandom(seed: 71)
    let markers = positions(4_000, &random)
    var together = DisplayList(width: Self.side, height: Self.side)
    let placed = markers.map { (style, tip) in
      PlacedSymbol(symbol: together.add(PinMarker.symbol(of: style)), at: tip)
    }
    // If there are fewer than 1,000 symbols, all are drawn.
    var apart = together
    together.draw(placed)
    for start in stride(from: 0, to: placed.count, by: 500) {
      apart.draw(Array(placed[start..<min(start + 500, placed.count)]))
    }
    let skipped = try #require(Pixels(png: try CairoWriter.png(together, scale: scale)))
    let all = try #require(Pixels(png: try CairoWriter.png(apart, scale: scale)))
    var different = 0
    for y in 0..<all.height {
      for x in 0..<all.width where skipped.pixel(x, y) != all.pixel(x, y) { different += 1 }
    }
    #expect(different == 0)
  }

  @Test(arguments: [1.0, 1.5, 2])
  func `a symbol looks like an individually drawn marker`(scale: Double) throws {
    var random = SeededRandom(seed: 33)
    let markers = positions(12, &random)
    let stamped = try #require(
      Pixels(png: try CairoWriter.png(list(asSymbols: markers), scale: scale)))
    let drawn = try #require(Pixels(png: try CairoWriter.png(list(asPaths: markers), scale: scale)))
    #expect(stamped.width == drawn.width)
    var different = 0
    var opaque = 0
    for y in 0..<drawn.height {
      for x in 0..<drawn.width {
        let (a, b) = (stamped.pixel(x, y), drawn.pixel(x, y))
        if b >> 24 == 255 { opaque += 1 }
        for shift: UInt32 in [0, 8, 16, 24] {
          // The effect of an offset of an eighth of a pixel at the steepest edge.
          if abs(Int(a >> shift & 0xFF) - Int(b >> shift & 0xFF)) > 60 { different += 1 }
        }
      }
    }
    #expect(opaque > 1_000 && different == 0, "\(random)")
  }

  @Test func `a document contains a marker's paths only once`() throws {
    var random = SeededRandom(seed: 34)
    let markers = positions(3_000, &random)
    let few = try CairoWriter.pdf(list(asSymbols: Array(markers.prefix(300)))).count
    let many = try CairoWriter.pdf(list(asSymbols: markers)).count
    #expect(Double(many - few) / 2_700 < 40)
    let svg = SVGWriter.write(list(asSymbols: markers))
    #expect(String(decoding: svg, as: UTF8.self).components(separatedBy: "<path").count - 1 <= 12)
  }
}
