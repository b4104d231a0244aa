package import PetMapAnnouncements

/// Synonyms of the statuses, species, and sexes known to front ends, in many languages. Words are
/// compared without case, accents, and separators.
package enum Synonyms {
  /// Returns the status denoted by a word, or `nil` if it is unknown.
  package static func status(_ word: String) -> AnnouncementStatus? { statuses[word.folded] }

  /// Returns the status of the records in a collection with a name such as `lost` or `foundPets`, or
  /// `nil` if the name does not imply it.
  static func collectionStatus(_ name: String) -> AnnouncementStatus? {
    let plural = name.folded
    let singular = plural.hasSuffix("s") ? String(plural.dropLast()) : plural
    // A home page, places close by, and the sightings of a missing animal.
    if isUndecided(plural) || ["home", "close", "sighting"].contains(singular) { return nil }
    return statuses[plural] ?? statuses[singular]
  }

  /// Returns whether a word says only that a report is open, not whether the animal is missing or
  /// found.
  static func isUndecided(_ word: String) -> Bool { word.folded == "active" }

  /// Returns the species denoted by a word, or `nil` if it is unknown.
  static func species(_ word: String) -> Species? {
    if let known = species[word.folded] { return known }
    // The Korean shelters' `[개] 믹스견`: species and breed.
    guard word.utf8.first == UInt8(ascii: "["), let end = word.firstIndex(of: "]") else {
      return nil
    }
    return species[String(word[..<end]).folded]
  }

  /// Returns the sex denoted by a word, or `nil` if it is unknown.
  static func sex(_ word: String) -> Sex? {
    // Symbols would be empty when folded; a variation selector may follow.
    switch word.trimmingBlanks.unicodeScalars.first?.value {
    case 0x2642: .male
    case 0x2640: .female
    default: sexes[word.folded]
    }
  }

  /// Returns whether a word denotes a status, species, or sex, depending on the field.
  package static func isKnown(_ word: String, as field: RecordField) -> Bool {
    switch field {
    case .status: status(word) != nil
    case .species: species(word) != nil
    case .sex: sex(word) != nil
    default: false
    }
  }

  private static func table<Meaning: Equatable>(_ words: KeyValuePairs<Meaning, String>) -> [String:
    Meaning]
  {
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

  private static let statuses: [String: AnnouncementStatus] = table([
    .missing: """
    пропал, пропала, потерялся, потерялась, потеряно, потерян, потеряна, пропало, пропала собака,
    пропала кошка, пропал кот, пропал пёс, зник, зникла, зникло, загублено, загублений, загублена, kayıp,
    χάθηκε, אבד, 迷子, 行方不明, 失踪, 失踪中, 迷い犬, 迷い猫, 捜索中, 분실, 실종, 실종신고, 遺失, 走失, 走丢, 丢失, 失蹤,
    smarrito, smarrita, scomparso, scomparsa, vermist, vermiste, savnet, forsvundet, bortløbet,
    ztracený, ztracená, ztraceno, ztratil se, ztratila se, missing active, lost active, escaped,
    missing, active, lost, stolen, lost pet, lost animal, missing pet, lost dog, lost cat,
    report lost, lost report, still missing, runaway, ran away,
    zaginiony, zaginiona, zaginione, zaginął, zaginęła, zaginęło, zaginęły, zgubiony, zgubiona,
    zgubione, poszukiwany, poszukiwana, poszukiwane, skradziony, skradziona,
    vermisst, vermisste, vermisstes, verloren, gesucht, entlaufen, entflogen, abgängig, gestohlen,
    perdido, perdida, extraviado, extraviada, desaparecido, desaparecida, se busca, robado, robada,
    buscado, buscada, procurado, procurada, pierdut, pierdută, dispărut, dispărută, elveszett,
    izgubljen, izgubljena, nestao, nestala, изгубен, изгубена, kadonnut, karannut, stratený, stratená,
    hilang, thất lạc, đi lạc, مفقود, مفقودة, گمشده, लापता,
    försvunnen, försvunnet, saknad, bortsprungen, zaginięcie, หาย,
    perdu, perdue, disparu, disparue, égaré, égarée, recherché, recherchée, volé, volée
    """,
    .found: """
    найден, найдена, найдено, найдена собака, найдена кошка, найден кот, знайдено, знайдена, знайдений,
    保護中, 收容, 收容中, 发现, 發現, 보호, 공고중, 발견, nalezeno, nalezen, nalezena, fundet hund, bulundu, βρέθηκε, נמצא, 保護, 보호중, 拾獲, 捡到, ritrovato,
    ritrovata, trovato, trovata, gevonden, fundet, nalezený, nalezená,
    found, stray, stray hold, stray animal, found pet, found animal, found stray, found dog, found cat,
    report found, found report, stray dog, stray cat, strays, picked up, sighted, sighting, spotted,
    znaleziony, znaleziona, znalezione, przygarnięty, przygarnięta, błąkający się, błąka się,
    bezdomny, bezdomna, bezdomne, zauważony, zauważona,
    gefunden, gefundene, gefundenes, fundtier, fund, zugelaufen, zugeflogen, aufgefunden, streuner,
    gesichtet,
    upphittad, upphittat, znalezienie, พบ,
    găsit, găsită, talált, megtalált, pronađen, pronađena, nađen, nađena, najden, najdena, намерен,
    намерена, löytynyt, löydetty, nájdený, nájdená, ditemukan, tìm thấy, پیدا شده,
    encontrado, encontrada, hallado, hallada, callejero, callejera, visto, vista,
    trouvé, trouvée, errant, errante, recueilli, recueillie, aperçu, aperçue
    """,
    .closed: """
    возвращен, возвращена, вернулся, вернулась, повернуто, 종료, 종료 반환, 종료 입양, 종료 자연사, 종료 안락사,
    반환, 返還, 返還済, 譲渡, 譲渡済, 領回, 认领, 認領, riconsegnato, terugbezorgd, teruggevonden, vráceno, vrácen,
    return to home, returned to home, return home,
    closed, reunited, returned, return to owner, returned to owner, rto, resolved, reclaimed,
    claimed, redeemed, back home, home, returned home, reunited with owner, solved, case closed,
    completed, archived, inactive, expired, adopted, adoption, deceased, died, dead, recovered,
    zamknięty, zamknięta, zamknięte, odnaleziony, odnaleziona, odnalezione, zwrócony, zwrócona,
    oddany właścicielowi, zwrócony właścicielowi, wrócił do domu, wróciła do domu, wrócił, wróciła,
    zakończony, zakończone, adoptowany, adoptowana, nieaktualne,
    geschlossen, wieder da, wieder zuhause, wieder zu hause, wiedergefunden, zurück,
    zurückgekehrt, zurückgegeben, vermittelt, erledigt, abgeschlossen, abgeholt,
    cerrado, cerrada, reunido, reunida, devuelto, devuelta, recuperado, recuperada, resuelto,
    resuelta, adoptado, adoptada, en casa,
    adoptat, adoptată, återfunnen, återfunnet, 已尋獲, devolvido, devolvida, devolvido ao tutor, devolvida ao tutor,
    нашлась хозяйка, нашёлся хозяин,
    fermé, fermée, retrouvé, retrouvée, rendu, rendue, rendu au propriétaire, restitué, restituée,
    clos, close, clôturé, résolu, résolue, adopté, adoptée
    """,
  ])

  private static let species: [String: Species] = table([
    .dog: """
    собака, köpek, σκύλος, כלב, 犬, 개, 狗, cane, hond, pes, кобель,
    câine, kutya, pas, куче, koira, koer, anjing, chó, كلب, سگ, कुत्ता, šuo,
    пёс, cachorro, cachorra, cão, cadela, สุนัข,
    dog, dogs, canine, canines, canis, canis lupus familiaris, canis familiaris, domestic dog,
    puppy, puppies, pies, psy, piesek, suka, suczka, szczeniak, szczenię, hund, hunde, hündin, rüde,
    welpe, perro, perra, perros, chien, chienne, chiens, chiot
    """,
    .cat: """
    кошка, кот, кіт, кішка, kedi, γάτα, חתול, 猫, 고양이, 貓, gatto, kat, kočka,
    gatta, gatti, katt, แมว, pisică, macska, mačka, котка, kissa, kass, kucing, mèo, قطة, قط, گربه,
    बिल्ली, katė,
    cat, cats, feline, felines, felis, felis catus, felis silvestris catus, domestic cat, kitten,
    kittens, kot, koty, kotka, kotek, kocur, kociak, katze, katzen, kater, kätzchen, gato, gata,
    gatos, gatito, chat, chatte, chats, chaton
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

  private static let sexes: [String: Sex] = table([
    .male: """
    мужской, кобель, кот, чоловіча, mannelijk, reutje, pes, samec, im, unneutered, 男, ♂ male,
    самец, самець, erkek, αρσενικό, זכר, オス, 雄, 수컷, 公, maschio, reu, han, hankøn,
    м, männl, hane, ผู้, mascul, kan, hím, mužjak, muški, мъжки, uros, jantan, đực, ذكر, نر, नर,
    male, m, males, mn, nm, cm, neutered, neutered male, intact male, male neutered, male intact,
    castrated, castrated male, male castrated, unaltered male, altered male, male unaltered,
    male altered, unneutered male, boy, samiec, samiec kastrowany, männlich, rüde, kater, kastriert,
    männlich kastriert, macho, macho castrado, masculino, mâle, mâle castré, masculin
    """,
    .female: """
    женский, сука, кошка, жіноча, femminile, vrouwelijk, teefje, fena, if, nf, spayed f, 女,
    самка, dişi, θηλυκό, נקבה, メス, 雌, 암컷, 母, femmina, teef, hun, hunkøn, samice,
    ж, weibl, fêmea, hona, เมีย, femelă, szuka, nőstény, ženka, женски, naaras, betina, cái, أنثى,
    ماده, मादा,
    female, f, females, fs, sf, spayed, spayed female, intact female, female spayed, female intact,
    unaltered female, altered female, female unaltered, female altered, unspayed female, girl,
    samica, samica sterylizowana, weiblich, w, hündin, weiblich kastriert, hembra, femenino,
    hembra esterilizada, femelle, femelle stérilisée, féminin
    """,
    .unknown: """
    неизвестно, невідомо, 不明, 不詳, 未知, 미상, 불명, q, sconosciuto, onbekend, ukendt, neznámé, bilinmiyor,
    unknown, u, unk, n a, undetermined, unsure, not known, unspecified, nieznana, nieznany,
    necunoscut, necunoscută, ismeretlen, nepoznato, tuntematon, nieokreślona, unbekannt, desconocido, desconocida, inconnu, inconnue
    """,
  ])
}
