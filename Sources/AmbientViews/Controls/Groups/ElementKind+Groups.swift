public import AmbientHosting

/// The kinds of elements for groups and other views with a label.
extension ElementKind {
  /// The label of a ``groupBox``, ``labeledContent``, ``controlGroup`` or ``contentUnavailable``.
  public static let controlLabel: ElementKind = "ControlLabel"
  /// A ``GroupBox``: a ``controlLabel`` if it has a label, then its views.
  public static let groupBox: ElementKind = "GroupBox"
  /// A ``LabeledContent``: a ``controlLabel``, then the content.
  ///
  /// Its attribute is `labels`.
  public static let labeledContent: ElementKind = "LabeledContent"
  /// A ``ControlGroup``: a ``controlLabel`` if it has a label, then its controls.
  ///
  /// Its attributes are `style` and the attributes that every control has.
  public static let controlGroup: ElementKind = "ControlGroup"
  /// A ``ContentUnavailableView``: a ``controlLabel``, a ``message`` with the description, then the
  /// actions.
  public static let contentUnavailable: ElementKind = "ContentUnavailableView"
}
