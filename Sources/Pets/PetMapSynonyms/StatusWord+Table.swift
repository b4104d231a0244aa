import PetMapAnnouncements

/// The words of each meaning, in English, Polish, German, Spanish, French, Portuguese, Italian,
/// Japanese, Chinese, Korean, and many other languages.
extension StatusWord {
  package static let table: [String: StatusWord] = Synonyms.table([
    .open: "active",
    .decided(.missing): """
    missing, lost, stolen, lost pet, lost animal, missing pet, lost dog, lost cat, missing active,
    lost active, escaped, report lost, lost report, still missing, runaway, ran away,
    se perdió, se extravió, perdí, perso, persa, zgubiłem, zgubiłam, 丟失, 走丢了, 丢了,
    searching, buscando, buscándose, en búsqueda, procurando, 寻找中, 尋找中, 찾는중, 찾습니다, 찾고있어요,
    ищу, ищем, разыскивается,
    huyó, se escapó, fugiu, scappato, scappata, weggelaufen, ausgerissen, vermisse, fugué, fuguée,
    いなくなった, 探しています, 잃어버림, 잃어버렸어요, 잃어버렸습니다, потерял, потеряла,
    zaginiony, zaginiona, zaginione, zaginął, zaginęła, zaginęło, zaginęły, zgubiony, zgubiona,
    zgubione, poszukiwany, poszukiwana, poszukiwane, skradziony, skradziona, zaginięcie,
    vermisst, vermisste, vermisstes, vermisster, verloren, gesucht, entlaufen, entflogen, abgängig,
    gestohlen, perdido, perdida, extraviado, extraviada, desaparecido, desaparecida, se busca,
    robado, robada, buscado, buscada, procurado, procurada, roubado, roubada,
    perdu, perdue, disparu, disparue, égaré, égarée, recherché, recherchée, volé, volée,
    smarrito, smarrita, smarriti, scomparso, scomparsa, scomparsi, rubato, rubata,
    迷子, 行方不明, 失踪, 失踪中, 迷い犬, 迷い猫, 捜索中, 遺失, 走失, 走丢, 丢失, 失蹤, 遗失, 协寻, 協尋,
    분실, 실종, 실종신고, 분실신고,
    пропал, пропала, потерялся, потерялась, потеряно, потерян, потеряна, пропало, пропала собака,
    пропала кошка, пропал кот, пропал пёс, зник, зникла, зникло, загублено, загублений, загублена,
    kayıp, χάθηκε, אבד, vermist, vermiste, savnet, forsvundet, bortløbet, ztracený, ztracená,
    ztraceno, ztratil se, ztratila se, pierdut, pierdută, dispărut, dispărută, elveszett,
    izgubljen, izgubljena, nestao, nestala, изгубен, изгубена, kadonnut, karannut, stratený, stratená,
    hilang, thất lạc, đi lạc, مفقود, مفقودة, گمشده, लापता, försvunnen, försvunnet, saknad,
    bortsprungen, หาย
    """,
    .decided(.found): """
    found, stray, stray hold, stray animal, found pet, found animal, found stray, found dog, found cat,
    report found, found report, stray dog, stray cat, strays, picked up, sighted, sighting, spotted,
    desertion, found place, found location, found date,
    se encontró, encontré, encontrei, achei, znalazłem, znalazłam, 拾到, 見つけた, 見つけました,
    保護しました, 保護しています, hallazgo, widziałem, widziałam, widziano, 발견했어요, 발견했습니다, 주웠어요, нашел, нашла,
    znaleziony, znaleziona, znalezione, znaleziono, przygarnięty, przygarnięta, błąkający się,
    błąka się, bezdomny, bezdomna, bezdomne, bezpański, bezpańska, bezpańskie, zauważony, zauważona,
    znalezienie, gefunden, gefundene, gefundenes, gefundener, fundtier, fundtiere, fund, fundhund,
    fundkatze, zugelaufen, zugeflogen, aufgefunden, streuner, gesichtet, encontrado, encontrada,
    hallado, hallada, callejero, callejera, visto, vista, achado, achada, avistado, avistada,
    trouvé, trouvée, errant, errante, recueilli, recueillie, aperçu, aperçue,
    ritrovato, ritrovata, ritrovati, trovato, trovata, trovati, randagio, randagia, randagi, vagante,
    avvistato, avvistata, 保護, 保護中, 発見, 迷い込み, 拾得, 拾得物, 野良犬, 野良猫,
    发现, 發現, 拾獲, 捡到, 撿到, 流浪, 流浪动物, 流浪動物, 流浪犬, 流浪猫, 流浪貓, 보호, 공고중, 발견, 유기, 유기동물,
    유기견, 유기묘, 목격, найден, найдена, найдено, найдена собака, найдена кошка, найден кот, знайдено,
    знайдена, знайдений, nalezeno, nalezen, nalezena, fundet hund, bulundu, βρέθηκε, נמצא, gevonden,
    fundet, nalezený, nalezená, upphittad, upphittat, พบ, găsit, găsită, talált, megtalált, pronađen,
    pronađena, nađen, nađena, najden, najdena, намерен, намерена, löytynyt, löydetty, nájdený, nájdená,
    ditemukan, tìm thấy, پیدا شده
    """,
    .decided(.closed): """
    closed, reunited, resolved, solved, matched, case closed, completed, archived, inactive, expired,
    recovered, cancelled, canceled, returned, return to owner, returned to owner, rto, owner reclaim,
    reclaimed, reclaim, claimed, redeemed, redemption, owner found, found owner, back home, home,
    returned home, went home, sent home, found home, found new home, no longer missing, return home,
    found by owner, found by its owner, passed away, given back to owner, rainbow bridge, pts,
    apareció, ya apareció, rentré à la maison, rentrée à la maison, voltou para casa,
    encontrado pelo dono, encontrada pelo dono, 주인을 찾았어요, 주인 찾음,
    found safe, found safe and sound, located safe, home safe, safe at home, transfer to, release to,
    return to home, returned to home, reunited with owner, return to guardian, returned to guardian,
    adopted, adoption, adopted out, rehomed, re homed, rehome, placed, sold,
    transferred, transfer, transferred out, transfer out, transferred to foster, rescue transfer,
    deceased, died, dead, death, doa, found dead, found deceased, euthanized, euthanised, euthanasia,
    euthanize, euth, put to sleep, put down, disposal, disposed, dead on arrival, died in foster,
    died in shelter, died in care, released, release, return to field, returned to field, rtf, tnr,
    snr, trap neuter return, trap neuter release, shelter neuter return, return to wild,
    return to wild habitat, relocated, relocate,
    zamknięty, zamknięta, zamknięte, odnaleziony, odnaleziona, odnalezione, zwrócony, zwrócona,
    zwrócone, oddany właścicielowi, oddana właścicielowi, zwrócony właścicielowi,
    zwrócona właścicielowi, wydany właścicielowi, wydana właścicielowi, odebrany przez właściciela,
    odebrana przez właściciela, wrócił do domu, wróciła do domu, wrócił, wróciła, zakończony,
    zakończona, zakończone, nieaktualne, adoptowany, adoptowana, adoptowane, zaadoptowany,
    zaadoptowana, zaadoptowane, adopcja, wyadoptowany, wyadoptowana, wydany do adopcji,
    wydana do adopcji, oddany do adopcji, oddana do adopcji, przekazany, przekazana, przekazane,
    przeniesiony, przeniesiona, przeniesione, nie żyje, nie żyjący, padł, padła, padłe, padnięcie,
    zgon, zmarł, zmarła, martwy, martwa, martwe, śmierć, uśpiony, uśpiona, uśpione, eutanazja,
    poddany eutanazji, poddana eutanazji, wypuszczony, wypuszczona, wypuszczone,
    geschlossen, wieder da, wieder zuhause, wieder zu hause, wiedergefunden, zurück,
    zurückgekehrt, zurückgegeben, rückgabe, an besitzer zurückgegeben, zurück beim besitzer,
    dem besitzer übergeben, besitzer gefunden, vermittelt, adoptiert, erledigt, abgeschlossen,
    abgeholt, überstellt, übergeben, weitergegeben, verlegt, verstorben, gestorben, tot, totfund, tod,
    eingeschläfert, euthanasiert, euthanasie, freigelassen, ausgewildert,
    cerrado, cerrada, reunido, reunida, devuelto, devuelta, devuelto al dueño, devuelta al dueño,
    devuelto a su dueño, devuelta a su dueña, entregado, entregada, entregado al dueño,
    entregado a su dueño, reclamado, reclamada, recuperado, recuperada, resuelto, resuelta,
    en casa, adoptado, adoptada, adopción, transferido, transferida, transferencia, trasladado,
    trasladada, traslado, fallecido, fallecida, fallecimiento, muerto, muerta, muerte, murió,
    eutanasia, eutanasiado, eutanasiada, sacrificado, sacrificada, sacrificio, liberado, liberada,
    fermé, fermée, retrouvé, retrouvée, rendu, rendue, rendu au propriétaire,
    rendue au propriétaire, restitué, restituée, restitution, repris par son propriétaire, clos, close,
    clôturé, clôturée, résolu, résolue, adopté, adoptée, transféré, transférée, transfert, décédé,
    décédée, décès, mort, morte, euthanasié, euthanasiée, relâché, relâchée, libéré, libérée,
    devolvido, devolvida, devolvido ao tutor, devolvida ao tutor, devolvido ao dono, devolvida ao dono,
    entregue ao tutor, entregue ao dono, entregue, encerrado, encerrada, resolvido, resolvida, adotado,
    adotada, adoção, falecido, falecida, óbito, morto, morta, morreu, eutanásia, solto, solta, libertado,
    libertada, riconsegnato, riconsegnata, restituito, restituita, restituzione,
    restituito al proprietario, restituita al proprietario, tornato a casa, tornata a casa, chiuso,
    chiusa, risolto, adottato, adottata, adozione, trasferito, trasferita, trasferimento, deceduto,
    deceduta, decesso, soppresso, soppressa, soppressione, eutanasizzato, liberato, liberata,
    rilasciato, rilasciata, reimmesso, reimmessa,
    返還, 返還済, 返還済み, 返還完了, 譲渡, 譲渡済, 譲渡済み, 譲渡完了, 譲渡決定, 里親決定, 帰宅, 飼い主判明,
    飼い主が見つかりました, 解決, 解決済, 解決済み, 終了, 死亡, 死亡済み, 死体, 遺体, 殺処分, 処分, 安楽死, 移送, 移管,
    団体譲渡, 放獣, 解放, 已尋獲, 领回, 領回, 已領回, 已领回, 认领, 認領, 已认领, 已認領, 归还, 歸還, 已归还, 已歸還,
    找到主人, 已找到, 已回家, 领养, 已领养, 被领养, 領養, 已領養, 认养, 认养完成, 認養, 已認養, 已认养, 已送养, 已送養, 转移, 轉移,
    已转移, 移交, 已移交, 轉讓, 死亡的, 已死亡, 去世, 安乐死, 安樂死, 释放, 釋放, 放归, 放歸, 原地回置, 回置, 已结案, 已結案,
    已关闭, 已關閉, 结案, 結案, 종료, 반환, 반환완료, 주인반환, 주인찾음, 주인에게반환, 귀가, 입양, 입양완료, 입양됨, 자연사,
    안락사, 폐사, 사망, 기증, 방사, 이관, 이송, 해결,
    возвращен, возвращена, вернулся, вернулась, повернуто, умер, умерла, погиб, погибла, усыплён,
    усыплена, пристроен, пристроена, нашлась хозяйка, нашёлся хозяин, terugbezorgd, teruggevonden,
    vráceno, vrácen, adoptat, adoptată, återfunnen, återfunnet
    """,
    .inCare: """
    adoptable, available, available for adoption, for adoption, up for adoption, ready for adoption,
    pending adoption, adoption pending, awaiting adoption, awaiting foster, foster, in foster, fostered,
    foster care, in foster care, foster home, in foster home, foster to adopt, in shelter, at shelter,
    at the shelter, in the shelter, shelter, sheltered, in care, in our care, in kennel, in custody,
    protective custody, impounded, impound, hold, on hold, holding, quarantine, in quarantine,
    medical hold, under treatment, in treatment, at the vet, bite hold, transfer in, transferred in, adoption return, returned adoption,
    do adopcji, do zaadoptowania, gotowy do adopcji, gotowa do adopcji, oczekuje na adopcję,
    czeka na adopcję, czeka na dom, szuka domu, dom tymczasowy, w domu tymczasowym, w schronisku,
    schronisko, przebywa w schronisku, pod opieką, kwarantanna, na kwarantannie, w trakcie leczenia,
    w leczeniu, zu vermitteln, vermittelbar, zur vermittlung, in vermittlung, zur adoption,
    zur adoption freigegeben, sucht ein zuhause, sucht zuhause, pflegestelle, auf pflegestelle,
    in pflege, in pflegestelle, im tierheim, tierheim, in obhut, verfügbar, quarantäne, in quarantäne,
    en adopción, para adopción, para adoptar, en acogida, acogida, casa de acogida, en casa de acogida,
    hogar temporal, en hogar temporal, hogar de paso, en hogar de paso, en refugio, en el refugio,
    refugio, albergue, en albergue, en el albergue, albergado, albergada, en protectora, en la protectora,
    en perrera, disponible, disponible para adopción, en custodia, cuarentena, en cuarentena,
    en tratamiento, à adopter, à l'adoption, en adoption, proposé à l'adoption, famille d'accueil,
    en famille d'accueil, au refuge, en refuge, refuge, en fourrière, fourrière, quarantaine,
    en quarantaine, disponible à l'adoption, para adoção, disponível para adoção, disponível, em adoção,
    adotável, lar temporário, em lar temporário, abrigo, em abrigo, no abrigo, abrigado, abrigada,
    em canil, no canil, no canil municipal, acolhido, acolhida, quarentena, em quarentena,
    em tratamento, adottabile, in adozione, da adottare, per adozione, in cerca di casa,
    cerca casa, in affido, affido, in stallo, stallo, in canile, canile, in gattile, in rifugio,
    nel rifugio, al rifugio, rifugio, quarantena, in quarantena, in cura, disponibile,
    譲渡可能, 譲渡可, 譲渡候補, 譲渡対象, 譲渡待ち, 譲渡希望, 譲渡準備中, 里親募集, 里親募集中, 飼い主募集中, 新しい飼い主募集, 募集中,
    預かり, 預かり中, 一時預かり, 一時預かり中, 収容, 収容中, 施設収容中, 抑留, 抑留中, 飼養中, 検疫, シェルター, 保護施設, 保護犬, 保護猫,
    可领养, 可領養, 待领养, 待領養, 等待领养, 等待領養, 开放领养, 開放領養, 可认养, 可認養, 待认养, 待認養, 開放認養, 开放认养, 寄养, 寄養,
    寄养中, 寄養中, 寄养家庭, 寄養家庭, 中途, 中途中, 中途家庭, 收容, 收容中, 收容所, 在收容所, 收容所中, 在庇护所, 在庇護所, 庇护所,
    庇護所, 在所, 留所, 隔离, 隔離, 入所,
    입양가능, 입양대기, 입양대기중, 입양공고, 입양 가능, 입양희망, 분양가능, 임시보호, 임시보호중, 임보, 임보중, 위탁, 위탁보호, 보호중,
    보호소, 보호소보호, 보호소에 있음, 격리, 치료중
    """,
  ])

