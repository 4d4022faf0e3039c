public import AmbientCore

/// The placement of search suggestions.
public struct SearchSuggestionsPlacement: Hashable, Sendable {
  private let name: String

  /// The host chooses the placement.
  public static let automatic = SearchSuggestionsPlacement(name: "automatic")
  /// The suggestions are in a menu at the search field.
  public static let menu = SearchSuggestionsPlacement(name: "menu")
  /// The suggestions are in the view that is searched.
  public static let content = SearchSuggestionsPlacement(name: "content")
}

private struct SearchSuggestionsPlacementKey: EnvironmentKey {
  static let defaultValue = SearchSuggestionsPlacement.automatic
}

extension EnvironmentValues {
  /// The placement of search suggestions.
  ///
  /// The value is always `.automatic`, because no modifier of this library sets it.
  ///
  /// - Note: Ambient only stores this for views that read it.
  public package(set) var searchSuggestionsPlacement: SearchSuggestionsPlacement {
    get { self[SearchSuggestionsPlacementKey.self] }
    set { self[SearchSuggestionsPlacementKey.self] = newValue }
  }
}
