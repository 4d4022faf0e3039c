/// A tree of elements that a host shows.
///
/// A host shows the ``elements``, sends actions of the user with ``send(_:to:)``, and calls
/// ``settle()`` after ``onUpdateNeeded``. A tree of views conforms to this protocol. Extensions of
/// the protocol perform user actions, find elements, and write the elements as text.
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
  /// - Complexity: O(n) in the number of views that are not inside an element, including the
  ///   outermost elements.
  var elements: [Element] { get }

  /// Returns the element with an identifier, if it is in the tree.
  ///
  /// - Parameter id: The identifier of the element.
  /// - Returns: The element; nil if it has left the tree.
  func element(_ id: ElementID) -> Element?

  /// Sends an event to an element.
  ///
  /// An element may reject the value that an event such as ``EditEvent`` brings. After such an
  /// event, the next update reports the element to ``onMutations`` even if the element has not
  /// changed. The host can then show the actual value of the element.
  ///
  /// - Parameters:
  ///   - event: The action of the user.
  ///   - element: The element.
  /// - Returns: Whether the element took the event. The result is false if the element takes no
  ///   events of this type, is disabled, has left the tree, or belongs to another tree.
  @discardableResult
  func send<Event: ElementEvent>(_ event: Event, to element: Element) -> Bool

  /// Whether ``settle()`` has work to do.
  var needsUpdate: Bool { get }

  /// Called when an update becomes necessary, on the thread that made it necessary.
  var onUpdateNeeded: (@Sendable () -> Void)? { get set }

  /// Makes one update, which applies the pending changes.
  ///
  /// The update then runs the actions that these changes trigger, such as `onChange` actions. The
  /// writes of these actions wait for the next update. A host calls `update()` in place of
  /// ``settle()`` to show the state between two updates.
  func update()

  /// Makes updates until no work is left.
  func settle()

  /// Called after each update with the changes of the elements, if there are any.
  ///
  /// The first call reports all elements. While this property is nil, no changes are collected.
  var onMutations: (([ElementMutation]) -> Void)? { get set }

  /// Called by ``settle()`` and ``update()`` when no work is left.
  ///
  /// A host lays out the elements here. If the host causes work here, for example by
  /// sending an event, `settle()` does the work before it returns.
  var onSettled: (() -> Void)? { get set }

  /// Whether lists, lazy stacks and lazy grids contain only the rows that the host asks for; false
  /// by default.
  ///
  /// A host with a viewport sets this property to true before the first ``settle()``. The host then
  /// sends a `RowsEvent` with the visible rows to each element that takes this event. Tab views
  /// with pages need no event: they contain the selected page and the pages beside it.
  var usesLazyRows: Bool { get set }

  /// Whether the host reports which view of each `ViewThatFits` it shows; false by default.
  ///
  /// A host with a layout sets this property to true before the first ``settle()``. After each
  /// layout, the host then sends a ``FittingViewEvent`` to each `ViewThatFits` whose shown view has
  /// changed. The views that the host does not show stay in the tree, but run no `onAppear`
  /// actions.
  ///
  /// If the property is false, all views of a `ViewThatFits` appear, and assistive technologies
  /// present the first one.
  var choosesFittingViews: Bool { get set }

  /// The element that has the focus; nil if no element has the focus.
  var focusedElement: Element? { get }

  /// The elements that can have the focus now, in the order in which a host moves the focus.
  ///
  /// - Complexity: O(n) in the number of views.
  var focusableElements: [Element] { get }

  /// Moves the focus to an element, or removes the focus if the element is nil.
  ///
  /// - Parameter element: The element that is to have the focus.
  /// - Returns: False if the element cannot have the focus now, or belongs to another tree. In
  ///   these cases, the focus does not move.
  @discardableResult
  func focus(_ element: Element?) -> Bool

  /// Moves the focus to the next or the previous visible element that can have it, as the Tab key
  /// does.
  ///
  /// If the focus enters a view that has a default focus, the next update may move the focus to
  /// that default.
  ///
  /// - Parameter forward: Whether the focus moves to the next element instead of the previous one.
  /// - Returns: False if no visible element can have the focus.
  @discardableResult
  func moveFocus(forward: Bool) -> Bool

  /// Called when the focus has moved to another element, or was removed.
  var onFocusChange: ((Element?) -> Void)? { get set }

  /// The time of the tree's clock in seconds; zero until the host advances it.
  ///
  /// Gestures measure durations with this clock.
  var time: Double { get }

  /// The time at which the tree has something to do next, such as the end of a long press, or
  /// the next frame of an animation; nil if the tree waits for nothing.
  ///
  /// A host reads this time after ``settle()``, and calls ``advance(to:)`` when the time has come.
  var nextDeadline: Double? { get }

  /// Advances the tree's clock, and does the work that becomes due; afterward, the host calls
  /// ``settle()``.
  ///
  /// - Parameter time: The new time in seconds. An earlier time than the current one has no effect.
  func advance(to time: Double)

  /// Whether the tree plays animations on its clock; false by default.
  ///
  /// A host that advances the clock for each frame sets this property before the first
  /// ``settle()``. The attributes of elements then change step by step, and removed views stay
  /// until their transition is over. While something is animated, ``nextDeadline`` is the time of
  /// the next frame, or an earlier time.
  ///
  /// If the property is false, the attributes change to their final values without intermediate
  /// steps, and the host may animate the changes itself.
  var runsAnimations: Bool { get set }

  /// The object that identifies the tree in ``AssistiveNotification/send(from:)`` and
  /// ``FeedbackRequest/send(from:)``.
  ///
  /// By default, the object is the tree.
  var notificationSource: AnyObject { get }

  /// Removes all elements from the tree, and releases their views.
  func unmount()
}

extension HostedTree {
  /// Zero by default, for a tree without a clock.
  public var time: Double { 0 }

  /// Nil by default, for a tree without a clock.
  public var nextDeadline: Double? { nil }

  /// False by default, for a tree without a clock; setting the property has no effect.
  public var runsAnimations: Bool {
    get { false }
    set {}
  }

  /// False by default, for a tree without `ViewThatFits` elements; setting the property has no
  /// effect.
  public var choosesFittingViews: Bool {
    get { false }
    set {}
  }

  /// The object that identifies the tree: the tree itself.
  public var notificationSource: AnyObject { self }

  /// Does nothing by default, for a tree without a clock.
  ///
  /// - Parameter time: The time, which has no effect.
  public func advance(to time: Double) {}
}
