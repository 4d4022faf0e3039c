public import AmbientCore

/// Modifiers that offer texts for a field.
extension View {
  /// Offers suggestions for the text of the field in the view.
  ///
  /// While the field has the focus, the suggestions are elements after the field. When the user
  /// presses a suggestion, the field gets the text of the suggestion's ``textInputCompletion(_:)``.
  ///
  /// ```swift
  /// TextField("City", text: $city)
  ///   .textInputSuggestions {
  ///     ForEach(cities, id: \.self) { city in
  ///       Text(city).textInputCompletion(city)
  ///     }
  ///   }
  /// ```
  ///
  /// - Parameter suggestions: The views of the suggestions.
  /// - Returns: The field with its suggestions.
  /// - Invalidation: When the focus enters the field, only the bodies of the suggestions run. When
  ///   the focus leaves the field, no body of the program runs.
  public nonisolated func textInputSuggestions<S: View>(
    @ViewBuilder _ suggestions: () -> S
  ) -> some View {
    modifier(TextInputSuggestions(suggestions: suggestions()))
  }

  /// Offers a suggestion for each element of a collection.
  ///
  /// - Parameters:
  ///   - data: The collection.
  ///   - id: The path to the identifier of an element.
  ///   - content: Creates the view of the suggestion for an element.
  /// - Returns: The field with its suggestions.
  public nonisolated func textInputSuggestions<
    Data: RandomAccessCollection,
    ID: Hashable,
    Content: View
  >(
    _ data: Data,
    id: KeyPath<Data.Element, ID>,
    @ViewBuilder content: @escaping (Data.Element) -> Content
  ) -> some View {
    textInputSuggestions { ForEach(data, id: id, content: content) }
  }

  /// Offers a suggestion for each element of a collection.
  ///
  /// - Parameters:
  ///   - data: The collection, whose elements have identifiers.
  ///   - content: Creates the view of the suggestion for an element.
  /// - Returns: The field with its suggestions.
  public nonisolated func textInputSuggestions<Data: RandomAccessCollection, Content: View>(
    _ data: Data,
    @ViewBuilder content: @escaping (Data.Element) -> Content
  ) -> some View where Data.Element: Identifiable {
    textInputSuggestions { ForEach(data, content: content) }
  }

  /// Turns the view into a suggestion.
  ///
  /// When the user presses the view, `completion` becomes the text of the field. The modifier works
  /// in the suggestions of ``textInputSuggestions(_:)``. In other places, a press has no effect.
  ///
  /// - Parameter completion: The new text of the field.
  /// - Returns: The suggestion.
  public nonisolated func textInputCompletion(_ completion: String) -> some View {
    TextCompletion(completion: completion, content: self)
  }

  /// Turns the view into a suggestion.
  ///
  /// When the user presses the view, `completion` becomes the text of the search field. The
  /// modifier works in a searchable view and in its search suggestions. In other places, a press
  /// has no effect.
  ///
  /// - Parameter completion: The text to search for.
  /// - Returns: The suggestion.
  public nonisolated func searchCompletion(_ completion: String) -> some View {
    TextCompletion(completion: completion, isForSearch: true, content: self)
  }
}

/// The receiver of the suggestion that the user chooses.
///
/// The field connects itself to the receiver when the element of the field is described.
@MainActor
final class CompletionTarget {
  private var edit: ((String) -> Void)?

  nonisolated init() {}

  /// Connects a field; the closure sets the text of the field.
  func connect(_ edit: @escaping (String) -> Void) { self.edit = edit }

  func complete(_ text: String) { edit?(text) }
}

private struct TextInputSuggestions<Suggestions: View> {
  let suggestions: Suggestions

  @State private var target = CompletionTarget()
  @FocusState private var isFocused: Bool

  init(suggestions: Suggestions) { self.suggestions = suggestions }
}

extension TextInputSuggestions: ViewModifier, NamedBody {
  func body(content: Content) -> some View {
    Layered(
      kind: .textInputSuggestions,
      base: content.focused($isFocused),
      layer: isFocused ? Wrapper.layer(suggestions, .leading) : nil
    )
    .environment(\.controlTraits.input.completionTarget, target)
  }

  static var bodyName: String? { nil }
}

private struct TextCompletion<Content: View> {
  let completion: String
  var isForSearch = false
  let content: Content
}

extension TextCompletion: ElementView {
  func element(in environment: EnvironmentValues) -> ElementDescription {
    var description = ElementDescription(.textInputCompletion, isEnabled: environment.isEnabled)
    description[.completion] = completion
    if isForSearch {
      let text = environment.searchedText
      description.on(PressEvent.self) { _ in text?.wrappedValue = completion }
    } else {
      let target = environment.customControlTraits?.input.completionTarget
      description.on(PressEvent.self) { _ in target?.complete(completion) }
    }
    return description
  }
}
