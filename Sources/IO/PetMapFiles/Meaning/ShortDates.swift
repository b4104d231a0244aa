/// The dates of a column whose three numbers have at most two digits each, such as `24/05/01`, which
/// may begin or end with the year.
struct ShortDates {
  /// Whether the column also has dates with longer years.
  var hasLongYears = false
  private var count = 0
  /// The smallest and largest first and last numbers.
  private var firsts = (min: Int.max, max: Int.min)
  private var lasts = (min: Int.max, max: Int.min)
  /// Whether any date cannot begin with the year, and whether any cannot end with it.
  private var hasYearLast = false
  private var hasYearFirst = false

  mutating func add(_ first: Int, _ second: Int, _ last: Int) {
    count += 1
    firsts = (min(firsts.min, first), max(firsts.max, first))
    lasts = (min(lasts.min, last), max(lasts.max, last))
    if !Self.isDay(last, month: second) { hasYearLast = true }
    if !Self.isDay(first, month: second), !Self.isDay(second, month: first) { hasYearFirst = true }
  }

  private static func isDay(_ day: Int, month: Int) -> Bool {
    (1...31).contains(day) && (1...12).contains(month)
  }

  /// Whether the year comes first: because no other order is possible, or because the first numbers
  /// vary much less than the last ones, as years do in comparison to days.
  var areYearFirst: Bool {
    guard count > 0, !hasLongYears, !hasYearLast else { return false }
    if hasYearFirst || isFirstConstant { return true }
    // A few days of the month may vary as much as years.
    let range = lasts.max - lasts.min
    return count >= 20 && range >= 12 && 2 * (firsts.max - firsts.min) < range
  }

  /// Whether the first numbers are all the same and cannot be months, while the last numbers vary.
  private var isFirstConstant: Bool {
    firsts.min == firsts.max && firsts.min > 12 && lasts.min < lasts.max
  }

  /// Whether the year may be first or last.
  var areAmbiguous: Bool {
    count > 0 && !hasLongYears && !hasYearLast && !hasYearFirst
      && (!areYearFirst || isFirstConstant && count < 20)
      && 2 * (lasts.max - lasts.min) >= firsts.max - firsts.min
  }
}
