import PetMapParameters
import PetMapRequests
import Testing

@Suite struct RequestNamesTests {
  private static func problem<Request: ParameterSet>(
    _ request: Request.Type, _ name: String, _ value: String = "1"
  ) -> ParameterProblem? {
    do {
      _ = try Request([QueryParameter(name: name, value: value)])
      return nil
    } catch {
      return error.name == name ? error.problem : nil
    }
  }

  @Test func `another spelling of a name is an error that suggests the name`() {
    #expect(Self.problem(ListRequest.self, "sourceId") == .misspelled("source-id"))
    #expect(Self.problem(PinRequest.self, "Bbox") == nil)
  }

  @Test(arguments: ["polygon", "where", "textScale", "text-scale", "viewport", "cursor", "range"])
  func `a name of another operation is an error`(name: String) {
    #expect(Self.problem(PinRequest.self, name) == .notOffered)
  }

  @Test func `unknown names are ignored, except in OGC API Features`() {
    for name in ["foo", "LAT", "utm_source", "_", ""] {
      #expect(Self.problem(PinRequest.self, name) == nil)
      #expect(Self.problem(ListRequest.self, name) == nil)
      #expect(Self.problem(FeatureRequest.self, name) == .unknown)
      #expect(Self.problem(DocumentRequest.self, name) == .unknown)
    }
    #expect(Self.problem(FeatureRequest.self, "sort") == .unknown)
  }

  @Test func `a page ignores all of them`() {
    let names = ["textScale", "sourceId", "foo", "sort", "bbox", "limit"]
    let query = names.map { QueryParameter(name: $0, value: "1") }
    #expect(PageState(dropping: query).query.isEmpty)
  }
}
