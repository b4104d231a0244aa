import PetMapKit
public import PetMapText

/// The glyphs for 256 consecutive characters, in the form in which map renderers load them for
/// labels.
///
/// MapLibre GL JS draws only ideographs with the browser's fonts, and all other characters from
/// ranges like this.
public enum GlyphRange {
  /// The number of characters in a range.
  public static let length: UInt32 = 256

  /// The height of the format's vertical origin above the baseline, in pixels at 24 per em. It
  /// centers capital letters on their line, as MapLibre's own glyphs do.
  private static let origin = 26

  /// Returns a range in Mapbox GL's glyph format, a protocol buffer. Characters that no font has
  /// are omitted.
  ///
  /// - Parameters:
  ///   - name: The name of the font in styles.
  ///   - start: The first character, a multiple of ``length``.
  /// - Complexity: O(*n*) for *n* pixels in all glyphs: about 0.2 seconds for Latin letters.
  public static func bytes<Measurer: TextMeasurer & GlyphSource>(
    named name: String, weight: FontWeight, from start: UInt32, measurer: inout Measurer
  ) -> [UInt8] {
    var stack = ProtobufBytes()
    stack.append(field: 1, text: name)
    stack.append(field: 2, text: "\(start)-\(start + length - 1)")
    let style = TextStyle(
      size: DistanceField.pixelsPerEm, weight: weight, lineHeight: DistanceField.pixelsPerEm)
    for character in start..<start + length where Unicode.Scalar(character) != nil {
      guard character > 0x1F, !(0x7F..<0xA0).contains(character) else { continue }
      let run = measurer.shape([character], 0..<1, style: style, direction: .leftToRight)
      if let glyph = glyph(of: character, run, &measurer) {
        stack.append(field: 3, bytes: glyph)
      }
    }
    var glyphs = ProtobufBytes()
    glyphs.append(field: 1, bytes: stack.bytes)
    return glyphs.bytes
  }

  private static func glyph<Measurer: GlyphSource>(
    of character: UInt32, _ run: ShapedRun, _ measurer: inout Measurer
  ) -> [UInt8]? {
    guard let part = run.glyphs?.first, part.glyphs.count == 1, part.glyphs[0].id != 0,
      !part.font.isColorBitmap
    else { return nil }
    let field = measurer.outline(of: part.glyphs[0].id, in: part.font).flatMap(DistanceField.init)
    var glyph = ProtobufBytes()
    glyph.append(field: 1, varint: UInt64(character))
    if let field { glyph.append(field: 2, bytes: field.bytes) }
    glyph.append(field: 3, varint: UInt64(field?.width ?? 0))
    glyph.append(field: 4, varint: UInt64(field?.height ?? 0))
    glyph.append(field: 5, varint: zigzag(field?.left ?? 0))
    glyph.append(field: 6, varint: zigzag(field.map { $0.top - origin } ?? 0))
    glyph.append(field: 7, varint: UInt64(max(0, (run.width + 0x8000) >> 16)))
    return glyph.bytes
  }

  private static func zigzag(_ number: Int) -> UInt64 {
    UInt64(ProtobufBytes.zigzag(Int32(number)))
  }
}
