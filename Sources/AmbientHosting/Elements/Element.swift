/// A thing that a host shows: a text, a button, a stack.
///
/// Groups, branches, and modifiers of the environment do not become elements. An element has a
/// kind, attributes, events that it takes, and children. An instance of this type is a handle: its
/// properties have the values of the last update.
///
/// ```swift
/// func draw(_ element: Element) {
///   switch element.kind {
///   case .toggle: drawBox(isOn: element[.isOn] ?? false)
///   default: element.text.map(drawText)
///   }
///   element.children.forEach(draw)
/// }
/// ```
@MainActor
public struct Element: Identifiable {
  /// The identifier of the element, which stays the same while the element is in the tree.
  public nonisolated let id: ElementID

  /// The object that stores the element in the tree.
  public let source: any ElementSource

  /// Creates the handle of an element; for implementations of trees.
  ///
  /// - Parameters:
  ///   - id: The identifier of the element.
  ///   - source: The object that stores the element.
  public init(id: ElementID, source: any ElementSource) {
    self.id = id
    self.source = source
  }

  /// The kind of the element.
  public var kind: ElementKind { source.description.kind }

  /// The text or title of the element; nil if it has neither.
  public var text: String? { source.description.text }

  /// The attributes of the element that differ from the defaults of its kind.
  public var attributes: ElementAttributes { source.description.attributes }

  /// The value of an attribute; nil if it is not set.
  ///
  /// - Parameter attribute: The attribute.
  /// - Complexity: O(n) in the number of attributes.
  public subscript<Value>(attribute: ElementAttribute<Value>) -> Value? {
    source.description.attributes[attribute]
  }

  /// Whether the element is enabled: whether it takes events.
  public var isEnabled: Bool { source.description.isEnabled }

  /// The way in which the element is presented.
  ///
  /// The presentations of elements decide which elements are visible.
  public var presentation: ElementPresentation { source.description.presentation }

  /// Returns whether the element takes events of a type while it is enabled.
  ///
  /// - Parameter event: The type of the event.
  /// - Returns: Whether the element takes events of a type while it is enabled.
  public func takes<Event: ElementEvent>(_ event: Event.Type) -> Bool {
    source.description.takes(event)
  }

  /// The types of the events that the element takes while it is enabled, in the order in which
  /// ``ElementDescription/on(_:perform:)`` added them.
  public var events: [any ElementEvent.Type] { source.description.events }

  /// Whether the element is a control: whether it takes an event that only controls take, such as
  /// `PressEvent`.
  ///
  /// - Complexity: O(n) in the number of types of events that the element takes.
  public var isControl: Bool { source.description.isControl }

  /// Whether the element is still in the tree.
  public var isMounted: Bool { source.isMounted }

  /// Whether the element is shown only until a transition is over, because the element or an
  /// element around it was removed.
  ///
  /// Such an element hides no other elements, and the user cannot reach it. If the element is
  /// inserted again before the transition is over, the property becomes false.
  ///
  /// - Complexity: O(n) in the number of views around the element while any removed view is shown;
  ///   O(1) otherwise.
  public var isLeaving: Bool { source.isLeaving }

  /// The child elements, in order.
  ///
  /// - Complexity: O(n) in the number of views between the element and its children.
  public var children: [Element] { source.childElements }

  /// The parent element; nil if the element is outermost, or has left the tree.
  public var parent: Element? { source.parentElement }

  /// The names of the views around the element, the innermost first; empty after the element has
  /// left the tree.
  public var views: [String] { source.enclosingViews }

  /// The tags of the views between the element and its parent element, the innermost first.
  public var tags: [AnyHashable] { source.enclosingTags }

  /// The identifiers of the views between the element and its parent element, the innermost first.
  ///
  /// The identifiers come from `id(_:)` and from the items of `ForEach`. The list is empty after
  /// the element has left the tree.
  ///
  /// - Complexity: O(n) in the number of views between the two elements, and of items in the loops
  ///   between them.
  public var identifiers: [AnyHashable] { source.enclosingIdentifiers }

  /// Finds the first view inside this element that has the given identifier, and returns the
  /// outermost elements of the view.
  ///
  /// The identifier comes from `id(_:)` or from an item of a `ForEach`.
  ///
  /// - Parameter id: The identifier.
  /// - Returns: The elements; none if no view has the identifier.
  /// - Complexity: O(n) in the number of views in the element.
  public func elements(identifiedBy id: AnyHashable) -> [Element] {
    source.elements(identifiedBy: id)
  }

  /// The outermost elements of the loop item that contains the element, such as a row of a
  /// `ForEach`.
  ///
  /// In nested loops, the item belongs to the innermost loop. The list is empty if the element is
  /// in no loop, or has left the tree.
  ///
  /// - Complexity: O(n) in the number of views around the element and in the item.
  public var item: [Element] { source.enclosingItem }
}

/// The object in which a tree stores an element.
///
/// The nodes of a tree of views conform. Other trees, such as a recorded tree or a tree in another
/// process, can declare objects that conform.
@MainActor
public protocol ElementSource: AnyObject {
  /// The current description of the element, or the last description before the element left the
  /// tree.
  var description: ElementDescription { get }

  /// Whether the element is in the tree.
  var isMounted: Bool { get }

  /// Whether the element is shown only until a transition is over, because the element or an
  /// element around it was removed.
  ///
  /// The default is false.
  var isLeaving: Bool { get }

  /// The child elements, in order.
  var childElements: [Element] { get }

  /// The parent element, if there is one.
  var parentElement: Element? { get }

  /// The names of the views around the element, the innermost first.
  var enclosingViews: [String] { get }

  /// The tags of the views between the element and its parent element, the innermost first.
  var enclosingTags: [AnyHashable] { get }

  /// The identifiers of the views between the element and its parent element, the innermost first.
  ///
  /// The identifiers come from `id(_:)` and from the items of `ForEach`. The list is empty by
  /// default.
  var enclosingIdentifiers: [AnyHashable] { get }

  /// Finds the first view inside this element that has the given identifier, and returns the
  /// outermost elements of the view.
  ///
  /// The list is empty by default.
  ///
  /// - Parameter id: The identifier.
  /// - Returns: The elements; none if no view has the identifier.
  func elements(identifiedBy id: AnyHashable) -> [Element]

  /// The outermost elements of the loop item that contains the element.
  ///
  /// In nested loops, the item belongs to the innermost loop. The list is empty by default.
  var enclosingItem: [Element] { get }
}

extension ElementSource {
  /// False by default, for a tree without transitions.
  public var isLeaving: Bool { false }

  /// Empty by default, for a tree without identifiers.
  public var enclosingIdentifiers: [AnyHashable] { [] }

  /// Returns no elements by default, for a tree without identifiers.
  public func elements(identifiedBy id: AnyHashable) -> [Element] { [] }

  /// Empty by default, for a tree without loops.
  public var enclosingItem: [Element] { [] }
}
