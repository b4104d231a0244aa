/// The options of `petmap pins`.
package enum PinOptions {
  package enum Metric: String, Choice {
    case geodesic
    case haversine
    case projected
  }

  package enum Order: String, Choice {
    case distance
    case date
    case id
  }

  package enum Format: String, Choice {
    case table
    case geojson
    case geojsonl
    case csv
    case json
    case gpkg
    case kml
  }

  package static let bbox = Option(
    "bbox", "W,S,E,N",
    "The box between two meridians and two parallels, in degrees, edges inclusive. West greater "
      + "than east crosses the antimeridian.",
    read: Values.boundingBox)
  package static let near = Option(
    "near", "LAT,LNG", "The place around which to look.", read: Values.coordinate)
  package static let radius = Option(
    "radius", "DISTANCE",
    "How far from there, inclusive: a number with m, km, mi or nmi; a bare number is kilometres.",
    read: Values.distance)
  package static let polygon = Option(
    "polygon", "FILE|WKT",
    "Only pins in a polygon, edges inclusive: a GeoJSON file, or text such as "
      + "'POLYGON((-118.2 33.7,-118.1 33.7,-118.1 33.8,-118.2 33.7))'.",
    completion: .files, read: Values.nonEmpty)
  package static let metric = Option<Metric>(
    "metric",
    "How distances are measured: on the WGS84 ellipsoid, on a sphere of 6371 km, or in an azimuthal "
      + "equidistant projection around the place.",
    default: "geodesic")

  package static let status = WishOptions.status
  package static let species = WishOptions.species
  package static let since = Option(
    "since", "DATE", "Only pins of this day or later, YYYY-MM-DD.", read: Values.date)
  package static let until = Option(
    "until", "DATE", "Only pins of this day or earlier, YYYY-MM-DD.", read: Values.date)
  package static let text = Option(
    "text", "WORDS",
    "Only pins in whose name, species, breed, sex, description, id or microchip number every one of "
      + "the words begins a word, whatever the letter case and accents.",
    read: Values.words)

  package static let sort = Option<Order>(
    "sort", "Nearest, latest or lowest first; pins that tie by id.",
    default: "distance with --near, else the source's order")
  package static let limit = Option(
    "limit", "N", "At most so many pins.", read: Values.count)
  package static let offset = Option(
    "offset", "N", "Leave out so many pins first.", default: "0", read: Values.count)
  package static let count = Flag(
    "count", "Only print how many pins there are, --limit and --offset aside.")
  package static let format = Option<Format>(
    "format", "How pins are printed.",
    default: "table on a terminal, what --output's name ends with, else geojson")
  package static let precision = Option(
    "precision", "N",
    "Round coordinates in CSV, JSON and GeoPackage to N decimals, 0 to 15; 5 are about a metre.",
    default: "as the source has them",
    read: { (text) throws(ValueError) in try Values.integer(text, in: 0...15) })
  package static let output = OutputOptions.output
}
