/// The options of `petmap map` beside those of the camera, the filters and the source.
package enum MapOptions {
  package enum Format: String, Choice {
    case svg
    case png
  }

  package static let pin = Option(
    "pin", "ID", "Draw this pin's callout; without a camera the map is around it.",
    read: Values.nonEmpty)
  package static let noCluster = Flag("no-cluster", "Draw every pin by itself.")
  package static let format = Option<Format>(
    "format", "What the picture is.", default: "what --output's name ends with, else svg")
  package static let scale = Option(
    "scale", "N", "Pixels of a PNG for each CSS pixel, 0.1 to 8.", default: "2",
    read: Values.scale)
  package static let output = OutputOptions.output
}
