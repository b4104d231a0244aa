/// How far the words of a text have been placed, and what is the same for all of them.
@safe struct WordPlacing {
  typealias Segment = TextParts.Segment

  /// The collapsed text, readable seven bytes beyond its end.
  let text: UnsafeRawPointer
  /// The bidi level of each scalar; none if all run to the right.
  let levels: [UInt8]
  /// The place of the style.
  let variant: Int
  /// The width of a space in 1/65,536 pixel.
  let space: Int32
  let scratch: TextScratch

  /// Where the next word begins.
  var place = TextPlace()
  /// The UTF-16 code units before it in the collapsed text.
  var utf16: Int32 = 0
  /// The script of the last character that has one of its own.
  var script: UInt8 = 0
  /// Whether a single space stands between the last character and the next word.
  var joins = false
  /// Whether a line must end behind the word.
  var endsHard = false
  private(set) var segmentCount = 0

  // As `scratch` has them.
  private var segments: UnsafeMutablePointer<Segment>
  private var edges: UnsafeMutablePointer<Int64>
  private var segmentCapacity: Int

  init(
    text: UnsafeRawPointer, levels: [UInt8], variant: Int, space: Int32, scratch: TextScratch
  ) {
    unsafe self.text = text
    self.levels = levels
    self.variant = variant
    self.space = space
    self.scratch = scratch
    unsafe segments = scratch.segments
    unsafe edges = scratch.edges
    segmentCapacity = scratch.segmentCapacity
  }

  /// Whether there are levels.
  var hasLevels: Bool { !levels.isEmpty }

  /// The level of a scalar.
  @inline(__always)
  func level(_ position: Int) -> UInt8 { levels.isEmpty ? 0 : levels[position] }

  /// Whether all of these scalars have one level.
  func haveOneLevel(_ range: Range<Int>) -> Bool {
    guard hasLevels else { return true }
    for position in range where levels[position] != levels[range.lowerBound] { return false }
    return true
  }

  /// Appends a segment that begins at `place.begin` and moves on by its width.
  @inline(__always)
  mutating func append(_ segment: Segment) {
    if segmentCount == segmentCapacity { grow() }
    unsafe segments[segmentCount] = segment
    unsafe edges[segmentCount] = segment.begin &+ segment.content
    segmentCount &+= 1
    place.begin &+= segment.content &+ segment.trailing
  }

  private mutating func grow() {
    scratch.growSegments()
    unsafe segments = scratch.segments
    unsafe edges = scratch.edges
    segmentCapacity = scratch.segmentCapacity
  }

  /// A segment so far.
  @inline(__always)
  func segment(_ index: Int) -> Segment {
    precondition(index >= 0 && index < segmentCount)
    return unsafe segments[index]
  }

  /// Widens the space behind the last segment.
  @inline(__always)
  mutating func widen(by width: Int32) {
    guard segmentCount > 0 else { return }
    unsafe segments[segmentCount &- 1].trailing &+= Int64(width)
    place.begin &+= Int64(width)
  }

  /// Ends the last segment with the separator behind its word.
  @inline(__always)
  mutating func end(with width: Int32, flags: UInt8) {
    guard segmentCount > 0 else { return }
    let last = segmentCount &- 1
    let position = place.scalar
    unsafe segments[last].end = position &+ 1
    unsafe segments[last].flags |= flags
    widen(by: width)
    joins = unsafe segments[last].contentEnd == position && segments[last].start < position
  }

  /// Puts a scalar behind the last word.
  @inline(__always)
  mutating func put(_ scalar: UInt8, width: Int32) {
    let index = Int(place.scalar)
    precondition(index < scratch.capacity)
    unsafe scratch.scalars[index] = UInt32(scalar)
    unsafe scratch.advances[index] = width
    unsafe scratch.marks[index] = TextParts.Mark.piece | TextParts.Mark.cluster
    place.scalar &+= 1
    utf16 &+= 1
  }
}

/// Where the next word of a text begins.
struct TextPlace {
  /// In scalars of the collapsed text.
  var scalar: Int32 = 0
  /// In bytes of the collapsed text.
  var byte: Int32 = 0
  /// In the text as given, in UTF-16 code units.
  var utf16: Int32 = 0
  /// The width of all before it in 1/65,536 pixel.
  var begin: Int64 = 0
}