  /// Folded words that have their meaning only as a whole value, because they may be a part of
  /// something else: `home visit`, `sightings of a missing animal`, `surrendered by the owner`.
  static let wholeValues = Set(
    """
    home close clos fund searching active inactive completed archived expired returned recovered
    matched available
    shelter hold holding sighting visto vista tot tod mort placed sold release disponible disponibile
    disponível entregado entregada entregue volé fermé zurück
    """.spacedWords.map { $0.folded })

  /// Folded phrases that name a process, which may be planned, under way, or refused.
  package static let processes = Set(
    """
    adoption rescuetransfer transfer transferout disposal euthanasia euthanize release relocate rehome
    returntofield returntowild adopcja eutanazja euthanasie adopción transferencia traslado eutanasia
    sacrificio transfert adoção eutanásia adozione trasferimento soppressione
    譲渡 殺処分 処分 安楽死 移送 移管 団体譲渡 放獣 解放 认领 認領 领养 領養 认养 認養 转移 轉移 移交 轉讓 安乐死 安樂死 释放 釋放
    放归 放歸 原地回置 回置
    입양 안락사 기증 방사 이관 이송
    """.spacedWords.map { $0.folded })

  /// Folded phrases that close a case, but may also explain how an animal went missing, as in
  /// `escaped after it was adopted`.
  static let explanations = handovers.union(
    """
    closed zamknięty zamknięta zamknięte geschlossen cerrado cerrada fermée encerrado encerrada chiuso
    chiusa
    """.spacedWords.map { $0.folded })

