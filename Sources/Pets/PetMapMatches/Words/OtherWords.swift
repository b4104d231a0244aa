/// The words for collars, sizes and sexes in descriptions, and those that connect words, in the
/// languages of ``ColorWords``, folded; an asterisk marks a stem.
package enum OtherWords {
  /// What an animal wears.
  package static let collars = """
    collar* harness* bandana* leash* obroz* szelk* smycz* chust* collier* arnes* correa panuelo
    halsband* geschirr* leine halstuch* brustgeschirr* harnais laisse foulard coleir* peitoral*
    collare guinzaglio pettorina tag tags adresowk* zawieszk* placa medalla chapita dzwon* bell
    cascabel glockchen flea
    """

  /// Words before a collar that say that the animal wears none.
  package static let negations = """
    no not without bez nie brak sin ohne kein* sans pas sem senza nicht none never missing
    """

  package static let small = """
    small little tiny mini miniature toy teacup xs maly mala male malutk* maluch* malego malej
    nieduz* drobn*
    pequen* chiquit* klein* winzig* petit* minuscule piccol*
    """
  package static let medium = """
    medium mid midsize mediumsize med sredn* mediano* mediana* mittel* mittelgross* moyen* medio
    media
    """
  package static let large = """
    large big huge giant xl xxl lg duzy duza duze duzego duzej wielk* ogromn* olbrzym* grande*
    enorme*
    gigante* gross grosse grosser grosses riesig* riese gros grosse grand grande geant*
    """

  /// The nouns for animals next to which a size is the one of the animal.
  package static let animals = """
    dog dogs doggy puppy pup hound cat cats kitty kitten tomcat pies piesek psa suka suczka sunia
    szczeniak szczenie kot kotek kotka kocur kocurek kociak kicia kotki perro perra perrito perrita
    cachorr* gato gata gatito gatita hund hundin rude welpe katze kater katzchen hundchen chien
    chienne chiot
    chat chatte chaton cao cadela cane cagna gatto gatta bird rabbit bunny ptak krolik pajaro
    conejo vogel
    kaninchen oiseau lapin size sized wielkosc* wielkosci rozmiar* tamano talla grosse grossen
    build taille porte breed
    mix mieszaniec kundel* mestizo mischling
    """

  package static let male = """
    male boy tom tomcat macho masculino mannlich* rude kater kocur kocurek samiec samczyk
    """
  package static let female = """
    female girl spayed hembra femenin* weiblich* hundin suka suczka sunia samica samiczka kotka
    kotki kicia
    perra gata perrita gatita chienne chatte cadela
    """

  /// Words between two colors, or between a color and its noun.
  package static let connections = """
    color colour colored coloured kolor koloru farbe couleur cor and with i z ze oraz y con e
    und mit et avec com a the of o de in na w en her his la el le w o
    """
}
