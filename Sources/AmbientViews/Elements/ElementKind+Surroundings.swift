public import AmbientCore

/// The kinds of elements of what acts through its surroundings.
extension ElementKind {
  /// A view that may be mirrored: `isFlipped`.
  public static let mirror: ElementKind = "Mirror"
  /// A ``Link`` around its label: the attribute `destination`; takes `press`.
  public static let link: ElementKind = "Link"
  /// A field to search in the view that follows: `text`, `prompt`, `isSearching`; takes `edit`, and
  /// `toggle` to begin and to end the search.
  public static let searchField: ElementKind = "SearchField"
}