  /// Those of them that say that an animal has a new owner or a new place.
  package static let handovers = Set(
    """
    adopted adoption adoptedout rehomed rehome transferred transfer transferto transferredout
    transferout rescuetransfer released release releaseto relocated relocate adoptowany adoptowana
    adoptowane zaadoptowany zaadoptowana zaadoptowane adopcja przekazany przekazana przekazane
    wypuszczony wypuszczona wypuszczone vermittelt adoptiert überstellt freigelassen adoptado adoptada
    adopción transferido transferida trasladado trasladada liberado liberada adopté adoptée transféré
    transférée relâché relâchée adotado adotada adoção solto solta adottato adottata adozione
    trasferito trasferita liberato liberata rilasciato rilasciata 譲渡 譲渡済み 移送 放獣 领养 領養 已领养 已領養
    认养 認養 转移 轉移 释放 釋放 입양 이송 방사
    """.spacedWords.map { $0.folded })

  /// Folded words for adoptions, which are offers in a column of types of reports.
  private static let offers = Set(
    "adoption adoptions adopcja adopción adopciones adoção adozione 譲渡 领养 領養 认养 認養 입양".spacedWords
      .map { $0.folded })

  /// Returns whether a type of report is the offer of an animal.
  package static func isOffer(_ type: String) -> Bool { offers.contains(type.folded) }

