import CHarfBuzz
import PetMapCallout

/// A font file opened by HarfBuzz.
@safe final class Font {
  let face: FontFace
  private let handle: OpaquePointer
  let unitsPerEm: Double

  /// Opens a face; nil if the file is no font or HarfBuzz is not there.
  init?(_ face: FontFace) {
    guard let handle = unsafe petmap_font_open(face.path, UInt32(face.index)) else { return nil }
    self.face = face
    unsafe self.handle = handle
    unitsPerEm = unsafe Double(petmap_font_units_per_em(handle))
  }

  deinit { unsafe petmap_font_close(handle) }

  /// Whether HarfBuzz is there.
  static var isAvailable: Bool { petmap_harfbuzz_open() }

  /// Whether the font has a glyph for a character.
  func has(_ scalar: UInt32) -> Bool {
    unsafe petmap_font_glyph(handle, scalar) != 0
  }

  /// The reach above and below the baseline in em, both positive.
  func reach() -> (ascent: Double, descent: Double) {
    var ascent: Int32 = 0
    var descent: Int32 = 0
    unsafe petmap_font_reach(handle, &ascent, &descent)
    return (Double(ascent) / unitsPerEm, Double(descent) / unitsPerEm)
  }

  /// The font size as FreeType knows it, which Chromium takes advances from: font units are
  /// multiplied by a factor of 16.16 bits for 1/64 pixel, itself rounded.
  private func scale(_ size: Double) -> Int32 {
    let factor = ((size * 64).rounded() * 65_536 / unitsPerEm).rounded()
    return Int32((factor * unitsPerEm / 64).rounded())
  }

  /// Shapes `text[range]` and hands over the glyphs from left to right, their clusters as places
  /// in `text`, lengths in 1/65,536 pixel.
  func shape(
    _ text: [UInt32], _ range: Range<Int>, size: Double, direction: TextDirection,
    _ body: (UnsafeBufferPointer<petmap_glyph>) -> Void
  ) {
    var glyphs: UnsafePointer<petmap_glyph>?
    let count = unsafe text.withUnsafeBufferPointer { text in
      unsafe petmap_font_shape(
        handle, scale(size), text.baseAddress, Int32(text.count),
        UInt32(range.lowerBound), Int32(range.count), direction == .rightToLeft, &glyphs)
    }
    unsafe body(UnsafeBufferPointer(start: glyphs, count: Int(count)))
  }

  /// The outline of a glyph; nil if it is empty.
  func outline(of glyph: UInt32) -> GlyphOutline? {
    var steps: UnsafePointer<petmap_outline_step>?
    let count = unsafe petmap_font_outline(handle, glyph, &steps)
    guard count > 0 else { return nil }
    var commands: [OutlineCommand] = []
    commands.reserveCapacity(Int(count))
    let buffer = unsafe UnsafeBufferPointer(start: steps, count: Int(count))
    for index in buffer.indices {
      let step = unsafe buffer[index]
      let x = Double(step.x)
      let y = Double(step.y)
      switch step.kind {
      case 0: commands.append(.move(x: x, y: y))
      case 1: commands.append(.line(x: x, y: y))
      case 2:
        commands.append(
          .quadratic(controlX: Double(step.x1), controlY: Double(step.y1), x: x, y: y))
      case 3:
        commands.append(
          .cubic(
            controlX1: Double(step.x1), controlY1: Double(step.y1), controlX2: Double(step.x2),
            controlY2: Double(step.y2), x: x, y: y))
      default: commands.append(.close)
      }
    }
    return GlyphOutline(commands: commands, unitsPerEm: unitsPerEm)
  }

  /// The picture of a glyph in a colour bitmap font.
  func bitmap(of glyph: UInt32) -> GlyphBitmap? {
    var bytes: UnsafePointer<UInt8>?
    var extents: [Int32] = [0, 0, 0, 0]
    let count = unsafe petmap_font_picture(handle, glyph, &bytes, &extents)
    guard count > 0, let bytes = unsafe bytes else { return nil }
    let png = unsafe Array(UnsafeBufferPointer(start: bytes, count: Int(count)))
    return GlyphBitmap(
      png: png, left: Double(extents[0]) / unitsPerEm, top: Double(extents[1]) / unitsPerEm,
      width: Double(extents[2]) / unitsPerEm, height: Double(extents[3]) / unitsPerEm)
  }
}
