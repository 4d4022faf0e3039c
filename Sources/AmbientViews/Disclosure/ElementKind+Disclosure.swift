public import AmbientHosting

/// The kinds of the elements of groups that the user expands.
extension ElementKind {
  /// A ``DisclosureGroup``: a ``disclosureLabel``, then its content while it is expanded.
  public static let disclosureGroup: ElementKind = "DisclosureGroup"
  /// The label of a ``DisclosureGroup``, or the header of a section that the user can close.
  ///
  /// Its attribute is `isExpanded`. It takes ``PressEvent``, which changes the state, and
  /// ``ExpandEvent``.
  public static let disclosureLabel: ElementKind = "DisclosureLabel"
}
