import PetMapText
import PetMapDrawing

/// A short name for everything besides the content that decides a layout: the engine's version, the
/// fonts and the style. Layouts of different names may differ.
public struct LayoutID: Sendable, Hashable {
  /// FNV-1a of 64 bits (Fowler, Noll and Vo) over the version, the fonts and the style.
  public let hash: UInt64

  /// Counted up with every change of the engine that changes a layout.
  public static let engineVersion = 1

  /// The name of layouts by the measurer of a typesetter.
  ///
  /// - Parameter fonts: ``TextMeasurer/fonts``.
  public init(fonts: String) {
    var hash = StableHash()
    hash.mix("petmap callout \(Self.engineVersion)")
    hash.mix(fonts)
    for kind in CalloutFieldKind.allCases {
      hash.mix(kind.name)
      hash.mix(kind.spaceAbove)
      hash.mix(kind.textColor.hex)
      guard let style = kind.textStyle else { continue }
      hash.mix(style.size)
      hash.mix(style.lineHeight)
      hash.mix(style.weight == .bold ? "bold" : "regular")
    }
    for status in PinStatus.allCases {
      hash.mix(status.word)
      hash.mix(status.badgeColor.hex)
    }
    for length in [
      CalloutMetrics.cardWidth, CalloutMetrics.contentWidth, CalloutMetrics.verticalPadding,
      CalloutMetrics.margin, CalloutMetrics.photoHeight, CalloutMetrics.badgeSidePadding,
      CalloutMetrics.badgeVerticalPadding,
    ] {
      hash.mix(length)
    }
    self.hash = hash.value
  }

  /// Sixteen hexadecimal digits.
  public var text: String {
    var bytes: [UInt8] = []
    var shift: UInt64 = 64
    while shift > 0 {
      shift -= 4
      let digit = UInt8(truncatingIfNeeded: hash >> shift & 0xF)
      bytes.append(digit < 10 ? UInt8(ascii: "0") + digit : UInt8(ascii: "a") + digit - 10)
    }
    return String(decoding: bytes, as: UTF8.self)
  }
}

/// FNV-1a of 64 bits.
private struct StableHash {
  var value: UInt64 = 0xCBF2_9CE4_8422_2325

  /// Mixes in the text's bytes and a byte that no text has, so that its end counts.
  mutating func mix(_ text: String) {
    for byte in text.utf8 { mix(byte: byte) }
    mix(byte: 0xFF)
  }

  mutating func mix(_ number: Double) {
    var bits = number.bitPattern
    for _ in 0..<8 {
      mix(byte: UInt8(truncatingIfNeeded: bits))
      bits >>= 8
    }
  }

  private mutating func mix(byte: UInt8) {
    value = (value ^ UInt64(byte)) &* 0x100_0000_01B3
  }
}
