/// One line of laid-out text.
///
/// Lines share the bytes of their text, so that breaking it anew copies none.
public struct TextLine: Sendable {
  /// The whole text.
  private let source: LineSource
  private let place: LinePlace

  init(_ source: LineSource, _ place: LinePlace) {
    self.source = source
    self.place = place
  }

  /// Where the line begins in the text as given, in UTF-16 code units.
  public var utf16Start: Int { Int(place.utf16Start) }
  /// The line's left edge in CSS pixels from the left edge of the block; right-to-left
  /// paragraphs stand at the right.
  public var x: Double { place.x }
  /// The line's width in CSS pixels, without the spaces that hang at its end.
  public var width: Double { place.width }

  /// What the line shows, in logical order: white space collapsed, no space at its ends.
  ///
  /// A line that breaks at a soft hyphen ends with it (U+00AD): a hyphen is to be drawn there,
  /// and `width` has room for it.
  ///
  /// - Complexity: O(n) in the length of the line.
  public var text: String { String(decoding: utf8, as: UTF8.self) }

  /// The same as UTF-8.
  var utf8: ArraySlice<UInt8> { source.utf8[place.bytes] }

  /// The bidi level of each of the text's scalars, resolved in its paragraph; empty where the
  /// whole text runs to the right.
  package var levels: ArraySlice<UInt8> {
    source.levels.isEmpty ? [] : source.levels[place.scalars]
  }
}

extension TextLine: Hashable {
  public static func == (left: TextLine, right: TextLine) -> Bool {
    left.utf16Start == right.utf16Start && left.x == right.x && left.width == right.width
      && left.utf8 == right.utf8 && left.levels == right.levels
  }

  public func hash(into hasher: inout Hasher) {
    hasher.combine(utf16Start)
    hasher.combine(x)
    hasher.combine(width)
    hasher.combine(utf8)
    hasher.combine(levels)
  }
}

/// The lines of a block from top to bottom.
public struct TextLines: RandomAccessCollection, Sendable, Hashable {
  let source: LineSource
  let places: LinePlaces

  public var startIndex: Int { 0 }
  public var endIndex: Int { places.count }
  public subscript(index: Int) -> TextLine { TextLine(source, places[index]) }

  public static func == (left: TextLines, right: TextLines) -> Bool {
    left.elementsEqual(right)
  }

  public func hash(into hasher: inout Hasher) {
    hasher.combine(count)
    for line in self { hasher.combine(line) }
  }
}

/// A text broken into lines.
public struct TextBlock: Sendable, Hashable {
  /// The lines from top to bottom.
  public private(set) var lines: TextLines
  /// The base direction of the text: that of its first strong character.
  public let direction: TextDirection
  /// The sum of the line heights in CSS pixels.
  public let height: Double
  /// How far below the top of each line its baseline lies, in CSS pixels.
  public let baseline: Double

  init(lines: TextLines, direction: TextDirection, lineHeight: Double, baseline: Double) {
    self.lines = lines
    self.direction = direction
    self.height = Double(lines.places.count) * lineHeight
    self.baseline = baseline
  }

  init(_ places: LinePlaces, of text: TextParts) {
    self.init(
      lines: TextLines(source: text.source, places: places), direction: text.direction,
      lineHeight: text.style.lineHeight, baseline: text.baseline)
  }

  /// The block with the left edge of its lines elsewhere.
  package func moved(to x: Double) -> TextBlock {
    var places = LinePlaces()
    for index in lines.places.indices {
      var place = lines.places[index]
      place.x = x
      places.append(place)
    }
    var block = self
    block.lines = TextLines(source: lines.source, places: places)
    return block
  }
}
