import PetMapDrawing
import PetMapText

/// A short name for everything besides the content that decides a layout: the engine's version, the
/// fonts and the style. Layouts of different names may differ.
public struct LayoutID: Sendable, Hashable {
  /// FNV-1a of 64 bits (Fowler, Noll and Vo) over the version, the fonts and the style.
  public let hash: UInt64

  /// Counted up with every change of the engine that changes a layout.
  public static let engineVersion = 2

  /// The name of the layouts that these fonts and this style make.
  ///
  /// - Parameter fonts: what the text is measured with, `TextMeasurer.fonts`.
  public init(fonts: String, style: CalloutStyle = .standard) {
    var hash = StableHash()
    hash.mix("petmap callout \(Self.engineVersion)")
    hash.mix(fonts)
    for length in style.lengths { hash.mix(length) }
    for color in [style.background, style.shadow.color, style.placeholderColor, style.pawColor] {
      hash.mix(color)
    }
    for kind in CalloutFieldKind.allCases {
      hash.mix(kind.name)
      hash.mix(style.space(above: kind))
      hash.mix(style.textColor(of: kind))
      guard let text = style.textStyle(of: kind) else { continue }
      hash.mix(text.size)
      hash.mix(text.lineHeight)
      hash.mix(text.weight == .bold ? "bold" : "regular")
    }
    for status in PinStatus.allCases {
      hash.mix(style.words.badge(status))
      hash.mix(status.badgeColor)
    }
    // What only a chosen style has, so that the standard one keeps its name.
    if style.fields != CalloutFieldKind.allCases {
      hash.mix("fields")
      for kind in style.fields { hash.mix(kind.name) }
    }
    if style.contrast == .increased { hash.mix("increased contrast") }
    if style.words != .english { hash.mix(style.words.unknownName) }
    self.hash = hash.value
  }

  /// Sixteen hexadecimal digits.
  public var text: String {
    let digits = String(hash, radix: 16)
    return String(repeating: "0", count: 16 - digits.utf8.count) + digits
  }
}

extension CalloutStyle {
  /// All lengths, those of the arrow, the gaps and the lean included.
  fileprivate var lengths: [Double] {
    [
      width, leastWidth, sidePadding, verticalPadding, cornerRadius, shadow.offset.dx,
      shadow.offset.dy, shadow.blur, margin, arrowWidth, arrowLength, largestLean,
      leastVisibleHeight, photoHeight, photoRadius, placeholderDiameter, pawSize,
      badgeSidePadding, badgeVerticalPadding, badgeRadius, marker.width, marker.height,
      marker.anchorX, marker.anchorY, marker.gap,
    ]
  }
}

/// FNV-1a of 64 bits.
private struct StableHash {
  var value: UInt64 = 0xCBF2_9CE4_8422_2325

  /// Mixes in the text's bytes and a byte that no text has, so that its end counts.
  mutating func mix(_ text: String) {
    // An array: code that walks through a text's own bytes would be compiled anew, for browsers to load.
    for byte in Array(text.utf8) { mix(byte: byte) }
    mix(byte: 0xFF)
  }

  mutating func mix(_ number: Double) {
    var bits = number.bitPattern
    for _ in 0..<8 {
      mix(byte: UInt8(truncatingIfNeeded: bits))
      bits >>= 8
    }
  }

  mutating func mix(_ color: DrawingColor) {
    mix(color.hex)
    mix(color.opacity)
  }

  private mutating func mix(byte: UInt8) {
    value = (value ^ UInt64(byte)) &* 0x100_0000_01B3
  }
}
