/// Where a line stands in its text and on the card.
///
/// It owns nothing, so that a block's lines are one piece of memory and nothing is counted for each.
struct LinePlace: Sendable {
  /// The first byte of the text that it shows, and the end.
  var byteStart: Int32
  var byteEnd: Int32
  /// The first scalar, and the end.
  var scalarStart: Int32
  var scalarEnd: Int32
  /// Where it begins in the text as given, in UTF-16 code units.
  var utf16Start: Int32
  var x: Double
  var width: Double

  static let none = LinePlace(
    byteStart: 0, byteEnd: 0, scalarStart: 0, scalarEnd: 0, utf16Start: 0, x: 0, width: 0)

  var bytes: Range<Int> { Int(byteStart)..<Int(byteEnd) }
  var scalars: Range<Int> { Int(scalarStart)..<Int(scalarEnd) }
}

/// The places of a block's lines from top to bottom.
///
/// The first stands here: most texts of a card have no other, and take no memory of their own.
struct LinePlaces: Sendable {
  private var first: LinePlace
  private var others: [LinePlace] = []
  private(set) var count: Int

  /// No line.
  init() {
    first = .none
    count = 0
  }

  /// One line.
  init(_ place: LinePlace) {
    first = place
    count = 1
  }

  var indices: Range<Int> { 0..<count }

  subscript(index: Int) -> LinePlace {
    precondition(index < count)
    return index == 0 ? first : others[index - 1]
  }

  /// Appends the first lines of a list.
  mutating func append(_ places: UnsafeMutableBufferPointer<LinePlace>, _ number: Int) {
    guard number > 0 else { return }
    let isBeginning = count == 0
    if isBeginning { first = unsafe places[0] }
    count &+= number
    let behind = unsafe UnsafeBufferPointer(
      rebasing: places[(isBeginning ? 1 : 0)..<number])
    if !behind.isEmpty { unsafe others.append(contentsOf: behind) }
  }

  @inline(__always)
  mutating func append(_ place: LinePlace) {
    if count == 0 {
      first = place
    } else {
      // Most have one more or two.
      if count == 1 { others.reserveCapacity(3) }
      others.append(place)
    }
    count &+= 1
  }

  mutating func replaceLast(with place: LinePlace) {
    if count == 1 { first = place } else { others[count - 2] = place }
  }
}
