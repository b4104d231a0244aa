#if canImport(SwiftUI)
  public import PetMapAnnouncements
  public import SwiftUI

  /// A label with a value below it, which can be tapped if it has an action.
  ///
  /// ```swift
  /// LabelValueView(LabelValueView.Model(label: "Contact owner", value: phone, onTap: call))
  /// ```
  public struct LabelValueView: View {
    private let model: Model

    /// Creates a view.
    public init(_ model: Model) { self.model = model }

    /// The label and the value.
    public var body: some View {
      if let onTap = model.onTap {
        Button(action: onTap) { content }
          .buttonStyle(.plain)
          .accessibilityIdentifier(model.identifier)
      } else {
        content
          .accessibilityElement(children: .combine)
          .accessibilityIdentifier(model.identifier)
      }
    }

    private var content: some View {
      VStack(alignment: .leading, spacing: 4) {
        Text(verbatim: model.label)
          .font(.footnote)
          .foregroundStyle(.secondary)
        HStack(spacing: 6) {
          if let icon = model.icon { Image(systemName: icon).accessibilityHidden(true) }
          Text(verbatim: model.shownValue)
            .font(.body)
            .foregroundStyle(model.onTap == nil ? Color.primary : Color.accentColor)
            .lineLimit(model.lines)
            .multilineTextAlignment(.leading)
        }
      }
      .frame(maxWidth: .infinity, alignment: .leading)
      .contentShape(Rectangle())
    }
  }

  extension LabelValueView {
    /// What the view shows.
    public struct Model {
      /// The label.
      public var label: String
      /// The value.
      public var value: String
      /// Formats the value, or `nil` to show it as it is.
      public var valueProcessor: ((String) -> String)?
      /// The action of a tap, or `nil` for a value that cannot be tapped.
      public var onTap: (@MainActor () -> Void)?
      /// The number of lines after which the value is truncated, or `nil` to show all of it.
      public var lines: Int?
      /// The name of an SF Symbol to show before the value, if any.
      public var icon: String?
      /// The accessibility identifier.
      public var identifier: String

      /// Creates a model.
      public init(
        label: String, value: String, valueProcessor: ((String) -> String)? = nil,
        onTap: (@MainActor () -> Void)? = nil, lines: Int? = nil, icon: String? = nil,
        identifier: String = ""
      ) {
        self.label = label
        self.value = value
        self.valueProcessor = valueProcessor
        self.onTap = onTap
        self.lines = lines
        self.icon = icon
        self.identifier = identifier
      }

      /// The value as it is shown.
      public var shownValue: String { valueProcessor?(value) ?? value }
    }

    /// Creates the view of a row of the details screen. The place has the icon of a location.
    ///
    /// - Parameter perform: Performs the action of the row, if it has one.
    public init(_ row: DetailsRow, perform: @escaping @MainActor (DetailsAction) -> Void) {
      let onTap = row.action.map { action in { @MainActor in perform(action) } }
      self.init(
        Model(
          label: row.label, value: row.value, onTap: onTap, lines: row.lines,
          icon: row.isPlace ? "mappin.and.ellipse" : nil, identifier: row.identifier))
    }
  }

  /// The rows of the details screen: two columns where two rows share a line, unless the text is too
  /// large for them.
  public struct DetailsRowsView: View {
    @Environment(\.dynamicTypeSize) private var textSize
    private let details: PetDetails
    private let perform: @MainActor (DetailsAction) -> Void

    /// Creates a view.
    ///
    /// - Parameter perform: Performs the action of a row: opens a URL, or shows the map.
    public init(_ details: PetDetails, perform: @escaping @MainActor (DetailsAction) -> Void) {
      self.details = details
      self.perform = perform
    }

    /// The rows.
    public var body: some View {
      VStack(alignment: .leading, spacing: 16) {
        ForEach(details.lines) { line in
          if textSize.isAccessibilitySize {
            VStack(alignment: .leading, spacing: 16) { rows(line) }
          } else {
            HStack(alignment: .top, spacing: 16) { rows(line) }
          }
        }
      }
    }

    private func rows(_ line: DetailsLine) -> some View {
      ForEach(line.rows) { row in LabelValueView(row, perform: perform) }
    }
  }
#endif
