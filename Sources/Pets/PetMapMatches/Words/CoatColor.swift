import PetMapAnnouncements

/// A color or pattern that a word can name.
public enum CoatColor: UInt8, Sendable, Hashable, CaseIterable {
  case black, white, gray, brown, tan, cream, orange
  case tabby, brindle, merle, calico, tortie, point, tricolor
  case green, blue, yellow, red, pink, purple
}

/// A set of colors and patterns.
public struct ColorSet: Sendable, Hashable {
  /// A bit for each color, at its raw value.
  public var bits: UInt32

  /// Creates a set from bits.
  public init(bits: UInt32 = 0) { self.bits = bits }

  /// Creates a set with one color.
  public init(_ color: CoatColor) { bits = 1 << UInt32(color.rawValue) }

  /// Whether no color is known.
  public var isEmpty: Bool { bits == 0 }

  /// The colors in the order of their declaration.
  public var colors: [CoatColor] {
    var colors: [CoatColor] = []
    forEach { colors.append($0) }
    return colors
  }

  /// Calls `body` with each color in the order of their declaration.
  func forEach(_ body: (CoatColor) -> Void) {
    var rest = bits
    while rest != 0 {
      if let color = CoatColor(rawValue: UInt8(rest.trailingZeroBitCount)) { body(color) }
      rest &= rest - 1
    }
  }

  /// Returns whether the set contains a color.
  public func contains(_ color: CoatColor) -> Bool { bits >> UInt32(color.rawValue) & 1 == 1 }

  mutating func formUnion(_ other: ColorSet) { bits |= other.bits }

  func intersection(_ other: ColorSet) -> ColorSet { ColorSet(bits: bits & other.bits) }

  func subtracting(_ other: ColorSet) -> ColorSet { ColorSet(bits: bits & ~other.bits) }

  mutating func replace(_ color: CoatColor, by other: CoatColor?) {
    guard contains(color) else { return }
    bits &= ~ColorSet(color).bits
    if let other { formUnion(ColorSet(other)) }
  }

  func union(_ other: ColorSet) -> ColorSet { ColorSet(bits: bits | other.bits) }

  /// Returns the colors as they are meant of a coat: a blue cat is gray, a red one orange, and a
  /// striped dog brindle. Feathers and scales are named as they look.
  func ofCoat(_ species: Species) -> ColorSet {
    var set = self
    switch species {
    case .bird, .other: break
    case .dog, .cat, .rabbit:
      set.replace(.blue, by: .gray)
      set.replace(.purple, by: .gray)
      set.replace(.red, by: .orange)
      set.replace(.yellow, by: .tan)
      set.replace(.pink, by: nil)
      set.replace(.green, by: nil)
      if species == .dog { set.replace(.tabby, by: .brindle) }
    }
    return set
  }
}

/// The colors of an animal.
public struct Coat: Sendable, Hashable {
  /// The colors of the coat.
  public var colors = ColorSet()
  /// The colors of only a part of the animal, as in `white chest`. Others may omit them.
  public var minor = ColorSet()

  /// Whether no color is known.
  public var isEmpty: Bool { colors.isEmpty }

  /// All colors.
  var union: ColorSet { colors.union(minor) }

  /// Returns the coat with the colors that are meant; see `ColorSet.ofCoat`. If all colors are
  /// those of parts, they are the colors of the coat.
  func normalized(_ species: Species) -> Coat {
    var coat = Coat(colors: colors.ofCoat(species), minor: minor.ofCoat(species))
    if coat.colors.isEmpty { swap(&coat.colors, &coat.minor) }
    coat.minor = coat.minor.subtracting(coat.colors)
    return coat
  }
}
