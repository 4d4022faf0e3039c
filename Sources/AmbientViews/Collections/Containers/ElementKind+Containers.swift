public import AmbientHosting

/// The kinds of elements for lists and forms.
extension ElementKind {
  /// A ``List`` with its rows and sections.
  ///
  /// Its attributes are `isRefreshable`, `isRefreshing`, `isEditing`, `rowSpacing`, `minRowHeight`,
  /// `minHeaderHeight`, `style`, `alternatesRowBackgrounds`, `sectionIndex` and the attributes of a
  /// ``scrollView``. A list that is refreshable takes ``RefreshEvent``.
  public static let list: ElementKind = "List"
  /// A ``Section``: its header, its rows and its footer.
  ///
  /// Its attributes are `spacing` and `isCompact`. Without these attributes, the section has the
  /// host's default distance to its neighbors.
  public static let section: ElementKind = "Section"
  /// The header of a section, before its rows; its attribute is `prominence`.
  public static let header: ElementKind = "Header"
  /// The footer of a section, after its rows.
  public static let footer: ElementKind = "Footer"
  /// A selectable row of a ``List``.
  ///
  /// Its attribute is `isSelected`. The row takes ``PressEvent``. A row with a context menu has the
  /// attribute `isExpanded` and takes ``ExpandEvent``. A row with a primary action also takes
  /// ``SubmitEvent``.
  public static let row: ElementKind = "Row"
  /// A ``Form`` with its controls; its attributes are `style`, `rowSpacing`, `minRowHeight`,
  /// `minHeaderHeight` and the attributes of a ``scrollView``.
  public static let form: ElementKind = "Form"
  /// One row or several rows, for which a modifier such as `listRowInsets` has set attributes.
  ///
  /// Its attributes are:
  ///
  /// - the distances `top`, `leading`, `bottom` and `trailing` from the edges of the row;
  /// - `edges`, which names the edges that have the host's default distance;
  /// - `topSeparator`, `bottomSeparator`, `topSeparatorTint` and `bottomSeparatorTint`;
  /// - `itemTint` and `isItemTintFixed`;
  /// - `hoverEffect` and `isHoverEffectDisabled`;
  /// - `typeSelect`.
  ///
  /// Elements of other modifiers may surround this element. The attributes apply to the row in this
  /// case too. If several elements set the same attribute, the innermost element counts.
  public static let listRow: ElementKind = "ListRow"
  /// A row with a background: a ``layer`` element, which precedes the row.
  ///
  /// Without a layer, the row has the host's default background.
  public static let listRowBackground: ElementKind = "ListRowBackground"
  /// A section, or rows of a section, for which a modifier such as `listSectionMargins` has set
  /// attributes of the section.
  ///
  /// The element can have the attributes of a ``listRow``, which here apply to the section. The
  /// distances are from the edges of the list. In addition, the attribute `indexLabel` is the label
  /// of the section in an index.
  public static let listSection: ElementKind = "ListSection"
  /// The actions of a section, after the section.
  public static let sectionActions: ElementKind = "SectionActions"
  /// A row or a tab with a badge: the view, and then a ``layer`` with the text of the badge.
  ///
  /// Without a layer, there is no badge.
  public static let badge: ElementKind = "Badge"
}

extension ElementAttribute where Value == Bool {
  /// Whether the user is editing a list.
  public static var isEditing: Self { Self("isEditing") }
  /// Whether a list takes ``RefreshEvent``.
  public static var isRefreshable: Self { Self("isRefreshable") }
  /// Whether the refresh action of a list is running.
  public static var isRefreshing: Self { Self("isRefreshing") }
  /// Whether the backgrounds of rows alternate; absent if the host decides.
  public static var alternatesRowBackgrounds: Self { Self("alternatesRowBackgrounds") }
  /// Whether the tint of the icon in a row takes precedence over the accent color that the user
  /// chose.
  public static var isItemTintFixed: Self { Self("isItemTintFixed") }
  /// Whether the host chooses a small distance between a section and its neighbors.
  public static var isCompact: Self { Self("isCompact") }
}

extension ElementAttribute where Value == String {
  /// The prominence of a header: `increased`; absent for the standard prominence.
  public static var prominence: Self { Self("prominence") }
  /// The visibility of the line at the top of a row or section: `automatic`, `visible` or `hidden`.
  public static var topSeparator: Self { Self("topSeparator") }
  /// The visibility of the line at the bottom of a row or section.
  public static var bottomSeparator: Self { Self("bottomSeparator") }
  /// The color of the line at the top of a row or section; `automatic` for the host's default.
  public static var topSeparatorTint: Self { Self("topSeparatorTint") }
  /// The color of the line at the bottom of a row or section; `automatic` for the host's default.
  public static var bottomSeparatorTint: Self { Self("bottomSeparatorTint") }
}

extension ElementAttribute where Value == String {
  /// The tint of the icon in a row: a color, `monochrome`, or `automatic`.
  public static var itemTint: Self { Self("itemTint") }
  /// The text that the user types to select a row; empty if typing does not select the row.
  public static var typeSelect: Self { Self("typeSelect") }
  /// The label of a section in the index of its list.
  public static var indexLabel: Self { Self("indexLabel") }
  /// The visibility of the index of sections: `visible` or `hidden`; absent for the host's default.
  public static var sectionIndex: Self { Self("sectionIndex") }
}

extension ElementAttribute where Value == Double {
  /// The distance between two rows, in points; absent for the host's default.
  public static var rowSpacing: Self { Self("rowSpacing") }
  /// The minimum height of a row, in points; absent for the host's default.
  public static var minRowHeight: Self { Self("minRowHeight") }
  /// The minimum height of a header, in points; absent if headers have the minimum height of a row.
  public static var minHeaderHeight: Self { Self("minHeaderHeight") }
}
