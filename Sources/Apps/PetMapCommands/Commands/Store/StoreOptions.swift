/// The options of commands that work with a store.
package enum StoreOptions {
  package static let store = Option(
    "store", "FILE.sqlite", "The store.", default: "$XDG_DATA_HOME/petmap/petmap.sqlite",
    completion: .files, read: Values.nonEmpty)

  package static let photos = Option(
    "photos", "DIR", "The directory of the store's photos.",
    default: "beside the store, pets.photos for pets.sqlite", completion: .files,
    read: Values.nonEmpty)

  package static let adoptPhotos = Flag(
    "adopt-photos", "Make the photo directory this store's, whatever it holds.")

  package static let unpublished = Flag(
    "unpublished", "Announcements that have no photo yet as well, which nobody is shown.")

  package static let format = Option<ExportFormat>(
    "format", "How announcements are written.",
    default: "what --output's name ends with, else geojson")

  package enum ExportFormat: String, Choice {
    case geojson
    case geojsonl
    case csv
    case json
  }

  /// The path of the store that a command reads.
  static func path(_ arguments: Arguments, _ console: Console) throws(CommandError) -> String {
    try arguments[store] ?? StoreLocation.standard(console)
  }
}
