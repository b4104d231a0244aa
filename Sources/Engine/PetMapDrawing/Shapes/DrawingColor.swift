/// An sRGB color with an opacity.
public struct DrawingColor: Sendable, Hashable {
  /// Red, green, and blue in bits 16–23, 8–15, and 0–7.
  public let rgb: UInt32
  /// The opacity, from 0 for transparent to 1 for opaque.
  public let opacity: Double

  /// Creates a color from an sRGB value and an opacity from 0 to 1.
  ///
  /// - Parameter rgb: The value in the form `0xRRGGBB`.
  public init(_ rgb: UInt32, opacity: Double = 1) {
    precondition(rgb <= 0xFF_FFFF && opacity >= 0 && opacity <= 1)
    self.rgb = rgb
    self.opacity = opacity
  }

  /// Opaque white, `#FFFFFF`.
  public static let white = DrawingColor(0xFFFFFF)
  /// Opaque black, `#000000`.
  public static let black = DrawingColor(0x000000)

  /// The red component, from 0 to 1.
  public var red: Double { Double(rgb >> 16) / 255 }
  /// The green component, from 0 to 1.
  public var green: Double { Double(rgb >> 8 & 0xFF) / 255 }
  /// The blue component, from 0 to 1.
  public var blue: Double { Double(rgb & 0xFF) / 255 }

  /// The color as `#RRGGBB` in uppercase, without the opacity.
  public var hex: String {
    "#" + Self.hex(rgb >> 16 & 0xFF) + Self.hex(rgb >> 8 & 0xFF) + Self.hex(rgb & 0xFF)
  }

  /// The color as `#RRGGBBAA` in uppercase, the CSS notation that includes opacity.
  public var hexWithOpacity: String { hex + Self.hex(UInt32((opacity * 255).rounded())) }

  /// Returns two hexadecimal digits.
  private static func hex(_ byte: UInt32) -> String {
    let digits = String(byte, radix: 16, uppercase: true)
    return byte < 16 ? "0" + digits : digits
  }
}
