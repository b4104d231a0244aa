import Foundation
import PetMapCairo
import Testing

@Suite struct SoftMaskTests {
  @Test(arguments: [2.0, 3.5, 7, 14]) func `a blurred edge approximates a Gaussian`(
    deviation: Double
  ) throws {
    let side = 201
    var bytes = [UInt8](repeating: 0, count: side * side)
    for y in 0..<side { for x in 0...100 { bytes[y * side + x] = 255 } }
    unsafe bytes.withUnsafeMutableBufferPointer { buffer in
      guard let base = buffer.baseAddress else { return }
      unsafe SoftMask.blur(base, width: side, height: side, stride: side, deviation: deviation)
    }
    // The edge of a half plane becomes the integral of the Gaussian.
    for x in 60...140 {
      let exact = 255 * 0.5 * erfc((Double(x) - 100.5) / (deviation * 2.0.squareRoot()))
      #expect(abs(Double(bytes[100 * side + x]) - exact) < 255 * 0.03, "column \(x)")
    }
  }

  @Test func `a blur radius of zero leaves the mask unchanged`() {
    var bytes: [UInt8] = [0, 255, 0, 255]
    unsafe bytes.withUnsafeMutableBufferPointer { buffer in
      guard let base = buffer.baseAddress else { return }
      unsafe SoftMask.blur(base, width: 2, height: 2, stride: 2, deviation: 0)
    }
    #expect(bytes == [0, 255, 0, 255])
  }
}
