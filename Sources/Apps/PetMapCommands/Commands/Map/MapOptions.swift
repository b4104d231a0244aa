/// The options of `petmap map` beside those of the camera, the filters and the source.
package enum MapOptions {
  package enum Format: String, Choice {
    case svg
    case png
    case pdf
    case jpeg

    var isText: Bool { self == .svg }
  }

  package enum Fit: String, Choice {
    case robust
    case all
  }

  package enum Theme: String, Choice {
    case light
    case dark
  }

  package static let pin = Option(
    "pin", "ID", "Draw this pin's callout; without a camera the map is around it.",
    read: Values.nonEmpty)
  package static let fit = Option<Fit>(
    "fit", "What a map without a camera shows: all pins, or all but the few far from the others.",
    default: "robust")
  package static let noCluster = Flag("no-cluster", "Draw every pin by itself.")
  package static let basemap = Option(
    "basemap", "FILE.mbtiles",
    "Lay raster tiles (PNG, JPEG or WebP) under the pins instead of the packed coasts.",
    completion: .files, read: Values.nonEmpty)
  package static let theme = Option<Theme>(
    "theme", "The colors of the map and its panels.", default: "light")
  package static let title = Option(
    "title", "TEXT", "Words in the upper left corner, and the file's title.",
    read: Values.nonEmpty)
  package static let attribution = Option(
    "attribution", "TEXT", "A source to name in the lower right corner, beside the base map's.",
    read: Values.nonEmpty)
  package static let noLegend = Flag("no-legend", "Leave out the legend.")
  package static let noScale = Flag("no-scale", "Leave out the scale bar.")
  package static let noGrid = Flag("no-grid", "Leave out meridians and parallels.")
  package static let format = Option<Format>(
    "format", "What the picture is.", default: "what --output's name ends with, else svg")
  package static let scale = Option(
    "scale", "N", "Pixels of a PNG or JPEG for each CSS pixel, 0.1 to 8.", default: "2",
    read: Values.scale)
  package static let output = OutputOptions.output

  /// The options' group of the help screen.
  static let pictureGroup = Command.Group(
    "Picture",
    [
      pin.definition, CalloutOptions.photo.definition, CalloutOptions.photos.definition,
      noCluster.definition, basemap.definition, theme.definition, title.definition,
      attribution.definition,
      noLegend.definition, noScale.definition, noGrid.definition,
    ])
}
