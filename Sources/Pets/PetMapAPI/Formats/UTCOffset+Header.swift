public import PetMapAnnouncements

extension UTCOffset {
  /// The name of the header with a reporter's offset.
  public static let headerName = "X-UTC-Offset"

  /// The `X-UTC-Offset` header is malformed.
  public struct HeaderError: Error, Sendable, Hashable {
    /// The error message in the API.
    public var message: String {
      "Header '\(UTCOffset.headerName)' must be +HH:MM or -HH:MM between -12:00 and +14:00"
    }
  }

  /// Creates an offset from the `X-UTC-Offset` header, or zero if it is missing.
  ///
  /// - Throws: An error if the header is malformed.
  public init(header: String?) throws(HeaderError) {
    guard let header else {
      self = .zero
      return
    }
    guard let offset = UTCOffset(header) else { throw HeaderError() }
    self = offset
  }
}
