/// A word in the cache: numbers of 32 bits, side by side as they are read together.
///
///     0  key                          5 …  the bytes, zeros up to a multiple of eight
///     1  length of the entry          then the scalars
///     2  bytes << 16 | scalars             their advances
///     3  UTF-16 << 16 | segments           their marks, up to a multiple of four
///     4  flags << 8 | script behind        the segments, eight numbers each; or, if the only one
///                                          has nothing but its width to say, that
@safe struct TokenEntry {
  let memory: UnsafeRawPointer

  /// What is known of the whole word.
  enum Flag {
    /// It has characters that run to the left, or make others do so.
    static let needsLevels: UInt32 = 1
    /// A line must end behind it.
    static let endsHard: UInt32 = 2
  }

  private static let header = 5
  private static let segmentSize = 8
  /// How many numbers behind its end copying an entry may read.
  static let slack = 3

  init(_ memory: UnsafeRawPointer) {
    unsafe self.memory = memory
  }

  @inline(__always)
  private func number(_ index: Int) -> UInt32 {
    unsafe memory.loadUnaligned(fromByteOffset: 4 &* index, as: UInt32.self)
  }

  @inline(__always)
  private func long(_ index: Int) -> Int64 {
    unsafe memory.loadUnaligned(fromByteOffset: 4 &* index, as: Int64.self)
  }

  private var byteCount: Int { Int(number(2) >> 16) }
  var scalarCount: Int { Int(number(2) & 0xFFFF) }
  var utf16Count: Int { Int(number(3) >> 16) }
  private var segmentCount: Int { Int(number(3) & 0xFFFF) }
  /// The script of its last character that has one of its own.
  var script: UInt8 { UInt8(truncatingIfNeeded: number(4)) }

  /// The bytes are padded to pairs of numbers.
  private var scalarStart: Int { Self.header &+ 2 &* ((byteCount &+ 7) >> 3) }

  @inline(__always)
  func has(_ flag: UInt32) -> Bool { number(4) >> 8 & flag != 0 }

  /// How many bytes it takes.
  var size: Int { 4 * Int(number(1)) }

  /// Whether this is the word; `text` is readable seven bytes beyond its end.
  func matches(_ token: Token, _ text: UnsafeRawPointer, _ key: UInt32) -> Bool {
    let count = Int(token.end - token.start)
    guard number(0) == key, byteCount == count else { return false }
    let word = unsafe text + Int(token.start)
    var index = 0
    while index &+ 8 <= count {
      let known = long(Self.header &+ index >> 2)
      guard unsafe word.loadUnaligned(fromByteOffset: index, as: Int64.self) == known else {
        return false
      }
      index &+= 8
    }
    guard index < count else { return true }
    let rest = unsafe word.loadUnaligned(fromByteOffset: index, as: Int64.self).littleEndian
    let mask = (1 as Int64) << Int64(8 &* (count &- index)) &- 1
    return rest & mask == long(Self.header &+ index >> 2).littleEndian
  }

  /// Copies the scalars with their advances and marks to a place in a text.
  func copy(to scratch: TextScratch, at place: Int) {
    let count = scalarCount
    precondition(place + count <= scratch.capacity)
    var source = unsafe memory + 4 &* scalarStart
    unsafe TextScratch.copy(source, to: scratch.scalars + place, count: 4 &* count)
    unsafe source += 4 &* count
    unsafe TextScratch.copy(source, to: scratch.advances + place, count: 4 &* count)
    unsafe source += 4 &* count
    unsafe TextScratch.copy(source, to: scratch.marks + place, count: count)
  }

  /// Appends the segments where the next word is to stand.
  func appendSegments(to placing: inout WordPlacing) {
    let place = placing.place
    let scalars = scalarCount
    var index = scalarStart &+ 2 &* scalars &+ ((scalars &+ 3) >> 2)
    let end = index &+ segmentCount &* Self.segmentSize
    if index == end {
      let scalarEnd = place.scalar &+ Int32(scalars)
      placing.append(
        TextParts.Segment(
          start: place.scalar, contentEnd: scalarEnd, end: scalarEnd, textEnd: scalarEnd,
          byteStart: place.byte, utf16Start: place.utf16, begin: place.begin,
          content: long(index), trailing: 0, flags: TextParts.Segment.Flag.startsVisibly))
    }
    while index < end {
      placing.append(
        TextParts.Segment(
          start: place.scalar &+ Self.low(number(index)),
          contentEnd: place.scalar &+ Self.high(number(index)),
          end: place.scalar &+ Self.low(number(index &+ 1)),
          textEnd: place.scalar &+ Self.high(number(index &+ 1)),
          byteStart: place.byte &+ Self.low(number(index &+ 2)),
          utf16Start: place.utf16 &+ Self.high(number(index &+ 2)),
          begin: placing.place.begin, content: long(index &+ 4), trailing: long(index &+ 6),
          flags: UInt8(truncatingIfNeeded: number(index &+ 3))))
      index &+= Self.segmentSize
    }
  }

  @inline(__always)
  private static func low(_ number: UInt32) -> Int32 {
    Int32(truncatingIfNeeded: number & 0xFFFF)
  }

  @inline(__always)
  private static func high(_ number: UInt32) -> Int32 {
    Int32(truncatingIfNeeded: number >> 16)
  }
}
