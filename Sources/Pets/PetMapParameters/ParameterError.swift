/// The reason that a parameter is invalid.
public enum ParameterProblem: Error, Sendable, Hashable {
  /// A required parameter is not given.
  case missing
  case empty
  /// A parameter with a single value is given more than once.
  case repeated
  /// No operation has a parameter with this name.
  case unknown
  /// The name is another spelling of a parameter's name, such as `textScale` instead of
  /// `text-scale`.
  case misspelled(String)
  /// Only other operations have a parameter with this name.
  case notOffered
  case malformed
  case outOfRange
  /// A list has more than the given number of different elements, or a text more words.
  case tooMany(Int)
  /// A text has more than the given number of Unicode scalars.
  case tooLong(Int)
  /// The value is after the value of another parameter.
  case after(String)
  /// Another parameter is missing.
  case requires(String)
  /// The value leaves no space in the value of another parameter.
  case tooLarge(for: String)
  /// A region is wider or higher than the given number of degrees.
  case tooWide(degrees: Double)
  /// Parameters that must not be given together with this one.
  case excludes([String])
}

/// An invalid parameter.
public struct ParameterError: Error, Sendable, Hashable {
  /// The name of the parameter.
  public let name: String
  /// The reason.
  public let problem: ParameterProblem
  /// The form of a valid text, if it is relevant.
  public let shape: ParameterShape?
  /// The given text, if it is relevant.
  public let text: String?

  /// Creates an error.
  public init(
    _ name: String, _ problem: ParameterProblem, shape: ParameterShape? = nil, text: String? = nil
  ) {
    self.name = name
    self.problem = problem
    self.shape = shape
    self.text = text
  }

  /// The names of the parameters that are involved, without those that are missing.
  var names: [String] { if case .after(let other) = problem { [name, other] } else { [name] } }
}
