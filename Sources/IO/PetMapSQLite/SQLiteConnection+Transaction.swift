extension SQLiteConnection {
  /// Runs `body` in a transaction that holds the write lock from its start. It is committed when
  /// `body` returns, and rolled back if `body` throws or the commit fails.
  ///
  /// - Throws: Any error of `body`, ``SQLiteError/Kind/busy`` if another connection does not
  ///   release the lock in time, and errors of the commit.
  package func transaction<Result>(
    _ body: () throws(SQLiteError) -> Result
  ) throws(SQLiteError) -> Result {
    try run("BEGIN IMMEDIATE")
    do throws(SQLiteError) {
      let result = try body()
      try run("COMMIT")
      return result
    } catch {
      undo()
      throw error
    }
  }

  /// Runs `body` within an open transaction, and undoes its changes, but no others, if it throws.
  ///
  /// Some failures, such as a full disk, roll back the entire transaction; see ``isInTransaction``.
  package func savepoint<Result>(
    _ body: () throws(SQLiteError) -> Result
  ) throws(SQLiteError) -> Result {
    try run("SAVEPOINT step")
    do throws(SQLiteError) {
      let result = try body()
      try run("RELEASE step")
      return result
    } catch {
      if isInTransaction { try run("ROLLBACK TO step; RELEASE step") }
      throw error
    }
  }

  /// Rolls back the open transaction, if any.
  package func undo() {
    // If this fails, SQLite rolls back when the file is next opened.
    if isInTransaction { try? run("ROLLBACK") }
  }
}
