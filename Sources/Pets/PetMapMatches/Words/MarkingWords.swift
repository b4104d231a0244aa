/// A feature by which an animal can be recognized: a part of the body that is described, or
/// something about it.
public enum Marking: UInt8, Sendable, Hashable, CaseIterable {
  case chest, paw, tail, ear, eye, face, nose, belly, back, neck, leg
  case spot, stripe, tip, scar, notch, limp, missing, kinked, bobtail, docked, cropped
  case longHair, shortHair, curlyHair, blind, deaf, oddEyes, blueEyes, greenEyes, tattoo, mask
  case saddle, mustache, freckles, fat, thin, shaved, injured, floppyEars, erectEars, tooth
  case whiskers, hernia, underbite, left, right, fluffy, polydactyl, ring
}

/// A set of markings.
public struct MarkingSet: Sendable, Hashable {
  /// A bit for each marking, at its raw value.
  public var bits: UInt64

  /// Creates a set from bits.
  public init(bits: UInt64 = 0) { self.bits = bits }

  /// Whether no marking is known.
  public var isEmpty: Bool { bits == 0 }

  /// The markings in the order of their declaration.
  public var markings: [Marking] { Marking.allCases.filter { contains($0) } }

  /// Returns whether the set contains a marking.
  public func contains(_ marking: Marking) -> Bool { bits >> UInt64(marking.rawValue) & 1 == 1 }

  mutating func insert(_ marking: Marking) { bits |= 1 << UInt64(marking.rawValue) }

  func intersection(_ other: MarkingSet) -> MarkingSet { MarkingSet(bits: bits & other.bits) }
}

