import PetMapKit

/// The filters, shared by all commands that read pins.
struct FilterOptions: OptionGroup {
  static let title = RecordOptions.title

  let status = ListOption(
    "status", "missing,found,closed", "Include only pins with these statuses.",
    choices: ["missing", "found", "closed"], element: Values.status)
  let species = ListOption(
    "species", "dog,cat", "Include only pins of these species, ignoring case.",
    element: Values.nonEmpty)
  let since = Option(
    "since", "DATE", "Include only pins last seen on this date (YYYY-MM-DD) or later.",
    read: Values.date)
  let until = Option(
    "until", "DATE", "Include only pins last seen on this date (YYYY-MM-DD) or earlier.",
    read: Values.date)
  let text = Option(
    "text", "WORDS",
    "Include only pins that match all of these word prefixes in their name, species, breed, sex, "
      + "description, ID or microchip number. Case and accents are ignored.",
    read: Values.words)
  let records = RecordOptions()
}

extension PinFilter {
  /// - Throws: A usage error if the dates are in the wrong order.
  init(_ arguments: Arguments<FilterOptions>) throws(CommandError) {
    self.init()
    statuses = arguments.status
    species = arguments.species.map { SpeciesList($0) }
    since = arguments.since
    until = arguments.until
    if let since, let until, since > until {
      throw .usage(
        "--since is later than --until", at: "--since \(since) --until \(until)",
        remedy: "did you mean --since \(until) --until \(since)?")
    }
    text = arguments.text
  }
}
