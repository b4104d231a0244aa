import PetMapRequests

/// The options for `petmap callout`.
struct CalloutOptions: CommandOptions {
  enum Format: String, Choice {
    case json
    case svg
    case png
    case pdf
    case text
  }

  enum Measure: String, Choice {
    case fonts
    case table
  }

  let pins = Pins()
  let request = RequestOptions<CalloutRequest>()
  let card = Card()
  let output = Output()
  let source = SourceOptions()

  struct Pins: OptionGroup {
    static let title = "Pins"

    let pin = ListOption(
      "pin", "ID,ID",
      "Lay out the pins with these IDs, in this order. Can be repeated. A value that is itself an "
        + "ID is not split at commas.",
      list: { (text) throws(ValueError) in [try PinArgument(text)] })
    let all = Flag("all", "Lay out all pins, in source order.")
  }

  struct Card: OptionGroup {
    static let title = "Card"

    let measure = Option<Measure>(
      "measure", "Measure text with fonts, or with the built-in table that the npm package uses.",
      default: .fonts)
  }

  struct Output: OptionGroup {
    static let title = "Output"

    let format = Option<Format?>(
      "format", "Set the output format.", defaultText: "the --output extension, else json")
    let photos = PhotoOptions()
    let output = OutputOptions.output(also: "If the name contains {id}, write one file per pin.")
  }
}
