package import PetMapAnnouncements

/// Synonyms of the species and sexes known to front ends, in many languages. Words are compared
/// without case, accents, and separators. Those of statuses are in ``StatusWord``.
package enum Synonyms {
  /// Returns the species denoted by a word, or `nil` if it is unknown.
  package static func species(_ word: String) -> Species? {
    let folded = word.folded
    return species[folded] ?? describedSpecies[folded]
  }

  /// Returns whether a word for a species also says the age or the size of the animal, as in `puppy`.
  package static func describesAnimal(_ word: String) -> Bool {
    describedSpecies[word.folded] != nil
  }

  /// Returns the sex denoted by a word, or `nil` if it is unknown.
  package static func sex(_ word: String) -> Sex? {
    // Symbols would be empty when folded; a variation selector may follow.
    switch word.trimmingBlanks.unicodeScalars.first?.value {
    case 0x2642: .male
    case 0x2640: .female
    default: sexes[word.folded] ?? sexAmongWords(of: word)
    }
  }

  /// Returns the sex in a text such as `Male (neutered)` or `Hündin, kastriert`, or `nil` if any other
  /// word says more than whether the animal is neutered.
  private static func sexAmongWords(of text: String) -> Sex? {
    guard text.utf8.count <= 60 else { return nil }
    let words = text.foldedWords.filter { !neuterings.contains($0) }
    let found = Set(words.map { sexes[$0] })
    return found.count == 1 ? found.first ?? nil : nil
  }

  /// Creates a table from lists of words separated by commas.
  static func table<Meaning: Equatable>(
    _ words: KeyValuePairs<Meaning, String>
  ) -> [String: Meaning] {
    var table: [String: Meaning] = [:]
    for (meaning, words) in words {
      for phrase in words.split(separator: ",") {
        let folded = String(phrase).folded
        // Two words may be equal without accents.
        let other = table.updateValue(meaning, forKey: folded)
        precondition(other == nil || other == meaning, "\(phrase) means two things")
      }
    }
    return table
  }

  private static let species: [String: Species] = table([
    .dog: """
    собака, köpek, σκύλος, כלב, 犬, 개, 狗, cane, hond, pes, кобель,
    câine, kutya, pas, куче, koira, koer, anjing, chó, كلب, سگ, कुत्ता, šuo,
    пёс, cachorro, cachorra, cão, cadela, สุนัข,
    dog, dogs, canine, canines, canis, canis lupus familiaris, canis familiaris, domestic dog,
    pies, psy, suka, suczka, hund, hunde, hündin, rüde, perro, perra, perros, chien, chienne, chiens
    """,
    .cat: """
    кошка, кот, кіт, кішка, kedi, γάτα, חתול, 猫, 고양이, 貓, gatto, kat, kočka,
    gatta, gatti, katt, แมว, pisică, macska, mačka, котка, kissa, kass, kucing, mèo, قطة, قط, گربه,
    बिल्ली, katė,
    cat, cats, feline, felines, felis, felis catus, felis silvestris catus, domestic cat, house cat,
    kot, koty, kotka, kocur, katze, katzen, kater, gato, gata, gatos, chat, chatte, chats
    """,
    .bird: """
    pasăre, madár, ptica, lintu, burung, птица, птах, kuş, 鳥, 새, 鸟, uccello, pták, fågel, fugl, pássaro, pássaros,
    bird, birds, avian, aves, ptak, ptaki, vogel, vögel, ave, pájaro, pájaros, oiseau, oiseaux
    """,
    .rabbit: """
    iepure, nyúl, zec, kelinci, кролик, кріль, tavşan, うさぎ, ウサギ, 토끼, 兔, 兔子, coniglio, konijn, králík, kanin, coelho, coelha,
    rabbit, rabbits, bunny, oryctolagus cuniculus, królik, króliki, kaninchen, conejo, coneja,
    conejos, lapin, lapine, lapins
    """,
    .other: """
    other, others, inne, inny, inna, andere, anderes, sonstige, sonstiges, otro, otra, otros,
    autre, autres
    """,
  ])

  /// The words for species that also say the age or the size of the animal.
  private static let describedSpecies: [String: Species] = table([
    .dog: """
    puppy, puppies, pup, pups, piesek, szczeniak, szczenię, welpe, chiot, cucciolo,
    子犬, 仔犬, 大型犬, 中型犬, 小型犬, 老犬, 成犬, 幼犬, 小狗, 강아지, 대형견, 중형견, 소형견
    """,
    .cat: """
    kitten, kittens, kotek, kociak, kätzchen, gatito, chaton, chatons, gattino, gattini,
    子猫, 仔猫, 成猫, 幼猫, 小猫, 새끼고양이
    """,
  ])

  private static let sexes: [String: Sex] = table([
    .male: """
    мужской, кобель, кот, чоловіча, mannelijk, reutje, pes, samec, im, unneutered, 男, ♂ male,
    самец, самець, erkek, αρσενικό, זכר, オス, 雄, 수컷, 公, maschio, reu, han, hankøn,
    м, männl, hane, ผู้, mascul, kan, hím, mužjak, muški, мъжки, uros, jantan, đực, ذكر, نر, नर,
    masculina, maschile, männchen, mannetje, samczyk, мальчик, хлопчик, 男の子, 男孩, 公犬, 公狗, 公貓, 公猫, 수,
    male, m, males, mn, nm, cm, neutered, neutered male, intact male, male neutered, male intact,
    castrated, castrated male, male castrated, unaltered male, altered male, male unaltered,
    male altered, unneutered male, boy, samiec, samiec kastrowany, männlich, rüde, kater, kastriert,
    männlich kastriert, macho, macho castrado, masculino, mâle, mâle castré, masculin
    """,
    .female: """
    женский, сука, кошка, жіноча, femminile, vrouwelijk, teefje, fena, if, nf, spayed f, 女,
    самка, dişi, θηλυκό, נקבה, メス, 雌, 암컷, 母, femmina, teef, hun, hunkøn, samice,
    ж, weibl, fêmea, hona, เมีย, femelă, szuka, nőstény, ženka, женски, naaras, betina, cái, أنثى,
    feminino, feminina, femenina, femminina, weibchen, vrouwtje, samiczka, девочка, дівчинка, 女の子, 女孩,
    母犬, 母狗, 母貓, 母猫, 암,
    ماده, मादा,
    female, f, females, fs, sf, spayed, spayed female, intact female, female spayed, female intact,
    unaltered female, altered female, female unaltered, female altered, unspayed female, girl,
    samica, samica sterylizowana, weiblich, w, hündin, weiblich kastriert, hembra, femenino,
    hembra esterilizada, femelle, femelle stérilisée, féminin
    """,
    .unknown: """
    неизвестно, невідомо, 不明, 不詳, 未知, 미상, 불명, q, sconosciuto, onbekend, ukendt, neznámé, bilinmiyor,
    x, unaltered, altered, intact, fixed, unknown, u, unk, n a, undetermined, unsure, not known, unspecified, nieznana, nieznany,
    necunoscut, necunoscută, ismeretlen, nepoznato, tuntematon, nieokreślona, unbekannt, desconocido, desconocida, inconnu, inconnue
    """,
  ])

  /// Folded words that say whether an animal is neutered, next to its sex.
  private static let neuterings = Set(
    """
    neutered neuter castrated spayed spay sterilized sterilised altered fixed intact unaltered not un
    kastriert kastrierte kastrierter unkastriert nicht sterilisiert kastrowany kastrowana
    wykastrowany wykastrowana sterylizowany sterylizowana wysterylizowany wysterylizowana nie
    castrado castrada esterilizado esterilizada sin esterilizar castrar no entero entera
    castré castrée stérilisé stérilisée non entier entière castrato castrata sterilizzato sterilizzata
    não gecastreerd gesteriliseerd niet кастрирован кастрирована стерилизован стерилизована не
    kısırlaştırılmış 去勢 去勢済 去勢済み 避妊 避妊済 避妊済み 未去勢 未避妊 已絕育 已绝育 未絕育 未绝育
    중성화 미중성화 중성화완료
    """.spacedWords.map { $0.folded })
}
