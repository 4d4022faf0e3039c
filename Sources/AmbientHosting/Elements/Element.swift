/// A thing that a host shows: a text, a button, a stack.
///
/// Elements are what a tree puts out. Everything that only structures views (groups, branches,
/// modifiers of the environment) is gone; what is left has a kind, attributes, events that it
/// takes, and children. An element is a handle: asked again after an update, it tells what is so
/// then.
///
/// ```swift
/// func draw(_ element: Element) {
///   switch element.kind {
///   case .toggle: draw(box: element[.isOn] ?? false)
///   default: element.text.map(draw(text:))
///   }
///   element.children.forEach(draw)
/// }
/// ```
@MainActor
public struct Element: Identifiable {
  /// Stays the same as long as the element is in the tree.
  public nonisolated let id: ElementID

  /// Where the tree keeps the element.
  public let source: any ElementSource

  /// Makes the handle of an element; for trees that hand out elements.
  ///
  /// - Parameters:
  ///   - id: What tells the element from all others of its tree.
  ///   - source: Where the tree keeps the element.
  public init(id: ElementID, source: any ElementSource) {
    self.id = id
    self.source = source
  }

  /// What the element is.
  public var kind: ElementKind { source.description.kind }

  /// The text of the element, if it is a text or has a title of its own.
  public var text: String? { source.description.text }

  /// How the element is to be shown; what is not set has the default of the kind.
  public var attributes: ElementAttributes { source.description.attributes }

  /// The value of an attribute; nil if it is not set.
  ///
  /// - Complexity: O(n) in the number of attributes.
  public subscript<Value>(attribute: ElementAttribute<Value>) -> Value? {
    source.description.attributes[attribute]
  }

  /// Whether the element reacts to what the user does.
  public var isEnabled: Bool { source.description.isEnabled }

  /// What part the element has in deciding which elements are in sight.
  public var presentation: ElementPresentation { source.description.presentation }

  /// Whether the element takes events of a type while it is enabled.
  public func takes<Event: ElementEvent>(_ event: Event.Type) -> Bool {
    source.description.takes(event)
  }

  /// The types of the events that the element takes while it is enabled, in the order in which they
  /// were declared.
  public var events: [any ElementEvent.Type] { source.description.events }

  /// Whether the element takes any events.
  public var handlesEvents: Bool { source.description.handlers != nil }

  /// Whether the element is still in the tree.
  public var isMounted: Bool { source.isMounted }

  /// The elements in it, in order.
  ///
  /// - Complexity: O(n) in the number of views between the element and its children.
  public var children: [Element] { source.childElements }

  /// The element around it; nil if there is none, or the element has left the tree.
  public var parent: Element? { source.parentElement }

  /// The names of the views around the element, the innermost first; empty once it has left the
  /// tree.
  public var views: [String] { source.enclosingViews }

  /// The tags of the views around the element, the innermost first, up to the next element.
  public var tags: [AnyHashable] { source.enclosingTags }

  /// The outermost elements of the innermost loop item around the element, such as a row of a
  /// `ForEach`; empty if the element is in no loop, or has left the tree.
  ///
  /// - Complexity: O(n) in the number of views around the element and in the item.
  public var item: [Element] { source.enclosingItem }
}

/// Where a tree keeps an element: what an ``Element`` asks.
///
/// The nodes of a tree of views conform; so may the elements of another tree, such as one that was
/// recorded or comes from another process.
@MainActor
public protocol ElementSource: AnyObject {
  /// What the element is now, or was when it left the tree.
  var description: ElementDescription { get }

  /// Whether the element is in the tree.
  var isMounted: Bool { get }

  /// The elements in it, in order.
  var childElements: [Element] { get }

  /// The element around it, if there is one.
  var parentElement: Element? { get }

  /// The names of the views around the element, the innermost first.
  var enclosingViews: [String] { get }

  /// The tags of the views around the element, the innermost first, up to the next element.
  var enclosingTags: [AnyHashable] { get }

  /// The outermost elements of the innermost loop item around the element; by default empty.
  var enclosingItem: [Element] { get }
}

extension ElementSource {
  /// No elements: the tree knows no loops.
  public var enclosingItem: [Element] { [] }
}
