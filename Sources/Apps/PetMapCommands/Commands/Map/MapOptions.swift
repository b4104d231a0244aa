import PetMapRequests

/// The options for `petmap map`.
struct MapOptions: CommandOptions {
  enum Format: String, Choice {
    case svg
    case png
    case pdf
    case jpeg

    var isText: Bool { self == .svg }
  }

  let request = RequestOptions<MapRequest>()
  let filter = RequestOptions<FilterRequest>()
  let region = RegionFilterOptions()
  let picture = Picture()
  let output = Output()
  let source = SourceOptions()

  struct Picture: OptionGroup {
    static let title = "Picture"

    let pin = Option(
      "pin", "ID",
      "Draw the callout of this pin. If no camera is given, center the map on the pin.",
      read: Values.nonEmpty)
    let photos = PhotoOptions()
    let noCluster = Flag(
      "no-cluster",
      "Draw pins individually: as markers or, if these would hide each other, as dots.")
    let basemap = Option(
      "basemap", "FILE.mbtiles|FILE.pmtiles",
      "Draw raster tiles (PNG, JPEG or WebP) instead of the built-in base map, or streets from "
        + "vector tiles in the OpenMapTiles or Protomaps schema on it.",
      completion: .files, read: Values.nonEmpty)
    let title = Option(
      "title", "TEXT", "Set the title in the upper-left corner and in the file's metadata.",
      read: Values.nonEmpty)
    let attribution = Option(
      "attribution", "TEXT",
      "Add this attribution next to the base map's in the lower-right corner.",
      read: Values.nonEmpty)
    let noLegend = Flag("no-legend", "Omit the legend.")
    let noScale = Flag("no-scale", "Omit the scale bar.")
    let noGrid = Flag("no-grid", "Omit meridians and parallels.")
  }

  struct Output: OptionGroup {
    static let title = "Output"

    let format = Option<Format?>(
      "format", "Set the output format.",
      defaultText: "the --output extension, else svg")
    let output = OutputOptions.output
  }
}
