import PetMapFiles
import Testing

/// Tests GeoJSON text sequences (RFC 8142) and other sequences of feature collections.
struct JSONSequenceTests {
  private func feature(_ id: String) -> String {
    #"{"type":"Feature","geometry":{"type":"Point","coordinates":[1,2]},"properties":{"id":"\#(id)"}}"#
  }

  private func collection(_ ids: String...) -> String {
    #"{"type":"FeatureCollection","features":[\#(ids.map(feature).joined(separator: ","))]}"#
  }

  private func ids(_ texts: [String], name: String = "pets.geojsons") throws -> [String] {
    let isSequence = name == "pets.geojsons" || name == "pets.geojson"
    let text = texts.map { (isSequence ? "\u{1E}" : "") + $0 + "\n" }.joined()
    let result = try readAll(text: text, name: name)
    #expect(result.report.skipped == 0)
    return result.ids
  }

  @Test(arguments: ["pets.geojsons", "pets.geojson", "pets.ndjson"])
  func `a sequence contains features, collections, or both`(name: String) throws {
    #expect(try ids([feature("a"), feature("b")], name: name) == ["a", "b"])
    #expect(try ids([collection("a", "b"), collection("c")], name: name) == ["a", "b", "c"])
    #expect(try ids([collection("a", "b"), feature("c")], name: name) == ["a", "b", "c"])
    #expect(try ids([feature("a"), collection("b"), collection()], name: name) == ["a", "b"])
  }

  @Test func `a collection may follow many features`() throws {
    let many = (0..<500).map { feature("\($0)") }
    #expect(try ids(many + [collection("a", "b")]).suffix(3) == ["499", "a", "b"])
  }

  @Test func `texts of a sequence may have several lines`() throws {
    #expect(
      try ids([
        collection("a").replacing(",", with: ",\n"), feature("b").replacing(":", with: ":\n"),
      ])
        == ["a", "b"])
  }
}
