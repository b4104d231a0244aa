import PetMapCallout
import PetMapDrawing
import PetMapGeo
import PetMapKit
import PetMapAnnouncements
import PetMapAPI

/// A callout engine retained by the page.
final class RetainedEngine {
  var engine: CalloutEngine<PageMeasurer>

  init(_ engine: CalloutEngine<PageMeasurer>) { self.engine = engine }
}

/// Creates a callout engine.
@_expose(wasm, "calloutsMake") @_cdecl("petmap_callouts_make")
package func exportCalloutsMake(
  _ memory: UnsafeMutableRawPointer, _ numbers: UnsafePointer<Double>,
  _ texts: UnsafePointer<UInt8>, _ textCount: Int32
) -> Int32 {
  unsafe Results(memory).run { (results) throws(Problem) in
    unsafe results.retain(RetainedEngine(try Request(numbers, texts, textCount).engine()))
  }
}

/// Returns the callout layout of an announcement whose pin is at a point, as JSON.
@_expose(wasm, "calloutsLayout") @_cdecl("petmap_callouts_layout")
package func exportCalloutsLayout(
  _ memory: UnsafeMutableRawPointer, _ engine: UnsafeMutableRawPointer,
  _ petNumbers: UnsafePointer<Double>, _ petTexts: UnsafePointer<UInt8>,
  _ numbers: UnsafePointer<Double>, _ texts: UnsafePointer<UInt8>, _ textCount: Int32
) -> Int32 {
  unsafe Results(memory).run { (results) throws(Problem) in
    let request = unsafe Request(numbers, texts, textCount)
    var reader = unsafe TextReader(petTexts)
    let layout = unsafe retained(engine, as: RetainedEngine.self).engine.layout(
      for: try Announcement(petNumbers, &reader), at: try request.point(),
      in: try request.viewport(), previous: request.previous)
    results.set { layout.appendJSON(to: &$0, drawing: request[layoutHasDrawing] == 1) }
  }
}

/// The valid widths and heights of arbitrary content in CSS pixels.
private let contentLengths = 0.0...1_000_000

/// Returns the placement of arbitrary content as JSON.
@_expose(wasm, "place") @_cdecl("petmap_place")
package func exportPlace(
  _ memory: UnsafeMutableRawPointer, _ numbers: UnsafePointer<Double>,
  _ texts: UnsafePointer<UInt8>, _ textCount: Int32
) -> Int32 {
  unsafe Results(memory).run { (results) throws(Problem) in
    let request = unsafe Request(numbers, texts, textCount)
    let placement = CalloutPlacement(
      width: try request.number(contentWidth, in: contentLengths),
      height: try request.number(contentHeight, in: contentLengths), pin: try request.point(),
      in: try request.viewport(), marker: try request.marker(), previous: request.previous)
    results.set { placement.appendJSON(to: &$0) }
  }
}
