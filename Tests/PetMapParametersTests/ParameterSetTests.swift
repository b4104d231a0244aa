import PetMapAnnouncements
import PetMapParameters
import Testing

/// A set with a parameter of each kind that the mechanism distinguishes.
struct SearchRequest: ParameterSet, Equatable {
  enum Size: String, CaseIterable, Sendable {
    case small
    case large
  }

  var text: String?
  var limit = 10
  var size = Size.small
  var statuses: [AnnouncementStatus]?
  var isExact = false
  var since: CalendarDate?
  var until: CalendarDate?
  var file: String?

  mutating func visit(_ visitor: inout some ParameterVisitor) throws(ParameterError) {
    visitor.group("Search")
    try visitor.visit(&text, "text", .text(8), "Find this text; see `size`.", .search)
    try visitor.visit(&limit, "limit", .integer(1...20), "Return at most N results.", .notEmpty)
    visitor.group("Filter")
    try visitor.visit(&size, "size", .choice(), "Set the size.")
    try visitor.visit(&statuses, "status", .list(of: .status), "Include only these.")
    try visitor.visit(&isExact, "exact", .flag, "Ignore nothing.")
    try visitor.visit(&since, "since", .date, "Begin with this date.")
    try visitor.visit(&until, "until", .date, "End with this date.")
    try visitor.visit(
      &file, "file", .text(), "Read this file.", .only(.commandLine, elsewhere: "-"))
  }

  func check() throws(ParameterError) {
    if let since, let until, since > until { throw ParameterError("since", .after("until")) }
    if isExact, text == nil { throw ParameterError("exact", .requires("text")) }
  }
}

struct ParameterSetTests {
  private func read(
    _ query: String, on surface: Surface = .http
  ) throws(ParameterError) -> SearchRequest {
    try SearchRequest(parameters(query), on: surface) { $0 == "zoom" }
  }

  private func parameters(_ query: String) -> [QueryParameter] {
    query.split(separator: "&").map { item in
      let parts = item.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
      return QueryParameter(name: String(parts[0]), value: parts.count > 1 ? String(parts[1]) : "")
    }
  }

  @Test func `values are read, and the others are the defaults`() throws {
    let request = try read("text=rex&size=LARGE&status=missing, found&status=found&exact")
    #expect(request.text == "rex")
    #expect(request.limit == 10)
    #expect(request.size == .large)
    #expect(request.statuses == [.missing, .found])
    #expect(request.isExact)
  }

  @Test(
    arguments: [
      ("text=123456789", "text", .tooLong(8)),
      ("text=a&text=b", "text", .repeated),
      ("limit=", "limit", .empty),
      ("limit=0", "limit", .outOfRange),
      ("limit=99999999999999999999", "limit", .outOfRange),
      ("limit=+5", "limit", .malformed),
      ("limit=5.0", "limit", .malformed),
      ("size=medium", "size", .malformed),
      ("status=missing,", "status", .malformed),
      ("exact=yes", "exact", .malformed),
      ("exact=true", "exact", .requires("text")),
      ("since=2024-03-01&until=2024-02-29", "since", .after("until")),
      ("since=2023-02-29", "since", .malformed),
      ("file=a.csv", "file", .notOffered),
      ("zoom=3", "zoom", .notOffered),
    ] as [(String, String, ParameterProblem)])
  func `an invalid parameter is reported by name`(
    query: String, name: String, problem: ParameterProblem
  ) {
    let error = #expect(throws: ParameterError.self) { try read(query) }
    #expect(error?.name == name)
    #expect(error?.problem == problem)
    // On a page, the other parameters remain.
    let page = SearchRequest(dropping: parameters(query + "&until=2024-02-29&size=large"))
    #expect(page.size == (name == "size" ? .small : .large))
  }

  @Test func `an empty value is absent, except on a command line`() throws {
    #expect(try read("text=&text=rex&since=").text == "rex")
    #expect(throws: ParameterError("text", .empty, shape: .text(scalars: 8))) {
      try read("text=", on: .commandLine)
    }
  }

  @Test func `unknown names and what a surface does anyway are ignored`() throws {
    #expect(try read("foo=1&foo=2&TEXT=x&file=-") == SearchRequest())
  }

  @Test func `dropped parameters do not affect the others`() {
    let request = SearchRequest(
      dropping: parameters("since=2024-03-01&until=2024-02-29&text=rex&limit=x&exact=1&zoom=1"))
    #expect(request.since == nil)
    #expect(request.until == nil)
    #expect(request.text == "rex")
    #expect(request.limit == 10)
    #expect(request.isExact)
  }

  @Test func `definitions list what a surface offers`() {
    let definitions = SearchRequest.definitions(on: .http)
    #expect(
      definitions.map(\.name)
        == ["text", "limit", "size", "status", "exact", "since", "until"])
    #expect(definitions.prefix(2).allSatisfy { $0.group == "Search" })
    #expect(definitions.dropFirst(2).allSatisfy { $0.group == "Filter" })
    #expect(definitions[1].defaultText == "10")
    #expect(definitions[2].placeholder == "small|large")
    #expect(definitions[0].help(naming: { "--\($0)" }) == "Find this text; see --size.")
    #expect(SearchRequest.definitions(on: .commandLine).last?.name == "file")
  }

  @Test func `a request is written so that it is read as the same request`() throws {
    var request = SearchRequest()
    #expect(request.query == [])
    request.text = "rex"
    request.statuses = [.found, .closed]
    request.since = CalendarDate(iso: "2024-02-29")
    #expect(
      request.query.map { "\($0.name)=\($0.value)" }
        == ["text=rex", "status=found,closed", "since=2024-02-29"])
    #expect(try SearchRequest(request.query, on: .http) == request)
  }
}
