// Runs the Apple target on Linux with the stand-ins in this folder, and checks its calls to the
// frameworks. tools/checks/apple builds and runs it; it exits with a nonzero status on failure.

import CoreLocation
import CoreText
import PetMapApple
import PetMapCallout
import PetMapAPI
import PetMapDrawing
import PetMapText
import SwiftUI

var failures = 0

@MainActor func expect(
  _ condition: Bool, _ message: @autoclosure () -> String, file: String = #filePath,
  line: Int = #line
) {
  guard !condition else { return }
  failures += 1
  print("\(file.split(separator: "/").suffix(3).joined(separator: "/")):\(line): \(message())")
}

@MainActor func lines(_ list: DisplayList, fonts: CoreTextFonts = .system) -> [String] {
  let drawing = Drawing()
  DisplayListPainter(list, fonts: fonts).draw(in: GraphicsContext(drawing))
  return drawing.lines
}

@MainActor func wait(until condition: () -> Bool, line: Int = #line) async {
  for _ in 0..<100_000 where !condition() { await Task.yield() }
  expect(condition(), "the condition never became true", line: line)
}

// The painter converts fills, strokes, shadows, clips, pictures, and text to graphics context
// calls.
let square = DrawingPath(ScreenRect(x: 0, y: 0, width: 2, height: 2))
let path = "M0.0 0.0L2.0 0.0L2.0 2.0L0.0 2.0Z"
var list = DisplayList(width: 100, height: 50)
list.title = "Map"
list.summary = "One pin"
list.fill(square, DrawingColor(0xFF0000, opacity: 0.5), rule: .evenOdd)
list.stroke(square, DrawingStroke(.black, width: 3, isRound: false, dashes: [1, 2]))
list.shadow(
  square,
  DrawingShadow(
    offset: ScreenOffset(dx: 0, dy: 0), blur: 14, color: DrawingColor(0, opacity: 0.4)))
list.clipped(square) { $0.fill(square, .white) }
list.fill(square, .white)
let drawn = lines(list)
expect(
  drawn == [
    "fill \(path) 1.0,0.0,0.0,0.5 evenodd",
    "stroke \(path) 0.0,0.0,0.0,1.0 3.0 butt miter [1.0, 2.0]",
    "layer [blur 7.0] opacity 0.4",
    "  fill \(path) 0.0,0.0,0.0,1.0",
    "fill \(path) 1.0,1.0,1.0,1.0 [clip \(path)]",
    "fill \(path) 1.0,1.0,1.0,1.0",
  ], drawn.joined(separator: "\n"))
let canvas = DisplayListView(list).node()
expect(
  canvas.modifiers == ["frame 100.0 50.0", "element", "label Map. One pin"],
  "\(canvas.modifiers)")

// Core Text draws a callout in the font it was measured with, halo first.
let fonts = CoreTextFonts(regular: "Inter-Regular", bold: "Inter-Bold")
var typesetter = CalloutTypesetter(measurer: CoreTextMeasurer(fonts: fonts))
var content = CalloutContent()
content.name = "Rex"
content.description = "שלום"
let layout = typesetter.layout(
  content, of: CalloutPin(id: "rex", latitude: 0, longitude: 0), at: ScreenPoint(x: 195, y: 600),
  in: try Viewport(width: 390, height: 844))
let photo = PictureFile(
  [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A, 0, 0, 0, 13, 0x49, 0x48, 0x44, 0x52]
    + [0, 0, 0, 4, 0, 0, 0, 2])
var callout = DisplayList(width: 390, height: 844)
var source = NoGlyphs()
CalloutDrawing(layout, photo: photo).draw(in: &callout, from: &source)
let card = lines(callout, fonts: fonts)
let texts = card.filter { $0.hasPrefix("line") }
expect(texts.count == 2, "\(texts)")
// At 16 pixels, the ascent is 12 and the descent 4 in a line height of 20. The card's left edge is
// at 66, the text's at 87.
expect(
  texts.first?.hasPrefix("line Rex at 87.0 ") == true
    && texts.first?.contains(" d-1.0 Inter-Bold 16.0 bidi 0 ") == true, texts.first ?? "")
