import PetMapAnnouncements

/// The versions of a store's tables: the first one, and the migrations since.
///
/// Both kinds of stores have a table `store_version` with the version of the tables and the oldest
/// version of the program that can use them, so that servers can be upgraded one at a time. Opening
/// a store for writing migrates it to the latest version.
///
/// ``Tables`` describes the latest version, in which new stores are created. To change the tables,
/// change their description, and append a migration of existing stores to ``current``.
package struct StoreHistory: Sendable {
  /// The version of the first release. Lower numbers are from programs that were never released,
  /// whose tables are refused.
  private static let firstVersion = 21

  /// The history that this program knows.
  package static let current = StoreHistory([])

  private let migrations: [StoreMigration]

  /// Creates a history with the given migrations from the first version, in order.
  package init(_ migrations: [StoreMigration]) { self.migrations = migrations }

  /// The latest version.
  package var version: Int { Self.firstVersion + migrations.count }

  /// The oldest version of the program that can use tables of the latest version.
  var oldestProgram: Int {
    let last = migrations.lastIndex { !$0.isCompatible }
    return Self.firstVersion + (last.map { $0 + 1 } ?? 0)
  }

  /// Returns the migrations from a version to the latest one; none if the version is newer.
  func migrations(after found: Int) -> ArraySlice<StoreMigration> {
    migrations.dropFirst(found - Self.firstVersion)
  }

  /// Checks that a program with this history can use a store.
  ///
  /// - Parameters:
  ///   - found: The version of the store's tables.
  ///   - oldestProgram: The oldest version of the program that can use them.
  /// - Throws: ``StoreError/olderVersion(found:)``, ``StoreError/newerVersion(found:known:)``.
  func check(_ found: Int, oldestProgram: Int) throws(StoreError) {
    guard found >= Self.firstVersion else { throw .olderVersion(found: found) }
    guard oldestProgram <= version else { throw .newerVersion(found: found, known: version) }
  }
}

/// The statements that migrate a store's tables from one version to the next.
package struct StoreMigration: Sendable {
  let sqlite: String
  let postgres: String
  /// Whether programs that know only the previous version can use the migrated tables.
  let isCompatible: Bool

  /// Creates a migration.
  package init(sqlite: String, postgres: String, isCompatible: Bool) {
    self.sqlite = sqlite
    self.postgres = postgres
    self.isCompatible = isCompatible
  }
}
