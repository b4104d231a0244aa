extension SIMDMask<SIMD16<Int32>> {
  /// The lanes as bits, first lane lowest.
  ///
  /// Each half is narrowed to eight bytes of all ones or zeros; each byte keeps a different bit,
  /// and a multiplication sums them in the highest byte. This takes a third of the time that a sum
  /// over the lanes takes.
  @inline(__always)
  var bits: UInt32 {
    let lanes = SIMD16<Int32>().replacing(with: -1, where: self)
    let halves = unsafe unsafeBitCast(
      SIMD16<Int8>(truncatingIfNeeded: lanes), to: SIMD2<UInt64>.self)
    return bitsOfBytes(halves.x) | bitsOfBytes(halves.y) &<< 8
  }
}

extension SIMDMask<SIMD8<Int64>> {
  /// The lanes as bits, first lane lowest.
  @inline(__always)
  var bits: UInt32 {
    let lanes = SIMD8<Int64>().replacing(with: -1, where: self)
    return bitsOfBytes(
      unsafe unsafeBitCast(SIMD8<Int8>(truncatingIfNeeded: lanes), to: UInt64.self))
  }
}

/// Returns one bit of each byte; each byte must be all ones or all zeros.
@inline(__always)
private func bitsOfBytes(_ bytes: UInt64) -> UInt32 {
  UInt32(
    truncatingIfNeeded: ((bytes & 0x8040_2010_0804_0201) &* 0x0101_0101_0101_0101) &>> 56)
}

/// A sequence of the indices of set bits, lowest first.
struct SetBits: Sequence, IteratorProtocol {
  private var rest: UInt32

  @inline(__always) init(_ bits: UInt32) { rest = bits }

  @inline(__always) mutating func next() -> Int? {
    guard rest != 0 else { return nil }
    defer { rest &= rest &- 1 }
    return rest.trailingZeroBitCount
  }
}

extension SIMD16<Float> {
  /// The minimum and maximum lanes. Not inlined, because building an index needs them for many columns
  /// of boxes, and browsers would have to load the code of each.
  @inline(never)
  var bounds: (least: Float, greatest: Float) { (least, greatest) }

  /// The minimum lane. Unlike `min()`, which costs several times as much, it does not handle NaN.
  @inline(__always)
  var least: Float {
    let eight = lowHalf.replacing(with: highHalf, where: highHalf .< lowHalf)
    let four = eight.lowHalf.replacing(with: eight.highHalf, where: eight.highHalf .< eight.lowHalf)
    let two = four.lowHalf.replacing(with: four.highHalf, where: four.highHalf .< four.lowHalf)
    return two.y < two.x ? two.y : two.x
  }

  /// The maximum lane. Does not handle NaN.
  @inline(__always)
  var greatest: Float {
    let eight = lowHalf.replacing(with: highHalf, where: highHalf .> lowHalf)
    let four = eight.lowHalf.replacing(with: eight.highHalf, where: eight.highHalf .> eight.lowHalf)
    let two = four.lowHalf.replacing(with: four.highHalf, where: four.highHalf .> four.lowHalf)
    return two.y > two.x ? two.y : two.x
  }
}