  /// Folded values that close a case in a column of outcomes, and say nothing in others.
  private static let outcomes = Set(
    """
    rescue rescued rescuegroup outtorescue transport transported communitycat rtr fostertoadopt
    duplicate relinquished auction nolongerinshelter
    """.spacedWords)

  /// Returns whether a value in a column of outcomes closes a case.
  package static func isOutcome(_ value: String) -> Bool {
    StatusWord(value)?.status == .closed || outcomes.contains(value.folded)
  }

  /// Folded phrases that contain the word of a status, but say nothing about an animal.
  static let idioms = Set(
    """
    ownerdeceased ownerdied ownerdead ownerdeath deathofowner deceasedowner deadowner ownersdeath
    ownerhasdied ownerpassedaway deadend releasedfrom lostinterest właścicielzmarł śmierćwłaściciela
    zgonwłaściciela właścicielniežyje besitzerverstorben besitzergestorben besitzertot halterverstorben
    haltergestorben toddesbesitzers toddeshalters dueñofallecido dueñofalleció dueñomuerto
    fallecimientodeldueño muertedeldueño propietariofallecido propriétairedécédé décèsdupropriétaire
    maîtredécédé donofalecido tutorfalecido proprietariodeceduto decessodelproprietario
    飼い主死亡 飼主死亡 主人去世 饲主死亡 飼主去世 주인사망 견주사망
    """.spacedWords.map { $0.folded })

