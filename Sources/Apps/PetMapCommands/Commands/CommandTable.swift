/// The commands that work, in the order in which help lists them.
///
/// A command is a file of this folder with an extension of ``Command`` that holds its options and a
/// static member, and one line here.
package enum CommandTable {
  package static let all: [Command] = [
    .pins,
    .inspect,
    .callout,
    .map,
    .tiles,
    .import,
    .export,
    .store,
    .serve,
    .show,
    .poster,
    .close,
    .remove,
    .report,
    .completions,
    .man,
  ]
}
