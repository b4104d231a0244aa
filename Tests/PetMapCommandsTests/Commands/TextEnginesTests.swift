import Foundation
import PetMapAnnouncements
import PetMapCairo
import PetMapCallout
import PetMapCommands
import PetMapDrawing
import PetMapGeo
import PetMapKit
import PetMapParameters
import PetMapPicture
import PetMapRequests
import PetMapService
import PetMapSystem
import PetMapText
import TestSupport
import Testing

@Suite struct TextEnginesTests {
  /// A callout to draw: its pet's text is in any script.
  private struct Job: Sendable {
    let announcement: Announcement
    let language: Language
    let width: Double
    /// Whether to encode the drawing as PNG, which takes most of the time.
    let isPNG: Bool

    /// Returns the layout and the drawing of the callout as JSON, SVG and PNG.
    func outputs(_ text: TextLayout<CommandMeasurer>) -> [[UInt8]] {
      guard let viewport = try? Viewport(width: 390, height: 844) else { return [] }
      var parameters = CalloutParameters()
      parameters.width = width
      guard
        var engine = try? CalloutEngine(
          text: text, parameters: parameters, words: Words(language))
      else { return [] }
      let layout = engine.layout(
        for: announcement, at: ScreenPoint(x: 195, y: 700), in: viewport)
      var json: [UInt8] = []
      layout.appendJSON(to: &json)
      let list = layout.displayList(photo: nil, from: &engine.typesetter.text)
      let png = isPNG ? (try? CairoWriter.png(list, scale: 0.5)) ?? [] : []
      return [json, SVGWriter.write(list), png]
    }
  }

  /// Texts in Latin, Cyrillic, Greek, Arabic, Hebrew, Devanagari, Thai, Japanese, Chinese, Korean and
  /// emoji, for which Chromium's line breaks were recorded.
  private static func jobs(count: Int) throws -> [Job] {
    struct Line: Decodable { let text: String }
    let lines = try String(contentsOfFile: fixturePath("text/wrap-torture.jsonl"), encoding: .utf8)
      .split(separator: "\n").map { try JSONDecoder().decode(Line.self, from: Data($0.utf8)).text }
    let widths = [120.0, 258, 600]
    return try (0..<count).map { index in
      var pet = Announcement(
        id: "pet-\(index)", coordinate: try Coordinate(latitude: 52, longitude: 21))
      pet.description = lines[index * 2 % lines.count]
      pet.petName = lines[(index * 2 + 1) % lines.count]
      return Job(
        announcement: pet, language: index.isMultiple(of: 2) ? .english : .polish,
        width: widths[index / 2 % widths.count], isPNG: index.isMultiple(of: 5))
    }
  }

  @Test func `callouts on eight threads have the bytes of callouts with newly opened fonts`() throws
  {
    let seed = UInt64.random(in: 0...UInt64.max)
    var random = SeededRandom(seed: seed)
    let jobs = try Self.jobs(count: 500)
    let expected = jobs.map { $0.outputs(TextLayout(measurer: .systemFonts)) }
    let engines = TextEngines(limit: 3)
    let orders = (0..<8).map { _ in jobs.indices.shuffled(using: &random).prefix(63) }
    let wrong = Monitor<[Int]>([])
    let threads = orders.compactMap { order in
      Thread {
        for index in order {
          let outputs = try? engines.lending(atMost: 600) { jobs[index].outputs($0.text) }
          if outputs != expected[index] { wrong.withLock { $0.append(index) } }
        }
      }
    }
    #expect(threads.count == 8)
    for thread in threads { thread.join() }
    #expect(wrong.withLock { $0 }.isEmpty, "seed \(seed)")
    #expect(expected.allSatisfy { $0.count == 3 && !$0[1].isEmpty })
    #expect(expected.filter { !$0[2].isEmpty }.count == 100)
  }

  @Test func `a request that finds no engine is asked to retry`() throws {
    let engines = TextEngines(limit: 1)
    #expect(throws: ServiceError.overloaded) {
      try engines.lending { (_) throws(ServiceError) in
        try engines.lending(atMost: 0) { _ in }
      }
    }
    #expect(try engines.lending { _ in 1 } == 1)
  }

  @Test func `only a short callout is laid out at once, and only if an engine is idle`() throws {
    let engines = TextEngines(limit: 1)
    let callouts = ServedCallouts(engines: engines)
    let request = try CalloutRequest(
      [QueryParameter(name: "viewport", value: "390x844")], on: .http)
    var pet = Announcement(
      id: "a", coordinate: try Coordinate(latitude: 52, longitude: 21), species: "DOG",
      status: .missing)
    #expect(try callouts.layout(of: pet, request, mayWait: false) == nil, "no open fonts")
    let expected = try #require(try callouts.layout(of: pet, request, mayWait: true))
    #expect(try callouts.layout(of: pet, request, mayWait: false) == expected)
    let other = try engines.lending { (_) throws(ServiceError) in
      try callouts.layout(of: pet, request, mayWait: false)
    }
    #expect(other == nil, "the engine is lent")
    pet.description = String(repeating: "犬", count: 400)
    #expect(try callouts.layout(of: pet, request, mayWait: false) == nil)
    #expect(try callouts.layout(of: pet, request, mayWait: true) != nil)
  }
}
