extension Species {
  /// The name of the species: `Dog`, `Cat`, `Bird`, `Rabbit` or `Other`.
  public var wording: String {
    switch self {
    case .dog: "Dog"
    case .cat: "Cat"
    case .bird: "Bird"
    case .rabbit: "Rabbit"
    case .other: "Other"
    }
  }
}
