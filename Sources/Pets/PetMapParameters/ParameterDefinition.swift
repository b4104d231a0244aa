/// Where parameters are given.
public enum Surface: Sendable, Hashable, CaseIterable {
  /// The options of a command.
  case commandLine
  /// The query of a request to the API.
  case http
  /// The URL of a page, which a person may have edited.
  case page

  /// How numbers are written.
  public var notation: Notation { self == .commandLine ? .typed : .strict }
}

/// How numbers are written.
public enum Notation: Sendable {
  /// By a person: with a decimal point or a decimal comma, and coordinates in any notation.
  case typed
  /// By a program: with a decimal point.
  case strict
}

/// The form of a parameter's text, from which placeholders, schemas and the rules in error messages
/// are made.
public indirect enum ParameterShape: Sendable, Hashable {
  case number(ClosedRange<Double>)
  case integer(ClosedRange<Int>)
  /// `true`, `1` or nothing; `false` or `0`.
  case flag
  /// Any text that is not empty, with a maximum number of Unicode scalars.
  case text(scalars: Int)
  /// Text with at least one letter or digit.
  case words(scalars: Int)
  /// A position in a list, which an earlier response contains.
  case cursor
  /// The ID of an announcement.
  case id
  /// A day as `YYYY-MM-DD`.
  case date
  /// A day, an instant, or an interval of either, one end of which may be open.
  case interval
  case choice([String])
  /// One of several words, or a number.
  case wordOrNumber([String], ClosedRange<Double>)
  /// A length on the ground in `m`, `km`, `mi` or `nmi`; the default unit is kilometers.
  case distance
  /// Latitude and longitude in degrees.
  case coordinate
  /// West, south, east and north in degrees.
  case box
  /// Like ``box``, but optionally with heights after south and north.
  case cuboid
  /// A polygon in well-known text, with a maximum number of points.
  case polygon(points: Int)
  /// Width and height in CSS pixels, or the name of a screen.
  case screenSize(ClosedRange<Double>)
  /// X and y in CSS pixels.
  case screenPoint
  /// Insets from the top, right, bottom and left edges in CSS pixels, or one for all edges.
  case insets
  /// The size of a marker in CSS pixels, optionally with its anchor.
  case marker
  /// Width and height in CSS pixels.
  case size(ClosedRange<Double>)
  /// The size of a rectangle and the position of its upper-left corner in CSS pixels.
  case screenRect
  /// Elements separated by commas. Repeated parameters add elements.
  case list(ParameterShape, limit: Int)
}

/// Properties of a parameter that few parameters have.
public struct ParameterTraits: Sendable {
  /// The surfaces that offer the parameter. It is an error in any other.
  public var surfaces = Surface.allCases
  /// The text that is accepted in other surfaces, because it is what they do anyway.
  public var elsewhere: String?
  /// What happens if the parameter is not given, if it has no default.
  public var otherwise: String?
  /// Whether the parameter must be given.
  public var isRequired = false
  /// Whether the parameter makes a request a search, which no index supports.
  public var isSearch = false
  /// Whether an empty text is invalid instead of absent, even outside the command line.
  public var rejectsEmpty = false
  /// Whether an empty text is a value instead of absent.
  public var keepsEmpty = false
  /// The name of the parameter that must be given as well.
  public var partner: String?

  /// Creates the traits of most parameters.
  public init() {}

  /// The parameter must be given.
  public static var required: Self {
    var traits = ParameterTraits()
    traits.isRequired = true
    return traits
  }

  /// The parameter makes a request a search.
  public static var search: Self {
    var traits = ParameterTraits()
    traits.isSearch = true
    return traits
  }

  /// An empty text is invalid.
  public static var notEmpty: Self {
    var traits = ParameterTraits()
    traits.rejectsEmpty = true
    return traits
  }

  /// Another parameter must be given as well.
  public static func requires(_ partner: String, _ traits: Self = ParameterTraits()) -> Self {
    var traits = traits
    traits.partner = partner
    return traits
  }

  /// Only these surfaces offer the parameter.
  public static func only(_ surfaces: Surface..., elsewhere: String? = nil) -> Self {
    var traits = ParameterTraits()
    traits.surfaces = surfaces
    traits.elsewhere = elsewhere
    return traits
  }

  /// What happens if the parameter is not given.
  public static func otherwise(_ text: String) -> Self {
    var traits = ParameterTraits()
    traits.otherwise = text
    return traits
  }
}

/// A parameter as help, completions, the man page and the OpenAPI document describe it.
public struct ParameterDefinition: Sendable {
  /// The name: `text-scale`.
  public let name: String
  /// The heading above the parameter in a help screen.
  public let group: String
  /// A sentence in the imperative. Names of other parameters are in backquotes.
  public let help: String
  /// The form of the text.
  public let shape: ParameterShape
  /// The text in place of a value in a help screen: `LAT,LNG`.
  public let placeholder: String
  /// The text that is equivalent to omitting the parameter, if any.
  public let defaultText: String?
  /// Other properties.
  public let traits: ParameterTraits
  /// Validates a text.
  public let check: @Sendable (String, Notation) throws(ParameterProblem) -> Void
}
