/// Texts as bytes, eight at a time: Swift's own hashing and comparing go by canonical equivalence,
/// which costs as much as laying a text out.
enum UTF8Bytes {
  /// A hash of the bytes (the multiplier is that of FNV, mixed as in wyhash by Wang Yi).
  static func hash(_ bytes: UnsafeBufferPointer<UInt8>, seed: UInt64) -> UInt64 {
    let raw = UnsafeRawBufferPointer(bytes)
    var hash = seed ^ UInt64(bytes.count)
    var index = 0
    while index + 8 <= raw.count {
      let word = unsafe raw.loadUnaligned(fromByteOffset: index, as: UInt64.self)
      hash = mix(hash ^ word)
      index += 8
    }
    var rest: UInt64 = 0
    while index < raw.count {
      rest = unsafe rest << 8 | UInt64(raw[index])
      index += 1
    }
    return mix(hash ^ rest)
  }

  @inline(__always)
  static func mix(_ value: UInt64) -> UInt64 {
    let product = (value ^ 0x9E37_79B9_7F4A_7C15).multipliedFullWidth(by: 0xA076_1D64_78BD_642F)
    return product.high ^ product.low
  }

  /// Whether two texts have the same bytes.
  static func areSame(_ left: String, _ right: String) -> Bool {
    var left = left
    var right = right
    return left.withUTF8 { left in
      right.withUTF8 { right in
        unsafe areSame(UnsafeRawBufferPointer(left), UnsafeRawBufferPointer(right))
      }
    }
  }

  private static func areSame(
    _ left: UnsafeRawBufferPointer, _ right: UnsafeRawBufferPointer
  ) -> Bool {
    guard left.count == right.count else { return false }
    var index = 0
    while index + 8 <= left.count {
      let first = unsafe left.loadUnaligned(fromByteOffset: index, as: UInt64.self)
      let second = unsafe right.loadUnaligned(fromByteOffset: index, as: UInt64.self)
      if first != second { return false }
      index += 8
    }
    while index < left.count {
      if unsafe left[index] != right[index] { return false }
      index += 1
    }
    return true
  }

  /// How many Unicode scalars the bytes are.
  static func scalarCount(_ utf8: [UInt8]) -> Int {
    var count = 0
    for byte in utf8 where byte & 0xC0 != 0x80 { count += 1 }
    return count
  }

  /// The Unicode scalars of a text.
  static func scalars(_ utf8: [UInt8]) -> [UInt32] {
    var scalars: [UInt32] = []
    scalars.reserveCapacity(utf8.count)
    unsafe utf8.withUnsafeBytes { bytes in
      guard let text = bytes.baseAddress else { return }
      var position = 0
      while position < bytes.count { scalars.append(unsafe scalar(text, at: &position)) }
    }
    return scalars
  }

  /// The scalar at a place of a faultless text; moves past it.
  static func scalar(_ text: UnsafeRawPointer, at position: inout Int) -> UInt32 {
    let first = unsafe text.load(fromByteOffset: position, as: UInt8.self)
    position &+= 1
    if first < 0x80 { return UInt32(first) }
    let more = first < 0xE0 ? 1 : first < 0xF0 ? 2 : 3
    var scalar = UInt32(first) & (0x3F >> UInt32(more))
    for _ in 0..<more {
      let next = unsafe text.load(fromByteOffset: position, as: UInt8.self)
      scalar = scalar << 6 | UInt32(next & 0x3F)
      position &+= 1
    }
    return scalar
  }
}
