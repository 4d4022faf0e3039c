public import AmbientCore

/// Where suggestions for a search are shown.
public struct SearchSuggestionsPlacement: Hashable, Sendable {
  private let name: String

  /// Where it is usual.
  public static let automatic = SearchSuggestionsPlacement(name: "automatic")
  /// In a menu at the field.
  public static let menu = SearchSuggestionsPlacement(name: "menu")
  /// In the view that is searched in.
  public static let content = SearchSuggestionsPlacement(name: "content")
}

private struct SearchSuggestionsPlacementKey: EnvironmentKey {
  static let defaultValue = SearchSuggestionsPlacement.automatic
}

extension EnvironmentValues {
  /// Where the suggestions for a search are shown.
  public package(set) var searchSuggestionsPlacement: SearchSuggestionsPlacement {
    get { self[SearchSuggestionsPlacementKey.self] }
    set { self[SearchSuggestionsPlacementKey.self] = newValue }
  }
}
