import PetMapGeo

/// The caller's memory for the results of a call (see Schema.swift): numbers, and a list in a
/// separate block, which also belongs to the caller and is replaced with a larger one if it is too
/// small.
///
/// Safe: using its initializer is unsafe. `call` in engine.js allocates `resultSize` bytes for each
/// call; numbers are written only below `resultAddress`, and a list only after `storage(for:of:)`
/// has compared its capacity.
@safe
struct Results {
  private let memory: UnsafeMutableRawPointer

  init(_ memory: UnsafeMutableRawPointer) { unsafe self.memory = unsafe memory }

  /// Writes up to eight numbers.
  func set(_ numbers: Double...) { set(numbers: numbers) }

  private func set(numbers: [Double]) {
    for (index, number) in numbers.enumerated() {
      unsafe memory.storeBytes(of: number, toByteOffset: resultNumbers + 8 * index, as: Double.self)
    }
  }

  /// Writes a latitude and a longitude.
  func set(_ coordinate: Coordinate) { set(coordinate.latitude, coordinate.longitude) }

  /// Passes a retained object to the caller, which refers to it by its address and must free it.
  func retain(_ object: some AnyObject) {
    let address = unsafe Unmanaged.passRetained(object).toOpaque()
    set(count: UInt(bitPattern: address))
  }

  /// Writes a list of elements, which must not contain references.
  func set<Element: BitwiseCopyable>(_ elements: some Collection<Element>) {
    let list = unsafe storage(for: elements.count, of: Element.self)
    for (index, element) in elements.enumerated() { unsafe list[index] = element }
  }

  /// Writes the first `count` elements of a list.
  func set<Element: BitwiseCopyable>(_ elements: [Element], count: Int) {
    let list = unsafe storage(for: count, of: Element.self)
    unsafe elements.withUnsafeBufferPointer { elements in
      if let start = elements.baseAddress { unsafe list.update(from: start, count: count) }
    }
  }

  /// Writes two lists consecutively, the one with larger elements first.
  func set(_ numbers: [Double], _ integers: [UInt32]) {
    let bytes = unsafe storage(for: numbers.count * 12, of: UInt8.self)
    let raw = UnsafeMutableRawPointer(bytes)
    for (index, number) in numbers.enumerated() {
      unsafe raw.storeBytes(of: number, toByteOffset: 8 * index, as: Double.self)
    }
    for (index, integer) in integers.enumerated() {
      unsafe raw.storeBytes(
        of: integer, toByteOffset: 8 * numbers.count + 4 * index, as: UInt32.self)
    }
    set(count: UInt(numbers.count))
  }

  /// Writes the bytes that a function appends.
  func set(_ body: (inout [UInt8]) -> Void) {
    var bytes: [UInt8] = []
    body(&bytes)
    set(bytes, count: bytes.count)
  }

  private func set(count: UInt) {
    unsafe memory.storeBytes(of: count, toByteOffset: resultCount, as: UInt.self)
  }

  private func storage<Element>(for count: Int, of: Element.Type) -> UnsafeMutablePointer<Element> {
    let byteCount = count * MemoryLayout<Element>.stride
    set(count: UInt(count))
    var address = unsafe memory.load(fromByteOffset: resultAddress, as: UInt.self)
    if unsafe memory.load(fromByteOffset: resultCapacity, as: UInt32.self) < byteCount
      || address == 0
    {
      unsafe UnsafeMutableRawPointer(bitPattern: address)?.deallocate()
      let capacity = byteCount + byteCount / 2 + 64
      address = UInt(
        bitPattern: UnsafeMutableRawPointer.allocate(byteCount: capacity, alignment: 16))
      unsafe memory.storeBytes(of: address, toByteOffset: resultAddress, as: UInt.self)
      unsafe memory.storeBytes(of: UInt32(capacity), toByteOffset: resultCapacity, as: UInt32.self)
    }
    guard let start = unsafe UnsafeMutablePointer<Element>(bitPattern: address) else {
      preconditionFailure("memory was allocated")
    }
    return unsafe start
  }

  /// Runs a call. If the call throws a problem, the problem becomes the result.
  func run(_ body: (Results) throws(Problem) -> Void) -> Int32 {
    do throws(Problem) {
      try body(self)
      return Int32(done)
    } catch {
      let words = Array(error.words.utf8)
      set(words, count: words.count)
      set(numbers: [Double(error.values.count)] + error.values)
      return Int32(error.status)
    }
  }
}

/// An invalid argument, with a message for the developer of the page.
struct Problem: Error {
  let words: String
  /// The invalid numbers, which the page appends to the message.
  let values: [Double]
  /// The status of the call.
  let status: Int

  /// Creates a problem with up to seven values: `radius: not a number above 0: -3`.
  init(_ words: String, _ values: Double...) {
    self.words = words
    self.values = values
    status = values.isEmpty ? refused : refusedWithValues
  }

  /// Creates a problem with a number of a request. The page knows its name and its value.
  init(number index: Int, not range: ClosedRange<Double>) {
    words = ""
    values = [Double(index), range.lowerBound, range.upperBound]
    status = refusedNumber
  }
}

/// Returns an object retained by the page.
func retained<Object: AnyObject>(_ address: UnsafeMutableRawPointer, as: Object.Type) -> Object {
  unsafe Unmanaged<Object>.fromOpaque(address).takeUnretainedValue()
}

/// Releases an object that the page retained.
@_expose(wasm, "free") @_cdecl("petmap_free")
package func exportFree(_ address: UnsafeMutableRawPointer) {
  unsafe Unmanaged<AnyObject>.fromOpaque(address).release()
}

/// Returns the string at an address.
func text(_ start: UnsafePointer<UInt8>, _ count: Int32) -> String {
  unsafe String(decoding: UnsafeBufferPointer(start: start, count: Int(count)), as: UTF8.self)
}

/// Reads consecutive strings from the page, each preceded by its length in bytes in little-endian
/// order.
///
/// Safe: using its initializer is unsafe. `packed` in requests.js writes the length of each string
/// before it, and the page passes the number of strings that it has packed.
@safe
struct TextReader {
  private var next: UnsafePointer<UInt8>

  init(_ start: UnsafePointer<UInt8>) { unsafe next = unsafe start }

  /// Returns the next string.
  mutating func text() -> String { textIfPresent() ?? "" }

  /// Returns the next string, or `nil` if it is missing. Not inlined, because that adds code to each
  /// use.
  @inline(never) mutating func textIfPresent() -> String? {
    unsafe bytesIfPresent().map { unsafe String(decoding: $0, as: UTF8.self) }
  }

  /// Returns the UTF-8 bytes of the next string.
  mutating func bytes() -> [UInt8] { unsafe bytesIfPresent().map { unsafe Array($0) } ?? [] }

  @inline(never) private mutating func bytesIfPresent() -> UnsafeBufferPointer<UInt8>? {
    var length: UInt32 = 0
    for shift in 0..<4 { unsafe length |= UInt32(next[shift]) << UInt32(shift * 8) }
    unsafe next += 4
    guard Int32(bitPattern: length) != absentText else { return nil }
    defer { unsafe next += Int(length) }
    return unsafe UnsafeBufferPointer(start: next, count: Int(length))
  }
}
