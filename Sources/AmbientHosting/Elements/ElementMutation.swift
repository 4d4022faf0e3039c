/// A change of the elements, for hosts that have a copy of them.
///
/// Mutations are applied one after the other, in the order in which they come. Positions count
/// among the parent's children as they are when the mutation is applied; a parent of nil is the
/// root.
public enum ElementMutation {
  /// A new element, with all that is in it, is at a position among its parent's children.
  case insert(Element, into: ElementID?, at: Int)
  /// An element is gone, with all that was in it.
  case remove(ElementID, from: ElementID?)
  /// An element is at another position among its parent's children; it was taken out first.
  case move(ElementID, in: ElementID?, to: Int)
  /// An element has another text, other attributes or other events, or is enabled otherwise; or an
  /// event with a value left it as it was.
  case update(Element)
}