// Four 7-pixel glyphs, right-aligned in a width of 216.
expect(
  texts.dropFirst().first?.contains("at 275.0 ") == true
    && texts.dropFirst().first?.contains("bidi 1") == true, texts.dropFirst().first ?? "")
expect(
  card.contains { $0.hasPrefix("image of 24 bytes up in 75.0 362.0 240.0 120.0") },
  card.joined(separator: "\n"))

var haloed = DisplayList(width: 10, height: 10)
var setter = TextLayout(measurer: CoreTextMeasurer())
let small = TextStyle(size: 10, weight: .regular, lineHeight: 12)
for line in setter.layout("A", style: small, width: 100).lines {
  haloed.line(
    line, style: small, direction: .leftToRight, color: .black, x: 1, y: 2,
    halo: DrawingStroke(.white, width: 2), from: &source)
}
let halo = lines(haloed)
expect(
  halo == [
    "line A at 1.0 2.0 d-1.0 system 10.0 bidi 0 rgba 1.0,1.0,1.0,1.0 stroke 20.0%",
    "line A at 1.0 2.0 d-1.0 system 10.0 bidi 0 rgba 0.0,0.0,0.0,1.0",
  ], "\(halo)")

// The measurer.
var measurer = CoreTextMeasurer()
let style = TextStyle(size: 16, weight: .bold, lineHeight: 20)
let metrics = measurer.verticalMetrics(of: style)
expect(metrics == VerticalMetrics(ascent: 12, descent: 4), "\(metrics)")
let text = "ae\u{301}🐕b".unicodeScalars.map(\.value)
for direction in [TextDirection.leftToRight, .rightToLeft] {
  let run = measurer.shape(text, 0..<5, style: style, direction: direction)
  expect(run.scalars.map(\.advance) == [8, 8, 0, 8, 8].map { $0 * 65_536 }, "\(run.scalars)")
}
_ = measurer.shape([0x61, 0xFFFF], 0..<2, style: style, direction: .leftToRight)
expect(measurer.warnings == [.missingGlyph(0xFFFF)], "\(measurer.warnings)")
expect(measurer.wordStarts(Array(repeating: 0xE01, count: 7)) == [0, 3, 6], "word starts")
expect(CoreTextMeasurer(fonts: fonts).fonts.contains("Inter-Bold"), "the fonts' names")
expect(fonts != .system && fonts == CoreTextFonts(regular: "Inter-Regular", bold: "Inter-Bold"), "")

// The screens of the sample app.
try await Screens().check()

// The location provider: authorization, then a position for all waiting callers; denial; a
// canceled task.
let provider = CoreLocationProvider()
guard let manager = CLLocationManager.last else { fatalError("no manager") }
let first = Task { await provider.position() }
let second = Task { await provider.position() }
await wait { manager.calls == ["access"] }
CLLocationManager.status = .authorizedWhenInUse
manager.delegate?.locationManagerDidChangeAuthorization(manager)
await wait { manager.calls == ["access", "position"] }
manager.delegate?.locationManager(
  manager,
  didUpdateLocations: [
    CLLocation(latitude: 1, longitude: 2), CLLocation(latitude: 52.2297, longitude: 21.0122),
  ])
for task in [first, second] {
  let result = await task.value
  expect(result == .position(latitude: 52.2297, longitude: 21.0122), "\(result)")
}
let denied = Task { await provider.position() }
await wait { manager.calls.count == 3 }
manager.delegate?.locationManager(manager, didFailWithError: CLError(.denied))
let denial = await denied.value
expect(denial == .denied, "\(denial)")
let canceled = Task { await provider.position() }
await wait { manager.calls.count == 4 }
canceled.cancel()
let outcome = await canceled.value
expect(outcome == .failed, "\(outcome)")
await wait { manager.calls.last == "stop" }

// A photo for an upload is decoded upright and written without the metadata of its file.
let upload = UploadPhoto.jpeg([1, 2]).map { String(decoding: $0, as: UTF8.self) }
expect(
  upload == "public.jpeg: always true, size 2048, transform true; quality 0.85", "\(upload ?? "")")
expect(UploadPhoto.jpeg([]) == nil, "an empty file")

if failures > 0 { exit(1) }
print("petmap: the Apple target passes all checks with the stand-ins")
