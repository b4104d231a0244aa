/// The pins in the order of Hilbert's curve, those of one cell of the curve by number.
struct PinOrder: ~Copyable {
  /// The pins' numbers, the last repeated to fill the last leaf up.
  private(set) var ids: CacheLines<UInt32>

  private(set) var degrees: CacheLines<LeafDegrees>

  init<Pins: PinList>(_ pins: Pins) {
    let leaves = (pins.count + pinFanout - 1) / pinFanout
    ids = CacheLines(count: leaves * pinFanout)
    degrees = CacheLines(count: leaves)
    let regions = PinRegions(pins)
    var sorter = RegionSorter(capacity: regions.largest)
    for region in 0..<PinRegions.count {
      let range = regions.range(region)
      sorter.sort(regions.pins, range)
      for position in range {
        let slot = sorter.slot(position &- range.lowerBound)
        set(position, to: regions.pins[slot])
      }
      if range.upperBound == pins.count, !range.isEmpty {
        let last = regions.pins[sorter.slot(range.count - 1)]
        for position in pins.count..<ids.count { set(position, to: last) }
      }
    }
  }

  @inline(__always)
  private mutating func set(_ position: Int, to pin: DealtPin) {
    ids[position] = pin.number
    degrees.set(position, longitude: pin.longitude, latitude: pin.latitude)
  }
}

/// What is needed of a pin on its way to its leaf.
struct DealtPin {
  var longitude: Double
  var latitude: Double
  var number: UInt32

  /// The lower bits of its position on the curve, the same ones for all pins.
  var rest: UInt32
}

/// The pins dealt to regions by the highest bits of their positions on the curve, in each by
/// number.
///
/// They are read in order and written to no more runs of memory than the processor keeps track of.
/// To fetch them one by one at the end takes half of the time of everything.
struct PinRegions: ~Copyable {
  static let count = 1 << 10

  let pins: Scratch<DealtPin>

  /// How many pins there are in the region that has most.
  private(set) var largest = 0

  /// Where each region ends.
  private let ends: Scratch<Int>

  init<Pins: PinList>(_ list: Pins) {
    pins = Scratch(count: list.count)
    ends = Scratch(count: Self.count, filledWith: 0)
    let curve = HilbertCurve()
    for number in 0..<list.count {
      ends[curve.region(longitude: list.longitude(number), latitude: list.latitude(number))] &+= 1
    }
    var next = 0
    for region in 0..<Self.count {
      largest = max(largest, ends[region])
      (ends[region], next) = (next, next &+ ends[region])
    }
    for number in 0..<list.count {
      let (longitude, latitude) = (list.longitude(number), list.latitude(number))
      let position = curve.position(longitude: longitude, latitude: latitude)
      let region = Int(truncatingIfNeeded: position &>> HilbertCurve.restBits)
      pins[ends[region]] = DealtPin(
        longitude: longitude, latitude: latitude, number: UInt32(truncatingIfNeeded: number),
        rest: UInt32(truncatingIfNeeded: position & (1 &<< HilbertCurve.restBits - 1)))
      ends[region] &+= 1
    }
  }

  /// Where a region's pins are.
  func range(_ region: Int) -> Range<Int> {
    (region > 0 ? ends[region - 1] : 0)..<ends[region]
  }
}

/// Sorts the pins of one region after the other.
struct RegionSorter: ~Copyable {
  /// A pin's lower bits of the position on the curve above its slot among the dealt ones.
  private var keys: Scratch<UInt64>
  private var spare: Scratch<UInt64>
  private let starts = Scratch<UInt32>(count: 3 << Int(digitBits))

  /// Three passes of as many bits sort by ``DealtPin/rest``.
  private static let digitBits: UInt32 = 10

  /// Fewer pins are sorted by insertion.
  private static let few = 48

  init(capacity: Int) {
    keys = Scratch(count: capacity)
    spare = Scratch(count: capacity)
  }

  /// The slot of the pin that is the given one in order, among those of the region sorted last.
  @inline(__always)
  func slot(_ index: Int) -> Int {
    Int(truncatingIfNeeded: keys[index] & 0xFFFF_FFFF)
  }

  mutating func sort(_ pins: borrowing Scratch<DealtPin>, _ range: Range<Int>) {
    for slot in range {
      keys[slot &- range.lowerBound] = UInt64(pins[slot].rest) &<< 32 | UInt64(slot)
    }
    range.count <= Self.few ? insert(range.count) : deal(range.count)
  }

  private func insert(_ count: Int) {
    guard count > 1 else { return }
    for index in 1..<count {
      let key = keys[index]
      var hole = index
      while hole > 0, keys[hole &- 1] > key {
        keys[hole] = keys[hole &- 1]
        hole &-= 1
      }
      keys[hole] = key
    }
  }

  /// Sorts from the lowest digit to the highest; each pass keeps the order of the one before.
  private mutating func deal(_ count: Int) {
    let size = 1 << Int(Self.digitBits)
    starts.fill(with: 0)
    for index in 0..<count {
      for pass in 0..<3 { starts[Self.slot(keys[index], pass)] &+= 1 }
    }
    for pass in 0..<3 {
      var next: UInt32 = 0
      for slot in pass * size..<(pass + 1) * size {
        (starts[slot], next) = (next, next &+ starts[slot])
      }
      for index in 0..<count {
        let key = keys[index]
        let slot = Self.slot(key, pass)
        spare[Int(truncatingIfNeeded: starts[slot])] = key
        starts[slot] &+= 1
      }
      swap(&keys, &spare)
    }
  }

  @inline(__always)
  private static func slot(_ key: UInt64, _ pass: Int) -> Int {
    let shift = UInt64(32 &+ UInt32(truncatingIfNeeded: pass) &* digitBits)
    return Int(truncatingIfNeeded: key &>> shift & ((1 &<< 10) &- 1)) | pass &<< 10
  }
}
