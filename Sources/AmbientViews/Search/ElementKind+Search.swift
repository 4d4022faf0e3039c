public import AmbientHosting

/// The kinds of elements of fields to search in.
extension ElementKind {
  /// A field to search in the view that follows: `text`, `prompt`, `placement`, `isSearching`;
  /// takes ``EditEvent``, and ``ToggleEvent`` to begin and to end the search.
  public static let searchField: ElementKind = "SearchField"
}

extension ElementAttribute where Value == String {
  /// Where a field to search in, or an item of a toolbar, is shown.
  public static var placement: Self { Self("placement") }
}

extension ElementAttribute where Value == Bool {
  /// Whether the user searches.
  public static var isSearching: Self { Self("isSearching") }
}
