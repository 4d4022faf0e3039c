public import AmbientCore

/// The kinds of elements that presentations become.
///
/// They stand where the modifier stands that presents them, behind the view it is applied to; a host
/// lifts them out and shows them in front of the rest. They take `dismiss`.
extension ElementKind {
  /// A sheet; `dismissDisabled` if the user cannot put it away, `detents` for its heights.
  public static let sheet: ElementKind = "Sheet"
  /// What covers everything else.
  public static let fullScreenCover: ElementKind = "FullScreenCover"
  /// What points to the view that presents it: `arrowEdge` says from which side.
  public static let popover: ElementKind = "Popover"
  /// An alert: its `text` is the title; a ``message`` and buttons are in it.
  public static let alert: ElementKind = "Alert"
  /// A choice between actions: its `text` is the title; a ``message`` and buttons are in it.
  public static let confirmationDialog: ElementKind = "ConfirmationDialog"
  /// What an alert or a dialog says below its title.
  public static let message: ElementKind = "Message"
}
