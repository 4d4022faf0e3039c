import AmbientCore

/// The conditions under which the scopes of a search are shown.
public struct SearchScopeActivation: Hashable, Sendable {
  let name: String

  /// The scopes are shown while a search is in progress.
  public static let automatic = SearchScopeActivation(name: "automatic")
  /// The scopes are shown while a search is in progress and its text is not empty.
  public static let onTextEntry = SearchScopeActivation(name: "onTextEntry")
  /// The scopes are shown while a search is in progress.
  public static let onSearchPresentation = SearchScopeActivation(name: "onSearchPresentation")
}

/// The behavior of the toolbar while a search is in progress.
public struct SearchPresentationToolbarBehavior: Hashable, Sendable {
  let name: String

  /// The host decides whether the toolbar hides its title during a search.
  public static let automatic = SearchPresentationToolbarBehavior(name: "automatic")
  /// The title of the page stays visible.
  public static let avoidHidingContent = SearchPresentationToolbarBehavior(
    name: "avoidHidingContent"
  )
}

/// Whether a toolbar can show its search field as a button.
public struct SearchToolbarBehavior: Hashable, Sendable {
  let name: String

  /// The host decides whether the search field can be shown as a button.
  public static let automatic = SearchToolbarBehavior(name: "automatic")
  /// The field can be shown as a button, which the user presses to search.
  public static let minimize = SearchToolbarBehavior(name: "minimize")
}

/// The values that modifiers set for the search fields in a view.
struct SearchTraits {
  var suggestions: AnyView?
  var scopes: AnyView?
  var scopeActivation = SearchScopeActivation.automatic
  /// Connects the focus of a search field with a binding; nil if there is no binding.
  var focus: ((AnyView) -> AnyView)?
  /// The selected characters of the search text; nil if the program binds no selection.
  var selection: Binding<TextSelection?>?
  var presentationToolbarBehavior: String?
  var toolbarBehavior: String?
  var dictation: String?
}

private struct SearchTraitsKey: EnvironmentKey {
  static var defaultValue: SearchTraits { SearchTraits() }
}

private struct SearchCompletionKey: EnvironmentKey {
  static var defaultValue: SearchCompletion? { nil }
}

/// The action by which a suggestion adds a token to its search.
///
/// When the user presses a suggestion with a token, the suggestion calls `addToken`. A suggestion
/// with a text does not use a `SearchCompletion`. It writes its text to the binding `searchedText`
/// of the environment.
struct SearchCompletion {
  /// Adds a token to the search, and then removes the text of the search.
  ///
  /// If the token does not have the type of the search's tokens, the closure only removes the text.
  let addToken: (Any) -> Void
}

extension EnvironmentValues {
  var searchTraits: SearchTraits {
    get { self[SearchTraitsKey.self] }
    set { self[SearchTraitsKey.self] = newValue }
  }

  /// Adds a token to the search of the enclosing suggestions; nil outside of suggestions.
  var searchCompletion: SearchCompletion? {
    get { self[SearchCompletionKey.self] }
    set { self[SearchCompletionKey.self] = newValue }
  }

  var hiddenSuggestions: SearchSuggestionsPlacement.Set {
    get { self[HiddenSuggestionsKey.self] }
    set { self[HiddenSuggestionsKey.self] = newValue }
  }
}

private struct HiddenSuggestionsKey: EnvironmentKey {
  static var defaultValue: SearchSuggestionsPlacement.Set { [] }
}

extension SearchSuggestionsPlacement {
  /// A set of placements.
  public struct Set: OptionSet, Sendable {
    /// The bits, one for each placement.
    public let rawValue: Int

    /// Creates a set from its bits.
    ///
    /// - Parameter rawValue: The bits.
    public init(rawValue: Int) { self.rawValue = rawValue }

    /// The suggestions are in a menu at the search field.
    public static let menu = Set(rawValue: 1 << 0)
    /// The suggestions are in the view that is searched.
    public static let content = Set(rawValue: 1 << 1)

    /// The names of the placements, separated by spaces; nil for an empty set.
    var names: String? {
      let names = (contains(.menu) ? ["menu"] : []) + (contains(.content) ? ["content"] : [])
      return names.isEmpty ? nil : names.joined(separator: " ")
    }
  }
}
