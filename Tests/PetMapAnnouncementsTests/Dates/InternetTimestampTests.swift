import PetMapAnnouncements
import Testing

/// The texts were formatted by Python's `email.utils.format_datetime`.
struct InternetTimestampTests {
  @Test(arguments: [
    ("2025-11-18T11:30:00Z", "Tue, 18 Nov 2025 11:30:00 +0000"),
    ("1970-01-01T00:00:00Z", "Thu, 1 Jan 1970 00:00:00 +0000"),
    ("1969-12-31T23:59:59.5Z", "Wed, 31 Dec 1969 23:59:59 +0000"),
    ("2024-02-29T23:59:59.999Z", "Thu, 29 Feb 2024 23:59:59 +0000"),
    ("2027-03-07T04:05:06Z", "Sun, 7 Mar 2027 04:05:06 +0000"),
  ])
  func `a date is formatted for messages`(iso: String, text: String) throws {
    #expect(try #require(Timestamp(iso: iso)).mailText == text)
  }

  @Test func `a date in a response is read`() {
    #expect(
      Timestamp(httpDate: "Sun, 06 Nov 1994 08:49:37 GMT") == Timestamp(iso: "1994-11-06T08:49:37Z")
    )
    #expect(
      Timestamp(httpDate: "Sat, 31 Dec 2016 23:59:60 GMT") == Timestamp(iso: "2017-01-01T00:00:00Z")
    )
  }

  @Test(arguments: [
    "", "Sunday, 06-Nov-94 08:49:37 GMT", "Sun Nov  6 08:49:37 1994", "06 Nov 1994 08:49:37 GMT",
    "Sun, 06 Nov 1994 08:49:37 UTC", "Sun, 31 Feb 1994 08:49:37 GMT",
    "Sun, 06 Nov 1994 24:49:37 GMT", "Sun, 06 Nov 1994 08:60:37 GMT",
    "Sun, 06 Nov 1994 08:49 GMT", "Sun, +6 Nov 1994 08:49:37 GMT", "Sun, 06 nov 1994 08:49:37 GMT",
    "Sun, 6 Nov 1994 08:49:37 GMT",
  ])
  func `other formats are ignored`(text: String) { #expect(Timestamp(httpDate: text) == nil) }
}
