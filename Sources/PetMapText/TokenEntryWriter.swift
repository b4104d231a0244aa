/// Writes the numbers of an entry.
@safe struct TokenEntryWriter {
  private let memory: UnsafeMutablePointer<UInt32>
  private(set) var count = 0

  /// - Parameter memory: Room for more than a word takes.
  init(_ memory: UnsafeMutablePointer<UInt32>) {
    unsafe self.memory = memory
  }

  /// Writes what is known of the word that was placed last.
  ///
  /// - Parameters:
  ///   - place: Where it stands in its text.
  ///   - segments: Its segments.
  mutating func write(
    _ token: Token, _ placing: WordPlacing, at place: TextPlace, segments: Range<Int>,
    utf16Count: Int, key: UInt32, flags: UInt32
  ) {
    let first = placing.segment(segments.lowerBound)
    let isSimple =
      segments.count == 1 && first.textEnd == first.contentEnd && first.trailing == 0
      && first.flags == TextParts.Segment.Flag.startsVisibly
    let bytes = Int(token.end - token.start)
    let scalars = Int(placing.place.scalar - place.scalar)
    put(key)
    put(0 as UInt32)
    put(UInt32(bytes) << 16 | UInt32(scalars))
    put(UInt32(utf16Count) << 16 | UInt32(isSimple ? 0 : segments.count))
    put(flags << 8 | UInt32(placing.script))
    let start = Int(place.scalar)
    let scratch = placing.scratch
    unsafe put(placing.text + Int(token.start), bytes: bytes, in: 8)
    unsafe put(scratch.scalars + start, bytes: 4 * scalars, in: 4)
    unsafe put(scratch.advances + start, bytes: 4 * scalars, in: 4)
    unsafe put(scratch.marks + start, bytes: scalars, in: 4)
    if isSimple {
      put(first.content)
    } else {
      for index in segments { put(placing.segment(index), at: place) }
    }
    unsafe memory[1] = UInt32(count)
  }

  private mutating func put(_ segment: TextParts.Segment, at place: TextPlace) {
    put(segment.start - place.scalar, segment.contentEnd - place.scalar)
    put(segment.end - place.scalar, segment.textEnd - place.scalar)
    put(segment.byteStart - place.byte, segment.utf16Start - place.utf16)
    put(UInt32(segment.flags))
    put(segment.content)
    put(segment.trailing)
  }

  private mutating func put(_ number: UInt32) {
    unsafe memory[count] = number
    count += 1
  }

  private mutating func put(_ low: Int32, _ high: Int32) {
    put(UInt32(high) << 16 | UInt32(low))
  }

  private mutating func put(_ long: Int64) {
    put(UInt32(truncatingIfNeeded: long))
    put(UInt32(truncatingIfNeeded: long >> 32))
  }

  /// Copies bytes and fills them up with zeros.
  @inline(never)
  private mutating func put(_ source: UnsafeRawPointer, bytes: Int, in size: Int) {
    let target = unsafe UnsafeMutableRawPointer(memory + count)
    let length = (bytes + size - 1) / size * size
    for index in 0..<length {
      let byte = unsafe index < bytes ? source.load(fromByteOffset: index, as: UInt8.self) : 0
      unsafe target.storeBytes(of: byte, toByteOffset: index, as: UInt8.self)
    }
    count += length / 4
  }

  /// Copies a whole entry.
  mutating func copy(_ entry: TokenEntry) {
    unsafe put(entry.memory, bytes: entry.size, in: 4)
  }
}
