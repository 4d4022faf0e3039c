public import AmbientHosting

/// The kinds of elements of lists and forms.
extension ElementKind {
  /// A ``List``, with its rows and its sections: `isRefreshable`, `isRefreshing`, `isEditing`;
  /// takes ``RefreshEvent`` where it is refreshable.
  public static let list: ElementKind = "List"
  /// A ``Section``: a header and a footer, where there are any, around the rows.
  public static let section: ElementKind = "Section"
  /// What stands above the rows of a section.
  public static let header: ElementKind = "Header"
  /// What stands below the rows of a section.
  public static let footer: ElementKind = "Footer"
  /// What can be chosen in a ``List``: `isSelected`; takes ``PressEvent``.
  public static let row: ElementKind = "Row"
  /// A ``Form`` around its controls.
  public static let form: ElementKind = "Form"
}

extension ElementAttribute where Value == Bool {
  /// Whether the user edits a list.
  public static var isEditing: Self { Self("isEditing") }
  /// Whether a list takes ``RefreshEvent``.
  public static var isRefreshable: Self { Self("isRefreshable") }
  /// Whether a list is being brought up to date.
  public static var isRefreshing: Self { Self("isRefreshing") }
}

extension ElementAttribute where Value == String {
  /// How much a header stands out: `increased`.
  public static var prominence: Self { Self("prominence") }
}
