/// A colour in sRGB with its opacity.
public struct DrawingColor: Sendable, Hashable {
  /// Red, green and blue in the bits 16, 8 and 0 up.
  public let rgb: UInt32
  /// 0 transparent to 1 opaque.
  public let opacity: Double

  /// - Parameter rgb: `0xRRGGBB`.
  public init(_ rgb: UInt32, opacity: Double = 1) {
    precondition(rgb <= 0xFF_FFFF && opacity >= 0 && opacity <= 1)
    self.rgb = rgb
    self.opacity = opacity
  }

  public static let white = DrawingColor(0xFFFFFF)
  public static let black = DrawingColor(0x000000)

  public var red: Double { Double(rgb >> 16) / 255 }
  public var green: Double { Double(rgb >> 8 & 0xFF) / 255 }
  public var blue: Double { Double(rgb & 0xFF) / 255 }

  /// `#RRGGBB` in capitals, without the opacity.
  public var hex: String {
    var bytes: [UInt8] = [UInt8(ascii: "#")]
    var shift: UInt32 = 24
    while shift > 0 {
      shift -= 4
      let digit = UInt8(truncatingIfNeeded: rgb >> shift & 0xF)
      bytes.append(digit < 10 ? UInt8(ascii: "0") + digit : UInt8(ascii: "A") + digit - 10)
    }
    return String(decoding: bytes, as: UTF8.self)
  }
}
