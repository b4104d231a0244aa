import PetMapAPI
import PetMapAnnouncements

/// A message about an input of a form.
struct InputProblem: Sendable, Hashable {
  /// The ID of the input.
  let id: String
  /// The label of the input.
  let label: String
  let text: String
}

/// The controls of a form, each with its label, hint and problem linked to the input.
struct FormControls {
  let language: Language
  let problems: [InputProblem]

  /// Returns the ARIA attributes of an input, with a leading space.
  private func description(_ id: String, hint: HTML?, counter: String? = nil) -> HTML {
    let isWrong = problems.contains { $0.id == id }
    let ids =
      (hint == nil ? [] : ["\(id).hint"]) + (isWrong ? ["\(id).problem"] : [])
      + (counter.map { [$0] } ?? [])
    let described: HTML = ids.isEmpty ? "" : " aria-describedby=\"\(ids.joined(separator: " "))\""
    let invalid: HTML = isWrong ? " aria-invalid=\"true\"" : ""
    return "\(described)\(invalid)"
  }

  private func problem(_ id: String) -> HTML {
    guard let problem = problems.first(where: { $0.id == id }) else { return "" }
    return """
      <p class="problem" id="\(id).problem"><span class="hidden">\(language(.problemWord)): </span>\
      \(problem.text)</p>

      """
  }

  private func hint(_ id: String, _ hint: HTML?) -> HTML {
    guard let hint else { return "" }
    return "<p class=\"hint\" id=\"\(id).hint\">\(hint)</p>\n"
  }

  /// Returns the class of a group, which indicates whether the group has a problem.
  private func group(_ id: String) -> String {
    problems.contains { $0.id == id } ? "group wrong" : "group"
  }

  /// Returns a labeled `input`.
  ///
  /// - Parameter attributes: Additional attributes with a leading space, such as the type and the
  ///   input mode.
  func input(
    _ id: String, name: String, label: String, value: String, attributes: HTML, hint: HTML? = nil
  ) -> HTML {
    """
    <div class="\(group(id))">
    <label for="\(id)">\(label)</label>
    \(self.hint(id, hint))\(problem(id))\
    <input id="\(id)" data-testid="\(id)" name="\(name)" value="\(value)"\(attributes)\
    \(description(id, hint: hint))>
    </div>

    """
  }

  /// Returns a labeled `textarea` with its counter.
  ///
  /// - Parameters:
  ///   - attributes: Additional attributes with a leading space, such as the limit.
  ///   - counter: The counter's ID and text, and the text of the script's announcements, in which
  ///     the script replaces `{count}` with the number of characters.
  func area(
    _ id: String, name: String, label: String, value: String, attributes: HTML,
    counter: (id: String, text: String, announcement: String)
  ) -> HTML {
    // The HTML parser drops the line break at the start of the element.
    """
    <div class="\(group(id))">
    <label for="\(id)">\(label)</label>
    \(problem(id))\
    <textarea id="\(id)" data-testid="\(id)" name="\(name)"\(attributes)\
    \(description(id, hint: nil, counter: counter.id))>
    \(value)</textarea>
    <p class="hint counter" id="\(counter.id)" data-testid="\(counter.id)">\(counter.text)</p>
    <p class="hidden" role="status" data-text="\(counter.announcement)"></p>
    </div>

    """
  }

  /// Returns a labeled `select`.
  func select(
    _ id: String, name: String, label: String, hint: HTML? = nil, value: String,
    placeholder: String, options: [(value: String, text: String)]
  ) -> HTML {
    """
    <div class="\(group(id))">
    <label for="\(id)">\(label)</label>
    \(self.hint(id, hint))\(problem(id))\
    <select id="\(id)" data-testid="\(id)" name="\(name)"\(description(id, hint: hint))>
    <option value="">\(placeholder)</option>
    \(options.map { option in
        let selected: HTML = option.value == value ? " selected" : ""
        return "<option value=\"\(option.value)\"\(selected)>\(option.text)</option>\n" as HTML
      })</select>
    </div>

    """
  }

  /// Returns a group of radio buttons. The first one has the ID of the group, so that a problem can
  /// link to it.
  func radios(
    _ id: String, name: String, label: String, value: String,
    options: [(identifier: String, value: String, text: String)]
  ) -> HTML {
    """
    <fieldset class="\(group(id))"\(description(id, hint: nil)) data-testid="\(id)">
    <legend>\(label)</legend>
    \(problem(id))<div class="radios">
    \(options.enumerated().map { index, option in
        let checked: HTML = option.value == value ? " checked" : ""
        let optionID = index == 0 ? id : option.identifier
        return """
          <label class="radio"><input type="radio" id="\(optionID)" \
          data-testid="\(option.identifier)" name="\(name)" value="\(option.value)"\(checked)> \
          \(option.text)</label>

          """ as HTML
      })</div>
    </fieldset>

    """
  }

  /// The list of all problems, which receives the focus. It is empty if there are no problems.
  var summary: HTML {
    if problems.isEmpty { return "" }
    return """
      <div class="problems" id="problems" role="alert" tabindex="-1" autofocus \
      aria-labelledby="problems.title">
      <h2 id="problems.title">\(language(Phrase.correctFields))</h2>
      <ul>
      \(problems.map { problem in
          "<li><a href=\"#\(problem.id)\">\(problem.label): \(problem.text)</a></li>\n" as HTML
        })</ul>
      </div>

      """
  }

  /// Returns a message about the whole form, such as a failure to store it. The message receives
  /// the focus.
  static func alert(_ title: String, _ text: String) -> HTML {
    """
    <div class="problems" id="problems" role="alert" tabindex="-1" autofocus \
    aria-labelledby="problems.title" data-testid="\(ReportElement.failure)">
    <h2 id="problems.title">\(title)</h2>
    <p>\(text)</p>
    </div>

    """
  }

  /// Returns a hidden field.
  static func hidden(_ name: String, _ value: String) -> HTML {
    "<input type=\"hidden\" name=\"\(name)\" value=\"\(value)\">\n"
  }
}
