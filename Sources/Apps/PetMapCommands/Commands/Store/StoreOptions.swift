import PetMapStore

/// The options of commands that work with a store.
package enum StoreOptions {
  package static let store = Option(
    "store", "FILE.sqlite", "The store, or a PostgreSQL database: postgres://USER@HOST/DATABASE.",
    default: "PETMAP_STORE, else $XDG_DATA_HOME/petmap/petmap.sqlite", completion: .files,
    read: Values.nonEmpty)

  package static let photos = Option(
    "photos", "DIR", "The directory of the store's photos.",
    default: "beside the store, pets.photos for pets.sqlite, or in the database",
    completion: .files,
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

  /// The store that a command works with.
  static func address(
    _ arguments: Arguments, _ console: Console
  ) throws(CommandError) -> StoreAddress {
    let address = StoreAddress(
      try given(arguments, console) ?? StoreLocation.standard(console))
    if address.photoDirectory == nil, let photos = try arguments[photos] {
      throw .usage(
        "the photos of a database are in it", at: "--photos \(photos.quoted)",
        remedy: "leave out --photos")
    }
    return address
  }

  /// The store that the command line or the environment names; nil for the standard one.
  static func given(
    _ arguments: Arguments, _ console: Console
  ) throws(CommandError) -> String? {
    if let store = try arguments[store] { return store }
    return console.environment("PETMAP_STORE").flatMap { $0.isEmpty ? nil : $0 }
  }
}
