/// A colour in sRGB with its opacity.
public struct DrawingColor: Sendable, Hashable {
  /// Red, green and blue in the bits 16, 8 and 0 up.
  public let rgb: UInt32
  /// 0 transparent to 1 opaque.
  public let opacity: Double

  /// The colour of an sRGB value and an opacity from 0 to 1.
  ///
  /// - Parameter rgb: `0xRRGGBB`.
  public init(_ rgb: UInt32, opacity: Double = 1) {
    precondition(rgb <= 0xFF_FFFF && opacity >= 0 && opacity <= 1)
    self.rgb = rgb
    self.opacity = opacity
  }

  /// `#FFFFFF`, opaque.
  public static let white = DrawingColor(0xFFFFFF)
  /// `#000000`, opaque.
  public static let black = DrawingColor(0x000000)

  /// The red channel, 0 to 1.
  public var red: Double { Double(rgb >> 16) / 255 }
  /// The green channel, 0 to 1.
  public var green: Double { Double(rgb >> 8 & 0xFF) / 255 }
  /// The blue channel, 0 to 1.
  public var blue: Double { Double(rgb & 0xFF) / 255 }

  /// `#RRGGBB` in capitals, without the opacity.
  public var hex: String {
    "#" + Self.hex(rgb >> 16 & 0xFF) + Self.hex(rgb >> 8 & 0xFF) + Self.hex(rgb & 0xFF)
  }

  /// `#RRGGBBAA` in capitals, as CSS writes a colour with its opacity.
  public var hexWithOpacity: String { hex + Self.hex(UInt32((opacity * 255).rounded())) }

  /// Two digits.
  private static func hex(_ byte: UInt32) -> String {
    let digits = String(byte, radix: 16, uppercase: true)
    return byte < 16 ? "0" + digits : digits
  }
}
