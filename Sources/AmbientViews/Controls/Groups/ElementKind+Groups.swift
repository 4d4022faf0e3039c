public import AmbientHosting

/// The kinds of elements for groups and other views with a label.
extension ElementKind {
  /// The label of a ``groupBox``, ``labeledContent``, ``controlGroup`` or ``contentUnavailable``.
  public static let controlLabel: ElementKind = "ControlLabel"
  /// A ``GroupBox``: a ``controlLabel`` if the box has a label, then the views in the box.
  public static let groupBox: ElementKind = "GroupBox"
  /// A ``LabeledContent``: a ``controlLabel``, then the content.
  ///
  /// Its attribute is `labels`.
  public static let labeledContent: ElementKind = "LabeledContent"
  /// A ``ControlGroup``: a ``controlLabel`` if the group has a label, then the controls.
  ///
  /// Its attributes are `style`, `controlSize`, `labels` and `tint`.
  public static let controlGroup: ElementKind = "ControlGroup"
  /// A ``ContentUnavailableView``: a ``controlLabel``, a ``message`` if the view has a description,
  /// then the actions.
  public static let contentUnavailable: ElementKind = "ContentUnavailableView"
}
