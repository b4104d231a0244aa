extension BreedNames {
  static let dogs = [
    BreedNames(
      .retriever,
      """
      labrador, labrador retriever, lab, labradora, labradorka, retriever labrador
      """),
    BreedNames(.retriever, "golden retriever, golden, goldie, retriever dorado, goldenka"),
    BreedNames(.retriever, "flat coated retriever, flat coat"),
    BreedNames(.retriever, "chesapeake bay retriever, chesapeake"),
    BreedNames(
      .shepherd,
      """
      german shepherd, german shepherd dog, gsd, alsatian, owczarek niemiecki, on, pastor aleman,
      deutscher schaferhund, schaferhund, berger allemand, pastor alemao, ovejero aleman,
      pastore tedesco
      """),
    BreedNames(
      .shepherd,
      """
      belgian malinois, malinois, owczarek belgijski, pastor belga, belgischer schaferhund,
      belgian shepherd, berger belge, malinua
      """),
    BreedNames(
      .shepherd,
      """
      siberian husky, husky, husky syberyjski, haszczak, husky siberiano, sibirischer husky
      """),
    BreedNames(.shepherd, "alaskan malamute, malamute, malamut, alaskan husky"),
    BreedNames(.shepherd, "rottweiler, rottie, rotweiler, rottweilera"),
    BreedNames(.shepherd, "doberman, dobermann, doberman pinscher, dobie"),
    BreedNames(.shepherd, "dutch shepherd, owczarek holenderski, hollandse herder"),
    BreedNames(
      .shepherd,
      """
      white shepherd, swiss shepherd, bialy owczarek szwajcarski, weisser schaferhund,
      pastor suizo
      """),
    BreedNames(.shepherd, "wolfdog, wolf dog, wolfhund, wilczak"),
    BreedNames(.herding, "border collie, bordercollie"),
    BreedNames(.herding, "collie, rough collie, owczarek szkocki, collie rough"),
    BreedNames(
      .herding,
      """
      australian shepherd, aussie, owczarek australijski, pastor australiano,
      australischer schaferhund, berger australien
      """),
    BreedNames(
      .herding,
      """
      australian cattle dog, cattle dog, blue heeler, red heeler, heeler, queensland heeler,
      boyero australiano
      """),
    BreedNames(.herding, "shetland sheepdog, sheltie, owczarek szetlandzki"),
    BreedNames(.herding, "welsh corgi, corgi, pembroke welsh corgi, cardigan welsh corgi"),
    BreedNames(.herding, "old english sheepdog, bobtail sheepdog, owczarek staroangielski"),
    BreedNames(.herding, "polish lowland sheepdog, polski owczarek nizinny, pon"),
    BreedNames(.guardian, "polish tatra sheepdog, owczarek podhalanski, podhalan"),
    BreedNames(
      .guardian,
      """
      great pyrenees, pyrenees, pirenejski pies gorski, mastin del pirineo, montana del pirineo,
      pyrenaenberghund
      """),
    BreedNames(.guardian, "anatolian shepherd, kangal, anatolian"),
    BreedNames(.guardian, "caucasian shepherd, owczarek kaukaski, kaukaz, kaukase"),
    BreedNames(.guardian, "saint bernard, st bernard, bernardyn, san bernardo, bernhardiner"),
    BreedNames(
      .guardian,
      """
      bernese mountain dog, berner, bernenczyk, berner sennenhund, bernenski pies pasterski,
      boyero de berna
      """),
    BreedNames(.guardian, "newfoundland, nowofundland, neufundlander, terranova"),
    BreedNames(.guardian, "leonberger"),
    BreedNames(.guardian, "great dane, dog niemiecki, gran danes, deutsche dogge, dogue allemand"),
    BreedNames(
      .bull,
      """
      pit bull, pitbull, pit bull terrier, american pit bull terrier, american pit bull, apbt,
      pittie, pitbul, pit
      """),
    BreedNames(
      .bull,
      """
      american staffordshire terrier, amstaff, am staff, american staffordshire, amstaf
      """),
    BreedNames(
      .bull,
      """
      staffordshire bull terrier, staffy, staffie, staff, staffordshire, staffordshire terrier,
      stafford
      """),
    BreedNames(.bull, "american bully, bully, american bully xl"),
    BreedNames(
      .bull,
      """
      american bulldog, bulldog amerykanski, bulldog americano, amerikanische bulldogge
      """),
    BreedNames(
      .bull,
      """
      english bulldog, bulldog, buldog, buldog angielski, bulldog ingles, englische bulldogge,
      bouledogue anglais
      """),
    BreedNames(.bull, "bull terrier, bulterier, bullterrier"),
    BreedNames(.bull, "boxer, bokser, deutscher boxer"),
    BreedNames(.bull, "mastiff, bullmastiff, english mastiff, mastif, mastin, mastino"),
    BreedNames(.bull, "cane corso, corso"),
    BreedNames(.bull, "dogo argentino, dogo, dog argentynski, argentinische dogge"),
    BreedNames(.bull, "presa canario, perro de presa canario, dogo canario"),
    BreedNames(.bull, "dogue de bordeaux, dog z bordeaux, bordeauxdogge"),
    BreedNames(.bull, "shar pei, sharpei, szarpej"),
    BreedNames(
      .bull,
      """
      french bulldog, frenchie, buldog francuski, bulldog frances, franzosische bulldogge,
      bouledogue francais
      """),
    BreedNames(.bull, "boston terrier, boston"),
    BreedNames(.bull, "pug, mops, carlino, carlin"),
    BreedNames(
      .smallTerrier,
      """
      chihuahua, chi, czihuahua, chiwawa, chihuahua long coat, chihuahua short coat, chihuahueno
      """),
    BreedNames(.smallTerrier, "yorkshire terrier, yorkie, york, yorkshire, yorki"),
    BreedNames(
      .smallTerrier,
      """
      jack russell terrier, jack russell, jrt, jack russel, parson russell terrier,
      parson russell, russell terrier
      """),
    BreedNames(
      .smallTerrier,
      """
      rat terrier, fox terrier, foxterrier, foksterier, toy fox terrier, ratonero,
      ratonero bodeguero
      """),
    BreedNames(
      .smallTerrier,
      """
      miniature pinscher, min pin, pinczer, pinczer miniaturowy, pinscher, zwergpinscher,
      pinscher miniatura
      """),
    BreedNames(
      .smallTerrier,
      """
      dachshund, doxie, wiener dog, jamnik, dackel, teckel, salchicha, perro salchicha, jamniczka
      """),
    BreedNames(.smallTerrier, "cairn terrier, cairn"),
    BreedNames(.smallTerrier, "border terrier"),
    BreedNames(
      .smallTerrier,
      """
      west highland white terrier, westie, west highland terrier, west highland
      """),
    BreedNames(.smallTerrier, "norfolk terrier, norwich terrier"),
    BreedNames(.smallTerrier, "scottish terrier, scottie, terier szkocki"),
    BreedNames(.smallTerrier, "papillon, continental toy spaniel"),
    BreedNames(
      .smallTerrier,
      """
      italian greyhound, charcik wloski, italienisches windspiel, galgo italiano
      """),
    BreedNames(.smallTerrier, "prague ratter, ratlerek, ratler, ratero de praga, prager rattler"),
    BreedNames(.smallTerrier, "terrier, terier, terrier mix"),
    BreedNames(.smallTerrier, "airedale terrier, airedale"),
    BreedNames(
      .curly,
      """
      poodle, pudel, toy poodle, miniature poodle, standard poodle, caniche, barboncino
      """),
    BreedNames(.curly, "maltese, maltanczyk, bichon maltes, malteser, maltes, bichon maltais"),
    BreedNames(.curly, "bichon frise, bichon"),
    BreedNames(.curly, "havanese, hawanczyk, habanero, havaneser, bichon habanero"),
    BreedNames(.curly, "shih tzu, shihtzu, shitzu, shi tzu, szi cu"),
    BreedNames(.curly, "lhasa apso, lhasa"),
    BreedNames(
      .curly,
      """
      schnauzer, sznaucer, miniature schnauzer, sznaucer miniaturowy, zwergschnauzer,
      schnauzer miniatura, giant schnauzer
      """),
    BreedNames(.curly, "labradoodle, goldendoodle, doodle, cockapoo, maltipoo, cavapoo"),
    BreedNames(.curly, "wheaten terrier, soft coated wheaten terrier"),
    BreedNames(
      .curly,
      """
      spanish water dog, perro de agua, perro de agua espanol, portuguese water dog, cao de agua
      """),
    BreedNames(.curly, "pekingese, pekinczyk, pekines, pekinese"),
    BreedNames(.curly, "coton de tulear, coton"),
    BreedNames(
      .spitz,
      """
      pomeranian, pom, szpic miniaturowy, pomeranian szpic, pomerania, zwergspitz, spitz nain,
      lulu da pomerania, pomeranio
      """),
    BreedNames(.spitz, "spitz, szpic, german spitz, spitz aleman"),
    BreedNames(.spitz, "akita, akita inu, american akita, akita amerykanska"),
    BreedNames(.spitz, "shiba inu, shiba"),
    BreedNames(.spitz, "chow chow, chow, czau czau"),
    BreedNames(.spitz, "samoyed, samojed, samoyedo"),
    BreedNames(.spitz, "american eskimo dog, american eskimo, eskie"),
    BreedNames(.spitz, "basenji"),
    BreedNames(.hound, "beagle, bigiel, beagla"),
    BreedNames(.hound, "basset hound, basset"),
    BreedNames(
      .hound,
      """
      bloodhound, coonhound, black and tan coonhound, bluetick coonhound, redbone coonhound,
      treeing walker coonhound, hound
      """),
    BreedNames(
      .hound,
      """
      foxhound, gonczy polski, gonczy, sabueso, podenco, podenco iberico, portuguese podengo,
      podengo
      """),
    BreedNames(.hound, "plott hound, plott"),
    BreedNames(
      .hound,
      """
      black mouth cur, mountain cur, cur, catahoula, catahoula leopard dog, louisiana catahoula
      """),
    BreedNames(.hound, "rhodesian ridgeback, ridgeback"),
    BreedNames(
      .pointer,
      """
      german shorthaired pointer, gsp, wyzel niemiecki, wyzel, braco aleman, deutsch kurzhaar,
      pointer, braco
      """),
    BreedNames(.pointer, "vizsla, wyzel wegierski, magyar vizsla, braco hungaro"),
    BreedNames(.pointer, "weimaraner, wyzel weimarski, weimarski, braco de weimar"),
    BreedNames(
      .pointer,
      """
      english setter, irish setter, gordon setter, setter, seter irlandzki, seter
      """),
    BreedNames(
      .pointer,
      """
      cocker spaniel, cocker, american cocker spaniel, english cocker spaniel, spaniel,
      cocker ingles, kokerspaniel
      """),
    BreedNames(.pointer, "english springer spaniel, springer spaniel, springer"),
    BreedNames(
      .pointer,
      """
      cavalier king charles spaniel, cavalier, king charles spaniel, cavalier king charles
      """),
    BreedNames(.pointer, "brittany, epagneul breton, breton, brittany spaniel"),
    BreedNames(.pointer, "dalmatian, dalmatynczyk, dalmata, dalmatiner, dalmatien"),
    BreedNames(.pointer, "munsterlander, kleiner munsterlander"),
    BreedNames(
      .sighthound,
      """
      greyhound, galgo, galgo espanol, chart, chart angielski, windhund, levrier
      """),
    BreedNames(.sighthound, "whippet, windspiel"),
    BreedNames(
      .sighthound,
      """
      saluki, afghan hound, borzoi, irish wolfhound, chart polski, chart afganski
      """),
    BreedNames(.other, "chinese crested, grzywacz chinski, crestado chino, nackthund"),
    BreedNames(.other, "carolina dog"),
    BreedNames(.other, "xoloitzcuintle, xolo, xoloitzcuintli"),
  ]
}
