/// How often one person names a color where another names a different one.
enum ColorModel {
  /// The chance that two people name the same color.
  private static let agreement = 0.82

  private static let pairs: [(CoatColor, CoatColor, Double)] = [
    (.brown, .tan, 0.2), (.brown, .orange, 0.1), (.brown, .black, 0.08), (.tan, .cream, 0.15),
    (.tan, .orange, 0.12), (.tan, .white, 0.04), (.cream, .white, 0.12), (.cream, .orange, 0.06),
    (.gray, .black, 0.06), (.gray, .white, 0.03), (.tabby, .brindle, 0.3), (.tabby, .brown, 0.3),
    (.tabby, .gray, 0.3), (.tabby, .orange, 0.25), (.calico, .tortie, 0.25),
    (.calico, .tricolor, 0.35), (.calico, .white, 0.25), (.calico, .orange, 0.2),
    (.calico, .black, 0.15), (.tortie, .tricolor, 0.15), (.tortie, .orange, 0.25),
    (.tortie, .black, 0.3), (.tortie, .brown, 0.15), (.point, .cream, 0.3), (.point, .brown, 0.25),
    (.tricolor, .white, 0.35), (.tricolor, .black, 0.35), (.tricolor, .brown, 0.3),
    (.tricolor, .tan, 0.2), (.brindle, .brown, 0.35), (.brindle, .black, 0.1),
    (.brindle, .tan, 0.1),
    (.merle, .gray, 0.3), (.merle, .black, 0.15), (.merle, .white, 0.2),
    (.green, .blue, 0.08), (.green, .yellow, 0.1), (.green, .gray, 0.03), (.red, .pink, 0.15),
    (.red, .orange, 0.2), (.red, .brown, 0.08), (.yellow, .orange, 0.1), (.yellow, .cream, 0.15),
    (.blue, .gray, 0.12), (.purple, .blue, 0.15), (.pink, .white, 0.1), (.yellow, .tan, 0.15),
    (.yellow, .white, 0.05), (.pink, .orange, 0.08),
  ]

  private static let chances: [Double] = {
    let count = CoatColor.allCases.count
    var chances = Array(repeating: 0.0, count: count * count)
    for color in 0..<count { chances[color * count + color] = agreement }
    for (one, other, chance) in pairs {
      chances[Int(one.rawValue) * count + Int(other.rawValue)] = chance
      chances[Int(other.rawValue) * count + Int(one.rawValue)] = chance
    }
    return chances
  }()

  /// How much a color of a part of the animal counts.
  private static let partial = 0.5

  /// Returns the chance that someone names a color of an animal whose coat someone else described.
  static func chance(of color: CoatColor, given coat: Coat) -> Double {
    var miss = 0.97
    let row = Int(color.rawValue) * CoatColor.allCases.count
    coat.colors.forEach { miss *= 1 - chances[row + Int($0.rawValue)] }
    coat.minor.forEach { miss *= 1 - partial * chances[row + Int($0.rawValue)] }
    return 1 - miss
  }
}
