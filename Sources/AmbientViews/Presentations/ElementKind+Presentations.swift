public import AmbientHosting

/// The kinds of elements for presentations.
extension ElementKind {
  /// A sheet.
  ///
  /// Its attributes are `detents`, `detent`, `dragIndicator`, `cornerRadius` and `dismissDisabled`.
  /// It takes ``DismissEvent`` unless `dismissDisabled` is true.
  public static let sheet: ElementKind = "Sheet"
  /// A presentation that covers its whole window; it takes ``DismissEvent`` as a ``sheet`` does.
  public static let fullScreenCover: ElementKind = "FullScreenCover"
  /// A presentation that points to the view that presents it.
  ///
  /// Its attributes are `arrowEdge` and `anchor`. It takes ``DismissEvent`` as a ``sheet`` does.
  public static let popover: ElementKind = "Popover"
  /// An alert; its text is the title, and its children are a ``message`` and buttons.
  ///
  /// It takes ``DismissEvent``.
  public static let alert: ElementKind = "Alert"
  /// A choice between actions; its text is the title, and its children are a ``message`` and
  /// buttons.
  ///
  /// Its attribute is `titleVisibility`. It takes ``DismissEvent``.
  public static let confirmationDialog: ElementKind = "ConfirmationDialog"
  /// The message of an alert or dialog, below its title.
  public static let message: ElementKind = "Message"
}

extension ElementAttribute where Value == String {
  /// The heights that the user can choose for a sheet, such as `large medium`.
  public static var detents: Self { Self("detents") }
  /// The current height of a sheet, which is one of its `detents`.
  public static var detent: Self { Self("detent") }
  /// The visibility of a sheet's drag indicator: `visible` or `hidden`; absent for the host's
  /// default.
  public static var dragIndicator: Self { Self("dragIndicator") }
  /// The visibility of a dialog's title: `visible` or `hidden`; absent for the host's default.
  public static var titleVisibility: Self { Self("titleVisibility") }
  /// The edge of the anchor to which a popover's arrow points; absent for `top`.
  public static var arrowEdge: Self { Self("arrowEdge") }
  /// The place that a popover points to, or the fixed point of an effect such as a rotation.
  ///
  /// A point is given as two fractions of the view's size, such as `0.5 1`. A rectangle is given as
  /// x, y, width and height in points.
  public static var anchor: Self { Self("anchor") }
}

extension ElementAttribute where Value == Bool {
  /// Whether the user is prevented from dismissing a presentation, except with controls in it.
  public static var dismissDisabled: Self { Self("dismissDisabled") }
}