  /// Folded words that make an outcome untrue or turn it into a plan.
  static let negations = Set(
    """
    not no non never be pending awaiting waiting ready request requested nie nigdy bez oczekuje nicht
    kein keine bald sin nunca jamás sem não sans pas jamais mai niet geen ej inte ikke nem не нет
    未 不 無 无 待 可 能 等 没 沒 前 予 募 미 안 대 가 예 희 문
    """.spacedWords.map { $0.folded })

  /// Words for a process that goes on.
  static let ongoing: Set<String> = ["中", "중"]

  /// Words for steps of processing data as well as animals.
  package static let dataSteps = Set(
    """
    transfer transfers release releases released transferencia transferencias traslado traslados
    transfert transferts trasferimento trasferimenti
    """.spacedWords.map { $0.folded })

  /// Folded words that say nothing about the status.
  static let neutral = Set(
    """
    animal animals pet pets report reported reports case record type status intake at large otc field
    public drop off dropoff over the counter by citizen finder in on street a an was is has been and with
    wild free roaming agency officer date time place location address where when number
    city town county district street postal code since still yet more injured sick hurt to rescue group
    medical humane i my own me saw seen have your s mój moja moje mojego mojej ja ich habe mein meine meinen mi mon ma
    j ai ein eine einen gemeldet mon un una um uma se en calle psa kota sukę kotkę ho il lo mio mia meu minha eu
    nadal wciąż ranny ranna noch mehr immer seit verletzt verletzte toujours depuis blessé blessée sigue
    todavía aún desde herido herida ancora ferito ferita ainda ferido ferida od
    zwierzę zwierzęta zwierzak jest został została data miejsce zgłoszenie tier tiere ist wurde ort
    datum meldung animale animali animales mascota mascotas el la un una los las le les une est été
    fecha lugar reporte bicho lieu luogo denuncia segnalazione
    csv tsv txt json geojson geojsonl ndjson jsonl xlsx xls ods kml kmz gpx zip gz tar shp gpkg fgb
    我 が を は に で な り ま し た っ て い る す ペ ッ ト 반 려 을 를
    動 物 犬 猫 狗 貓 宠 寵 の 日 場 场 所 地 點 点 已 了 的 中 時 时 間 间 址 住 동 물 장 소 일 자 중 신 고 시 간 주
    """.spacedWords.map { $0.folded })
}
