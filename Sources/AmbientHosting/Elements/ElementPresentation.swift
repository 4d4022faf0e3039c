/// The way in which an element is presented.
///
/// The presentation decides which elements the user sees and can use. A view library sets the
/// presentation of its elements, and user actions and tests take it into account: see
/// ``HostedTree/elementsInSight`` and ``HostedTree/elementsInReach``.
public enum ElementPresentation: UInt8, Hashable, Sendable {
  /// The element is in sight if its parent is, like most elements.
  case inline
  /// The element is a window. Covers and dialogs in it hide nothing outside of it.
  case window
  /// The element covers all elements before it in its window, as a sheet does.
  case cover
  /// The element is in front of the others in its window, as an alert is: the user sees the others,
  /// but cannot use them.
  case dialog
  /// The element is a page. Of the pages among the children of an element, the last is in sight.
  case page
  /// The element shows only its first child, such as a tab that is not selected, or a group that is
  /// closed.
  case collapsed

  /// Whether the element is in front of other elements of its window.
  public var isInFront: Bool { self == .cover || self == .dialog }
}
