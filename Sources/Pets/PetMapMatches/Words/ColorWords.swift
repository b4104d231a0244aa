/// The words for colors and patterns in English, Polish, Spanish, German, French, Portuguese and
/// Italian, folded. A word with an asterisk is a stem, which matches every word that begins with
/// it.
package enum ColorWords {
  package static let table: KeyValuePairs<[CoatColor], String> = [
    [.black]: """
    black* blk czarn* negr* schwarz* noir* pret* nero nera neri nere ebony
    """,
    [.white]: """
    white* whit wht bial* blanc* blanq* weiss* weis branc* bianc* albin* bicolo* dwukolor*
    dwubarwn* zweifarb* parti* piebald* pinto laciat* laciaty gescheckt*
    """,
    [.gray]: """
    gray* grey* gry silver* smok* charcoal* slate steel szar* popiel* siw* srebr* grafit*
    stalow* dymn* gris* plata plate plateado* plateada* plomo ceniz* grau* silber* aschgrau*
    argent* cinza* cinzent* prata pratead* grigi* ash ashen dilut*
    """,
    [.brown]: """
    brown* brn chocolat* choc liver coffee seal sable mahogan* chestnut cocoa cinnamon bronze
    agouti wildfarb* braz brazow* brunat* czekolad* kasztan* marron* cafe castan* pardo parda
    braun* schoko* kastanien* brun brune brunes bruns marrom* castanh* chataign* havan*
    """,
    [.tan]: """
    tan tans fawn* beige* beis sand sandy sandfarb* sandig* wheat* buff blond* golden* gold
    honey* apricot* caramel* karmel* champagne* biscuit bezow* plow* piask* piaskow* zlot*
    zlocist* biszkopt* miodow* morelow* slomkow* canel* dorad* arena rubi* falb* goldfarb*
    goldbraun* honig* aprikos* semmel* hellbraun* fauve* dore doree dourad* areia caramel*
    jasnobraz*
    """,
    [.cream]: "cream* crm krem* crem* creme* ivory vanill* wanili* elfenbein* marfil ecru",
    [.orange]: """
    orange* ginger* marmalad* rust rusty rufous flame* peach* copper* rudy ruda rude rudego rudej
    rudym rudo rudaw* rudobial* rudzielec pomarancz* marchewk* naranj* anaranj* fuchs* roux
    rousse* rouss* ruiv* laranj* arancio* arancion* miedzian* cobriz* kupfer* orangenfarb* lis
    """,
    [.tabby]: """
    tabby tabbies tabbi tab strip* tiger* mackerel pregow* prega pregi pregami prazk* tygrys*
    bury bura bure buro burego burej burym burasek buras atigrad* rayad* getigert* tigr* rajad*
    gestreift* streifen marbled gestromert lynx
    """,
    [.brindle]: "brindl* barcin* gestromt* bringe* tygrysowat* abigarrad*",
    [.merle]:
      "merle* merl dapple* marmurk* marmurow* harlequin* harlekin* arlequin* mirlo arlekin*",
    [.calico]: "calico* kaliko* glucks* glueckskatze* gluckskatze*",
    [.tortie]: """
    tortie* torti tortoise* tortois* szylkret* carey* schildpatt* schildkrot* escaminha* ecaille*
    tartarug* squama
    """,
    [.point]: "point points pointed siam* syjam* colorpoint* colourpoint* himalay*",
    [.tricolor]: "tricolo* trojkolor* trojbarw* trikolor* trzykolor* dreifarb*",
    [.orange, .tabby, .tortie]: "torbi torbie*",
    [.black, .white]: "tuxedo* smoking krowk* panda kuhkatze",
    [.point, .white]: "snowshoe*",
    [.black, .gray]: "pfefferundsalz pepper pfeffer pieprz",
    [.blue]: "blue blues bluish blau* niebiesk* azul* bleu* celest* granat* navy blekit*",
    [.red]: "red reds reddish czerwon* rojo roja rojos rojas rojiz* colorad* rot rote roter rotes "
      + "rotem roten rotlich* rotgetigert* rotweiss* rotbraun* rouge* vermelh* rosso rossa bordo*",
    [.yellow]: "yellow* zolt* zolci* amarill* gelb* jaune* amarel* giall*",
    [.green]: "green* zielon* verde* grun gruner grune grunes grunem vert verte",
    [.pink]: "pink* rozow* rosa rosad* rose",
    [.purple]: "purple* violet* fiolet* fioletow* lila lilac* liliow* morad* roxo roxa",
  ]

  /// Words that name a color only next to another color or the animal, because they often mean
  /// something else.
  package static let weak = """
    point points gold sand sandy rust rusty flame smoking coffee cafe plata plate arena areia
    slate steel strip tab gry siam lis pepper pfeffer pieprz seal panda lynx rose ash bronze
    biscuit peach plomo cinnamon chestnut cocoa
    """

  /// Words that turn a brown coat into a tan one.
  package static let light = "light lt pale jasn* hell* clar* clair* chiar*"

  /// Nouns next to which a color is one of the animal.
  package static let coat = """
    coat fur hair colour color colored coloured siersc siersci futro futerko umaszczenie umaszczeniu
    kolor koloru masc masci pelo pelaje capa manto color fell farbe haar fellfarbe poil robe pelage
    pelagem pelo couleur cor mantello
    """
}
