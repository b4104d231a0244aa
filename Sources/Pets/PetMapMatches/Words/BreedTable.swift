/// Breeds that people confuse with each other.
enum BreedGroup: UInt8, Sendable {
  case smallTerrier, curly, bull, shepherd, herding, retriever, hound, spitz, guardian, sighthound
  case pointer, other
  case shortHair, longHair, oriental, bird, rabbit
}

/// A breed, its group, and its names in the languages of ``ColorWords``, folded.
struct BreedNames: Sendable {
  let group: BreedGroup
  let names: String

  init(_ group: BreedGroup, _ names: String) {
    self.group = group
    self.names = names
  }

  /// The first name, in capitals.
  var name: String {
    let name = names.utf8.prefix { $0 != UInt8(ascii: ",") }
    var text: [UInt8] = []
    for byte in name {
      let begins = text.last.map { $0 == UInt8(ascii: " ") } ?? true
      text.append(begins ? byte & ~0x20 : byte)
    }
    return String(decoding: text, as: UTF8.self)
  }
}

extension BreedNames {
  /// All breeds. The index of a breed is its number.
  static let all: [BreedNames] = dogs + cats + others

  private static let cats = [
    BreedNames(
      .shortHair,
      """
      domestic shorthair, domestic short hair, dsh, domestic sh, european shorthair,
      europejska krotkowlosa, europejski, europejski krotkowlosy, dachowiec, comun europeo,
      europeo, europeo comun, europeo de pelo corto, europaisch kurzhaar, hauskatze, ehk,
      europeen, europeen court, shorthair, american shorthair, kot domowy, domestico pelo corto,
      kurzhaar, pelo corto, domowy krotkowlosy, gato comun, kot europejski, chat europeen, comun
      """),
    BreedNames(
      .longHair,
      """
      domestic medium hair, domestic mediumhair, domestic medium, dmh, mediumhair, pelo medio,
      domestico pelo medio, halblanghaar, poldlugowlosy
      """),
    BreedNames(
      .longHair,
      """
      domestic longhair, domestic long hair, dlh, domestic lh, longhair, dlugowlosy, pelo largo,
      domestico pelo largo, langhaar, domowy dlugowlosy, langhaarkatze
      """),
    BreedNames(.longHair, "maine coon, main coon, mainecoon, coon"),
    BreedNames(
      .longHair,
      """
      norwegian forest cat, norwegian forest, norweski lesny, norweg, norwegische waldkatze,
      waldkatze, bosque de noruega, norvegien
      """),
    BreedNames(.longHair, "persian, perski, pers, persa, perser, perserkatze, persan, kot perski"),
    BreedNames(.longHair, "ragdoll"),
    BreedNames(
      .longHair,
      """
      siberian, syberyjski, siberiano, sibirische katze, neva masquerade, kot syberyjski
      """),
    BreedNames(.longHair, "himalayan, himalajski, himalayo"),
    BreedNames(.longHair, "turkish angora, angora, turkish van, angora turecka, angora turco"),
    BreedNames(.longHair, "birman, birma, swieta birmanska, sagrado de birmania, heilige birma"),
    BreedNames(.longHair, "american curl, exotic longhair, ragamuffin"),
    BreedNames(
      .shortHair,
      """
      british shorthair, brytyjski, brytyjczyk, brytyjski krotkowlosy, british, britanico,
      britisch kurzhaar, bkh, kot brytyjski, british blue, britanico de pelo corto
      """),
    BreedNames(
      .shortHair,
      """
      russian blue, rosyjski niebieski, azul ruso, russisch blau, bleu russe
      """),
    BreedNames(.shortHair, "scottish fold, szkocki zwisloucy, fold escoces"),
    BreedNames(.shortHair, "chartreux, kartuski, kartauser"),
    BreedNames(.shortHair, "manx, american bobtail, japanese bobtail"),
    BreedNames(.shortHair, "exotic shorthair, egzotyczny, exotico"),
    BreedNames(.shortHair, "bombay, korat"),
    BreedNames(
      .oriental,
      """
      siamese, syjamski, siames, siam, siamkatze, siamesa, siamois, kot syjamski, thai
      """),
    BreedNames(
      .oriental,
      """
      bengal, bengalski, bengali, bengalkatze, kot bengalski, savannah, ocicat
      """),
    BreedNames(.oriental, "abyssinian, abisynski, abisinio, abessinier, somali"),
    BreedNames(.oriental, "sphynx, sfinks, esfinge, kot sfinks"),
    BreedNames(.oriental, "oriental shorthair, orientalny, oriental, orientalisch kurzhaar"),
    BreedNames(.oriental, "burmese, burmanski, birmano, tonkinese, snowshoe"),
    BreedNames(.oriental, "devon rex, cornish rex, rex"),
  ]

  private static let others = [
    BreedNames(
      .bird,
      """
      budgerigar, budgie, parakeet, papuga falista, papuzka falista, falista, periquito,
      wellensittich, perruche, ondulee
      """),
    BreedNames(.bird, "cockatiel, nimfa, ninfa, carolina, nymphensittich, calopsitte, calopsita"),
    BreedNames(.bird, "lovebird, nierozlaczka, agapornis, agaporni, unzertrennliche"),
    BreedNames(
      .bird,
      """
      african grey, african gray, zako, loro gris, yaco, graupapagei, gris du gabon
      """),
    BreedNames(.bird, "canary, kanarek, canario, kanarienvogel, canari"),
    BreedNames(.bird, "conure, konura, sun conure, green cheeked conure"),
    BreedNames(
      .bird,
      """
      macaw, ara, guacamayo, amazon, amazonka, amazona, amazone, parrot, papuga, loro, papagei,
      perroquet
      """),
    BreedNames(.bird, "cockatoo, kakadu, cacatua"),
    BreedNames(.bird, "pigeon, golab, paloma, taube, dove, homing pigeon"),
    BreedNames(.bird, "chicken, hen, rooster, kura, kogut, gallina, gallo, huhn, hahn"),
    BreedNames(.bird, "duck, kaczka, pato, ente, goose, ges, ganso"),
    BreedNames(.rabbit, "lop, holland lop, mini lop, baran, baranek, widder, belier, lop rabbit"),
    BreedNames(
      .rabbit,
      """
      lionhead, lion head, teddy, lewek, cabeza de leon, lowenkopfchen, tete de lion
      """),
    BreedNames(.rabbit, "netherland dwarf, dwarf, karzelek, enano, zwergkaninchen, nain"),
    BreedNames(.rabbit, "rex rabbit, mini rex"),
    BreedNames(.rabbit, "angora rabbit, angorakaninchen"),
    BreedNames(.rabbit, "new zealand, californian, flemish giant, olbrzym belgijski"),
  ]
}
