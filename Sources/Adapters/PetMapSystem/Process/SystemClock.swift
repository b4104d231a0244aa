#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// The system's clocks.
package enum SystemClock {
  /// Returns the time in seconds on a monotonic clock.
  package static func seconds() -> Double { seconds(on: CLOCK_MONOTONIC) }

  /// Returns the processor time that the calling thread has used, in seconds.
  package static func threadSeconds() -> Double { seconds(on: CLOCK_THREAD_CPUTIME_ID) }

  private static func seconds(on clock: clockid_t) -> Double {
    var time = timespec()
    unsafe clock_gettime(clock, &time)
    return Double(time.tv_sec) + Double(time.tv_nsec) * 1e-9
  }

  /// Returns the milliseconds since 1970-01-01T00:00:00Z on the real-time clock, which users or NTP
  /// may set.
  package static func millisecondsSince1970() -> Int64 {
    var time = timespec()
    unsafe clock_gettime(CLOCK_REALTIME, &time)
    return Int64(time.tv_sec) * 1000 + Int64(time.tv_nsec) / 1_000_000
  }

  /// Returns the current offset of local time from UTC in minutes, positive east of Greenwich.
  package static func minutesFromUTC() -> Int {
    var now = time(nil)
    var local = unsafe tm()
    guard unsafe localtime_r(&now, &local) != nil else { return 0 }
    return unsafe local.tm_gmtoff / 60
  }

  /// Returns the current time in the format of a response's `Date` field (IMF-fixdate, RFC 9110,
  /// 5.6.7).
  package static func httpDate() -> String {
    var seconds = time(nil)
    var parts = unsafe tm()
    unsafe gmtime_r(&seconds, &parts)
    return unsafe withUnsafeTemporaryAllocation(of: CChar.self, capacity: 32) { buffer in
      guard let text = buffer.baseAddress else { return "" }
      // The process never sets a locale, so the names are English.
      unsafe strftime(text, buffer.count, "%a, %d %b %Y %H:%M:%S GMT", &parts)
      return unsafe String(cString: text)
    }
  }

  /// Blocks the thread.
  package static func sleep(seconds: Double) {
    var time = timespec(
      tv_sec: Int(seconds), tv_nsec: Int((seconds.truncatingRemainder(dividingBy: 1)) * 1e9))
    unsafe nanosleep(&time, nil)
  }
}
