/// Units of ages.
package enum AgeUnits {
  /// The number of units per year for each word, in the languages in which column names are
  /// recognized.
  package static let perYear: [String: Double] = {
    var units: [String: Double] = [:]
    for (perYear, words) in [
      (1.0, "year years yr yrs y yo yearold yearsold rok lat lata jahr jahre ano anos an ans"),
      (
        1,
        "лет год года рік роки років 歳 才 年 살 세 岁 歲 anni anno jaar år let rok roky yaş yaşında év anos ปี ani év éves tahun"
      ),
      (
        12,
        "мес месяц месяца месяцев міс місяць місяці місяців ヶ月 か月 カ月 ヵ月 개월 个月 個月 mesi mese maand"
      ),
      (12, "luni lună bulan เดือน maanden måned måneder månad månader měsíc měsíce měsíců ay aylık"),
      (52, "недель недели неделя settimane settimana weken uger uge veckor týdnů 週 주 周 hafta"),
      (365, "дней день дня giorni giorno dagen dag dage dagar dní 日 일 天 gün"),
      (12, "m month months mo mos mth mths monthold monthsold mies miesiac miesiace miesiecy"),
      (1, "latach jahren"), (12, "miesiacach monaten"),
      (12, "monat monate mes meses mois"),
      (52, "week weeks wk wks w tydzien tygodnie tygodni woche wochen semana semanas"),
      (52, "semaine semaines"), (365, "day days d dzien dni tag tage dia dias jour jours"),
    ] {
      for word in words.spacedWords { units[word.folded] = perYear }
    }
    return units
  }()
}
