import PetMapAnnouncements
import Testing
import PetMapSynonyms

/// Tests what words in status columns mean.
struct StatusWordTests {
  @Test(arguments: [
    "Adopted", "ADOPTION", "Transferred", "Transfer Out", "Return to Owner",
    "Returned to Owner - Field",
    "RTO", "Died", "Deceased", "Euthanized", "Euthanasia", "Euthanized (humane)",
    "Released to wild",
    "Disposal", "Found dead", "Stray, adopted", "Adopted by the finder", "Died in foster",
    "Transferred to rescue group", "Owner Reclaim", "Found home", "Dead on arrival", "TNR",
    "Adoptowany", "Zaadoptowana", "Przekazany", "Zwrócony właścicielowi", "Nie żyje", "Padł",
    "Uśpiony", "Eutanazja", "Wypuszczony", "Wydany do adopcji", "Zgon",
    "Adoptado", "Transferida", "Devuelto a su dueño", "Fallecido", "Muerto", "Eutanasiado",
    "Sacrificada", "Liberado", "Adoptée", "Transféré", "Rendu au propriétaire", "Décédé",
    "Euthanasiée", "Relâché", "Adoptiert", "Vermittelt", "Überstellt", "Zurück beim Besitzer",
    "Verstorben", "Eingeschläfert", "Freigelassen", "Adotado", "Transferida", "Devolvido ao tutor",
    "Óbito", "Eutanasiado", "Solto", "Adottato", "Trasferita", "Restituito al proprietario",
    "Deceduto", "Soppresso", "Liberata", "譲渡", "譲渡済み", "返還済み", "移送", "死亡", "殺処分", "安楽死",
    "已领养", "已認養", "被领养了", "已归还", "转移", "死亡", "安乐死", "释放", "입양", "입양완료", "종료(반환)",
    "반환", "자연사", "안락사", "방사", "이관",
    "Lost (reunited)", "Lost - closed", "perdu/retrouvé",
    "Lost dog reunited with family", "Lost dog, found dead near highway",
    "Lost, returned to owner by Ann", "Transfer to rescue group",
    "Stray - transferred to rescue", "Euthanasia - medical", "Found safe",
  ])
  func `outcomes close the case`(word: String) {
    #expect(StatusWord(word) == .decided(.closed))
  }

  @Test(arguments: [
    "Adoptable", "Available", "Available for adoption", "Foster", "In Foster Care", "In shelter",
    "Adoption pending", "In quarantine", "Do adopcji", "Dom tymczasowy", "W schronisku",
    "En adopción", "En acogida", "En el albergue", "À adopter", "Famille d'accueil", "Au refuge",
    "Zu vermitteln", "Pflegestelle", "Im Tierheim", "Para adoção", "Lar temporário", "No abrigo",
    "In adozione", "Adoption on hold", "In affido", "In canile", "譲渡可能", "預かり中", "収容中", "可领养",
    "寄养中", "收容中",
    "입양가능", "임시보호", "보호중", "Transferred in",
  ])
  func `care does not say how an animal got there`(word: String) {
    #expect(StatusWord(word) == .inCare)
  }

  @Test(arguments: [
    "Stray", "Stray Hold", "STRAY - AT LARGE", "Stray/OTC", "Found dog", "Found by citizen",
    "Stray, in foster", "Bezpański", "Znaleziony kot", "Zugelaufen", "Fundtier", "Callejero",
    "Animal encontrado", "Errant", "Chien trouvé", "Achado", "Randagio", "Cane ritrovato", "保護",
    "流浪犬",
    "발견", "유기견", "Se encontró", "Found injured", "Stray, owner deceased",
  ])
  func `strays were found`(word: String) { #expect(StatusWord(word) == .decided(.found)) }

  @Test(arguments: [
    "Lost", "Lost: dog", "Lost cat (reported)", "Zaginął pies", "Vermisste Katze", "Perro perdido",
    "Chat perdu", "Gato desaparecido", "Cane smarrito", "迷子犬", "走失", "실종", "走失中",
    "Missing (adopted from shelter)", "Recently adopted, now lost", "Lost (adopted 2 weeks ago)",
    "Missing from adoption event", "Escaped during adoption", "Lost when owner died",
    "Missing - closed road", "Entlaufen nach Adoption",
    "noch vermisst", "toujours perdu", "nadal zaginiony", "sigue perdido", "ancora smarrito",
    "ainda desaparecido", "missing since 2024", "vermisst seit 2023", "Se perdió",
  ])
  func `lost animals are missing`(word: String) { #expect(StatusWord(word) == .decided(.missing)) }

  @Test(arguments: [
    "Lost and found", "Lost/Found", "Not found", "Not adopted", "Owner Surrender", "Wildlife",
    "Confiscate", "Public Assist", "Lost interest", "Adoption event request", "Euthanasia request",
    "To be adopted", "未领养", "Open", "Pending", "", "-", "Jalisco", "Nie adoptowany", "Home visit",
    "não adotado", "ainda não adotado", "não resolvido", "jamais retrouvé", "nunca adoptado",
    "mai adottato", "niet teruggevonden", "inte återfunnen", "не возвращен", "nigdy nie adoptowany",
    "领养中", "認養中", "认领中", "譲渡中", "譲渡会参加", "입양신청", "입양준비중", "입양홍보중",
    "Adoption Center", "Adoption Floor", "Adoption Candidate", "Transfer candidate",
    "Failed adoption", "Returned from adoption", "Adoption available", "Seeking adoption",
    "Needs rescue transfer", "Euthanasia list", "At risk of euthanasia", "Adoption denied",
    "Owner deceased", "Owner died", "Besitzer verstorben", "Dueño fallecido",
    "Stray - released from car", "Found near dead end",
  ])
  func `other words have no meaning`(word: String) { #expect(StatusWord(word) == nil) }
}
