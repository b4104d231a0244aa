import PetMapAnnouncements
import PetMapStore

/// The options shared by commands that work with a store.
enum StoreOptions {
  static let store = Option(
    "store", "FILE.sqlite",
    "Use this store file, or this PostgreSQL database: postgres://USER@HOST/DATABASE.",
    defaultText: "PETMAP_STORE, else $XDG_DATA_HOME/petmap/petmap.sqlite", completion: .files,
    read: Values.nonEmpty)

  static let photos = Option(
    "photos", "DIR", "Use this directory for the store's photos.",
    defaultText: "pets.photos next to pets.sqlite; a database stores its own photos",
    completion: .files, read: Values.nonEmpty)

  static let read = Option(
    "read", "ADDRESS",
    "Read from this PostgreSQL server, such as a standby. serve then follows changes in the store."
  ) { (text) throws(ValueError) -> PostgresAddress in
    guard case .database(let address) = StoreAddress(text) else {
      throw ValueError(
        "not the address of a database", remedy: "use postgres://USER@HOST/DATABASE")
    }
    return address
  }

  /// Returns the person who runs a command, for the audit log.
  ///
  /// - Parameter name: The name to record; `nil` for the user's name.
  static func administrator(named name: String? = nil, _ console: Console) -> AuditActor {
    .administrator(name ?? console.environment("USER"))
  }

  /// Returns the store that a command operates on.
  ///
  /// - Parameter store: The value of the option.
  static func address(_ store: String?, _ console: Console) -> StoreAddress {
    StoreAddress(given(store, console) ?? StoreLocation.standard(console))
  }

  /// Returns the store specified on the command line or in the environment, or `nil` for the
  /// default.
  ///
  /// - Parameter store: The value of the option.
  static func given(_ store: String?, _ console: Console) -> String? {
    store ?? console.environment("PETMAP_STORE")
  }
}
