public import AmbientCore

/// Modifiers for the search fields in a view.
extension View {
  /// Adds suggestions to the search fields in the view.
  ///
  /// ```swift
  /// Results()
  ///   .searchable(text: $text)
  ///   .searchSuggestions {
  ///     ForEach(names, id: \.self) { Text($0).searchCompletion($0) }
  ///   }
  /// ```
  ///
  /// While a search is in progress, the suggestions come after the search field.
  ///
  /// - Parameter suggestions: The suggestions.
  /// - Returns: A view with the suggestions.
  public nonisolated func searchSuggestions<S: View>(
    @ViewBuilder _ suggestions: () -> S
  ) -> some View {
    let suggestions = AnyView(suggestions())
    return transformEnvironment(\.searchTraits) { $0.suggestions = suggestions }
  }

  /// Shows or hides the view's search suggestions in certain placements.
  ///
  /// - Parameters:
  ///   - visibility: `.hidden` to hide the suggestions; all other values show the suggestions.
  ///   - placements: The placements in which the suggestions are shown or hidden.
  /// - Returns: A view that sets the visibility.
  /// - Note: Ambient only passes this on to the host.
  public nonisolated func searchSuggestions(
    _ visibility: Visibility,
    for placements: SearchSuggestionsPlacement.Set
  ) -> some View {
    transformEnvironment(\.hiddenSuggestions) {
      if visibility == .hidden { $0.formUnion(placements) } else { $0.subtract(placements) }
    }
  }

  /// Makes the view a suggestion that adds a token to the search.
  ///
  /// When the user presses the view, the search field adds the token to the field's tokens and
  /// removes the text of the field. If the field's tokens have another type, the field only removes
  /// the text.
  ///
  /// - Parameter token: The token.
  /// - Returns: A suggestion.
  public nonisolated func searchCompletion<T: Identifiable>(_ token: T) -> some View {
    Suggestion(complete: { $0.addToken(token) }, content: self)
  }

  /// Lets the user choose a scope for the search.
  ///
  /// - Parameters:
  ///   - scope: A binding to the chosen scope.
  ///   - scopes: Views whose tags are the scopes.
  /// - Returns: A view with the scopes.
  public nonisolated func searchScopes<V: Hashable, S: View>(
    _ scope: Binding<V>,
    @ViewBuilder scopes: () -> S
  ) -> some View {
    searchScopes(scope, activation: .automatic, scopes)
  }

  /// Lets the user choose a scope for the search.
  ///
  /// - Parameters:
  ///   - scope: A binding to the chosen scope.
  ///   - activation: The conditions under which the scopes are shown.
  ///   - scopes: Views whose tags are the scopes.
  /// - Returns: A view with the scopes.
  public nonisolated func searchScopes<V: Hashable, S: View>(
    _ scope: Binding<V>,
    activation: SearchScopeActivation,
    @ViewBuilder _ scopes: () -> S
  ) -> some View {
    let choices = AnyView(Choices(kind: .option, selection: .one(scope), content: scopes()))
    return transformEnvironment(\.searchTraits) {
      $0.scopes = choices
      $0.scopeActivation = activation
    }
  }

  /// Connects the focus of the search field with a binding.
  ///
  /// - Parameter binding: Whether the search field has the focus.
  /// - Returns: A view that connects the focus.
  public nonisolated func searchFocused(_ binding: FocusState<Bool>.Binding) -> some View {
    transformEnvironment(\.searchTraits) {
      $0.focus = { AnyView($0.focused(binding)) }
    }
  }

  /// Connects the focus of the search field with a binding.
  ///
  /// - Parameters:
  ///   - binding: A binding to a value that identifies the focused view.
  ///   - value: The value that identifies the search field.
  /// - Returns: A view that connects the focus.
  public nonisolated func searchFocused<V: Hashable>(
    _ binding: FocusState<V>.Binding,
    equals value: V
  ) -> some View {
    transformEnvironment(\.searchTraits) {
      $0.focus = { AnyView($0.focused(binding, equals: value)) }
    }
  }

  /// Sets the behavior of the toolbar while a search is in progress.
  ///
  /// - Parameters:
  ///   - behavior: What the toolbar does while a search is in progress.
  ///   - fileID: The file of the caller, for diagnostics.
  ///   - line: The line of the caller, for diagnostics.
  /// - Returns: The modified view.
  /// - Note: Ambient only passes this on to the host.
  public nonisolated func searchPresentationToolbarBehavior(
    _ behavior: SearchPresentationToolbarBehavior,
    fileID: StaticString = #fileID,
    line: UInt = #line
  ) -> some View {
    let name = behavior == .automatic ? nil : behavior.name
    return environment(
      \.searchTraits.presentationToolbarBehavior,
      name,
      fileID: fileID,
      line: line
    )
  }

  /// The form of `searchPresentationToolbarBehavior(_:)` without the parameters `fileID` and
  /// `line`, for use as a function value.
  public nonisolated func searchPresentationToolbarBehavior(
    _asFunction behavior: SearchPresentationToolbarBehavior
  ) -> some View {
    searchPresentationToolbarBehavior(behavior, fileID: "", line: 0)
  }

  /// Sets whether the toolbar can show the search field as a button.
  ///
  /// - Parameters:
  ///   - behavior: Whether the field can be shown as a button.
  ///   - fileID: The file of the caller, for diagnostics.
  ///   - line: The line of the caller, for diagnostics.
  /// - Returns: The modified view.
  /// - Note: Ambient only passes this on to the host.
  public nonisolated func searchToolbarBehavior(
    _ behavior: SearchToolbarBehavior,
    fileID: StaticString = #fileID,
    line: UInt = #line
  ) -> some View {
    let name = behavior == .automatic ? nil : behavior.name
    return environment(\.searchTraits.toolbarBehavior, name, fileID: fileID, line: line)
  }

  /// The form of `searchToolbarBehavior(_:)` without the parameters `fileID` and `line`, for use as
  /// a function value.
  public nonisolated func searchToolbarBehavior(
    _asFunction behavior: SearchToolbarBehavior
  ) -> some View {
    searchToolbarBehavior(behavior, fileID: "", line: 0)
  }
}

struct Suggestion<Content: View> {
  let complete: (SearchCompletion) -> Void
  let content: Content
}

extension Suggestion: ElementView {
  func element(in environment: EnvironmentValues) -> ElementDescription {
    var description = ElementDescription(.searchCompletion, isEnabled: environment.isEnabled)
    let (completion, complete) = (environment.searchCompletion, complete)
    description.on(PressEvent.self) { _ in if let completion { complete(completion) } }
    return description
  }
}
