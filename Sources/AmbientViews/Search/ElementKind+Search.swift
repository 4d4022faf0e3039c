public import AmbientHosting

/// The kinds of the elements for search.
extension ElementKind {
  /// A search field, which precedes the searchable view.
  ///
  /// Its attributes are `text`, `prompt`, `placement` and `isSearching`, and the attributes of
  /// other text fields. It takes ``EditEvent``, and ``ToggleEvent`` to begin and end the search.
  public static let searchField: ElementKind = "SearchField"
}

extension ElementAttribute where Value == String {
  /// The placement of a search field or a toolbar item.
  public static var placement: Self { Self("placement") }
}

extension ElementAttribute where Value == Bool {
  /// Whether a search is in progress; true, or absent for false.
  public static var isSearching: Self { Self("isSearching") }
}
