import PetMapAnnouncements
package import PetMapStore

/// The location of the default store.
package enum StoreLocation {
  /// Returns `$XDG_DATA_HOME/petmap/petmap.sqlite`.
  ///
  /// Relative paths are ignored according to the XDG Base Directory Specification.
  package static func standard(_ console: Console) -> String {
    userDirectory(console) + "/petmap.sqlite"
  }

  /// Returns `$XDG_DATA_HOME/petmap`.
  static func userDirectory(_ console: Console) -> String {
    var data = "\(console.environment("HOME") ?? "")/.local/share"
    if let given = console.environment("XDG_DATA_HOME"), given.hasPrefix("/") { data = given }
    return "\(data)/petmap"
  }

  /// Creates the directories of a store, accessible only to their owner.
  package static func prepare(_ store: StoreAddress) throws(CommandError) {
    do throws(StoreError) {
      try store.makeDirectories()
    } catch {
      throw CommandError(error, at: store)
    }
  }
}
