public import AmbientHosting

/// The kinds of elements of presentations.
extension ElementKind {
  /// A sheet: `detents`, `dismissDisabled`; takes ``DismissEvent`` unless that is disabled.
  public static let sheet: ElementKind = "Sheet"
  /// A presentation that covers everything else; takes ``DismissEvent``.
  public static let fullScreenCover: ElementKind = "FullScreenCover"
  /// A presentation that points to its view: `arrowEdge`, `anchor`; takes ``DismissEvent``.
  public static let popover: ElementKind = "Popover"
  /// An alert: its `text` is the title; a ``message`` and buttons are in it; takes
  /// ``DismissEvent``.
  public static let alert: ElementKind = "Alert"
  /// A choice between actions: its `text` is the title; a ``message`` and buttons are in it; takes
  /// ``DismissEvent``.
  public static let confirmationDialog: ElementKind = "ConfirmationDialog"
  /// What an alert or a dialog says below its title.
  public static let message: ElementKind = "Message"
}

extension ElementAttribute where Value == String {
  /// The heights between which the user may choose for a sheet.
  public static var detents: Self { Self("detents") }
  /// The height of a sheet.
  public static var detent: Self { Self("detent") }
  /// Whether a sheet shows that it can be dragged: `visible` or `hidden`.
  public static var dragIndicator: Self { Self("dragIndicator") }
  /// Whether a dialog shows its title: `visible` or `hidden`.
  public static var titleVisibility: Self { Self("titleVisibility") }
  /// From which side a popover points to its view, if not `top`.
  public static var arrowEdge: Self { Self("arrowEdge") }
  /// A point or a rectangle of a view, to which a popover points or around which a view is turned.
  public static var anchor: Self { Self("anchor") }
}

extension ElementAttribute where Value == Bool {
  /// Whether a presentation can only be dismissed by the controls in it.
  public static var dismissDisabled: Self { Self("dismissDisabled") }
}
