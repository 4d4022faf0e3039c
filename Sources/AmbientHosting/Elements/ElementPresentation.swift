/// The way in which an element is presented.
///
/// The presentation decides which elements the user sees and can use. A view library sets the
/// presentation of its elements. User actions and tests depend on the presentation: see
/// ``HostedTree/visibleElements`` and ``HostedTree/elementsInReach``.
public enum ElementPresentation: UInt8, Hashable, Sendable {
  /// The element is visible if its parent is. Most elements are inline.
  case inline
  /// The element is a window. Its covers and dialogs do not affect the elements of other windows.
  case window
  /// The element covers all earlier elements of its window, as a sheet does.
  case cover
  /// The element is in front of the other elements of its window, as an alert is. The user sees the
  /// other elements, but cannot use them.
  case dialog
  /// The element is a page. If a parent has several pages, only the last page is visible.
  case page
  /// The element shows only its first child, as an unselected tab or a closed group does.
  case collapsed
  /// The element is not shown. Assistive technologies present the element, either in place of a
  /// view or as a part of a view.
  case assistive

  /// Whether the element is in front of other elements of its window.
  public var isInFront: Bool { self == .cover || self == .dialog }
}
