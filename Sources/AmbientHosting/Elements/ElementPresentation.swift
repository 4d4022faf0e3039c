/// What part an element has in deciding which elements are in sight and in reach of the user.
///
/// A view library states it of the elements to which it applies, and user actions and tests follow
/// it: see ``HostedTree/elementsInSight`` and ``HostedTree/elementsInReach``.
public enum ElementPresentation: UInt8, Hashable, Sendable {
  /// It is in sight where its parent is; so are most elements.
  case inline
  /// It is a window: what covers and dialogs are in front of does not go beyond it.
  case window
  /// It covers all that is in the same window before it in the tree, as a sheet does.
  case cover
  /// It is in front of what is in the same window: the user sees the rest, but cannot reach it. So
  /// is an alert.
  case dialog
  /// It is one of several pages among the children of an element, of which the last is in sight.
  case page
  /// Of its children the first alone is in sight: so is a tab that is not selected, and a group
  /// that is closed.
  case collapsed

  /// Whether it is in front of other elements of its window, and can be dismissed.
  public var isInFront: Bool { self == .cover || self == .dialog }
}
