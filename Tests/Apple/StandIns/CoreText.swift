// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation, AlwaysUseLowerCamelCase
// Stand-ins for the parts of Core Text that the Apple target uses, with the same signatures. Each
// code unit is a glyph with an advance of half the font size; surrogate pairs, and U+0301 with the
// preceding unit, are one glyph.

@_exported public import CoreGraphics

public enum CTFontUIFontType: UInt32 { case system = 2, emphasizedSystem = 3 }

public final class CTFont {
  public let name: String
  public let size: CGFloat
  init(_ name: String, _ size: CGFloat) { (self.name, self.size) = (name, size) }
}
public func CTFontCreateUIFontForLanguage(
  _ uiType: CTFontUIFontType, _ size: CGFloat, _ language: CFString?
) -> CTFont? { CTFont(uiType == .system ? "system" : "system bold", size) }
public func CTFontCreateWithName(
  _ name: CFString, _ size: CGFloat, _ matrix: UnsafePointer<CGAffineTransform>?
) -> CTFont { CTFont(String(decoding: name.units, as: UTF16.self), size) }
public func CTFontGetAscent(_ font: CTFont) -> CGFloat { font.size * 0.75 }
public func CTFontGetDescent(_ font: CTFont) -> CGFloat { font.size * 0.25 }

public let kCTFontAttributeName = CFString(Array("font".utf16))
public let kCTForegroundColorAttributeName = CFString(Array("color".utf16))
public let kCTStrokeColorAttributeName = CFString(Array("stroke".utf16))
public let kCTStrokeWidthAttributeName = CFString(Array("width".utf16))
public let kCTWritingDirectionAttributeName = CFString(Array("bidi".utf16))

public final class CTRun {
  let glyphs: [(id: CGGlyph, advance: CGFloat, index: Int)]
  init(_ glyphs: [(CGGlyph, CGFloat, Int)]) { self.glyphs = glyphs }
}
public final class CTLine {
  let string: CFAttributedString
  let runs: [CTRun]

  init(_ string: CFAttributedString) {
    self.string = string
    let size = (string.value(kCTFontAttributeName) as? CTFont)?.size ?? 0
    var glyphs: [(CGGlyph, CGFloat, Int)] = []
    for (index, unit) in string.units.enumerated() {
      if unit == 0x301 || 0xDC00...0xDFFF ~= unit { continue }
      glyphs.append((unit == 0xFFFF ? 0 : unit, size / 2, index))
    }
    let numbers = string.value(kCTWritingDirectionAttributeName) as? NSArray
    let direction = (numbers?[0] as? NSNumber)?.intValue ?? 0
    if direction & 1 == 1 { glyphs.reverse() }
    // More than one run, as with fallback fonts.
    runs = [CTRun(Array(glyphs.prefix(2))), CTRun(Array(glyphs.dropFirst(2)))]
  }
}
public func CTLineCreateWithAttributedString(_ attrString: CFAttributedString) -> CTLine {
  CTLine(attrString)
}
public func CTLineGetGlyphRuns(_ line: CTLine) -> CFArray { CFArray(line.runs) }
public func CTLineDraw(_ line: CTLine, _ context: CGContext) {
  let string = line.string
  let color = (string.value(kCTForegroundColorAttributeName) as? CGColor)?.channels ?? []
  let font = string.value(kCTFontAttributeName) as? CTFont
  let bidi = (string.value(kCTWritingDirectionAttributeName) as? NSArray)?[0] as? NSNumber
  var text = "line \(String(decoding: string.units, as: UTF16.self))"
  text += " at \(context.textPosition.x) \(context.textPosition.y) d\(context.textMatrix.d)"
  text += " \(font?.name ?? "") \(font?.size ?? 0) bidi \(bidi?.intValue ?? -1)"
  text += " rgba \(color.map { "\($0)" }.joined(separator: ","))"
  if let width = string.value(kCTStrokeWidthAttributeName) as? NSNumber {
    text += " stroke \(width.doubleValue)%"
  }
  context.log.append(text)
}
public func CTRunGetGlyphCount(_ run: CTRun) -> CFIndex { run.glyphs.count }
public func CTRunGetGlyphs(
  _ run: CTRun, _ range: CFRange, _ buffer: UnsafeMutablePointer<CGGlyph>
) { for (index, glyph) in run.glyphs.enumerated() { buffer[index] = glyph.id } }
public func CTRunGetAdvances(
  _ run: CTRun, _ range: CFRange, _ buffer: UnsafeMutablePointer<CGSize>
) {
  for (index, glyph) in run.glyphs.enumerated() {
    buffer[index] = CGSize(width: glyph.advance, height: 0)
  }
}
public func CTRunGetStringIndices(
  _ run: CTRun, _ range: CFRange, _ buffer: UnsafeMutablePointer<CFIndex>
) { for (index, glyph) in run.glyphs.enumerated() { buffer[index] = glyph.index } }
