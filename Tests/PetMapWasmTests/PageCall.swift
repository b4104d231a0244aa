import PetMapWasm

/// A call to an exported function, with memory for its results, as made by the page.
@safe
final class PageCall {
  /// The status that the function returned.
  private(set) var status: Int32 = -1
  private let memory = UnsafeMutableRawPointer.allocate(
    byteCount: resultSize, alignment: 16)

  @safe init(_ function: (UnsafeMutableRawPointer) -> Int32) {
    unsafe memory.initializeMemory(as: UInt8.self, repeating: 0, count: resultSize)
    status = unsafe function(memory)
  }

  deinit {
    let list = unsafe memory.load(fromByteOffset: resultAddress, as: UInt.self)
    unsafe UnsafeMutableRawPointer(bitPattern: list)?.deallocate()
    unsafe memory.deallocate()
  }

  /// The number of elements in the list, or the address of a retained object.
  var count: UInt { unsafe memory.load(fromByteOffset: resultCount, as: UInt.self) }

  var object: UnsafeMutableRawPointer? { unsafe UnsafeMutableRawPointer(bitPattern: count) }

  func number(_ index: Int) -> Double {
    unsafe memory.load(fromByteOffset: resultNumbers + 8 * index, as: Double.self)
  }

  /// The elements in the list.
  func list<Element: BitwiseCopyable>(of: Element.Type) -> [Element] {
    let start = unsafe UnsafePointer<Element>(
      bitPattern: memory.load(fromByteOffset: resultAddress, as: UInt.self))
    return unsafe Array(UnsafeBufferPointer(start: start, count: Int(count)))
  }

  var text: String { String(decoding: list(of: UInt8.self), as: UTF8.self) }
}

/// Returns texts in the page's encoding: each text follows its length, and `nil` has the length -1.
func encoded(_ texts: [String?]) -> [UInt8] {
  texts.flatMap { (text: String?) -> [UInt8] in
    let length = text.map { Int32($0.utf8.count) } ?? Int32(absentText)
    let word = UInt32(bitPattern: length)
    return (0..<4).map { UInt8(truncatingIfNeeded: word >> UInt32(8 * $0)) }
      + Array((text ?? "").utf8)
  }
}

/// The width that the page's measurer returns for each scalar, in pixels.
let pageAdvance = 7.0

/// The page's measurer, which runtime.c imports in a browser.
@_cdecl("petmap_page_measure")
func measure(
  _ text: UnsafePointer<UInt32>?, _ count: UInt32, _ size: Double, _ weight: UInt32,
  _ direction: UInt32, _ advances: UnsafeMutablePointer<Double>?
) {
  for index in 0..<Int(count) { unsafe advances?[index] = pageAdvance * 65_536 }
}

@_cdecl("petmap_page_metrics")
func measureLines(_ size: Double, _ weight: UInt32, _ metrics: UnsafeMutablePointer<Double>?) {
  unsafe metrics?[0] = size
  unsafe metrics?[1] = size / 4
}
