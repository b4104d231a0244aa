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
    let request = try unsafe Request(numbers, texts, textCount)
    var reader = unsafe TextReader(petTexts)
    let layout = unsafe retained(engine, as: RetainedEngine.self).engine.layout(
      for: Announcement(petNumbers, &reader), at: request.point,
      in: try request.viewport(), previous: request.previous, options: request.options)
    results.set { layout.appendJSON(to: &$0, drawing: request[layoutHasDrawing] == 1) }
  }
}

/// Returns the placement of arbitrary content as JSON.
@_expose(wasm, "place") @_cdecl("petmap_place")
package func exportPlace(
  _ memory: UnsafeMutableRawPointer, _ numbers: UnsafePointer<Double>,
  _ texts: UnsafePointer<UInt8>, _ textCount: Int32
) -> Int32 {
  unsafe Results(memory).run { (results) throws(Problem) in
    let request = try unsafe Request(numbers, texts, textCount)
    let placement = CalloutPlacement(
      width: request[contentWidth], height: request[contentHeight], pin: request.point,
      in: try request.viewport(), marker: request.marker, arrow: request.arrow,
      previous: request.previous, options: request.options)
    results.set { placement.appendJSON(to: &$0) }
  }
}
