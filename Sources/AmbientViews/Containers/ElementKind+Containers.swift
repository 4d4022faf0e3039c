public import AmbientHosting

/// The kinds of the elements of lists and forms.
extension ElementKind {
  /// A ``List`` with its rows and sections.
  ///
  /// Its attributes are `isRefreshable`, `isRefreshing`, `isEditing` and the attributes of
  /// scrolling. It takes ``RefreshEvent`` if it is refreshable.
  public static let list: ElementKind = "List"
  /// A ``Section``: its header, its rows and its footer.
  public static let section: ElementKind = "Section"
  /// The header of a section, before its rows; its attribute is `prominence`.
  public static let header: ElementKind = "Header"
  /// The footer of a section, after its rows.
  public static let footer: ElementKind = "Footer"
  /// A row of a ``List`` that can be selected.
  ///
  /// Its attribute is `isSelected`. It takes ``PressEvent``.
  public static let row: ElementKind = "Row"
  /// A ``Form`` with its controls; its attributes are the attributes of scrolling.
  public static let form: ElementKind = "Form"
}

extension ElementAttribute where Value == Bool {
  /// Whether the user is editing a list.
  public static var isEditing: Self { Self("isEditing") }
  /// Whether a list takes ``RefreshEvent``.
  public static var isRefreshable: Self { Self("isRefreshable") }
  /// Whether the refresh action of a list is running.
  public static var isRefreshing: Self { Self("isRefreshing") }
}

extension ElementAttribute where Value == String {
  /// The prominence of a header: `increased`, or not set.
  public static var prominence: Self { Self("prominence") }
}
