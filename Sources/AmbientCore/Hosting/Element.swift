import AmbientGraph

/// A thing that a host shows: a text, a button, a stack.
///
/// Elements are what the tree puts out. Everything that only structures views (groups, branches,
/// modifiers of the environment) is gone; what is left has a kind, attributes, a handler for events,
/// and children. An element is a handle: asked again after an update, it tells what is so then.
@MainActor
public struct Element: Identifiable {
  /// Stays the same as long as the element is in the tree.
  public nonisolated let id: ElementID

  let node: AnyElementNode

  init(_ node: AnyElementNode) {
    id = node.id
    self.node = node
  }

  /// What the element is.
  public var kind: ElementKind { node.description.kind }

  /// Its text, if it is or has one.
  public var text: String? { node.description.text }

  /// How it is to be shown; what is missing is as usual.
  public var attributes: [String: ElementValue] { node.description.attributes }

  /// Whether it takes part in what the user does.
  public var isEnabled: Bool { node.description.isEnabled }

  /// Whether it does something with events.
  public var handlesEvents: Bool { node.description.onEvent != nil }

  /// Whether it is still in the tree.
  public var isMounted: Bool { !node.isRetired }

  /// The elements in it, in order.
  ///
  /// - Complexity: O(nodes below down to the next elements).
  public var children: [Element] { node.elementsBelow }

  /// The element around it, if there is one.
  public var parent: Element? { mountedParent?.nearestElement.map(Element.init) }

  /// The names of the views that it stands in, the innermost first.
  public var views: [String] { isMounted ? node.chainOfViews : [] }

  /// The tags of the views that it stands in, the innermost first, up to the next element.
  public var tags: [AnyHashable] {
    var tags: [AnyHashable] = []
    var candidate = mountedParent
    while let next = candidate, !(next is AnyElementNode) {
      if let tag = (next as? TagNode)?.tag { tags.append(tag) }
      candidate = next.parent
    }
    return tags
  }

  /// The node above, which may be gone once this one is out of the tree.
  private var mountedParent: ViewNode? { isMounted ? node.parent : nil }
}

/// Tells an element from all others of its tree.
public struct ElementID: Hashable, Sendable, CustomStringConvertible {
  let number: UInt

  /// The number of the element, in the order in which they were made.
  public var description: String { "\(number)" }
}

/// What an element is: a word that hosts know.
public struct ElementKind: RawRepresentable, Hashable, Sendable, ExpressibleByStringLiteral,
  CustomStringConvertible
{
  /// The word.
  public let rawValue: String

  /// Makes a kind of a word.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// Makes a kind of a word.
  public init(stringLiteral value: String) { rawValue = value }

  /// The word.
  public var description: String { rawValue }
}

/// The value of an attribute.
public enum ElementValue: Hashable, Sendable, CustomStringConvertible {
  /// A word or a text.
  case string(String)
  /// A number, in points where it is a length.
  case number(Double)
  /// A yes or a no.
  case bool(Bool)

  /// The value as text.
  public var description: String {
    switch self {
    case .string(let text): text
    case .number(let number):
      number == number.rounded() && abs(number) < 1e15 ? "\(Int(number))" : "\(number)"
    case .bool(let value): "\(value)"
    }
  }
}

/// What a user did with an element.
public enum ElementEvent: Equatable, Sendable {
  /// It was pressed.
  case press
  /// It was switched on or off.
  case toggle(Bool)
  /// Its text became another one.
  case edit(String)
  /// It is to be brought up to date.
  case refresh
  /// What is in it was submitted, as by pressing return.
  case submit
  /// Its number became another one.
  case adjust(Double)
  /// It was taken a step up, or down.
  case step(up: Bool)
  /// It was put away by other means than its own controls: swiped down, closed.
  case dismiss
  /// It was left for what came before it.
  case back

  /// Whether it brings a value that the element is to have, which may be rejected.
  var isValue: Bool {
    switch self {
    case .toggle, .edit, .adjust: true
    case .press, .refresh, .submit, .step, .dismiss, .back: false
    }
  }
}
