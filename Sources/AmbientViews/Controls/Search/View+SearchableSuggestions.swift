public import AmbientCore

#if canImport(Darwin)
public import Foundation
#endif

/// Modifiers that add a search field with suggestions to a view.
extension View {
  /// Adds a search field with suggestions to the view.
  ///
  /// - Parameters:
  ///   - text: A binding to the text to search for.
  ///   - placement: Where the host places the field.
  ///   - prompt: The text that the field shows while it is empty.
  ///   - suggestions: The suggestions, which are shown while a search is in progress.
  /// - Returns: The field and the view.
  public nonisolated func searchable<V: View>(
    text: Binding<String>,
    placement: SearchFieldPlacement = .automatic,
    prompt: Text? = nil,
    @ViewBuilder suggestions: () -> V
  ) -> some View {
    searchable(text: text, placement: placement, prompt: prompt)
      .searchSuggestions(suggestions)
  }

  /// Adds a search field with suggestions to the view.
  ///
  /// - Parameters:
  ///   - text: A binding to the text to search for.
  ///   - placement: Where the host places the field.
  ///   - prompt: The text that the field shows while it is empty.
  ///   - suggestions: The suggestions, which are shown while a search is in progress.
  /// - Returns: The field and the view.
  public nonisolated func searchable<V: View>(
    text: Binding<String>,
    placement: SearchFieldPlacement = .automatic,
    prompt: LocalizedStringKey,
    @ViewBuilder suggestions: () -> V
  ) -> some View {
    searchable(text: text, placement: placement, prompt: Text(prompt))
      .searchSuggestions(suggestions)
  }

  /// Adds a search field with suggestions to the view.
  ///
  /// - Parameters:
  ///   - text: A binding to the text to search for.
  ///   - placement: Where the host places the field.
  ///   - prompt: The text that the field shows while it is empty.
  ///   - suggestions: The suggestions, which are shown while a search is in progress.
  /// - Returns: The field and the view.
  @_disfavoredOverload
  public nonisolated func searchable<S: StringProtocol, V: View>(
    text: Binding<String>,
    placement: SearchFieldPlacement = .automatic,
    prompt: S,
    @ViewBuilder suggestions: () -> V
  ) -> some View {
    searchable(text: text, placement: placement, prompt: Text(prompt))
      .searchSuggestions(suggestions)
  }

  /// Adds a search field with suggestions to the view.
  ///
  /// - Parameters:
  ///   - text: A binding to the text to search for.
  ///   - placement: Where the host places the field.
  ///   - prompt: The text that the field shows while it is empty.
  ///   - suggestions: The suggestions, which are shown while a search is in progress.
  /// - Returns: The field and the view.
  @_disfavoredOverload
  public nonisolated func searchable<V: View>(
    text: Binding<String>,
    placement: SearchFieldPlacement = .automatic,
    prompt: LocalizedStringResource,
    @ViewBuilder suggestions: () -> V
  ) -> some View {
    searchable(text: text, placement: placement, prompt: Text(prompt))
      .searchSuggestions(suggestions)
  }
}
