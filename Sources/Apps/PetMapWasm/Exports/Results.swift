import PetMapGeo

/// The memory of the caller's to which a call writes its results, see Schema.swift: numbers, and a list
/// that lies elsewhere, in a block that also is the caller's and is exchanged for a larger one when it
/// is too small.
struct Results {
  private let memory: UnsafeMutableRawPointer

  init(_ memory: UnsafeMutableRawPointer) { self.memory = memory }

  /// Writes up to eight numbers.
  func set(_ numbers: Double...) { set(numbers: numbers) }

  private func set(numbers: [Double]) {
    for (index, number) in numbers.enumerated() {
      memory.storeBytes(of: number, toByteOffset: resultNumbers + 8 * index, as: Double.self)
    }
  }

  /// Writes latitude and longitude.
  func set(_ coordinate: Coordinate) { set(coordinate.latitude, coordinate.longitude) }

  /// Hands an object over, which the caller holds by its address until it frees it.
  func hold(_ object: some AnyObject) {
    let address = Unmanaged.passRetained(object).toOpaque()
    set(count: Int(bitPattern: address))
  }

  /// Writes a list of `Element`s without references in them.
  func set<Element: BitwiseCopyable>(_ elements: some Collection<Element>) {
    let list = room(for: elements.count, of: Element.self)
    for (index, element) in elements.enumerated() { list[index] = element }
  }

  /// Writes the first elements of a list.
  func set<Element: BitwiseCopyable>(_ elements: [Element], count: Int) {
    let list = room(for: count, of: Element.self)
    elements.withUnsafeBufferPointer { elements in
      if let start = elements.baseAddress { list.update(from: start, count: count) }
    }
  }

  /// Has a list written behind each other of two kinds, the one with the larger elements first.
  func set(_ numbers: [Double], _ integers: [UInt32]) {
    let bytes = room(for: numbers.count * 12, of: UInt8.self)
    let raw = UnsafeMutableRawPointer(bytes)
    for (index, number) in numbers.enumerated() {
      raw.storeBytes(of: number, toByteOffset: 8 * index, as: Double.self)
    }
    for (index, integer) in integers.enumerated() {
      raw.storeBytes(of: integer, toByteOffset: 8 * numbers.count + 4 * index, as: UInt32.self)
    }
    set(count: numbers.count)
  }

  /// Writes what a body appends.
  func set(_ body: (inout [UInt8]) -> Void) {
    var bytes: [UInt8] = []
    body(&bytes)
    set(bytes, count: bytes.count)
  }

  private func set(count: Int) {
    memory.storeBytes(
      of: UInt32(truncatingIfNeeded: count), toByteOffset: resultCount, as: UInt32.self)
  }

  private func room<Element>(for count: Int, of: Element.Type) -> UnsafeMutablePointer<Element> {
    let byteCount = count * MemoryLayout<Element>.stride
    set(count: count)
    var address = memory.load(fromByteOffset: resultAddress, as: UInt.self)
    if memory.load(fromByteOffset: resultCapacity, as: UInt32.self) < byteCount || address == 0 {
      UnsafeMutableRawPointer(bitPattern: address)?.deallocate()
      let capacity = byteCount + byteCount / 2 + 64
      address = UInt(
        bitPattern: UnsafeMutableRawPointer.allocate(byteCount: capacity, alignment: 16))
      memory.storeBytes(of: address, toByteOffset: resultAddress, as: UInt.self)
      memory.storeBytes(of: UInt32(capacity), toByteOffset: resultCapacity, as: UInt32.self)
    }
    guard let start = UnsafeMutablePointer<Element>(bitPattern: address) else {
      preconditionFailure("memory was allocated")
    }
    return start
  }

  /// Runs a call that may find a problem, which becomes its answer.
  func answer(_ body: (Results) throws(Problem) -> Void) -> Int32 {
    do throws(Problem) {
      try body(self)
      return Int32(done)
    } catch {
      let words = Array(error.words.utf8)
      set(words, count: words.count)
      if error.values.isEmpty { return Int32(refused) }
      set(numbers: [Double(error.values.count)] + error.values)
      return Int32(refusedWithValues)
    }
  }
}

/// What is wrong with what the page has given, in words for whoever writes the page.
struct Problem: Error {
  let words: String
  /// The numbers that are wrong; the page writes them after the words.
  let values: [Double]

  /// What is wrong with up to seven values: `radius: not a number above 0: -3`.
  init(_ words: String, _ values: Double...) {
    self.words = words
    self.values = values
  }
}

/// An object that the page holds.
func held<Object: AnyObject>(_ address: UnsafeMutableRawPointer, as: Object.Type) -> Object {
  Unmanaged<Object>.fromOpaque(address).takeUnretainedValue()
}

/// Takes any object back from the page.
@_expose(wasm, "free") @_cdecl("petmap_free")
func exportFree(_ address: UnsafeMutableRawPointer) {
  Unmanaged<AnyObject>.fromOpaque(address).release()
}

/// The text at an address.
func text(_ start: UnsafePointer<UInt8>, _ count: Int32) -> String {
  String(decoding: UnsafeBufferPointer(start: start, count: Int(count)), as: UTF8.self)
}

/// Reads texts that the page has written one after another, each with its length in bytes before it,
/// little end first.
struct TextReader {
  private var next: UnsafePointer<UInt8>

  init(_ start: UnsafePointer<UInt8>) { next = start }

  /// The next text.
  mutating func text() -> String { textIfPresent() ?? "" }

  /// The next text, nil when the page says that there is none.
  mutating func textIfPresent() -> String? {
    bytesIfPresent().map { String(decoding: $0, as: UTF8.self) }
  }

  /// The next text's UTF-8.
  mutating func bytes() -> [UInt8] { bytesIfPresent().map { Array($0) } ?? [] }

  private mutating func bytesIfPresent() -> UnsafeBufferPointer<UInt8>? {
    var length: UInt32 = 0
    for shift in 0..<4 { length |= UInt32(next[shift]) << UInt32(shift * 8) }
    next += 4
    guard Int32(bitPattern: length) != absentText else { return nil }
    defer { next += Int(length) }
    return UnsafeBufferPointer(start: next, count: Int(length))
  }
}
