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
  /// True while a search is in progress; otherwise the attribute is not set.
  public static var isSearching: Self { Self("isSearching") }
}
