extension ClusterTree {
  /// Visits all arrays. While no other copy of the tree exists, their addresses remain valid until
  /// the tree changes.
  package mutating func visitStorage(_ visitor: inout StorageVisitor) {
    pins.visitStorage(&visitor)
    visitor.visit(&presence)
    forest.visitStorage(&visitor)
  }

  /// The number of lists of free runs, which a tree has before its arrays are allocated.
  package var freeRunClasses: Int {
    get { forest.freeRuns.classCount }
    set { forest.reserveFreeRuns(newValue) }
  }
}
