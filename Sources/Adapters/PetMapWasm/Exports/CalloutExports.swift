import PetMapCallout
import PetMapDrawing
import PetMapGeo
import PetMapKit
import PetMapReports

/// A callout engine that the page holds.
final class HeldEngine {
  var engine: CalloutEngine<PageMeasurer>

  init(_ engine: CalloutEngine<PageMeasurer>) { self.engine = engine }
}

extension Request {
  /// An engine that measures with the page's function under a name of fonts, or without one with the
  /// built-in table.
  func engine(fonts: String?) throws(Problem) -> CalloutEngine<PageMeasurer> {
    let (parameters, language) = try card()
    let measurer = PageMeasurer(pageFonts: fonts)
    do throws(CalloutParameterError) {
      return try CalloutEngine(measurer: measurer, parameters: parameters, language: language)
    } catch {
      if case .repeatedField(let kind) = error {
        throw Problem("fields: \(kind.name) stands twice")
      }
      throw Problem("marker: its lengths are not in range")
    }
  }

  func announcement(_ name: String) throws(Problem) -> Announcement {
    guard let value = self[name] else { throw Problem("\(name): missing") }
    do throws(EntryProblem.Reason) {
      return try AnnouncementDecoder.announcement(value)
    } catch {
      throw Problem("\(name): \(error.words)")
    }
  }
}

extension EntryProblem.Reason {
  var words: String {
    switch self {
    case .notAnObject: "not an object"
    case .missing(let member): "\(member) is missing"
    case .wrongType(let member): "\(member) has the wrong type"
    case .badValue(let member): "\(member) has no valid value"
    case .duplicate: "repeated id"
    }
  }
}

/// A callout engine.
@_expose(wasm, "calloutsMake") @_cdecl("petmap_callouts_make")
func exportCalloutsMake(
  _ memory: UnsafeMutableRawPointer, _ request: UnsafePointer<UInt8>, _ count: Int32
) -> Int32 {
  Results(memory).answer { (results) throws(Problem) in
    let request = try Request(request, count, members: Request.cardMembers + ["fonts"])
    results.hold(HeldEngine(try request.engine(fonts: try request.text("fonts"))))
  }
}

/// The layout's JSON for an announcement whose pin stands at a point.
@_expose(wasm, "calloutsLayout") @_cdecl("petmap_callouts_layout")
func exportCalloutsLayout(
  _ memory: UnsafeMutableRawPointer, _ engine: UnsafeMutableRawPointer,
  _ request: UnsafePointer<UInt8>, _ count: Int32
) -> Int32 {
  Results(memory).answer { (results) throws(Problem) in
    let request = try Request(
      request, count, members: ["announcement", "at", "viewport", "insets", "previous"])
    let layout = held(engine, as: HeldEngine.self).engine.layout(
      for: try request.announcement("announcement"), at: try request.point("at"),
      in: try request.viewport(), previous: try request.previousSide())
    results.set { layout.appendJSON(to: &$0) }
  }
}

/// The placement's JSON for content of any kind.
@_expose(wasm, "place") @_cdecl("petmap_place")
func exportPlace(
  _ memory: UnsafeMutableRawPointer, _ request: UnsafePointer<UInt8>, _ count: Int32
) -> Int32 {
  Results(memory).answer { (results) throws(Problem) in
    let request = try Request(
      request, count,
      members: ["size", "at", "viewport", "insets", "marker", "gap", "previous"])
    guard let size = try request.object("size", members: ["width", "height"]) else {
      throw Problem("size: missing")
    }
    let placement = CalloutPlacement(
      width: try size.number("width", 0...1e6), height: try size.number("height", 0...1e6),
      pin: try request.point("at"), in: try request.viewport(), marker: try request.marker(),
      previous: try request.previousSide())
    results.set { placement.appendJSON(to: &$0) }
  }
}
