import PetMapAnnouncements
import PetMapSystem

/// The current date.
enum Today {
  /// The date in UTC.
  static var date: CalendarDate {
    Timestamp(milliseconds: SystemClock.millisecondsSince1970()).date()
  }
}
