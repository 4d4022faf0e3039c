public import AmbientCore
import AmbientSupport

private struct IsSearchingKey: EnvironmentKey {
  static let defaultValue = false
}

private struct SearchedTextKey: EnvironmentKey {
  static var defaultValue: Binding<String>? { nil }
}

private struct DismissSearchKey: EnvironmentKey {
  static var defaultValue: DismissSearchAction? { nil }
}

/// Environment values of a view with the modifier `searchable`, and of its descendants.
extension EnvironmentValues {
  /// Whether a search is in progress in the nearest searchable ancestor.
  public internal(set) var isSearching: Bool {
    get { self[IsSearchingKey.self] }
    set { self[IsSearchingKey.self] = newValue }
  }

  /// The search text of the nearest searchable ancestor; nil if there is no such ancestor.
  var searchedText: Binding<String>? {
    get { self[SearchedTextKey.self] }
    set { self[SearchedTextKey.self] = newValue }
  }

  /// The action that ends the search in the nearest searchable ancestor.
  ///
  /// Without such an ancestor, the action does nothing.
  public var dismissSearch: DismissSearchAction {
    enclosingDismissSearch ?? DismissSearchAction()
  }

  /// The action that the nearest searchable ancestor sets; nil without a searchable ancestor.
  var enclosingDismissSearch: DismissSearchAction? {
    get { self[DismissSearchKey.self] }
    set { self[DismissSearchKey.self] = newValue }
  }
}

/// An action that ends a search and removes its text.
///
/// A view reads the action from the environment as `dismissSearch`.
@MainActor
@preconcurrency
public struct DismissSearchAction: Sendable, EnvironmentAction {
  private let action: NewestAction<@MainActor () -> Void>?

  /// Creates an action that calls the newest closure of the searchable view.
  nonisolated init(_ newest: NewestAction<@MainActor () -> Void>) { action = newest }

  nonisolated init() { action = nil }

  /// Ends the search and removes its text.
  public func callAsFunction() { action?.newest() }
}
