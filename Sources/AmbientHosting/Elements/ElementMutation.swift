/// A change of the elements, for hosts that keep a copy of the elements.
///
/// Mutations are applied one after the other, in the order in which they are reported. A position
/// is an index into the parent's children at the moment when the mutation is applied. If the parent
/// is nil, the element is an outermost element of the tree.
public enum ElementMutation {
  /// A new element, with its descendants, was inserted at a position among its parent's children.
  case insert(Element, into: ElementID?, at: Int)
  /// An element was removed, with its descendants.
  case remove(ElementID, from: ElementID?)
  /// An element moved to another position among its parent's children. To apply the move, remove
  /// the element first, and then insert it at the position.
  case move(ElementID, in: ElementID?, to: Int)
  /// The ``ElementDescription`` of an element has changed, for example its text, its attributes or
  /// the types of events that it takes.
  ///
  /// After an event with a value that the element may reject, such as typed text, this mutation is
  /// reported even if nothing has changed: see ``ElementEvent/proposesValue``.
  case update(Element)
}
