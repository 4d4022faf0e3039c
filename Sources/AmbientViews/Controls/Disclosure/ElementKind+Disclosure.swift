public import AmbientHosting

/// The kinds of elements for groups that the user expands.
extension ElementKind {
  /// A ``DisclosureGroup``: a ``disclosureLabel``, and then the content while the group is
  /// expanded.
  public static let disclosureGroup: ElementKind = "DisclosureGroup"
  /// The label of a ``DisclosureGroup``, or the header of a section that the user can close.
  ///
  /// Its attribute is `isExpanded`. The element takes ``ExpandEvent`` and ``PressEvent``. A press
  /// expands or closes the group.
  public static let disclosureLabel: ElementKind = "DisclosureLabel"
}
