/// A text with its white space collapsed as `white-space: pre-line` does.
///
/// Runs of spaces, tabs and carriage returns become one space, none beside a line feed or at
/// either end. Line feeds stay.
struct CollapsedText: Sendable {
  /// What is left, as Unicode scalar values.
  private(set) var scalars: [UInt32] = []
  /// Where each scalar stands; and the text's end.
  private(set) var places: [Place] = []
  /// What is left, as UTF-8.
  private(set) var utf8: [UInt8] = []

  /// Where a scalar stands.
  struct Place: Sendable {
    /// In the text as given, in UTF-16 code units.
    var utf16: Int32
    /// In what is left, in bytes of UTF-8.
    var utf8: Int32
  }

  init(_ text: String) {
    var text = text
    text.withUTF8 { bytes in
      // No text gets longer. What is written is far within these bounds: at most a space before
      // each scalar that a space stood before.
      unsafe utf8 = [UInt8](unsafeUninitializedCapacity: bytes.count) { kept, keptCount in
        unsafe scalars = [UInt32](unsafeUninitializedCapacity: bytes.count) { scalars, count in
          unsafe places = [Place](unsafeUninitializedCapacity: bytes.count + 1) { places, ends in
            var writer = unsafe Writer(
              scalars: scalars.baseAddress, places: places.baseAddress, utf8: kept.baseAddress)
            unsafe writer.collapse(bytes)
            count = writer.count
            ends = writer.count + 1
            keptCount = writer.byteCount
          }
        }
      }
    }
  }

  /// Writes what is left into memory that is large enough.
  @safe private struct Writer {
    let scalars: UnsafeMutablePointer<UInt32>?
    let places: UnsafeMutablePointer<Place>?
    let utf8: UnsafeMutablePointer<UInt8>?
    var count = 0
    var byteCount = 0

    mutating func collapse(_ bytes: UnsafeBufferPointer<UInt8>) {
      var index = 0
      var offset: Int32 = 0
      // Where the spaces before `index` begin, or -1.
      var space: Int32 = -1
      var atLineStart = true
      while index < bytes.count {
        let byte = unsafe bytes[index]
        if byte == 0x20 || byte == 0x09 || byte == 0x0D {
          if space < 0 { space = offset }
          offset += 1
          index += 1
          continue
        }
        if space >= 0 {
          // The spaces around a line feed vanish.
          if !atLineStart && byte != 0x0A { put(0x20, at: space) }
          space = -1
        }
        atLineStart = byte == 0x0A
        if byte < 0x80 {
          put(byte, at: offset)
          offset += 1
          index += 1
          // The rest of a word.
          while !atLineStart && index < bytes.count {
            let byte = unsafe bytes[index]
            guard byte > 0x20, byte < 0x80 else { break }
            put(byte, at: offset)
            offset &+= 1
            index &+= 1
          }
          continue
        }
        let length = byte < 0xE0 ? 2 : byte < 0xF0 ? 3 : 4
        unsafe put(bytes, index, length, at: offset)
        offset += length == 4 ? 2 : 1
        index += length
      }
      unsafe places?[count] = Place(utf16: offset, utf8: Int32(byteCount))
    }

    /// Writes an ASCII character.
    @inline(__always)
    private mutating func put(_ byte: UInt8, at offset: Int32) {
      unsafe scalars.unsafelyUnwrapped[count] = UInt32(byte)
      unsafe places.unsafelyUnwrapped[count] = Place(
        utf16: offset, utf8: Int32(truncatingIfNeeded: byteCount))
      unsafe utf8.unsafelyUnwrapped[byteCount] = byte
      count &+= 1
      byteCount &+= 1
    }

    /// Writes a scalar of several bytes; a `String` has no faulty ones.
    @inline(__always)
    private mutating func put(
      _ bytes: UnsafeBufferPointer<UInt8>, _ start: Int, _ length: Int, at offset: Int32
    ) {
      let kept = unsafe utf8.unsafelyUnwrapped + byteCount
      unsafe places.unsafelyUnwrapped[count] = Place(
        utf16: offset, utf8: Int32(truncatingIfNeeded: byteCount))
      let first = unsafe bytes[start]
      let second = unsafe bytes[start + 1]
      unsafe kept[0] = first
      unsafe kept[1] = second
      var scalar = UInt32(first & (0x7F >> UInt8(length))) << 6 | UInt32(second & 0x3F)
      for index in 2..<max(2, length) {
        let byte = unsafe bytes[start + index]
        scalar = scalar << 6 | UInt32(byte & 0x3F)
        unsafe kept[index] = byte
      }
      unsafe scalars.unsafelyUnwrapped[count] = scalar
      count &+= 1
      byteCount &+= length
    }
  }
}
