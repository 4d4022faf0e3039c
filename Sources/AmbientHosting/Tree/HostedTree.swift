/// A tree of elements that a host shows.
///
/// A host shows the ``elements``, sends what the user does with ``send(_:to:)``, and calls
/// ``settle()`` when ``onUpdateNeeded`` asks for it. A tree of views is one; user actions, labels
/// and the text form of the elements work with any.
///
/// ```swift
/// tree.onMutations = { apply($0) }
/// tree.onUpdateNeeded = { scheduleNextFrame() }
/// tree.settle()
/// ```
@MainActor
public protocol HostedTree: AnyObject, Sendable {
  /// The outermost elements, in order.
  ///
  /// - Complexity: O(n) in the number of views down to the outermost elements.
  var elements: [Element] { get }

  /// The element with an identifier, while it is in the tree.
  ///
  /// - Parameter id: What tells the element from all others of the tree.
  /// - Returns: The element; nil if it has left the tree.
  func element(_ id: ElementID) -> Element?

  /// Sends an element what the user did with it.
  ///
  /// After an event that brings a value, such as ``EditEvent``, the next update reports the element
  /// to ``onMutations`` in any case: the element may have rejected the value.
  ///
  /// - Parameters:
  ///   - event: What the user did.
  ///   - element: The element with which the user did it.
  /// - Returns: Whether the element took the event: false if it takes none of the type, is
  ///   disabled, has left the tree, or belongs to another tree.
  @discardableResult
  func send<Event: ElementEvent>(_ event: Event, to element: Element) -> Bool

  /// Whether ``settle()`` has something to do.
  var needsUpdate: Bool { get }

  /// Called when an update begins to be needed, on the thread that caused it.
  var onUpdateNeeded: (@Sendable () -> Void)? { get set }

  /// Applies what has changed once; actions that this causes wait for the next update.
  ///
  /// A host calls it in place of ``settle()`` to show what is between two updates.
  func update()

  /// Updates until nothing is left to do.
  func settle()

  /// Called after each update with the changes of the elements, if there are any.
  ///
  /// The first call brings all elements there are. Without it, nothing is collected.
  var onMutations: (([ElementMutation]) -> Void)? { get set }

  /// The element that has the focus.
  var focusedElement: Element? { get }

  /// The elements that can have the focus now, in the order in which a host moves from one to the
  /// next.
  ///
  /// - Complexity: O(n) in the number of views.
  var focusableElements: [Element] { get }

  /// Moves the focus to an element, or away from all if it is nil.
  ///
  /// - Parameter element: The element that is to have the focus.
  /// - Returns: Whether the element can have the focus: false also for an element of another tree.
  @discardableResult
  func focus(_ element: Element?) -> Bool

  /// Called when another element has the focus, or none.
  var onFocusChange: ((Element?) -> Void)? { get set }

  /// Takes all elements out of the tree, and releases what made them.
  func unmount()
}
