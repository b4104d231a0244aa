public import PetMapAnnouncements

/// What is wrong with a query's parameter, or with the header `X-UTC-Offset`.
public struct ParameterProblem: Error, Sendable, Hashable {
  /// Which rule is broken.
  public enum Reason: Sendable, Hashable {
    case notANumber
    /// Beyond ±limit.
    case outOfRange(limit: Int)
    case notWhole
    case zero
    case negative
    case badLimit
    case badCursor
    /// A text that is empty, or given more than once.
    case badText
    /// The other one of a pair is given and this one is not.
    case missingPartner(of: String)
    /// The header `X-UTC-Offset`.
    case badOffset
  }

  /// What is wrong with the parameter.
  public let reason: Reason
  /// The parameter's or the header's name.
  public let name: String

  /// A problem with a parameter or a header of a name.
  public init(_ reason: Reason, _ name: String) {
    self.reason = reason
    self.name = name
  }

  /// The error's code in the API.
  public var code: APIErrorCode { .invalidParameter }

  /// The error's message in the API (*HTTP API*, section 4.1).
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
  /// The header's name.
  public static let headerName = "X-UTC-Offset"

  /// The offset of the header `X-UTC-Offset`, none when it is absent.
  ///
  /// - Throws: ``ParameterProblem`` when it is malformed.
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
