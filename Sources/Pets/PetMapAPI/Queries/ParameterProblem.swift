public import PetMapAnnouncements

/// A problem with a query parameter or the `X-UTC-Offset` header.
public struct ParameterProblem: Error, Sendable, Hashable {
  /// The violated rule.
  public enum Reason: Sendable, Hashable {
    case notANumber
    /// The value is not between -limit and limit.
    case outOfRange(limit: Int)
    case notWhole
    case zero
    case negative
    case badLimit
    case badCursor
    /// A string is empty or is given more than once.
    case badText
    /// The other parameter of a pair is given, but this one is missing.
    case missingPartner(of: String)
    /// The `X-UTC-Offset` header is malformed.
    case badOffset
  }

  /// The violated rule.
  public let reason: Reason
  /// The name of the parameter or the header.
  public let name: String

  /// Creates a problem with a parameter or a header.
  public init(_ reason: Reason, _ name: String) {
    self.reason = reason
    self.name = name
  }

  /// The error code in the API.
  public var code: APIErrorCode { .invalidParameter }

  /// The error message in the API (*HTTP API*, section 4.1).
  public var message: String {
    switch reason {
    case .notANumber: "Parameter '\(name)' must be a valid number"
    case .outOfRange(let limit): "Parameter '\(name)' must be between -\(limit) and \(limit)"
    case .notWhole: "Parameter '\(name)' must be an integer"
    case .zero: "Parameter '\(name)' must be greater than zero"
    case .negative: "Parameter '\(name)' must be a positive number"
    case .badLimit:
      "Parameter '\(name)' must be an integer between 1 and \(ListQuery.maximumLimit)"
    case .badText: "Parameter '\(name)' must be given once and not be empty"
    case .badCursor: "Parameter '\(name)' is not valid"
    case .missingPartner(let other):
      "Parameter '\(name)' is required when '\(other)' is provided"
    case .badOffset:
      "Header '\(name)' must be +HH:MM or -HH:MM between -12:00 and +14:00"
    }
  }
}

extension UTCOffset {
  /// The name of the header.
  public static let headerName = "X-UTC-Offset"

  /// Creates an offset from the `X-UTC-Offset` header, or zero if it is missing.
  ///
  /// - Throws: ``ParameterProblem`` if the header is malformed.
  public init(header: String?) throws(ParameterProblem) {
    guard let header else {
      self = .zero
      return
    }
    guard let offset = UTCOffset(header) else {
      throw ParameterProblem(.badOffset, Self.headerName)
    }
    self = offset
  }
}
