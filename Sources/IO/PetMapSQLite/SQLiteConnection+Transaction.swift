extension SQLiteConnection {
  /// Runs `body` in a transaction that holds the write lock from its start: committed when `body`
  /// returns, undone as a whole when it throws or the commit fails.
  ///
  /// - Throws: what `body` throws, ``SQLiteError/Kind/busy`` when another connection does not give
  ///   the lock in time, and what keeps the commit from the disk.
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

  /// Runs `body` within an open transaction so that what it did is undone when it throws, and
  /// nothing else is.
  ///
  /// Some failures, such as a full disk, undo the transaction itself; ``isInTransaction`` tells.
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

  /// Undoes the open transaction, if there is one.
  package func undo() {
    // Where undoing fails, SQLite undoes when the file is next opened.
    if isInTransaction { try? run("ROLLBACK") }
  }
}
