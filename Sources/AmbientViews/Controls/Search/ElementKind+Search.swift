public import AmbientHosting

extension ElementKind {
  /// A search field, which precedes the searchable view.
  ///
  /// The attributes of the element are `text`, `prompt`, `placement`, `isSearching`,
  /// `toolbarBehavior`, `dictation`, `presentationToolbarBehavior` and `hiddenSuggestions`, and the
  /// attributes of other text fields. The element takes ``EditEvent``, and ``ToggleEvent`` to begin
  /// and end the search. If the program binds the selection, the element has `selectionStart` and
  /// `selectionEnd`, and takes ``SelectTextEvent``.
  ///
  /// The children of the element are the tokens. While a search is in progress, the scopes and the
  /// suggestions follow the search field.
  public static let searchField: ElementKind = "SearchField"
  /// A token, which precedes the text of a search field and takes `DeleteEvent`.
  public static let searchToken: ElementKind = "SearchToken"
  /// The scopes from which the user chooses one for a search; each child is of kind ``option``.
  public static let searchScopes: ElementKind = "SearchScopes"
  /// The suggestions of a search.
  public static let searchSuggestions: ElementKind = "SearchSuggestions"
  /// A suggestion that takes ``PressEvent`` and adds a token to the search.
  public static let searchCompletion: ElementKind = "SearchCompletion"
}

extension ElementAttribute where Value == String {
  /// The placement of a search field or a toolbar item.
  public static var placement: Self { Self("placement") }
  /// `minimize` if a toolbar can show its search field as a button; absent if the host decides.
  public static var toolbarBehavior: Self { Self("toolbarBehavior") }
  /// How the user dictates a search: `inline onSelect` if dictation begins with a press of the
  /// microphone, `inline onLook` if it begins with a look at the microphone; absent if the host
  /// decides.
  public static var dictation: Self { Self("dictation") }
  /// `avoidHidingContent` if the toolbar keeps the page's title visible during a search; absent if
  /// the host decides.
  public static var presentationToolbarBehavior: Self { Self("presentationToolbarBehavior") }
  /// The placements in which suggestions are hidden: `menu`, `content`, or `menu content` for both.
  public static var hiddenSuggestions: Self { Self("hiddenSuggestions") }
}

extension ElementAttribute where Value == Bool {
  /// Whether a search is in progress; true, or absent for false.
  public static var isSearching: Self { Self("isSearching") }
}
