extension Language {
  /// Returns a number of reports: `3 new reports`.
  package func reportCount(_ count: Int) -> String {
    let text: PageText =
      switch file.plural(count) {
      case .few: .alertFewReports
      // Where one report is told, the text is its own.
      case .one, .many: .alertManyReports
      }
    return text.text(self).filled([("count", count.grouped(self))])
  }
}
