#if canImport(SwiftUI)
  public import SwiftUI

  /// A field of a form in its frame, below its label and above what is wrong with it.
  public struct FormField<Content: View>: View {
    /// The height of a field, from ``PetFormStyle``.
    public enum Height: Sendable {
      case field, date, area
      /// Only the content has a frame, if any.
      case none
    }

    @Environment(\.petFormStyle) private var style
    private let label: String
    private let problem: String?
    private let height: Height
    private let content: Content

    /// Creates a field.
    ///
    /// - Parameter problem: What is wrong with the field, if anything.
    public init(
      _ label: String, problem: String? = nil, height: Height = .field,
      @ViewBuilder content: () -> Content
    ) {
      self.label = label
      self.problem = problem
      self.height = height
      self.content = content()
    }

    /// The label, the content and the problem.
    public var body: some View {
      VStack(alignment: .leading, spacing: style.labelSpacing) {
        Text(verbatim: label).accessibilityHidden(height == .field || height == .area)
        if let minimum {
          content
            .padding(.horizontal, 12)
            .frame(maxWidth: .infinity, minHeight: minimum, alignment: .leading)
            .overlay {
              RoundedRectangle(cornerRadius: style.cornerRadius)
                .strokeBorder(
                  problem == nil ? style.border : style.problem, lineWidth: style.borderWidth)
            }
        } else {
          content
        }
        if let problem {
          Text(verbatim: problem).font(.footnote).foregroundStyle(style.problem)
        }
      }
      .font(style.font)
    }

    private var minimum: CGFloat? {
      switch height {
      case .field: style.fieldHeight
      case .date: style.dateHeight
      case .area: style.areaHeight
      case .none: nil
      }
    }
  }

  /// A text field of a form.
  public struct FormTextField: View {
    private let label: String
    @Binding private var text: String
    private let prompt: String
    private let problem: String?
    private let isArea: Bool
    private let identifier: String

    /// Creates a text field.
    ///
    /// - Parameters:
    ///   - prompt: The text in the empty field.
    ///   - problem: What is wrong with the field, if anything.
    ///   - isArea: Whether the text has several lines.
    ///   - identifier: The accessibility identifier.
    public init(
      _ label: String, text: Binding<String>, prompt: String = "", problem: String? = nil,
      isArea: Bool = false, identifier: String
    ) {
      self.label = label
      _text = text
      self.prompt = prompt
      self.problem = problem
      self.isArea = isArea
      self.identifier = identifier
    }

    /// The field.
    public var body: some View {
      FormField(label, problem: problem, height: isArea ? .area : .field) {
        TextField(prompt, text: $text, axis: isArea ? .vertical : .horizontal)
          .textFieldStyle(.plain)
          .padding(.vertical, isArea ? 8 : 0)
          .accessibilityLabel(Text(verbatim: label))
          .accessibilityIdentifier(identifier)
      }
    }
  }

  /// A day of a form, up to the latest one. Only days are picked, not times.
  public struct FormDateField: View {
    private let label: String
    @Binding private var day: Date
    private let latest: Date
    private let problem: String?
    private let identifier: String

    /// Creates a field.
    ///
    /// - Parameters:
    ///   - day: A time on the day, such as `CalendarDate.noon(in:)`.
    ///   - latest: A time on the latest day.
    ///   - problem: What is wrong with the field, if anything.
    ///   - identifier: The accessibility identifier.
    public init(
      _ label: String, day: Binding<Date>, latest: Date, problem: String? = nil, identifier: String
    ) {
      self.label = label
      _day = day
      self.latest = latest
      self.problem = problem
      self.identifier = identifier
    }

    /// The field.
    public var body: some View {
      FormField(label, problem: problem, height: .date) {
        DatePicker(label, selection: $day, in: ...latest, displayedComponents: .date)
          .labelsHidden()
          .accessibilityIdentifier(identifier)
      }
    }
  }

  /// A menu of a form.
  public struct FormPicker<Value: Hashable>: View {
    private let label: String
    @Binding private var value: Value?
    private let values: [Value]
    private let prompt: String
    private let problem: String?
    private let identifier: String
    private let text: (Value) -> String

    /// Creates a menu.
    ///
    /// - Parameters:
    ///   - prompt: The text if no value is selected: *Select an option*.
    ///   - problem: What is wrong with the field, if anything.
    ///   - identifier: The accessibility identifier.
    ///   - text: Returns the text of a value.
    public init(
      _ label: String, selection: Binding<Value?>, of values: [Value], prompt: String,
      problem: String? = nil, identifier: String, text: @escaping (Value) -> String
    ) {
      self.label = label
      _value = selection
      self.values = values
      self.prompt = prompt
      self.problem = problem
      self.identifier = identifier
      self.text = text
    }

    /// The menu.
    public var body: some View {
      FormField(label, problem: problem) {
        Picker(label, selection: $value) {
          Text(verbatim: prompt).tag(Value?.none)
          ForEach(values, id: \.self) { Text(verbatim: text($0)).tag(Value?.some($0)) }
        }
        .labelsHidden()
        .pickerStyle(.menu)
        .accessibilityIdentifier(identifier)
      }
    }
  }

  /// Cards side by side, one of which can be selected.
  public struct ChoiceCards<Value: Hashable>: View {
    @Environment(\.petFormStyle) private var style
    private let label: String
    @Binding private var value: Value?
    private let values: [Value]
    private let problem: String?
    private let identifier: (Value) -> String
    private let text: (Value) -> String

    /// Creates cards.
    ///
    /// - Parameters:
    ///   - problem: What is wrong with the field, if anything.
    ///   - identifier: Returns the accessibility identifier of a card.
    ///   - text: Returns the text of a card.
    public init(
      _ label: String, selection: Binding<Value?>, of values: [Value], problem: String? = nil,
      identifier: @escaping (Value) -> String, text: @escaping (Value) -> String
    ) {
      self.label = label
      _value = selection
      self.values = values
      self.problem = problem
      self.identifier = identifier
      self.text = text
    }

    /// The cards.
    public var body: some View {
      FormField(label, problem: problem, height: .none) {
        HStack(spacing: style.labelSpacing) {
          ForEach(values, id: \.self) { card($0) }
        }
      }
    }

    private func card(_ choice: Value) -> some View {
      let isSelected = choice == value
      return Button {
        value = choice
      } label: {
        Text(verbatim: text(choice))
          .frame(maxWidth: .infinity, minHeight: style.fieldHeight)
          .overlay {
            RoundedRectangle(cornerRadius: style.cornerRadius)
              .strokeBorder(
                isSelected ? style.primary : style.border,
                lineWidth: isSelected ? 2 : style.borderWidth)
          }
          .contentShape(Rectangle())
      }
      .buttonStyle(.plain)
      .accessibilityAddTraits(isSelected ? .isSelected : [])
      .accessibilityIdentifier(identifier(choice))
    }
  }

  /// The button that continues to the next step.
  public struct PrimaryButton: View {
    @Environment(\.petFormStyle) private var style
    private let title: String
    private let identifier: String
    private let action: @MainActor () -> Void

    /// Creates a button.
    ///
    /// - Parameter identifier: The accessibility identifier.
    public init(_ title: String, identifier: String, action: @escaping @MainActor () -> Void) {
      self.title = title
      self.identifier = identifier
      self.action = action
    }

    /// The button.
    public var body: some View {
      Button(action: action) {
        Text(verbatim: title)
          .font(style.font)
          .foregroundStyle(style.onPrimary)
          .frame(maxWidth: .infinity, minHeight: style.dateHeight)
          .background(
            style.primary, in: RoundedRectangle(cornerRadius: style.cornerRadius))
      }
      .buttonStyle(.plain)
      .accessibilityIdentifier(identifier)
    }
  }
#endif
