/// The pins in the order of Hilbert's curve, those of one cell of the curve by number.
struct PinOrder {
  /// The pin's position on the curve above its number.
  private var keys: [UInt64]

  /// The bits of a key that hold the number.
  private let numbers: UInt64

  /// The bits below are in order from the start: sorting begins above them.
  private static let firstBit: UInt64 = 24

  /// Four passes of as many bits sort the 40 above.
  private static let digitBits: UInt64 = 10

  init<Pins: PinList>(_ pins: Pins) {
    let count = pins.count
    let numberBits = UInt64(max(24, UInt64.bitWidth - UInt64(count).leadingZeroBitCount))
    let numbers: UInt64 = (1 << numberBits) - 1
    let curve = HilbertCurve()
    self.numbers = numbers
    unsafe keys = [UInt64](unsafeUninitializedCapacity: count) { buffer, initialized in
      for number in 0..<count {
        let position = curve.position(
          longitude: pins.longitude(number), latitude: pins.latitude(number))
        let key = (position &<< 24 & ~numbers) | UInt64(truncatingIfNeeded: number)
        unsafe buffer.baseAddress.unsafelyUnwrapped.advanced(by: number).initialize(to: key)
      }
      initialized = count
    }
    sort()
  }

  /// The pins' numbers in order, the last repeated to fill the last leaf up.
  func sorted() -> CacheLines<UInt32> {
    let leaves = (keys.count + pinFanout - 1) / pinFanout
    var list = CacheLines<UInt32>(count: leaves * pinFanout)
    for position in keys.indices {
      list[position] = UInt32(truncatingIfNeeded: keys[position] & numbers)
    }
    for position in keys.count..<list.count { list[position] = list[position - 1] }
    return list
  }

  /// Sorts from the lowest digit to the highest; each pass keeps the order of the one before.
  private mutating func sort() {
    let size = 1 << Int(Self.digitBits)
    var spare = [UInt64](repeating: 0, count: keys.count)
    var starts = [UInt32](repeating: 0, count: 4 * size)
    for key in keys {
      for pass in 0..<4 { starts[pass * size + Self.digit(key, pass)] &+= 1 }
    }
    for pass in 0..<4 {
      var next: UInt32 = 0
      for digit in pass * size..<(pass + 1) * size {
        (starts[digit], next) = (next, next &+ starts[digit])
      }
      Self.deal(keys, into: &spare, at: &starts, pass: pass)
      swap(&keys, &spare)
    }
  }

  /// Puts each key where the next of its digit belongs. Every key has its place, so nothing is
  /// checked: that takes a third of the time of the loop.
  private static func deal(
    _ keys: [UInt64], into dealt: inout [UInt64], at starts: inout [UInt32], pass: Int
  ) {
    let first = pass << Int(digitBits)
    unsafe dealt.withUnsafeMutableBufferPointer { dealt in
      unsafe starts.withUnsafeMutableBufferPointer { starts in
        for key in keys {
          let digit = first &+ digit(key, pass)
          let place = unsafe Int(truncatingIfNeeded: starts[digit])
          unsafe dealt[place] = key
          unsafe starts[digit] &+= 1
        }
      }
    }
  }

  @inline(__always)
  private static func digit(_ key: UInt64, _ pass: Int) -> Int {
    let shift = firstBit + UInt64(pass) * digitBits
    return Int(truncatingIfNeeded: key &>> shift & ((1 << digitBits) - 1))
  }
}
