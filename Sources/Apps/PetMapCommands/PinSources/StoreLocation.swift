import PetMapAnnouncements
package import PetMapStore

/// Where the store is that commands use unless another is named.
package enum StoreLocation {
  /// `$XDG_DATA_HOME/petmap/petmap.sqlite` (XDG Base Directory Specification, which ignores paths
  /// that are not absolute).
  package static func standard(_ console: Console) -> String {
    userDirectory(console) + "/petmap.sqlite"
  }

  /// `$XDG_DATA_HOME/petmap`.
  static func userDirectory(_ console: Console) -> String {
    var data = "\(console.environment("HOME") ?? "")/.local/share"
    if let given = console.environment("XDG_DATA_HOME"), given.hasPrefix("/") { data = given }
    return "\(data)/petmap"
  }

  /// Makes the directories in which the standard store is, for their owner alone.
  package static func prepare(_ store: StoreAddress) throws(CommandError) {
    do throws(StoreError) {
      try store.makeDirectories()
    } catch {
      throw CommandError(error, at: store)
    }
  }
}
