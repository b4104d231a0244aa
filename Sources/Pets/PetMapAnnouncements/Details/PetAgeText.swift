#if !hasFeature(Embedded)
  extension Words {
    /// Returns how long a pet has been missing, or how long ago it was found, such as
    /// `Missing for 3 days`.
    ///
    /// - Parameter today: The current date.
    /// - Returns: `nil` for a closed announcement, one without a date, and one with a later date.
    package func age(of announcement: Announcement, on today: CalendarDate) -> String? {
      guard let date = announcement.lastSeenDate, announcement.status != .closed,
        date <= today
      else { return nil }
      let days = today.daysSinceEpoch - date.daysSinceEpoch
      let isMissing = announcement.status == .missing
      let text: PageText =
        if days == 0 {
          isMissing ? .missingToday : .foundToday
        } else {
          switch language.file.plural(days) {
          case .one: isMissing ? .missingOneDay : .foundOneDay
          // No language distinguishes few days from many here.
          case .few, .many: isMissing ? .missingManyDays : .foundManyDays
          }
        }
      return text.text(language).filled([("days", days.grouped(language))])
    }
  }
#endif
