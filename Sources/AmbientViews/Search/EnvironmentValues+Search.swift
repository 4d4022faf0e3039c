public import AmbientCore
import AmbientSupport

private struct IsSearchingKey: EnvironmentKey {
  static let defaultValue = false
}

private struct DismissSearchKey: EnvironmentKey {
  static var defaultValue: DismissSearchAction? { nil }
}

/// What a view finds that stands within `searchable`.
extension EnvironmentValues {
  /// Whether the user searches in what is around the reader.
  public internal(set) var isSearching: Bool {
    get { self[IsSearchingKey.self] }
    set { self[IsSearchingKey.self] = newValue }
  }

  /// What ends the search around the reader; it does nothing where there is none.
  public var dismissSearch: DismissSearchAction {
    enclosingDismissSearch ?? DismissSearchAction()
  }

  /// The same; nil where there is no search.
  var enclosingDismissSearch: DismissSearchAction? {
    get { self[DismissSearchKey.self] }
    set { self[DismissSearchKey.self] = newValue }
  }
}

/// Ends a search: the text is emptied, and the user no longer searches.
@MainActor
@preconcurrency
public struct DismissSearchAction: Sendable, EnvironmentAction {
  private let action: NewestAction<@MainActor () -> Void>?

  nonisolated init(_ newest: NewestAction<@MainActor () -> Void>) { action = newest }

  /// Makes an action for where there is no search.
  nonisolated init() { action = nil }

  /// Ends the search.
  public func callAsFunction() { action?.newest() }
}
