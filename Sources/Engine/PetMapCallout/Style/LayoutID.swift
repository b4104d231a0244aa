import PetMapDrawing
import PetMapText

/// Identifies everything that determines a layout apart from its content: the engine's version, the
/// fonts, and the style. Layouts with different identifiers may differ.
public struct LayoutID: Sendable, Hashable {
  /// The 64-bit FNV-1a hash (Fowler, Noll, and Vo) of the version, fonts, and style.
  public let hash: UInt64

  /// The version of the engine, incremented with every change that affects layouts.
  public static let engineVersion = 2

  /// Creates the identifier of layouts that use the given fonts and style.
  ///
  /// - Parameter fonts: The fonts used for measuring, from `TextMeasurer.fonts`.
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
    for badge in style.words.badges {
      hash.mix(badge.text)
      hash.mix(badge.color)
    }
    // Hash only nonstandard parameters, so that the standard style keeps its identifier.
    if style.fields != CalloutFieldKind.allCases {
      hash.mix("fields")
      for kind in style.fields { hash.mix(kind.name) }
    }
    if style.contrast == .increased {
      hash.mix("increased contrast")
      for badge in style.words.badges { hash.mix(badge.highContrastColor) }
    }
    if style.words.areCustom { hash.mix(style.words.unknownName ?? "") }
    self.hash = hash.value
  }

  /// The hash as sixteen hexadecimal digits.
  public var text: String {
    let digits = String(hash, radix: 16)
    return String(repeating: "0", count: 16 - digits.utf8.count) + digits
  }
}

extension CalloutStyle {
  /// All lengths, including those of the arrow, the gaps, the maximum arrow offset, and the standard
  /// padding.
  fileprivate var lengths: [Double] {
    [
      width, leastWidth, sidePadding, verticalPadding, cornerRadius, shadow.offset.dx,
      shadow.offset.dy, shadow.blur, Self.padding.top, arrowWidth, arrowLength,
      maximumArrowOffset,
      leastVisibleHeight, photoHeight, photoRadius, placeholderDiameter, pawSize,
      badgeSidePadding, badgeVerticalPadding, badgeRadius, marker.width, marker.height,
      marker.anchorX, marker.anchorY, marker.gap,
    ]
  }
}

/// A 64-bit FNV-1a hash.
private struct StableHash {
  var value: UInt64 = 0xCBF2_9CE4_8422_2325

  /// Hashes the text's bytes and a terminator that never occurs in text.
  mutating func mix(_ text: String) {
    // Iterating over an array avoids specializing code for a string's UTF-8 view, which browsers
    // would have to load.
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