/// The words for markings in the languages of ``ColorWords``, folded; an asterisk marks a stem.
package enum MarkingWords {
  package static let table: KeyValuePairs<Marking, String> = [
    .chest: """
    chest breast bib klatk* piers krawat* zabot* pecho pechera brust* latz poitrail peito plastron
    petto
    """,
    .paw: """
    paw paws foot feet sock socks boot boots mitten mittens toe toes lapa lapy lapk* lapie
    skarpet* pata patas patita* calcetin* calcetines pfote* pfotch* socke* socken patte* chaussett*
    zampa zampe stiefel* guante* buty
    """,
    .tail: "tail tails ogon* cola colita rabo schwanz* queue cauda coda rabito",
    .ear: """
    ear ears ucho ucha uchu uchem uszko uszy uszka uszko uszach oreja* orejita* ohr ohren ohrspitze
    oreille* orelha* orecchi*
    """,
    .eye: """
    eye eyes eyed oko oczy oczu oczka okiem oczami oczach ojo ojos auge augen augig* oeil yeux
    olho* occhi*
    """,
    .face: """
    face faced muzzle snout cheek* chin forehead blaze pysk* pyszcz* mordk* policzk* czol*
    strzalk* brod*
    cara hocico mejilla* frente careto gesicht* schnauze* blesse stirn kinn museau menton rosto
    focinho
    """,
    .nose: "nose nos nosa nosek nosie nosem nariz naricita nase naschen truffe naso",
    .belly:
      "belly tummy stomach underside brzuch* brzusz* barriga panza vientre tripa bauch* ventre",
    .back: "back grzbiet* plec* lomo espalda rucken* costas schiena",
    .neck:
      "neck throat szyj* kark* gardl* cuello garganta hals nacken kehle cou gorge pescoco collo",
    .leg: """
    leg legs forelimb nog* noz* pierna* pata bein beine beinen vorderbein* hinterbein* jambe*
    perna* zampa hindleg* foreleg*
    """,
    .spot: """
    spot spots spotted spotting patch patches patchy splotch* speckl* blotch* plam* kropk* ciapk*
    latka latki
    latek late mancha* manchit* lunar fleck* flecken gefleckt* punkte tache* tachet* macchi* pinta
    pintas
    """,
    .stripe: """
    stripe stripes striped streak* prega pregi paski pasek raya* franja* streifen* gestreift*
    rayure* listra* riga
    """,
    .tip: "tip tipped tips koncowk* czubek czubk* koniec punta puntita spitze* bout ponta",
    .scar: "scar scars scarred scarring blizn* cicatri* narbe* vernarb* cicatrice*",
    .notch: """
    notch* torn nick nicked jagged rozdart* naderwan* naciet* poszarpan* wyszczerbion* rota roto
    rasgad* desgarrad* mordida muesca eingerissen* riss gerissen* kerbe dechir* rasgada partida
    """,
    .limp: """
    limp* kulej* kulaw* utyka* cojea cojo coja cojera hinkt hinken* humpel* lahm* boite boiteux
    manca manco
    """,
    .missing: "lacks lacking brakuj* faltan fehlt fehlend* fehlen",
    .kinked: """
    kink* crooked bent zagiet* krzyw* zakrzyw* torcid* doblad* knick* geknickt* krumm* tordu*
    torta
    """,
    .bobtail: "bobtail* bobbed stubby stub nub kikut* kusy rabon* stummel* stummelschwanz*",
    .docked: "docked kopiowan* cortad* kupiert* coupe coupee",
    .cropped: "cropped eartip*",
    .longHair: "longhair* dlugowlos* dlugosiersc* langhaar*",
    .shortHair: "shorthair* krotkowlos* krotkosiersc* kurzhaar*",
    .curlyHair: "curly curl* krecon* kedzierzaw* rizad* lockig* gelockt* frise* cacheado* riccio",
    .fluffy: """
    fluffy fuzzy puszyst* kudlat* wlochat* peludo peluda esponjos* flauschig* buschig* bushy
    zottelig* touffu* peluche felpudo
    """,
    .blind: "blind* slep* niewidom* ciego ciega tuerto tuerta aveugle* cego cega einaugig*",
    .deaf: "deaf gluch* sordo sorda taub* sourd* surdo surda",
    .oddEyes: "heterochrom* roznobarwn* oddeyed",
    .tattoo: "tattoo* tatuaz* tatuaj* tatowier* tatouage* tatuag*",
    .mask: "mask masked maska maske mask* mascara antifaz masque*",
    .saddle: "saddle* czaprak* siodl* montura silla sattel* selle* sela",
    .mustache: "mustache moustache* wasy bigote* schnurrbart* bigod*",
    .freckles: "freckle* ticking ticked pieg* pecas sommersprosse*",
    .fat: "fat chubby overweight obese grub* otyl* gordo gorda gordit* dick* ubergewicht* obes*",
    .thin:
      "thin skinny underweight emaciat* chud* wychudzon* flac* delgad* dunn* mager* maigre* magr*",
    .shaved: "shaved groomed ogolon* wygolon* rapad* afeitad* rasurad* geschoren* rasier* tosad*",
    .injured:
      "injured wound* bleeding rana rany rann* herid* lastimad* verletz* wunde blesse* ferid*",
    .floppyEars: "floppy droopy klapniet* oklapl* caidas hangeohr* schlappohr* tombante*",
    .erectEars: "erect pricked stojac* erguidas stehohr* paradas",
    .tooth:
      "tooth teeth fang fangs snaggle* zab zeb* diente* colmillo* zahn* zahne dent dents dente*",
    .whiskers: "whisker* schnurrhaar* bigotes moustaches",
    .hernia: "hernia* przepuklin*",
    .underbite: "underbite overbite przodozgryz* tylozgryz* prognat* vorbiss*",
    .left: "left lewa lewe lewy lewej lewym izquierd* link* linke* gauche* esquerd* sinistr*",
    .right:
      "right prawa prawe prawy prawej prawym derech* recht* rechte* droite droit direit* destr*",
    .polydactyl: "polydactyl* polidactil*",
    .ring: "ring ringed rings obraczk* anilla* anillo* ringe geringelt* bague* anilha*",
  ]
}
