import PetMapAnnouncements
import PetMapSynonyms

/// A species, and what else the text that names it says about the animal.
///
/// ```swift
/// SpeciesWord("Dog (large)")  // dog, "large"
/// SpeciesWord("Dead Cat")     // cat, "Dead"
/// SpeciesWord("Kitten")       // cat, "Kitten"
/// SpeciesWord("Prairie dog")  // nil
/// ```
struct SpeciesWord {
  let species: Species
  /// The words for the age, the size, or the kind of the animal.
  let details: String?

  /// Finds the species in a text, or returns `nil` if it does not name exactly one.
  ///
  /// The words next to the species must be known, because a prairie dog is no dog; those in brackets
  /// or after punctuation may be anything.
  init?(_ text: String) {
    if let species = Synonyms.species(text) {
      self.species = species
      details = Synonyms.describesAnimal(text) ? text : nil
      return
    }
    guard text.utf8.count <= 80 else { return nil }
    var found: (species: Species, part: Int)?
    var details: [String] = []
    let parts = Self.parts(of: text)
    for (index, part) in parts.enumerated() {
      var rest: [String] = []
      for word in part {
        guard let species = Synonyms.species(word), species != .other else {
          rest.append(word)
          continue
        }
        guard found.map({ $0.species == species }) != false else { return nil }
        found = found ?? (species, index)
        if Synonyms.describesAnimal(word) { rest.append(word) }
      }
      if !rest.isEmpty { details.append(rest.joined(separator: " ")) }
    }
    guard let found, parts[found.part].allSatisfy(Self.isKnown) else { return nil }
    species = found.species
    self.details = details.isEmpty ? nil : details.joined(separator: ", ")
  }

  /// Returns the species that the name of a breed implies, as in `Cat - DSH`, or `nil` if it implies
  /// none.
  static func species(ofBreed breed: String) -> Species? {
    if let species = SpeciesWord(breed)?.species, species != .other { return species }
    return catBreeds.contains { breed.folded.hasPrefix($0) } ? .cat : nil
  }

  /// The folded beginnings of the names of cats without a pedigree.
  private static let catBreeds = ["domesticshort", "domesticmedium", "domesticlong"]

  /// Returns whether a text says that an animal is dead. A part that contains other words, such as
  /// `dead tired` or `owner deceased`, may be about something else.
  static func isDead(_ text: String) -> Bool {
    deadInText.contains(where: text.contains)
      || parts(of: text).contains { part in
        part.contains { dead.contains($0.folded) }
          && part.allSatisfy { isKnown($0) || isAnimal($0) }
      }
  }

  /// Returns whether a word denotes an animal.
  static func isAnimal(_ word: String) -> Bool {
    animals.contains(word.folded) || Synonyms.species(word) != nil
  }

  /// Returns the words between punctuation marks.
  private static func parts(of text: String) -> [[String]] {
    text.replacing(" - ", with: ",").split { "()[]{},;:/|–—".contains($0) }.map { part in
      part.split { $0 == " " || $0 == "-" || $0 == "_" || $0 == "\u{A0}" }.map(String.init)
    }
  }

  /// Returns whether a word may stand next to a species.
  private static func isKnown(_ word: String) -> Bool {
    let folded = word.folded
    return modifiers.contains(folded) || dead.contains(folded) || Synonyms.species(word) != nil
      || Synonyms.sex(word) != nil || StatusWord(word) != nil
  }

  private static let dead = Set(
    """
    dead deceased doa carcass carcase roadkill cadaver martwy martwa martwe padły padła padłe padnięty
    padnięta zwłoki muerto muerta cadáver mort morte cadavre tot tote toter totes kadaver morto morta
    carcaça carcassa
    """.spacedWords.map(\.folded))

  /// Words for dead animals in scripts without spaces.
  private static let deadInText = [
    "死亡", "死体", "遺体", "死猫", "死犬", "死狗", "死貓", "尸体", "屍體", "사체", "폐사",
  ]

  private static let animals = Set(
    """
    animal animals pet pets zwierzę zwierzęta zwierzak tier tiere animale animali animales animaux
    mascota mascotas
    """.spacedWords.map(\.folded))

  private static let modifiers = Set(
    """
    a an the of large big medium small tiny toy giant mini miniature x l m s xl xxl sized size adult young
    old older senior elderly baby juvenile newborn aged injured sick stray feral domestic owned pet
    mixed mix breed unknown neutered spayed lost found filhote di
    black white brown gray grey orange ginger red tan golden cream blue tabby tricolor calico
    czarny czarna czarne biały biała białe szary szara szare rudy ruda rude brązowy brązowa brązowe
    schwarz schwarzer schwarze schwarzes weiß weißer weiße weißes grau grauer graue graues braun brauner
    braune braunes rot roter rote rotes orangefarben getigert negro negra blanco blanca gris marrón
    naranja atigrado atigrada noir noire blanc blanche roux rousse marron tigré tigrée preto preta branco
    branca cinza cinzento marrom castanho laranja nero nera bianco bianca grigio grigia marrone arancione
    rosso rossa tigrato tigrata
    duży duża mały mała średni średnia młody młoda stary stara dorosły dorosła ranny ranna chory chora
    großer große großes groß kleiner kleine kleines klein mittel mittelgroß junger junge jung alter alte
    alt erwachsen verletzt verletzte grande mediano mediana pequeño pequeña joven adulto adulta viejo
    vieja herido herida de tamaño grand petit petite moyen moyenne jeune âgé âgée adulte blessé blessée
    médio média pequeno pequena jovem idoso idosa ferido ferida porte medio media piccolo piccola giovane
    anziano anziana ferito ferita taglia
    mestizo mestiza mischling kundel croisé croisée meticcio meticcia srd
    """.spacedWords.map(\.folded))
}
