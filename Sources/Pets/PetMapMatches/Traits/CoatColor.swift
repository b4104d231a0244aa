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
  public var colors: [CoatColor] { CoatColor.allCases.filter { contains($0) } }

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
