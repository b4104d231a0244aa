import PetMapStore

/// The options of commands that work with a store.
package enum StoreOptions {
  package static let store = Option(
    "store", "FILE.sqlite",
    "Use this store, or a PostgreSQL database: postgres://USER@HOST/DATABASE.",
    default: "PETMAP_STORE, else $XDG_DATA_HOME/petmap/petmap.sqlite", completion: .files,
    read: Values.nonEmpty)

  package static let photos = Option(
    "photos", "DIR", "Use this directory for the store's photos.",
    default: "pets.photos next to pets.sqlite; a database contains its photos",
    completion: .files,
    read: Values.nonEmpty)

  static let read = Option(
    "read", "ADDRESS",
    "Read from this PostgreSQL server, such as a standby, and then follow the store."
  ) { (text) throws(ValueError) -> PostgresAddress in
    guard case .database(let address) = StoreAddress(text) else {
      throw ValueError(
        "not the address of a database", remedy: "use postgres://USER@HOST/DATABASE")
    }
    return address
  }

  package static let keepPhotos = Option(
    "keep-photos", "DAYS",
    "Remove the photos of a database DAYS after the last announcement stopped using them.",
    default: "7"
  ) { (text) throws(ValueError) in try Values.integer(text, in: 1...3650) }

  package static let adoptPhotos = Flag(
    "adopt-photos", "Use the photo directory for this store, even if it belongs to another one."
  )

  package static let unpublished = Flag(
    "unpublished", "Include announcements without a photo, which are not public.")

  package static let format = Option<ExportFormat>(
    "format", "Set the output format.",
    default: "the extension of --output, else geojson")

  package enum ExportFormat: String, Choice {
    case geojson
    case geojsonl
    case csv
    case json
  }

  /// Returns the store that a command operates on.
  static func address(
    _ arguments: Arguments, _ console: Console
  ) throws(CommandError) -> StoreAddress {
    StoreAddress(try given(arguments, console) ?? StoreLocation.standard(console))
  }

  /// Returns the store specified on the command line or in the environment, or `nil` for the
  /// default.
  static func given(
    _ arguments: Arguments, _ console: Console
  ) throws(CommandError) -> String? {
    if let store = try arguments[store] { return store }
    return console.environment("PETMAP_STORE").flatMap { $0.isEmpty ? nil : $0 }
  }
}
