import PetMapCallout

/// Characters that one font has to set together: a base with its marks, or an emoji sequence.
struct FontCluster {
  /// Where it stands.
  let range: Range<Int>
  /// Whether it is to be shown as an emoji.
  let isEmoji: Bool

  /// The cluster that begins at `start`.
  init(_ text: [UInt32], _ start: Int, _ end: Int) {
    let base = text[start]
    if base < 0x80 && start + 1 < end && text[start + 1] < 0x80 || start + 1 == end && base < 0x80 {
      range = start..<(start + 1)
      isEmoji = false
      return
    }
    let properties = CharacterProperties.shared
    var position = start + 1
    var emoji = properties.has(CharacterProperties.emojiPresentation, base)
    if Self.isRegionalIndicator(base) {
      emoji = position < end && Self.isRegionalIndicator(text[position])
      if emoji { position += 1 }
    }
    let canBeEmoji = properties.has(CharacterProperties.emoji, base)
    var joined = false
    while position < end {
      let scalar = text[position]
      if scalar == 0xFE0F {
        if canBeEmoji { emoji = true }
      } else if scalar == 0xFE0E {
        emoji = false
      } else if scalar == 0x20E3 {
        if canBeEmoji { emoji = true }
      } else if (0x1F3FB...0x1F3FF).contains(scalar) && canBeEmoji && base > 0x7F {
        emoji = true
      } else if scalar == 0x200D {
        joined = true
        position += 1
        continue
      } else if joined && properties.has(CharacterProperties.emoji, scalar) && canBeEmoji {
        emoji = true
      } else if !Self.extends(properties, scalar) {
        break
      }
      joined = false
      position += 1
    }
    range = start..<position
    isEmoji = emoji
  }

  private static func extends(_ properties: CharacterProperties, _ scalar: UInt32) -> Bool {
    guard scalar > 0x2FF else { return false }
    switch properties.grapheme[Int(properties.kind(of: scalar))] {
    case GraphemeClass.extend, GraphemeClass.spacingMark, GraphemeClass.zwj: return true
    default: return false
    }
  }

  /// Whether a character stands for itself and can begin a line: no mark and nothing invisible.
  static func isBase(_ scalar: UInt32) -> Bool {
    !isIgnorable(scalar) && !extends(CharacterProperties.shared, scalar)
  }

  private static func isRegionalIndicator(_ scalar: UInt32) -> Bool {
    (0x1F1E6...0x1F1FF).contains(scalar)
  }

  /// Whether a character shows nothing and no font need have it.
  static func isIgnorable(_ scalar: UInt32) -> Bool {
    switch scalar {
    case 0xAD, 0x34F, 0x61C, 0x180B...0x180F, 0x200B...0x200F, 0x202A...0x202E, 0x2060...0x206F,
      0xFE00...0xFE0F, 0xFEFF, 0xE0000...0xE0FFF:
      true
    default: false
    }
  }
}
